import type { DemoTestimonial } from '../item'

export const eveningTestimonials: DemoTestimonial[] = [
  {
    slug: 'the-telephone-sleeps-in-the-hall',
    title: 'The telephone sleeps in the hall',
    firstName: 'Beatriz',
    profession: 'Court interpreter',
    portrait: 'portrait-beatriz',
    paragraphs: [
      'I should say precisely what changed, since people exaggerate. I bought an alarm clock for nine dollars. My phone now charges in the hall. I fall asleep at about the same time as before, and I still wake at four on some nights.',
      'The difference is what happens at four: there is nothing to read, so I turn over. I am told that in Portuguese we would call this a small victory. I am Portuguese, and we would not.',
    ],
  },
  {
    slug: 'ten-minutes-on-the-landing',
    title: 'Ten minutes on the landing',
    firstName: 'Ingrid',
    profession: 'Mother of twins, landscape gardener',
    paragraphs: [
      'Twins. Seven months. So no, not an hour of quiet.',
      'But when both are down I sit on the landing and do the breathing one. Ten minutes on a good night. Three on the others. It says short ones count, so I count them.',
    ],
  },
  {
    slug: 'i-kept-two-of-the-six',
    title: 'I kept two of the six',
    firstName: 'Malik',
    profession: 'History teacher',
    portrait: 'portrait-malik',
    paragraphs: [
      'Four stars. What works: dinner earlier, and the walk afterward. What does not, for a teacher: anything at noon, since I have thirty-one children at noon. The texts could also be half as long, and I say that as someone who assigns reading.',
      'Two habits out of six would be a poor grade in my class. But it has been a year and we still keep both, and the walk is when my son tells me about school.',
    ],
  },
  {
    slug: 'a-page-a-night',
    title: 'A page a night',
    firstName: 'Grace',
    profession: 'Bridge engineer',
    paragraphs: [
      'I design bridges, and I used to check loads in my head at two in the morning. Somewhere in week two there is a suggestion to write one page before bed. I thought: as if.',
      'Now I keep a list titled Not Before Eight. Load cases go on it. So did a rattle in the car, a wedding gift and, last night, “is a hot dog a sandwich”. My wife reads it at breakfast for entertainment.',
    ],
  },
  {
    slug: 'the-small-lamp-won',
    title: 'The small lamp won',
    firstName: 'Oksana',
    profession: 'Emergency dispatcher',
    paragraphs: [
      'Twelve-hour shifts on the emergency line. I came home, turned on every light, watched TV until I passed out. Tried one small lamp for a week to prove that it was nonsense. Have finished four books since. I still think it sounds like nonsense.',
    ],
  },
]
