import { expect } from 'vitest'
import type { PostTypeWith } from '@/model/content-types'
import { aWord, makeItem } from './editor'

/** Every type that has its own page, except pages and recipes, which have their own tests. */
export type Kind = Exclude<PostTypeWith<{ folder: string }>, 'pages' | 'recipes'>

type Example = {
  /** Its fields besides title and text. */
  fields: Record<string, unknown>
  /** Texts on its page besides its title and text. */
  texts: readonly string[]
  structuredData: Record<string, unknown>
}

/** An item of each type. */
export const EXAMPLES: Readonly<Record<Kind, Example>> = {
  movementGuides: {
    fields: { level: 'Beginner', duration: 12, video: { url: 'https://vimeo.com/76979871' } },
    texts: ['Beginner', '12min'],
    structuredData: { '@type': 'VideoObject', duration: 'PT12M', embedUrl: 'https://player.vimeo.com/video/76979871' },
  },
  guidedMeditations: {
    fields: { duration: 9, video: { url: 'https://vimeo.com/76979871' } },
    texts: ['9min'],
    structuredData: { '@type': 'VideoObject', duration: 'PT9M', uploadDate: expect.any(String) },
  },
  masterclasses: {
    fields: {
      teacher: 'Nora Lind',
      duration: 62,
      video: { embedCode: '<iframe src="https://player.vimeo.com/video/76979871"></iframe>' },
      chatCode: '<iframe src="https://vimeo.com/live-chat/76979871"></iframe>',
      replays: [{ resourceTitle: 'The first evening', resourceLength: '48 min', resourceLink: '76979871' }],
    },
    texts: ['Nora Lind', '1h 2', 'The first evening'],
    structuredData: { '@type': 'VideoObject', duration: 'PT1H2M', actor: { '@type': 'Person', name: 'Nora Lind' } },
  },
  podcasts: {
    fields: {
      duration: 42,
      applePodcastsLink: 'https://podcasts.apple.com/example',
      spotifyLink: 'https://open.spotify.com/example',
    },
    texts: ['42min', 'https://open.spotify.com/example'],
    structuredData: {
      '@type': 'PodcastEpisode',
      timeRequired: 'PT42M',
      sameAs: ['https://podcasts.apple.com/example', 'https://open.spotify.com/example'],
    },
  },
  posts: {
    fields: { author: 'Nora Lind' },
    texts: ['Nora Lind'],
    structuredData: {
      '@type': 'Article',
      headline: expect.any(String),
      author: { '@type': 'Person', name: 'Nora Lind' },
    },
  },
  testimonials: {
    fields: { firstName: 'Ida', profession: 'Nurse' },
    texts: ['Ida', 'Nurse'],
    structuredData: { '@type': 'Review', author: { '@type': 'Person', name: 'Ida', jobTitle: 'Nurse' } },
  },
  events: {
    fields: {
      eventDate: '2031-05-03T18:00:00.000Z',
      eventEnd: '2031-05-03T19:30:00.000Z',
      location: 'The long table; Oak Street 4, Bath',
      timeZone: 'Europe/London',
      bookingUrl: 'https://booking.example/a-place',
    },
    texts: [
      'Saturday, May 03, 2031',
      '7:00 PM to 8:30 PM London time',
      'https://booking.example/a-place',
      'Add to calendar',
    ],
    structuredData: {
      '@type': 'Event',
      startDate: '2031-05-03T19:00:00+01:00',
      endDate: '2031-05-03T20:30:00+01:00',
      location: expect.objectContaining({ '@type': 'Place', address: 'The long table; Oak Street 4, Bath' }),
    },
  },
  expertAdvices: {
    fields: { reviewer: 'Dr. Nora Lind' },
    texts: ['Read by', 'Dr. Nora Lind'],
    structuredData: { '@type': 'Article' },
  },
  lifestyleGuides: {
    fields: { video: { url: 'https://vimeo.com/76979871' } },
    texts: [],
    structuredData: { '@type': 'VideoObject', embedUrl: 'https://player.vimeo.com/video/76979871' },
  },
  rebootReviveWeeks: {
    fields: { season: 'Fall', weekLabel: 'Week 2' },
    texts: ['Fall', 'Week 2'],
    structuredData: { '@type': 'Article' },
  },
  yaldaLovesProducts: {
    fields: { brand: 'Hearth', price: '$24', productUrl: 'https://shop.example/pan' },
    texts: ['Hearth', '$24', 'https://shop.example/pan'],
    structuredData: { '@type': 'Product', brand: { '@type': 'Brand', name: 'Hearth' } },
  },
}

export const KINDS = Object.keys(EXAMPLES) as Kind[]

/**
 * Creates an item of a type with its own text.
 * @returns the item, and the word that only its text has
 */
export async function makeItemOfType(kind: Kind, parts: Record<string, unknown> = {}) {
  const secret = aWord()
  const item = await makeItem(kind, {
    title: `Test ${kind} ${aWord()}`,
    summary: 'Made by a test & taken <away> by it.',
    bodyHtml: `<p>The text says ${secret}.</p>`,
    ...EXAMPLES[kind].fields,
    ...parts,
  })
  return { ...item, secret }
}
