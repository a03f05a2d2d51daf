import type { DemoBlockOf } from '../page'

/** The product on a phone, in pictures of it. */
export const whatItLooksLike: DemoBlockOf<'categoryGrid'> = {
  blockType: 'categoryGrid',
  title: 'What it looks like',
  light: 'morning',
  cards: [
    {
      title: 'Your day',
      text: 'Something to eat, to do and to rest with, each one press away.',
      url: '/dashboard',
      image: 'view-today',
    },
    {
      title: 'At the stove',
      text: 'One step at a time, in large letters, with its timers.',
      url: '/recipes/ginger-noodle-broth/',
      image: 'view-cook-mode',
    },
    {
      title: 'In the shop',
      text: 'What your recipes need, added up and sorted by aisle.',
      url: '/shopping-list',
      image: 'view-shopping-list',
    },
    {
      title: 'What you liked',
      text: 'A heart keeps it, and you find it again in one place.',
      url: '/dashboard',
      image: 'view-favorites',
    },
  ],
}
