/** Legs and back, without anything but a mat. */
import type { Pose } from '../../figure/pose'
import { allFours, hinged, lunging, mirrored, reaching, squatting, upright } from '../../figure/poses'
import type { Exercise } from './exercise'

const squats: Exercise = {
  name: 'Squats',
  cue: 'Sit back as if a chair stood there.',
  captions: ['Breathe in and sit back and down.', 'Breathe out and stand up tall.'],
  view: 'side',
  round: [
    [0, upright],
    [1.7, squatting],
    [2, squatting],
    [3.6, upright],
    [4, upright],
  ],
  rounds: 5,
  x: 10,
  shadow: [-45, 55],
}

const stepping: Pose = {
  ...upright,
  hips: [-34, -194],
  spine: [6, 2],
  arms: [{ turn: [14, 40] }, { turn: [-8, 14] }],
  legs: [
    { ball: [-80, -22], heel: 30 },
    { ball: [31, 0], heel: 0 },
  ],
}
export const lunges: Exercise = {
  name: 'Back lunges',
  cue: 'One long step back. The front knee stays over the foot.',
  captions: [
    'Step back and bend both knees.',
    'Push off and come back to standing.',
    'The other leg: back and down.',
    'And stand.',
  ],
  view: 'side',
  round: [
    [0, upright],
    [0.8, stepping],
    [2.1, lunging],
    [2.6, lunging],
    [3.7, stepping],
    [4.6, upright],
    [5, upright],
    [5.8, mirrored(stepping)],
    [7.1, mirrored(lunging)],
    [7.6, mirrored(lunging)],
    [8.7, mirrored(stepping)],
    [9.6, upright],
    [10, upright],
  ],
  rounds: 2,
  x: 60,
  shadow: [-205, 60],
}

export const hinge: Exercise = {
  name: 'Hip hinge',
  cue: 'Push the hips back. The back stays long.',
  captions: ['Soft knees. Push the hips back and let the chest come forward.', 'Press the feet down and come up.'],
  view: 'side',
  round: [
    [0, upright],
    [2.2, hinged],
    [2.6, hinged],
    [4.6, upright],
    [5, upright],
  ],
  rounds: 4,
  shadow: [-45, 60],
}

export const birdDog: Exercise = {
  name: 'Bird dog',
  cue: 'One arm and the other leg, as long as you can.',
  captions: [
    'Stretch one arm forward and the other leg back.',
    'Back to hands and knees.',
    'The other two.',
    'And back.',
  ],
  view: 'side',
  round: [
    [0, allFours],
    [2, reaching],
    [3, reaching],
    [4.7, allFours],
    [5, allFours],
    [7, mirrored(reaching)],
    [8, mirrored(reaching)],
    [9.7, allFours],
    [10, allFours],
  ],
  rounds: 2,
  x: 60,
  mat: true,
  shadow: [-200, 75],
}

export const intermediateExercises = [squats, lunges, hinge, birdDog] as const
