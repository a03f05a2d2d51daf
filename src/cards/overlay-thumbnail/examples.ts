import { exampleImage } from '@/ui/examples/image'

export const overlayThumbnailExamples = {
  typical: { title: 'Ginger noodle broth', uri: '/recipes/broth/', image: exampleImage, postType: 'recipes' },
  second: {
    title: 'Long lines, strong back',
    uri: '/movements/long/',
    image: exampleImage,
    postType: 'movementGuides',
  },
  withoutPicture: { title: 'The long exhale', uri: '/meditations/exhale/', image: null, postType: 'guidedMeditations' },
  bare: { title: 'Broth', uri: null, image: null, postType: 'recipes' },
  longest: {
    title: 'Antidisestablishmentarianism with overcooked Brussels sprouts',
    uri: '/recipes/sprouts/',
    image: exampleImage,
    postType: 'recipes',
  },
} as const
