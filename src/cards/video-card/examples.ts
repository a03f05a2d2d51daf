import { aCard, NO_RECIPE } from '@/cards/example-card'
import type { PostCard } from '@/catalogue/cards.server'
import { exampleImage } from '@/ui/examples/image'

const video = (databaseId: number, title: string, parts: Partial<PostCard> = {}): PostCard =>
  aCard(databaseId, {
    postType: 'movementGuides',
    title,
    excerpt: 'Half an hour that leaves you taller.',
    image: exampleImage,
    recipes: NO_RECIPE,
    duration: 28,
    extras: { level: 'Intermediate' },
    ...parts,
  })

export const videoCardExamples = {
  typical: { card: video(1, 'Long lines, strong back') },
  lead: { card: video(2, 'Core and balance'), variant: 'featured' },
  square: { card: video(3, 'Stretch and twist', { duration: 22 }), format: 'square' },
  watched: { card: video(4, 'Hips and lower back', { duration: 24 }), watched: true },
  locked: { card: video(5, 'Whole body, steady', { duration: 95, isRestrictedForMember: true }) },
  withoutPicture: {
    card: video(6, 'Breathing, lying down', { postType: 'guidedMeditations', image: null, extras: {} }),
  },
  taught: {
    card: video(9, 'A knife and an onion', {
      postType: 'masterclasses',
      extras: { teacher: 'Iris Holm', teacherImage: exampleImage.url },
    }),
  },
  toCome: {
    card: video(10, 'Bread by hand', {
      postType: 'masterclasses',
      extras: { teacher: 'Lucien Faure', hasVideo: false, comingUp: 'Coming up December 10' },
    }),
  },
  unrecorded: { card: video(11, 'Salt, and other habits', { postType: 'podcasts', extras: { hasVideo: false } }) },
  bare: { card: video(7, 'Untimed', { duration: null, uri: null, excerpt: null, extras: {} }) },
  longest: {
    card: video(8, 'Everything you ever wanted to know about standing on one leg for an unreasonably long time', {
      duration: 725,
      extras: { level: 'Advanced', teacher: 'Wilhelmina Featherstonehaugh-Cholmondeley' },
    }),
    watched: true,
  },
} as const
