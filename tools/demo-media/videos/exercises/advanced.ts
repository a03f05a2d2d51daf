/** On hands and on one leg. */
import type { Pose } from '../../figure/pose'
import { climbing, hipsHigh, lowered, mirrored, plank, tipped, upright } from '../../figure/poses'
import type { Exercise } from './exercise'

export const pushUps: Exercise = {
  name: 'Push-ups',
  cue: 'One straight line. Elbows close to the ribs.',
  captions: ['Breathe in and lower the whole body as one.', 'Breathe out and push the floor away.'],
  view: 'side',
  round: [
    [0, plank],
    [1.8, lowered],
    [2.1, lowered],
    [3.6, plank],
    [4, plank],
  ],
  rounds: 4,
  x: 50,
  mat: true,
  shadow: [-215, 125],
}

const climbers: Exercise = {
  name: 'Slow climbers',
  cue: 'Knee to the chest. The hips stay where they are.',
  captions: ['Draw one knee to the chest, and set the foot back.', 'The other knee. Slowly, without a bounce.'],
  view: 'side',
  round: [
    [0, plank],
    [1, climbing],
    [1.2, climbing],
    [2.2, plank],
    [2.5, plank],
    [3.5, mirrored(climbing)],
    [3.7, mirrored(climbing)],
    [4.7, plank],
    [5, plank],
  ],
  rounds: 3,
  x: 50,
  mat: true,
  shadow: [-215, 125],
}

/** Half way: legs and arms stay long while the hips travel. */
const pike: Pose = {
  ...plank,
  hips: [-52, -147],
  spine: [91, 95],
  neck: 97,
  head: 94,
  legs: [
    { ball: [-200, 0], heel: 59 },
    { ball: [-194, 0], heel: 59 },
  ],
}

export const downDog: Exercise = {
  name: 'Plank to dog',
  cue: 'Hips up and back, then forward into the plank.',
  captions: ['Breathe out and lift the hips up and back.', 'Breathe in and come forward into the plank.'],
  view: 'side',
  round: [
    [0, plank],
    [1.05, pike],
    [2.1, hipsHigh],
    [2.8, hipsHigh],
    [3.8, pike],
    [4.7, plank],
    [5, plank],
  ],
  rounds: 3,
  x: 50,
  mat: true,
  shadow: [-215, 125],
}

/** The leg swings up straight, as a beam does. */
const tipping: Pose = {
  ...tipped,
  hips: [-8, -206],
  spine: [37, 37],
  neck: 40,
  head: 30,
  legs: [upright.legs[0], { ball: [-120, -18], heel: 56 }],
}

export const deadlift: Exercise = {
  name: 'One-leg hinge',
  cue: 'Chest and leg are one beam over the hip.',
  captions: [
    'Tip forward over one leg. The other goes up behind.',
    'Come back to standing, slowly.',
    'The other leg.',
    'And stand.',
  ],
  view: 'side',
  round: [
    [0, upright],
    [1.1, tipping],
    [2.1, tipped],
    [2.6, tipped],
    [3.6, tipping],
    [4.7, upright],
    [5, upright],
    [6.1, mirrored(tipping)],
    [7.1, mirrored(tipped)],
    [7.6, mirrored(tipped)],
    [8.6, mirrored(tipping)],
    [9.7, upright],
    [10, upright],
  ],
  rounds: 1,
  x: 20,
  shadow: [-45, 60],
}

export const advancedExercises = [pushUps, climbers, downDog, deadlift] as const
