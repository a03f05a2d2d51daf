import { exampleImage } from '@/ui/examples/image'

export const pressItemExamples = {
  typical: {
    title: 'The quiet revolution at the breakfast table',
    outlet: 'The Harbor Courier',
    date: '2026-11-05T00:00:00.000Z',
    excerpt: 'They do not promise anything, and that is the point.',
    uri: 'https://example.com/press',
    image: exampleImage,
  },
  withoutPicture: {
    title: 'Ten minutes, lying down',
    date: '2026-09-01T00:00:00.000Z',
    excerpt: 'Our reporter tried it and has not come back.',
    uri: 'https://example.com/press/2',
    image: null,
  },
  french: {
    title: 'La révolution du petit déjeuner',
    outlet: 'Lantern',
    date: '2026-11-05T00:00:00.000Z',
    language: 'fr',
    excerpt: 'Ils ne promettent rien, et c’est bien là l’idée.',
    uri: 'https://example.com/press/4',
    image: exampleImage,
  },
  bare: { title: 'In print only', date: null, excerpt: null, uri: null, image: null },
  longest: {
    title: 'Antidisestablishmentarianism and the modern breakfast, a long view in several parts',
    date: '2026-11-05T00:00:00.000Z',
    excerpt: 'And on it goes, without a full stop in sight, '.repeat(6).trim(),
    uri: 'https://example.com/press/3',
    image: exampleImage,
  },
} as const
