import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aCard } from '@/cards/example-card'
import { CommunityEvents } from './CommunityEvents'

const listCards = vi.hoisted(() => vi.fn())
vi.mock('@/catalogue/cards.server', () => ({ listCards }))

const anEvent = (id: number, title: string, eventDate: string, extras: Record<string, string> = {}) =>
  aCard(id, { postType: 'events', title, uri: `/events/${id}/`, eventDate, extras })

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00.000Z') }))
afterEach(() => void vi.useRealTimers())

const render = async () => renderToStaticMarkup(await CommunityEvents({ audience: 'free' }))

test('shows the next events with day, time, place and a file for the calendar, and none that are over', async () => {
  listCards.mockResolvedValue([
    anEvent(1, 'Long table', '2026-11-28T18:00:00.000Z', { location: 'Bath' }),
    anEvent(3, 'Beach walk', '2026-11-28T19:00:00.000Z', { timeZone: 'Pacific/Auckland' }),
    anEvent(2, 'Last week', '2026-11-16T18:00:00.000Z'),
  ])
  const html = await render()
  expect(listCards).toHaveBeenCalledWith({ postTypes: ['events'], first: 4 }, 'free')
  expect(html).toMatch(/href="\/events\/1\/?"[^>]*>Long table/)
  expect(html).toContain('Saturday, November 28, 2026')
  expect(html).toContain('6:00 PM UTC')
  expect(html).toContain('Bath')
  expect(html).toMatch(/Sunday, November 29, 2026<.*8:00 AM Auckland time</)
  expect(html).toContain('href="/events/feed.ics?event=1"')
  expect(html).not.toContain('Last week')
})

test('says so when nothing is planned', async () => {
  listCards.mockResolvedValue([])
  const html = await render()
  expect(html).toContain('Nothing is planned yet.')
  expect(html).toContain('href="/events/feed.ics"')
})
