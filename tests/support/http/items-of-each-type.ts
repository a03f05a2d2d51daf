import type { PostType } from '@/model/post-types'
import { aWord, makeItem } from './editor'

/** Every type that has its own page, except pages and recipes, which have their own tests. */
export type Kind = Exclude<PostType, 'pages' | 'recipes' | 'faqs' | 'press' | 'partners'>

/** The fields of each type besides title and text. */
export const OWN: Readonly<Record<Kind, Record<string, unknown>>> = {
  movementGuides: { level: 'Beginner', duration: 12, video: { url: 'https://vimeo.com/76979871' } },
  guidedMeditations: { duration: 9, video: { url: 'https://vimeo.com/76979871' } },
  masterclasses: {
    teacher: 'Nora Lind',
    duration: 62,
    video: { embedCode: '<iframe src="https://player.vimeo.com/video/76979871"></iframe>' },
    chatCode: '<iframe src="https://vimeo.com/live-chat/76979871"></iframe>',
    replays: [{ resourceTitle: 'The first evening', resourceLength: '48 min', resourceLink: '76979871' }],
  },
  podcasts: {
    duration: 42,
    applePodcastsLink: 'https://podcasts.apple.com/example',
    spotifyLink: 'https://open.spotify.com/example',
  },
  posts: { author: 'Nora Lind' },
  testimonials: { firstName: 'Ida', profession: 'Nurse' },
  events: {
    eventDate: '2031-05-03T18:00:00.000Z',
    eventEnd: '2031-05-03T19:30:00.000Z',
    location: 'The long table; Oak Street 4, Bath',
    bookingUrl: 'https://booking.example/a-place',
  },
  expertAdvices: {},
  lifestyleGuides: { video: { url: 'https://vimeo.com/76979871' } },
  rebootReviveWeeks: { season: 'Fall', weekLabel: 'Week 2' },
  yaldaLovesProducts: { brand: 'Hearth', price: '$24', productUrl: 'https://shop.example/pan' },
}

export const KINDS = Object.keys(OWN) as Kind[]

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
    ...OWN[kind],
    ...parts,
  })
  return { ...item, secret }
}
