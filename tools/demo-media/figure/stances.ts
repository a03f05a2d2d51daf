/** Poses that are held, by name: what a picture of a movement shows of it. */
import type { View } from './body'
import type { Pose } from './pose'
import {
  armsUp,
  bentAside,
  facing,
  hinged,
  hipsHigh,
  lowered,
  lunging,
  plank,
  reaching,
  rounded,
  sittingBack,
  squatting,
  tipped,
} from './poses'

export interface Held {
  view: View
  pose: Pose
}

const front = (pose: Pose): Held => ({ view: 'front', pose })
const side = (pose: Pose): Held => ({ view: 'side', pose })

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

const STANCES = {
  reach: front(armsUp),
  sideBend: front(bentAside),
  tree: front(tree),
  warrior: front(warrior),
  squat: side(squatting),
  lunge: side({ ...lunging, arms: [{ turn: [166, 172] }, { turn: [158, 166] }] }),
  hinge: side(hinged),
  oneLeg: side(tipped),
  birdDog: side(reaching),
  cat: side(rounded),
  sitBack: side(sittingBack),
  plank: side(plank),
  pushUp: side(lowered),
  downDog: side(hipsHigh),
}

export type Stance = keyof typeof STANCES

/** A pose that is held, by its name. */
export const held = (stance: Stance): Held => STANCES[stance]
