/** On hands and knees, for every level. */
import type { Pose } from '../figure/pose'
import type { Exercise } from './exercise'
import { allFours } from './poses'

const round: Pose = { ...allFours, hips: [-72, -112], spine: [56, 100], neck: 112, head: 122 }
const hollow: Pose = { ...allFours, hips: [-68, -114], spine: [88, 64], neck: 52, head: 42 }

export const catAndCow: Exercise = {
  name: 'Cat and cow',
  cue: 'Round the back, then let it hang. The hands stay put.',
  captions: ['Breathe out and round the back toward the ceiling.', 'Breathe in, let the belly sink and look ahead.'],
  view: 'side',
  round: [
    [0, allFours],
    [2, round],
    [2.4, round],
    [4.6, hollow],
    [5, hollow],
    [6, allFours],
  ],
  rounds: 3,
  x: 60,
  mat: true,
  shadow: [-200, 75],
}

const folded: Pose = {
  ...allFours,
  hips: [-152, -74],
  spine: [84, 96],
  neck: 104,
  head: 112,
}

export const sitBack: Exercise = {
  name: 'Sit back',
  cue: 'Hips toward the heels, hands stay long in front.',
  captions: ['Breathe out and let the hips travel back.', 'Breathe in and come forward onto hands and knees.'],
  view: 'side',
  round: [
    [0, allFours],
    [2.4, folded],
    [3.4, folded],
    [5.4, allFours],
    [6, allFours],
  ],
  rounds: 3,
  x: 60,
  mat: true,
  shadow: [-210, 75],
}
