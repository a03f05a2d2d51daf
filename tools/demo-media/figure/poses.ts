/** Where movements begin. Numbers are points and degrees, see figure/pose.ts. */
import type { Arm, Leg, Pose } from '../figure/pose'

const HANGING: Arm = { turn: [1, 9] }
const standing = (x: number): Leg => ({ ball: [x, 0], heel: 0 })

/** Upright, seen from the side. */
export const upright: Pose = {
  hips: [0, -208],
  spine: [2, -3],
  neck: 10,
  head: 2,
  arms: [HANGING, { turn: [4, 14] }],
  legs: [standing(24), standing(31)],
}

/** Upright, seen from the front. */
export const facing: Pose = {
  hips: [0, -209],
  spine: [0, 0],
  neck: 0,
  head: 0,
  arms: [{ turn: [9, 5] }, { turn: [9, 5] }],
  legs: [standing(21), standing(-21)],
}

/** A knee on the floor, the top of the foot too. */
const kneeling = (x: number): Leg => ({ ball: [x, -30], heel: 180 })
const planted = (x: number): Arm => ({ hand: [x, -9], flat: 1 })

/** On hands and knees. */
export const allFours: Pose = {
  hips: [-70, -114],
  spine: [72, 78],
  neck: 74,
  head: 64,
  arms: [planted(42), planted(50)],
  legs: [kneeling(-195), kneeling(-187)],
}

const onToes = (x: number): Leg => ({ ball: [x, 0], heel: 72 })

/** The upper end of a push-up: a straight line from heel to head. */
export const plank: Pose = {
  hips: [-13, -104],
  spine: [68, 69],
  neck: 66,
  head: 58,
  arms: [planted(90), planted(98)],
  legs: [onToes(-200), onToes(-194)],
}

/** The other side first: what the near limbs did, the far ones do. */
export function mirrored(pose: Pose): Pose {
  const [nearArm, farArm] = pose.arms
  const [nearLeg, farLeg] = pose.legs
  return { ...pose, arms: [farArm, nearArm], legs: [farLeg, nearLeg] }
}
