import type { DemoPress } from './item'

/** Three pieces of papers that do not exist. */
export const demoPress: readonly DemoPress[] = [
  {
    slug: 'the-slow-table',
    title: 'The slow table',
    summary: 'Our reporter cooked from one site for a month, and now owns a second pot and a good deal less salt.',
    picture: 'slow-tomato-and-white-bean-pot',
    pressUrl: 'https://example.com/press/the-slow-table',
    daysAgo: 12,
  },
  {
    slug: 'two-minutes-a-chair-and-no-excuse',
    title: 'Two minutes, a chair and no excuse',
    summary: 'Exercise for people who own neither the shoes nor the hour. The office tried it between two calls.',
    picture: 'two-minutes-and-a-chair',
    pressUrl: 'https://example.com/press/two-minutes-a-chair',
    daysAgo: 41,
  },
  {
    slug: 'a-website-that-asks-you-to-go-to-bed',
    title: 'A website that asks you to go to bed',
    summary: 'Most pages want you to stay. This one would like you to put the telephone in the hall.',
    picture: 'the-last-hour-of-the-day',
    pressUrl: 'https://example.com/press/go-to-bed',
    daysAgo: 77,
  },
]
