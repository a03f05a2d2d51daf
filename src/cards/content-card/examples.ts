import { aCard, NO_RECIPE } from '@/cards/example-card'
import { exampleImage } from '@/ui/examples/image'

/** A recipe in its states, then cards of other types. */
export const contentCardExamples = {
  typical: { card: aCard(1, { title: 'Ginger noodle broth, soft egg', image: exampleImage }) },
  lead: {
    card: aCard(2, {
      title: 'Lemon and soft-herb bowl',
      excerpt:
        'The one we make when no one wants to cook: leaves, a jammy egg, and a dressing that forgives everything.',
      image: exampleImage,
    }),
    variant: 'featured',
  },
  tile: { card: aCard(3, { title: 'Roast carrots, orange and dill', image: exampleImage }), variant: 'tile' },
  locked: {
    card: aCard(4, { title: 'Green coconut curry with prawns', image: exampleImage, isRestrictedForMember: true }),
  },
  lockedLead: {
    card: aCard(5, { title: 'Warm flatbread, olives and greens', image: exampleImage, isRestrictedForMember: true }),
    variant: 'featured',
  },
  watched: {
    card: aCard(6, {
      postType: 'movementGuides',
      title: 'Long lines, strong back',
      excerpt: 'Half an hour that leaves you taller.',
      image: exampleImage,
      recipes: NO_RECIPE,
      duration: 28,
      extras: { level: 'Intermediate' },
    }),
    watched: true,
  },
  event: {
    card: aCard(7, {
      postType: 'events',
      title: 'A long table in the orchard',
      excerpt: 'Supper for thirty, before it gets cold.',
      recipes: NO_RECIPE,
      eventDate: '2026-12-05T18:00:00.000Z',
      extras: { location: 'Lisbon' },
    }),
  },
  pastEvent: {
    card: aCard(12, {
      postType: 'events',
      title: 'A walk along the canal',
      excerpt: 'Six level miles at a talking pace.',
      recipes: NO_RECIPE,
      eventDate: '2026-03-01T10:00:00.000Z',
      extras: { location: 'North Lock', timeZone: 'Europe/London' },
    }),
  },
  week: {
    card: aCard(8, {
      postType: 'rebootReviveWeeks',
      title: 'Clear the shelf',
      excerpt: 'What goes, what stays, and where the biscuits are now.',
      recipes: NO_RECIPE,
      extras: { weekLabel: 'Spring, week 1', season: 'Spring' },
    }),
  },
  withoutPicture: {
    card: aCard(9, {
      postType: 'expertAdvices',
      title: 'Insomnia',
      excerpt: 'What to do between two and four.',
      recipes: NO_RECIPE,
    }),
  },
  bare: { card: aCard(10, { title: 'Broth', excerpt: null, uri: null, recipes: NO_RECIPE }) },
  longest: {
    card: aCard(11, {
      title: 'Antidisestablishmentarianism with a side of overcooked, misunderstood Brussels sprouts. '
        .repeat(2)
        .trim(),
      excerpt: 'And on it goes, without a full stop in sight, '.repeat(8).trim(),
      image: exampleImage,
      isRestrictedForMember: true,
      recipes: { totalTime: 725, nutritionProtein: 127, nutritionKcal: 4000, nutritionSugars: 300 },
    }),
    watched: true,
  },
} as const
