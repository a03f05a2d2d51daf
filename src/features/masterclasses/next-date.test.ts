import { beforeEach, expect, test, vi } from 'vitest'
import { aCard } from '@/cards/example-card'
import { nextDate } from './next-date.server'

const read = vi.hoisted(() => ({ document: vi.fn(), listCards: vi.fn(), loadLiveMasterclass: vi.fn() }))
const expireRenderAt = vi.hoisted(() => vi.fn())
vi.mock('@/runtime/cached', () => ({ expireRenderAt }))
vi.mock('@/catalogue/cards.server', () => ({ listCards: read.listCards }))
vi.mock('@/catalogue/queries.server', () => ({ rowByUri: async () => ({ postType: 'pages', docId: 5 }) }))
vi.mock('@/cms/client/local-api.server', () => ({ readAs: () => ({ document: read.document }) }))
vi.mock('./live-masterclass.server', () => ({ loadLiveMasterclass: read.loadLiveMasterclass }))

const NOW = new Date('2026-11-28T12:00:00.000Z')
const liveBlock = (startsAt: string) => ({
  ...{ blockType: 'masterclassLive', id: 'live', title: 'Strong after fifty', masterclass: 3 },
  startsAt,
})
const anEvent = (id: number, title: string, eventDate: string, isRestrictedForMember = false) =>
  aCard(id, { postType: 'events', title, uri: `/events/${id}/`, eventDate, isRestrictedForMember })

beforeEach(() => {
  expireRenderAt.mockReset()
  read.document.mockResolvedValue({ layout: [liveBlock('2026-12-03T18:00:00.000Z')] })
  read.loadLiveMasterclass.mockResolvedValue({ card: aCard(3), memberContent: { chat: null, replays: [] }, lock: null })
  read.listCards.mockResolvedValue([
    anEvent(1, 'Last week', '2026-11-20T18:00:00.000Z'),
    anEvent(2, 'For others', '2026-11-29T18:00:00.000Z', true),
    { ...anEvent(4, 'Sunday walk', '2026-11-29T10:00:00.000Z'), extras: { timeZone: 'Europe/London' } },
  ])
})

test('a live class that the audience may join comes first, with its calendar file', async () => {
  expect(await nextDate('premium', NOW)).toEqual({
    kind: 'class',
    title: 'Strong after fifty',
    start: '2026-12-03T18:00:00.000Z',
    uri: '/masterclasses/',
    calendar: '/api/masterclasses/live.ics?page=%2Fmasterclasses%2F&block=live',
  })
  // Two hours later it is over, and something else is next.
  expect(expireRenderAt.mock.calls).toEqual([[new Date('2026-12-03T20:00:00.000Z')]])
})

test.each([
  ['is locked', () => read.loadLiveMasterclass.mockResolvedValue({ card: aCard(3), memberContent: null, lock: {} })],
  ['is over', () => read.document.mockResolvedValue({ layout: [liveBlock('2026-11-20T18:00:00.000Z')] })],
])('where the class %s, it is the next event that is open', async (_, change) => {
  change()
  expect(await nextDate('free', NOW)).toMatchObject({
    ...{ kind: 'event', title: 'Sunday walk', uri: '/events/4/' },
    timeZone: 'Europe/London',
  })
  expect(expireRenderAt.mock.calls).toEqual([[new Date('2026-11-29T12:00:00.000Z')]])
})

test('nothing where nothing is open', async () => {
  read.document.mockResolvedValue({ layout: [] })
  read.listCards.mockResolvedValue([])
  expect(await nextDate('free', NOW)).toBeNull()
})
