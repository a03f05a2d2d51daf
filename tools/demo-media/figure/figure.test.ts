/** The figures move as bodies do: bones keep their length, feet stay on the floor, nothing jumps. */
import { expect, test } from 'vitest'
import { roundS } from '../videos/exercises/exercise'
import { FPS } from '../videos/frame'
import { sessions } from '../videos/sessions'
import { BONES, type Body, bodyOf } from './body'
import { distance, type Point } from './limbs'
import { poseAt } from './pose'

const joints = ({ arms, collar, head, hips, legs, waist }: Body): Point[] => [
  hips,
  waist,
  collar,
  head,
  ...arms.flatMap(({ elbow, fingers, shoulder, wrist }) => [shoulder, elbow, wrist, fingers]),
  ...legs.flatMap(({ ankle, ball, knee }) => [knee, ankle, ball]),
]

/** Every frame of every exercise. */
const exercises = [...new Set(sessions.flatMap((session) => session.exercises))].map((exercise) => ({
  ...exercise,
  bodies: Array.from({ length: Math.round(roundS(exercise) * FPS) + 1 }, (_, frame) =>
    bodyOf(poseAt(exercise.round, frame / FPS), exercise.view),
  ),
}))
type Exercise = (typeof exercises)[number]

/** The names of the exercises in which something is true of a frame. */
const whereSome = (wrong: (body: Body, at: number, exercise: Exercise) => boolean) =>
  exercises.filter((exercise) => exercise.bodies.some((body, at) => wrong(body, at, exercise))).map(({ name }) => name)

test('a round ends where it began', () => {
  const open = exercises.filter(({ round }) => JSON.stringify(round.at(-1)?.[1]) !== JSON.stringify(round[0]?.[1]))
  expect(open.map(({ name }) => name)).toEqual([])
})

test('every bone keeps its length', () => {
  expect(
    whereSome(({ arms }) =>
      arms.some(
        ({ elbow, shoulder, wrist }) =>
          Math.abs(distance(shoulder, elbow) - BONES.upperArm) > 0.00001 ||
          Math.abs(distance(elbow, wrist) - BONES.forearm) > 0.00001,
      ),
    ),
  ).toEqual([])
  // From the front a bent knee comes towards the viewer, and its bones look a little shorter.
  const tolerance = { front: 2, side: 0.001 }
  expect(
    whereSome(({ legs }, _, { view }) =>
      legs.some(
        ({ ankle, hip, knee }) =>
          Math.abs(distance(hip, knee) - BONES.thigh) >= tolerance[view] ||
          Math.abs(distance(knee, ankle) - BONES.shin) >= tolerance[view],
      ),
    ),
  ).toEqual([])
})

test('a hand gets to where its pose puts it', () => {
  const short = exercises.filter(({ round, view }) =>
    round.some(([, pose]) => {
      const { arms } = bodyOf(pose, view)
      return pose.arms.some((arm, at) => {
        const wrist = arms[at]?.wrist
        return 'hand' in arm && !(wrist && distance(wrist, arm.hand) < 6)
      })
    }),
  )
  expect(short.map(({ name }) => name)).toEqual([])
})

test('the figure stays above the floor', () => {
  expect(whereSome((body) => joints(body).some(([, y]) => y > 1))).toEqual([])
})

test('the figure never jumps from one frame to the next', () => {
  expect(
    whereSome((body, at, { bodies }) => {
      const before = joints(bodies[at - 1] ?? body)
      return joints(body).some((joint, which) => distance(joint, before[which] ?? joint) >= 32)
    }),
  ).toEqual([])
})
