import { demoMeditations } from '../meditations'
import { demoMovements } from '../movements'
import type { DemoBlockOf } from '../page'
import { demoRecipes } from '../recipes'

/** What members find here, in pictures of it. */
export const whatItBrings = (title: string): DemoBlockOf<'categoryGrid'> => ({
  blockType: 'categoryGrid',
  title,
  light: 'morning',
  cards: [
    {
      title: 'Supper on a Monday',
      text: 'Recipes with a shopping list that adds up the onions.',
      count: `${demoRecipes.length} recipes`,
      url: '/recipes',
      image: 'green-coconut-curry-with-prawns',
    },
    {
      title: 'A class on Wednesday',
      text: 'Seven sessions a week, at the level of the day.',
      count: `${demoMovements.length} classes`,
      url: '/movements',
      image: 'legs-before-lunch',
    },
    {
      title: 'Company on Friday',
      text: 'A table with people who cook the same pot.',
      count: 'The community, events and live classes',
      url: '/community/',
      image: 'a-long-table-for-sixty',
    },
    {
      title: 'Sleep on Sunday',
      text: 'A light to breathe with, and an hour without a screen.',
      count: `${demoMeditations.length} meditations`,
      url: '/meditations',
      image: 'an-hour-before-sleep',
    },
  ],
})
