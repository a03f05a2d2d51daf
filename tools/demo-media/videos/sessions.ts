import { advancedExercises, deadlift, downDog, pushUps } from './exercises/advanced'
import { beginnerExercises, reach, sideBend } from './exercises/beginner'
import { catAndCow, sitBack } from './exercises/floor'
import { birdDog, hinge, intermediateExercises, lunges } from './exercises/intermediate'
import type { Session } from './session'

/** The movement sessions of the demo, two for each level. */
export const sessions: readonly Session[] = [
  {
    slug: 'two-minutes-and-a-chair',
    title: 'Two minutes and a chair',
    level: 'Beginner',
    motto: 'Four quiet movements. You need a chair that does not roll.',
    hour: 'morning',
    person: { skin: '#e3b394', hair: '#8c7f8c', top: '#d9735a', trousers: '#2f2440', hairCut: 'bun' },
    exercises: beginnerExercises,
    farewell: 'Sit for a moment before you go on.',
  },
  {
    slug: 'legs-before-lunch',
    title: 'Legs before lunch',
    level: 'Intermediate',
    motto: 'Three on your feet, one on the mat.',
    hour: 'noon',
    person: { skin: '#8d5a41', hair: '#2a1d24', top: '#ecc078', trousers: '#4d6a57', hairCut: 'short' },
    exercises: intermediateExercises,
    farewell: 'Walk a little and drink some water.',
  },
  {
    slug: 'strong-and-slow',
    title: 'Strong and slow',
    level: 'Advanced',
    motto: 'Long holds, no haste. Stop when the line breaks.',
    hour: 'dusk',
    person: { skin: '#c98d68', hair: '#4a2b25', top: '#a892b8', trousers: '#2f2440', hairCut: 'tail' },
    exercises: advancedExercises,
    farewell: 'Kneel, let the head hang, and breathe.',
  },
  {
    slug: 'long-lines',
    title: 'Long lines',
    level: 'Beginner',
    motto: 'Reach, bend, round and fold. For days of rest.',
    hour: 'dusk',
    person: { skin: '#d9a27e', hair: '#5b3a2e', top: '#8fae98', trousers: '#4a3d5c', hairCut: 'tail' },
    exercises: [reach, sideBend, catAndCow, sitBack],
    farewell: 'Sit back once more, for as long as you like.',
  },
  {
    slug: 'floor-first',
    title: 'Floor first',
    level: 'Intermediate',
    motto: 'Two on the mat, two on your feet. No haste.',
    hour: 'morning',
    person: { skin: '#b97f5c', hair: '#30222a', top: '#c98f8a', trousers: '#3d4a5c', hairCut: 'bun' },
    exercises: [catAndCow, birdDog, hinge, lunges],
    farewell: 'Stand still for three breaths.',
  },
  {
    slug: 'four-corners',
    title: 'Four corners',
    level: 'Advanced',
    motto: 'Lunge, hinge, push and fold. Each as slow as the last.',
    hour: 'noon',
    person: { skin: '#e3b394', hair: '#9a6a3c', top: '#5f7f8a', trousers: '#2f2440', hairCut: 'short' },
    exercises: [lunges, deadlift, pushUps, downDog],
    farewell: 'Walk once around the room.',
  },
]
