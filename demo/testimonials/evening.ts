import type { DemoTestimonial } from '../item'

export const eveningTestimonials: DemoTestimonial[] = [
  {
    slug: 'the-telephone-sleeps-in-the-hall',
    title: 'The telephone sleeps in the hall',
    firstName: 'Beatriz',
    profession: 'Court interpreter',
    paragraphs: [
      'Week two was the one I had planned to skip. I bought an alarm clock for nine dollars instead and moved the telephone to the hall.',
      'I still wake up at four now and then. I no longer read the news about it.',
    ],
  },
  {
    slug: 'ten-minutes-on-the-landing',
    title: 'Ten minutes on the landing',
    firstName: 'Ingrid',
    profession: 'Mother of twins, landscape gardener',
    paragraphs: [
      'There is one quiet place in our house and it is the landing. I sit there when the twins are in bed and breathe out slowly, as the recording says.',
      'Some evenings it lasts three minutes. Three is a number.',
    ],
  },
  {
    slug: 'i-kept-two-of-the-six',
    title: 'I kept two of the six',
    firstName: 'Malik',
    profession: 'History teacher',
    paragraphs: [
      'Of the six ideas I kept two: the early supper and the walk after it. The others were good, and not mine.',
      'A year later I still do both. I have never kept a resolution that long, so I do not call it one.',
    ],
  },
  {
    slug: 'a-page-a-night',
    title: 'A page a night',
    firstName: 'Grace',
    profession: 'Structural surveyor',
    paragraphs: [
      'I write one page before bed, mostly lists of what can wait. It turns out that nearly all of it can.',
      'My wife says I am better company at breakfast. I was not aware that there had been complaints.',
    ],
  },
  {
    slug: 'the-small-lamp-won',
    title: 'The small lamp won',
    firstName: 'Oksana',
    profession: 'Emergency dispatcher',
    paragraphs: [
      'I answer calls for twelve hours, and for years I came home and turned on every light in the house. The guide said to try one lamp for a week.',
      'I did not believe a word of it. I still cannot say why it works. I read two chapters now, and I know how the book ends.',
    ],
  },
]
