import { advancedExercises } from './exercises/advanced'
import { beginnerExercises } from './exercises/beginner'
import { intermediateExercises } from './exercises/intermediate'
import type { Session } from './session'

/** The movement sessions of the demo, one for each level. SPEC 2.3. */
export const sessions: readonly Session[] = [
  {
    slug: 'two-minutes-and-a-chair',
    title: 'Two minutes and a chair',
    level: 'Beginner',
    motto: 'Four quiet movements. You need a chair that does not roll.',
    hour: 'morning',
    person: { skin: '#e3b394', hair: '#8c7f8c', top: '#d9735a', trousers: '#2f2440', hairCut: 'bun' },
    exercises: beginnerExercises,
    poster: [0, 1.55],
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
    poster: [1, 2.3],
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
    poster: [2, 2.4],
    farewell: 'Kneel, let the head hang, and breathe.',
  },
]
