import type { DemoTestimonial } from '../item'

export const movementTestimonials: DemoTestimonial[] = [
  {
    slug: 'twenty-minutes-between-two-meetings',
    title: 'Twenty minutes between two meetings',
    firstName: 'Jerome',
    profession: 'Civil engineer',
    paragraphs: [
      'I put the noon class into my calendar as "site visit". Most weeks I keep four of the five.',
      'I can reach the bottom shelf without the noise I used to make. My physician is content, I am content, the shelf does not care.',
    ],
  },
  {
    slug: 'beginner-and-staying-there',
    title: 'Beginner, and staying there',
    firstName: 'Wilhelmina',
    profession: 'Retired postmistress',
    paragraphs: [
      'I am seventy-one and I asked my doctor first, as the page told me to. She crossed out two of the exercises and I do the others.',
      'Nobody here has tried to promote me to Intermediate. I appreciate that.',
    ],
  },
  {
    slug: 'the-level-belongs-to-the-day',
    title: 'The level belongs to the day',
    firstName: 'Kofi',
    profession: 'Night-shift nurse',
    paragraphs: [
      'After three nights I am not the same person as before them. It took me a while to choose the easy class without feeling that I had failed it.',
      'I now move more often because I am allowed to do less.',
    ],
  },
  {
    slug: 'no-mirrors',
    title: 'No mirrors, no shouting',
    firstName: 'Leila',
    profession: 'Librarian',
    paragraphs: [
      'I left two gyms over the music. Here a calm woman tells me to put my foot down and I put my foot down.',
      'I skipped all of August. In September it was still there and said nothing about it.',
    ],
  },
  {
    slug: 'we-do-it-in-the-kitchen',
    title: 'We do it in the kitchen',
    firstName: 'Sam',
    profession: 'Carpenter',
    paragraphs: [
      'My daughter and I do the ten-minute one while the rice cooks. She is nine and much better at balancing.',
      'I lift things for a living, so I did not think that I needed it. My hips thought otherwise.',
    ],
  },
]
