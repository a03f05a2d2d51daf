/** With a chair, for anybody. */
import type { Pose } from '../../figure/pose'
import { armsUp, bentAside, facing, holding, leaning, onBothToes, rising, seated, upright } from '../../figure/poses'
import type { Exercise } from './exercise'

export const reach: Exercise = {
  name: 'Reach up',
  cue: 'Breathe in on the way up, out on the way down.',
  captions: ['Breathe in and take both arms out and up.', 'Breathe out and let them come down by the sides.'],
  view: 'front',
  round: [
    [0, facing],
    [2.2, armsUp],
    [2.6, armsUp],
    [4.7, facing],
    [5, facing],
  ],
  rounds: 4,
  shadow: [-50, 50],
}

const sitAndStand: Exercise = {
  name: 'Sit and stand',
  cue: 'Nose over toes, then push the floor away.',
  captions: ['Lean until the nose is over the toes, and stand up.', 'Sit down again as slowly as you can.'],
  view: 'side',
  round: [
    [0, seated],
    [0.7, leaning],
    [1.2, rising],
    [2.1, upright],
    [2.7, upright],
    [3.5, rising],
    [4.1, leaning],
    [4.8, seated],
    [5, seated],
  ],
  rounds: 4,
  x: 50,
  chair: -98,
  shadow: [-150, 55],
}

const heels: Exercise = {
  name: 'Heels up',
  cue: 'Rise as if pulled by the hair. Hold on lightly.',
  captions: ['Rise slowly onto the toes.', 'Lower the heels just as slowly.'],
  view: 'side',
  round: [
    [0, holding],
    [1.6, onBothToes],
    [2.1, onBothToes],
    [3.8, holding],
    [4, holding],
  ],
  rounds: 5,
  x: -70,
  chair: 104,
  shadow: [-25, 175],
}

const tall: Pose = { ...facing, arms: [{ turn: [9, 5] }, { turn: [172, 176] }] }
const otherSide = (pose: Pose): Pose => ({
  ...pose,
  hips: [-pose.hips[0], pose.hips[1]],
  spine: [-pose.spine[0], -pose.spine[1]],
  neck: -pose.neck,
  head: -pose.head,
  arms: [pose.arms[1], pose.arms[0]],
})

export const sideBend: Exercise = {
  name: 'Side bend',
  cue: 'Long on one side, soft on the other.',
  captions: [
    'One arm up. Lean over to the other side.',
    'Come back, and change arms.',
    'And once more to the first side.',
    'And to the other.',
  ],
  view: 'front',
  round: [
    [0, facing],
    [1.6, tall],
    [2.6, bentAside],
    [2.8, bentAside],
    [3.5, tall],
    [5, facing],
    [6.6, otherSide(tall)],
    [7.6, otherSide(bentAside)],
    [7.8, otherSide(bentAside)],
    [8.5, otherSide(tall)],
    [10, facing],
  ],
  rounds: 2,
  shadow: [-50, 50],
}

export const beginnerExercises = [reach, sitAndStand, heels, sideBend] as const
