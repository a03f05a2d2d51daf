import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Audience } from '@/rules/audience'
import { startTestCms, type TestCms } from '../support/data/cms'

let cms: TestCms
let listCards: typeof import('@/catalogue/cards.server').listCards
beforeAll(async () => {
  cms = await startTestCms()
  // Imported here because it loads the CMS, which reads the environment.
  listCards = (await import('@/catalogue/cards.server')).listCards
})
afterAll(() => cms.stop())

const DAY = '2026-11-05T12:00:00.000Z'
const forPremium = { requiredPlan: 'premium', _status: 'published' } as const

async function extrasOf(
  postType: 'events' | 'masterclasses' | 'podcasts' | 'posts' | 'rebootReviveWeeks',
  audience: Audience,
) {
  const [card] = await listCards({ postTypes: [postType], first: 1 }, audience)
  return { locked: card?.isRestrictedForMember, extras: card?.extras }
}

test('the links of a restricted episode are on the cards of those whose plan includes it', async () => {
  const links = { applePodcastsLink: 'https://podcasts.example/1', spotifyLink: 'https://music.example/1' }
  const data = { title: 'An episode', slug: 'an-episode', publishedAt: DAY, ...links, ...forPremium }
  await cms.payload.create({ collection: 'podcasts', data })
  expect(await extrasOf('podcasts', 'standard')).toEqual({ locked: true, extras: { byline: 'November 05, 2026' } })
  expect(await extrasOf('podcasts', 'premium')).toEqual({ locked: false, extras: expect.objectContaining(links) })
})

test('the card of a restricted article has its author, date and reading time', async () => {
  const text = { bodyHtml: `<p>${'word '.repeat(660)}</p>`, author: 'Ada' }
  await cms.payload.create({
    collection: 'posts',
    data: { title: 'An article', slug: 'an-article', publishedAt: DAY, ...text, ...forPremium },
  })
  expect(await extrasOf('posts', 'visitor')).toEqual({
    locked: true,
    extras: { author: 'Ada', byline: 'November 05, 2026', readingTime: '3 min read' },
  })
})

test('the card of a restricted week has its season, and says in one what week of it it is', async () => {
  const open = { season: 'Fall', weekLabel: 'Week 2' } as const
  const data = { title: 'A week', slug: 'a-week', ...open, ...forPremium }
  await cms.payload.create({ collection: 'rebootReviveWeeks', data })
  expect(await extrasOf('rebootReviveWeeks', 'visitor')).toEqual({
    locked: true,
    extras: { season: 'Fall', weekLabel: 'Fall, week 2' },
  })
})

test('the card of a restricted event has its place and its price, and not where to book', async () => {
  const open = { location: 'Online', price: 'Included in Premium' }
  const data = { title: 'An event', slug: 'an-event', eventDate: DAY, bookingUrl: 'https://example.com/1', ...open }
  await cms.payload.create({ collection: 'events', data: { ...data, ...forPremium } })
  expect(await extrasOf('events', 'visitor')).toEqual({ locked: true, extras: { ...open, eventEnd: null } })
})

test('the card of a class without a video says that it is to come, and on which day, to everyone', async () => {
  const data = { title: 'A class', slug: 'a-class', comesOn: '2036-12-05T12:00:00.000Z', ...forPremium }
  const { id } = await cms.payload.create({ collection: 'masterclasses', data })
  const comingUp = async (audience: Audience) => (await extrasOf('masterclasses', audience)).extras?.comingUp
  expect([await comingUp('visitor'), await comingUp('premium')]).toEqual(Array(2).fill('Coming up December 05'))
  await cms.payload.update({ collection: 'masterclasses', id, data: { video: { url: 'https://vimeo.com/1' } } })
  expect([await comingUp('visitor'), await comingUp('premium')]).toEqual([undefined, undefined])
})

test('a card says where a free account is enough, until it is open', async () => {
  const data = { title: 'For a free account', slug: 'for-free', requiredPlan: 'free', _status: 'published' } as const
  await cms.payload.create({ collection: 'posts', data })
  const premium = { ...data, ...forPremium, title: 'For premium', slug: 'for-premium' }
  await cms.payload.create({ collection: 'posts', data: premium })
  const freeIsEnough = async (audience: Audience) => {
    const cards = await listCards({ postTypes: ['posts'], first: 2 }, audience)
    return Object.fromEntries(cards.map((card) => [card.slug, card.freeIsEnough]))
  }
  expect(await freeIsEnough('visitor')).toEqual({ 'for-free': true, 'for-premium': false })
  expect(await freeIsEnough('free')).toEqual({ 'for-free': false, 'for-premium': false })
})
