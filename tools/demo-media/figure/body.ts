/** From a pose to the places of all joints. One body for all; who it is, is in its colors. */
import { between, hanging, jointOf, type Point, plus, rising, turned } from './limbs'
import type { Arm, Leg, Pose } from './pose'

/** Lengths of the bones, after an adult of seven and a half heads. */
export const BONES = {
  thigh: 100,
  shin: 96,
  lowerBack: 58,
  upperBack: 60,
  neck: 30,
  head: 27,
  upperArm: 74,
  forearm: 64,
  hand: 24,
  /** From the ball of the foot back and up to the ankle, when the foot is flat. */
  ankle: [-29, -15],
} as const

export type View = 'side' | 'front'

/** Half the breadth of shoulders and hips: seen from the side both are in line. */
const BREADTH = { side: { shoulders: 0, hips: 0 }, front: { shoulders: 37, hips: 15 } } as const

export interface ArmJoints {
  shoulder: Point
  elbow: Point
  wrist: Point
  fingers: Point
}
export interface LegJoints {
  hip: Point
  knee: Point
  ankle: Point
  ball: Point
  heel: number
}
export interface Body {
  hips: Point
  waist: Point
  chest: Point
  collar: Point
  head: Point
  headLean: number
  arms: readonly [ArmJoints, ArmJoints]
  legs: readonly [LegJoints, LegJoints]
}

function armJoints(shoulder: Point, arm: Arm, side: number, view: View): ArmJoints {
  if ('turn' in arm) {
    const out = view === 'front' ? side : 1
    const [upper, fore] = arm.turn
    const elbow = plus(shoulder, hanging(BONES.upperArm, upper * out))
    const wrist = plus(elbow, hanging(BONES.forearm, fore * out))
    return { shoulder, elbow, wrist, fingers: plus(wrist, hanging(BONES.hand, fore * out)) }
  }
  const [elbow, wrist] = jointOf(shoulder, arm.hand, BONES.upperArm, BONES.forearm, view === 'front' ? -side : -1)
  const on = between([0, 0], [wrist[0] - elbow[0], wrist[1] - elbow[1]], BONES.hand / BONES.forearm)
  const flat: Point = [BONES.hand, 3]
  return { shoulder, elbow, wrist, fingers: plus(wrist, between(on, flat, arm.flat)) }
}

function legJoints(hip: Point, { ball, heel }: Leg, side: number, view: View): LegJoints {
  const wanted = view === 'front' ? plus(ball, [0, -16]) : plus(ball, turned(BONES.ankle, heel))
  const [knee, ankle] = jointOf(hip, wanted, BONES.thigh, BONES.shin, view === 'front' ? side * 0.6 : 1)
  return { hip, knee, ankle, ball, heel }
}

/** Every joint of a pose. */
export function bodyOf({ arms, head, hips, legs, neck, spine }: Pose, view: View): Body {
  const waist = plus(hips, rising(BONES.lowerBack, spine[0]))
  const collar = plus(waist, rising(BONES.upperBack, spine[1]))
  const chest = between(waist, collar, 0.72)
  const { shoulders, hips: broad } = BREADTH[view]
  const shoulder = between(waist, collar, 0.9)
  const across = turned([shoulders, 0], spine[1])
  const sides = [1, -1] as const
  const [nearArm, farArm] = sides.map((side, i) =>
    armJoints(plus(shoulder, [across[0] * side, across[1] * side]), arms[i === 0 ? 0 : 1], side, view),
  ) as [ArmJoints, ArmJoints]
  const [nearLeg, farLeg] = sides.map((side, i) =>
    legJoints(plus(hips, [broad * side, 0]), legs[i === 0 ? 0 : 1], side, view),
  ) as [LegJoints, LegJoints]
  const top = plus(collar, rising(BONES.neck, neck))
  return {
    hips,
    waist,
    chest,
    collar,
    head: plus(top, rising(18, head)),
    headLean: head,
    arms: [nearArm, farArm],
    legs: [nearLeg, farLeg],
  }
}
