/** Where movements begin. Numbers are points and degrees, see figure/pose.ts. */
import type { Arm, Leg, Pose } from './pose'

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

/** Seen from the front: one arm overhead, the other along the leg. */
export const bentAside: Pose = {
  ...facing,
  hips: [-5, -209],
  spine: [5, 23],
  neck: 22,
  head: 20,
  arms: [{ turn: [4, 4] }, { turn: [196, 202] }],
}

/** Seen from the front, both arms overhead. */
export const armsUp: Pose = { ...facing, hips: [0, -210], arms: [{ turn: [171, 176] }, { turn: [171, 176] }] }

/** As if a chair stood behind. */
export const squatting: Pose = {
  ...upright,
  hips: [-68, -116],
  spine: [38, 33],
  neck: 26,
  head: 8,
  arms: [{ turn: [84, 92] }, { turn: [88, 96] }],
}

/** One long step back, both knees bent. */
export const lunging: Pose = {
  ...upright,
  hips: [-84, -124],
  spine: [5, 3],
  neck: 10,
  arms: [{ turn: [34, 84] }, { turn: [-26, 10] }],
  legs: [
    { ball: [-182, 0], heel: 60 },
    { ball: [31, 0], heel: 0 },
  ],
}

/** The chest forward over long legs. */
export const hinged: Pose = {
  ...upright,
  hips: [-46, -200],
  spine: [64, 66],
  neck: 62,
  head: 50,
  arms: [{ turn: [0, 4] }, { turn: [4, 8] }],
}

/** On hands and knees, one arm and the other leg stretched out. */
export const reaching: Pose = {
  ...allFours,
  neck: 78,
  head: 70,
  arms: [{ hand: [168, -166], flat: 0 }, allFours.arms[1]],
  legs: [allFours.legs[0], { ball: [-284, -99], heel: 100 }],
}

/** On hands and knees, the back toward the ceiling. */
export const rounded: Pose = { ...allFours, hips: [-72, -112], spine: [56, 100], neck: 112, head: 122 }

/** The hips on the heels, the hands in front. */
export const sittingBack: Pose = {
  ...allFours,
  hips: [-152, -74],
  spine: [84, 96],
  neck: 104,
  head: 112,
}

/** The lower end of a push-up. */
export const lowered: Pose = { ...plank, hips: [-2, -52], spine: [84, 85], neck: 78, head: 68 }

/** Hips high, hands and feet on the floor. */
export const hipsHigh: Pose = {
  ...plank,
  hips: [-92, -178],
  spine: [132, 134],
  neck: 142,
  head: 150,
  legs: [
    { ball: [-200, 0], heel: 46 },
    { ball: [-194, 0], heel: 46 },
  ],
}

/** On one leg, the chest and the other leg level. */
export const tipped: Pose = {
  ...upright,
  hips: [-16, -201],
  spine: [74, 76],
  neck: 72,
  head: 60,
  arms: [{ turn: [0, 4] }, { turn: [4, 8] }],
  legs: [upright.legs[0], { ball: [-216, -132], heel: 96 }],
}

/** On a chair, the hands on the thighs. */
export const seated: Pose = {
  ...upright,
  hips: [-92, -117],
  spine: [2, 0],
  arms: [{ turn: [22, 62] }, { turn: [26, 66] }],
}
/** On the edge of it, the nose over the toes. */
export const leaning: Pose = {
  ...seated,
  hips: [-84, -119],
  spine: [34, 38],
  neck: 34,
  head: 20,
  arms: [{ turn: [56, 74] }, { turn: [60, 78] }],
}
/** Half way up. */
export const rising: Pose = {
  ...leaning,
  hips: [-40, -164],
  spine: [30, 32],
  neck: 28,
  head: 12,
  arms: [{ turn: [48, 62] }, { turn: [52, 66] }],
}

/** Upright, the hands on the back of a chair. */
export const holding: Pose = {
  ...upright,
  arms: [
    { hand: [58, -208], flat: 0.7 },
    { hand: [62, -208], flat: 0.7 },
  ],
}
/** The same, the heels lifted. */
export const onBothToes: Pose = {
  ...holding,
  hips: [14, -223],
  legs: [
    { ball: [24, 0], heel: 38 },
    { ball: [31, 0], heel: 38 },
  ],
}

const drawn: Leg = { ball: [2, -20], heel: 42 }
/** A plank, one knee at the chest. */
export const climbing: Pose = { ...plank, hips: [-12, -110], spine: [70, 74], legs: [drawn, plank.legs[1]] }

/** The other side first: what the near limbs did, the far ones do. */
export function mirrored(pose: Pose): Pose {
  const [nearArm, farArm] = pose.arms
  const [nearLeg, farLeg] = pose.legs
  return { ...pose, arms: [farArm, nearArm], legs: [farLeg, nearLeg] }
}
