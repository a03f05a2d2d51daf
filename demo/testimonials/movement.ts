import type { DemoTestimonial } from '../item'

export const movementTestimonials: DemoTestimonial[] = [
  {
    slug: 'twenty-minutes-between-two-meetings',
    title: 'Twenty minutes between two meetings',
    firstName: 'Jerome',
    profession: 'Civil engineer',
    paragraphs: [
      'I was skeptical and in part I still am. The word “reset” makes me want to close the tab, and I have paid for three fitness apps and used none of them past February. So I kept a log. Four noons out of five, most weeks, booked in my calendar as “site visit”.',
      'I cannot tell you whether it is the exercise or just the break. I renewed anyway.',
    ],
  },
  {
    slug: 'beginner-and-staying-there',
    title: 'Beginner, and staying there',
    firstName: 'Wilhelmina',
    profession: 'Retired postmistress',
    portrait: 'portrait-wilhelmina',
    paragraphs: [
      'I am seventy-one years of age and had not exercised since my school days. I took the page to my doctor, as it says one should, and she crossed out two of the movements in red. The others I do on Monday, Wednesday and Friday at ten, holding on to the kitchen chair.',
      'There is an Intermediate level. I have looked at it and do not intend to go there. It is very agreeable to be a beginner at something.',
    ],
  },
  {
    slug: 'the-level-belongs-to-the-day',
    title: 'The level belongs to the day',
    firstName: 'Kofi',
    profession: 'Night-shift nurse',
    portrait: 'portrait-kofi',
    paragraphs: [
      'After three nights in a row: Beginner, ten minutes, done. Days off: Intermediate. I used to write off the whole week after nights, and I would never let a patient do that.',
      'I do more now than I did with a gym card. Cheaper, too.',
    ],
  },
  {
    slug: 'we-do-it-in-the-kitchen',
    title: 'We do it in the kitchen',
    firstName: 'Sam',
    profession: 'Carpenter and weekend runner',
    portrait: 'portrait-sam',
    paragraphs: [
      'My daughter is nine and she would like it known that she beat me. I run half marathons, I carry lumber all week, I figured standing on one leg was for herons. She got to a minute and a half. I got to eleven seconds and the fridge.',
      'So now it is the two of us on the kitchen floor while the rice cooks, and she does the counting because she says I cheat. She is right about that. We are up to forty seconds, and she has started charging her grandmother a quarter to watch.',
    ],
  },
  {
    slug: 'no-mirrors',
    title: 'No mirrors, no shouting',
    firstName: 'Leila',
    profession: 'Librarian',
    portrait: 'portrait-leila',
    paragraphs: ['Quiet. Clear. No mirrors, and no one telling me that I am amazing.'],
  },
]
