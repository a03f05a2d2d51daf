import { exampleImage } from '@/ui/examples/image'

export const categoryCardExamples = {
  typical: {
    title: 'Breakfast',
    uri: '/recipes/#category=breakfast',
    image: exampleImage,
    count: '24 recipes',
  },
  noon: {
    title: 'Strong backs',
    uri: '/movements/#category=back',
    image: null,
    light: 'noon',
    count: '1 class',
  },
  dusk: { title: 'Evenings', uri: '/meditations/', image: null, light: 'dusk' },
  resource: {
    title: 'The pantry list, to print',
    uri: 'https://example.com/pantry',
    image: exampleImage,
    target: '_blank',
  },
  bare: { title: 'Nothing yet', uri: null, image: null },
  longest: {
    title: 'Antidisestablishmentarianism, and what else may come between you and an early night',
    uri: '/meditations/',
    image: exampleImage,
    count: '1234 guided meditations',
  },
} as const
