/** The figures move as bodies do: bones keep their length, feet stay on the floor, nothing jumps. */
import { describe, expect, it } from 'vitest'
import { roundS } from '../exercises/exercise'
import { FPS } from '../frame'
import { sessions } from '../sessions'
import { BONES, type Body, bodyOf } from './body'
import { distance, type Point } from './limbs'
import { poseAt } from './pose'

const exercises = sessions.flatMap((session) => session.exercises)

const joints = ({ arms, collar, head, hips, legs, waist }: Body): Point[] => [
  hips,
  waist,
  collar,
  head,
  ...arms.flatMap(({ elbow, fingers, shoulder, wrist }) => [shoulder, elbow, wrist, fingers]),
  ...legs.flatMap(({ ankle, ball, knee }) => [knee, ankle, ball]),
]

describe.each(exercises)('$name', (exercise) => {
  const { round, view } = exercise
  // From the front a bent knee comes towards us, and its bones look a little shorter.
  const foreshortened = view === 'front' ? 2 : 0.001
  const bodies = Array.from({ length: Math.round(roundS(exercise) * FPS) + 1 }, (_, i) =>
    bodyOf(poseAt(round, i / FPS), view),
  )

  it('ends a round where it began', () => {
    expect(round.at(-1)?.[1]).toEqual(round[0]?.[1])
  })

  it('keeps every bone at its length', () => {
    for (const { arms, legs } of bodies) {
      for (const { elbow, shoulder, wrist } of arms) {
        expect(distance(shoulder, elbow)).toBeCloseTo(BONES.upperArm, 5)
        expect(distance(elbow, wrist)).toBeCloseTo(BONES.forearm, 5)
      }
      for (const { ankle, hip, knee } of legs) {
        expect(Math.abs(distance(hip, knee) - BONES.thigh)).toBeLessThan(foreshortened)
        expect(Math.abs(distance(knee, ankle) - BONES.shin)).toBeLessThan(foreshortened)
      }
    }
  })

  it('reaches what it reaches for', () => {
    for (const [, pose] of round) {
      const { arms } = bodyOf(pose, view)
      for (const [i, arm] of pose.arms.entries()) {
        const wrist = arms[i]?.wrist
        const wanted = 'hand' in arm ? arm.hand : wrist
        expect(wrist && wanted && distance(wrist, wanted)).toBeLessThan(6)
      }
    }
  })

  it('stays above the floor', () => {
    for (const body of bodies) for (const [, y] of joints(body)) expect(y).toBeLessThanOrEqual(1)
  })

  it('never jumps from one picture to the next', () => {
    for (const [i, body] of bodies.slice(1).entries()) {
      const before = bodies[i]
      const moved = joints(body).map((joint, k) => distance(joint, (before && joints(before)[k]) ?? joint))
      expect(Math.max(...moved)).toBeLessThan(32)
    }
  })
})
