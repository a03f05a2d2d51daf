import type { DemoBlockOf } from '../page'

/** The product on a phone, in pictures of it. */
export const whatItLooksLike: DemoBlockOf<'coversGrid'> = {
  blockType: 'coversGrid',
  title: 'What it looks like',
  covers: [
    { title: 'Your day: something to eat, to do and to rest with', thumbnail: 'view-today' },
    { title: 'At the stove: one step at a time, with its timers', thumbnail: 'view-cook-mode' },
    { title: 'In the shop: what your recipes need, by aisle', thumbnail: 'view-shopping-list' },
    { title: 'What you liked, in one place', thumbnail: 'view-favorites' },
  ],
}
