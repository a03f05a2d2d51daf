import { exampleImage } from '@/ui/examples/image'

const quote = {
  text: 'What stayed is the quarter of an hour after supper.',
  author: 'Marianne',
  profession: 'Nurse',
  imageUrl: null,
  uri: '/ebs-testimonials/marianne/',
  more: false,
}

export const quoteCardExamples = {
  typical: quote,
  withFace: { ...quote, author: 'Iris Holm', imageUrl: exampleImage.url },
  goesOn: { ...quote, text: `${quote.text} I came for the recipes, like everybody…`, more: true },
  bare: { ...quote, profession: null, uri: null, more: true },
  longest: {
    ...quote,
    text: 'Antidisestablishmentarianism, said no one at our table, ever. '.repeat(4).trim(),
    author: 'Wilhelmina Featherstonehaugh-Cholmondeley of the Upper Meadows',
    profession: 'Retired professor of comparative linguistics and part-time beekeeper',
    more: true,
  },
}
