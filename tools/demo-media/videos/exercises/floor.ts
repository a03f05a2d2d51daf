/** On hands and knees, for every level. */
import type { Pose } from '../../figure/pose'
import { allFours, rounded, sittingBack } from '../../figure/poses'
import type { Exercise } from './exercise'

const hollow: Pose = { ...allFours, hips: [-68, -114], spine: [88, 64], neck: 52, head: 42 }

export const catAndCow: Exercise = {
  name: 'Cat and cow',
  cue: 'Round the back, then let it hang. The hands stay put.',
  captions: ['Breathe out and round the back toward the ceiling.', 'Breathe in, let the belly sink and look ahead.'],
  view: 'side',
  round: [
    [0, allFours],
    [2, rounded],
    [2.4, rounded],
    [4.6, hollow],
    [5, hollow],
    [6, allFours],
  ],
  rounds: 3,
  x: 60,
  mat: true,
  shadow: [-200, 75],
}

export const sitBack: Exercise = {
  name: 'Sit back',
  cue: 'Hips toward the heels, hands stay long in front.',
  captions: ['Breathe out and let the hips travel back.', 'Breathe in and come forward onto hands and knees.'],
  view: 'side',
  round: [
    [0, allFours],
    [2.4, sittingBack],
    [3.4, sittingBack],
    [5.4, allFours],
    [6, allFours],
  ],
  rounds: 3,
  x: 60,
  mat: true,
  shadow: [-210, 75],
}
