import type { DemoTestimonial } from '../item'

export const eveningTestimonials: DemoTestimonial[] = [
  {
    slug: 'the-telephone-sleeps-in-the-hall',
    title: 'The telephone sleeps in the hall',
    firstName: 'Beatriz',
    profession: 'Court interpreter',
    paragraphs: [
      'I almost skipped week two, because I thought I needed my phone next to the bed for work. I bought a nine-dollar alarm clock instead and now I charge the phone in the hall.',
      'I still wake up at four some nights, and I want to be honest about that. But I fall asleep again, because there is no news to read.',
    ],
  },
  {
    slug: 'ten-minutes-on-the-landing',
    title: 'Ten minutes on the landing',
    firstName: 'Ingrid',
    profession: 'Mother of twins, landscape gardener',
    paragraphs: [
      'The twins are seven months old, so “an hour of quiet before bed” made me laugh. What works for us: when they are down, I sit on the landing and do the breathing video. Some nights I get ten minutes, some nights three.',
      'I needed something that still counts when it is short. This does.',
    ],
  },
  {
    slug: 'i-kept-two-of-the-six',
    title: 'I kept two of the six',
    firstName: 'Malik',
    profession: 'History teacher',
    paragraphs: [
      'I will give this four stars out of five. Of the six weeks, two really worked for our family: dinner earlier, and a walk afterward. The noon exercise is impossible when you teach until three.',
      'But it has been a year, and we still do both. My son comes along on the walk, and that is when he tells me about school.',
    ],
  },
  {
    slug: 'a-page-a-night',
    title: 'A page a night',
    firstName: 'Grace',
    profession: 'Bridge engineer',
    paragraphs: [
      'I design bridges for a living and I used to lie awake checking loads in my head. The program suggests writing down one page before bed. I write a list of what can wait until morning, close the notebook, and that is the end of it.',
      'My wife noticed before I did. She says I am much nicer company at breakfast.',
    ],
  },
  {
    slug: 'the-small-lamp-won',
    title: 'The small lamp won',
    firstName: 'Oksana',
    profession: 'Emergency dispatcher',
    paragraphs: [
      'I take emergency calls, twelve hours at a time. When I got home I would turn on every light and watch TV until I passed out. I tried one small lamp for a week, mostly to prove it would not work.',
      'It helped, and I do not fully know why. I have finished four books since then.',
    ],
  },
]
