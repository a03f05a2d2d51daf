import type { DemoTestimonial } from '../item'

export const movementTestimonials: DemoTestimonial[] = [
  {
    slug: 'twenty-minutes-between-two-meetings',
    title: 'Twenty minutes between two meetings',
    firstName: 'Jerome',
    profession: 'Civil engineer',
    paragraphs: [
      'I was skeptical. I have paid for three fitness apps and used none of them past February, so I gave this a month and kept a log. The noon class is in my calendar as “site visit”. I made it four days out of five, most weeks.',
      'My back is better and my doctor agrees. I kept the subscription.',
    ],
  },
  {
    slug: 'beginner-and-staying-there',
    title: 'Beginner, and staying there',
    firstName: 'Wilhelmina',
    profession: 'Retired postmistress',
    paragraphs: [
      'I am seventy-one years old and had not exercised since my school days. I took the page to my doctor, as it says one should, and she crossed out two of the movements. I do all the others, three mornings a week, holding on to the kitchen chair.',
      'I can get up from the sofa without help again. For me that is a great deal.',
    ],
  },
  {
    slug: 'the-level-belongs-to-the-day',
    title: 'The level belongs to the day',
    firstName: 'Kofi',
    profession: 'Night-shift nurse',
    paragraphs: [
      'After three night shifts in a row I am wiped out, and I used to skip exercise for the whole week because of it. As a nurse I would never tell a patient to do that.',
      'Now I do the ten-minute Beginner class on those days and Intermediate when I am rested. I exercise more often than I did with a gym membership.',
    ],
  },
  {
    slug: 'no-mirrors',
    title: 'No mirrors, no shouting',
    firstName: 'Leila',
    profession: 'Librarian',
    paragraphs: [
      'I have never been a gym person. I tried two of them and felt watched the whole time. These videos are quiet, you do them in your living room, and the instructions are clear enough for a complete beginner like me.',
      'I missed all of August because of a move. In September I just picked it up again.',
    ],
  },
  {
    slug: 'we-do-it-in-the-kitchen',
    title: 'We do it in the kitchen',
    firstName: 'Sam',
    profession: 'Carpenter and weekend runner',
    paragraphs: [
      'I run half marathons on weekends and carry lumber all week, so I figured I was fit. Then I tried standing on one leg next to my nine-year-old. She won, easily.',
      'We do the ten-minute session together while the rice cooks. My hips used to be tight for days after a long run. They are a lot better now.',
    ],
  },
]
