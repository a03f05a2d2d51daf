/** Poses that are held, by name: what a picture of a movement shows of it. */
import type { View } from './body'
import type { Pose } from './pose'
import {
  armsUp,
  bentAside,
  climbing,
  facing,
  hinged,
  hipsHigh,
  leaning,
  lowered,
  lunging,
  onBothToes,
  plank,
  reaching,
  rising,
  rounded,
  seated,
  sittingBack,
  squatting,
  tipped,
  upright,
} from './poses'

export interface Held {
  view: View
  pose: Pose
}

const front = (pose: Pose): Held => ({ view: 'front', pose })
const side = (pose: Pose): Held => ({ view: 'side', pose })

/** Both feet where a straight leg reaches: a still shows a bent far knee that passes unseen in a movement. */
const straightBack: Pose['legs'] = [plank.legs[0], { ...plank.legs[1], ball: [-199, 0] }]

const tree: Pose = {
  ...armsUp,
  hips: [-12, -211],
  legs: [
    { ball: [2, -104], heel: 0 },
    { ball: [-18, 0], heel: 0 },
  ],
}

const warrior: Pose = {
  ...facing,
  hips: [22, -146],
  arms: [{ turn: [90, 90] }, { turn: [90, 90] }],
  legs: [
    { ball: [128, 0], heel: 0 },
    { ball: [-128, 0], heel: 0 },
  ],
}

/** A push-up on the edge of a table. */
const leanedOn: Pose = {
  ...upright,
  hips: [-30, -190],
  spine: [38, 38],
  neck: 36,
  head: 24,
  arms: [
    { hand: [86, -176], flat: 1 },
    { hand: [92, -176], flat: 1 },
  ],
  legs: [
    { ball: [-130, 0], heel: 36 },
    { ball: [-122, 0], heel: 36 },
  ],
}

/** One foot on a step as high as a stair. */
const steppingUp: Pose = {
  ...upright,
  hips: [6, -214],
  spine: [8, 4],
  arms: [{ turn: [-14, 8] }, { turn: [24, 46] }],
  legs: [
    { ball: [62, -60], heel: 0 },
    { ball: [-32, 0], heel: 30 },
  ],
}

/** Mid-step: the heel in front touches the floor, the one behind has left it, and the arms swing against the legs. */
const walking: Pose = {
  ...upright,
  hips: [0, -201],
  spine: [5, 1],
  neck: 8,
  arms: [{ turn: [-24, -12] }, { turn: [26, 44] }],
  legs: [
    { ball: [84, -9], heel: -16 },
    { ball: [-62, 0], heel: 38 },
  ],
}

/** On the floor with long legs, the chest over them. */
const folded: Pose = {
  ...upright,
  hips: [-96, -26],
  spine: [52, 80],
  neck: 92,
  head: 96,
  arms: [
    { hand: [104, -50], flat: 0 },
    { hand: [112, -50], flat: 0 },
  ],
  legs: [
    { ball: [128, -46], heel: -78 },
    { ball: [135, -46], heel: -78 },
  ],
}

/** One hand on the belly and one on the chest. */
const breathing: Pose = { ...facing, arms: [{ turn: [32, -88] }, { turn: [40, -118] }] }

const STANCES = {
  reach: front(armsUp),
  sideBend: front(bentAside),
  tree: front(tree),
  warrior: front(warrior),
  breathing: front(breathing),
  squat: side(squatting),
  lunge: side({ ...lunging, arms: [{ turn: [166, 172] }, { turn: [158, 166] }] }),
  hinge: side(hinged),
  lowLunge: side({ ...lunging, arms: [{ turn: [88, 92] }, { turn: [84, 90] }] }),
  oneLeg: side(tipped),
  birdDog: side(reaching),
  cat: side(rounded),
  sitBack: side(sittingBack),
  plank: side({ ...plank, legs: straightBack }),
  pushUp: side({ ...lowered, hips: [2, -52], legs: straightBack }),
  climb: side(climbing),
  downDog: side(hipsHigh),
  leanedOn: side(leanedOn),
  stepUp: side(steppingUp),
  walk: side(walking),
  onToes: side(onBothToes),
  lean: side(leaning),
  seated: side(seated),
  seatedReach: side({
    ...seated,
    spine: [0, -5],
    neck: 2,
    head: -8,
    arms: [{ turn: [168, 178] }, { turn: [160, 170] }],
  }),
  rise: side(rising),
  fold: side(folded),
}

export type Stance = keyof typeof STANCES

/** A pose that is held, by its name. */
export const held = (stance: Stance): Held => STANCES[stance]
