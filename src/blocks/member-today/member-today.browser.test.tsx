import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { exampleContext } from '@/blocks/example'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import type { NextDate } from '@/features/masterclasses/next-date.server'
import { aProgress, notStarted } from '@/features/programmes/example-progress'
import { VideoModalProvider } from '@/features/video/VideoModal.client'
import { session } from '@/platform/session/session-state'
import { aUser } from '@/platform/session/testing/a-session'
import type { Streak } from '@/rules/streak'
import { stubFetch } from '../../../tests/support/stub-fetch'
import { MemberToday } from './Component'
import { memberTodayExamples } from './examples'

const tiles = page.getByRole('article')

beforeEach(() => sessionStorage.clear())

async function show(
  example: 'typical' | 'short' | 'empty',
  videos: object[] = [],
  progress: object = aProgress(),
  streak: Streak = { weeks: 0, thisWeek: false, days: [] },
  date?: NextDate,
) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 19, 30) })
  stubFetch((path) => {
    if (path === '/api/videos/continue') return Response.json({ videos })
    if (path.startsWith('/api/milestones')) return Response.json({ milestones: [], toCelebrate: [], streak })
    return Response.json(path.startsWith('/api/programmes/') ? progress : { user: aUser() })
  })
  await session.lookUp()
  const { block, data } = memberTodayExamples[example]
  await render(
    <WithProviders audience="premium">
      <VideoModalProvider>
        <MemberToday
          block={block}
          data={date ? { ...data, date } : data}
          context={{ ...exampleContext, audience: 'premium' }}
        />
      </VideoModalProvider>
    </WithProviders>,
  )
}

test('greets by name and hour, and shows the three of today with what they take', async () => {
  await show('typical')
  await expect.element(page.getByText('Good evening, Clara')).toBeVisible()
  await expect.element(page.getByText('Monday. All three take 37 minutes.')).toBeVisible()
  await expect.element(tiles.nth(0)).toHaveTextContent('Eat, 25 minutesBarley with lemon and herbs')
  await expect.element(tiles.nth(1).getByRole('button', { name: 'Play: Stairs and shopping' })).toBeVisible()
  await expect.element(tiles.nth(2)).toHaveTextContent('Sleep, 4 minutesThe key and the umbrella')
})

test('a video in progress takes the place of the planned one', async () => {
  const video = { databaseId: 9, postType: 'movementGuides', title: 'Long lines', uri: '/movements/long-lines/' }
  await show('typical', [{ ...video, image: null, positionS: 60, durationS: 240 }])
  await expect.element(tiles.nth(1)).toHaveTextContent('Burn, go on, 3 minutes leftLong lines')
  await expect.element(page.getByText('Monday. All three take 32 minutes.')).toBeVisible()
})

test('without content it names the rest day and leads to the lists', async () => {
  await show('empty')
  await expect
    .element(page.getByRole('link', { name: 'See all recipes' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/recipes\/?$/))
  await expect.element(tiles.nth(1)).toHaveTextContent('Rest day')
  await expect.element(page.getByText('Monday.', { exact: true })).toBeVisible()
})

const strip = page.getByRole('list', { name: 'Your week' })

test('beside the title stands the week with its active days, and how many weeks in a row it makes', async () => {
  await show('typical', [], aProgress(), { weeks: 3, thisWeek: true, days: ['2026-11-23'] })
  await expect.element(page.getByText('3 weeks in a row')).toBeVisible()
  expect(
    strip
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['MMonday: active', 'TTuesday', 'WWednesday', 'TThursday', 'FFriday', 'SSaturday', 'SSunday'])
  await expect.element(strip.getByRole('listitem').first()).toHaveAttribute('aria-current', 'date')
})

test('without a week yet, today can be the first day', async () => {
  await show('typical')
  await expect.element(page.getByText('Today can be the first day')).toBeVisible()
})

const next = (label: string) => tiles.filter({ hasText: label })

test('below, the next step of the program is one press away, with the next live class and the list', async () => {
  await show('typical')
  const program = next('Six-Week Reset, day 9 of 42')
  await expect
    .element(program.getByRole('link', { name: 'Apple bircher' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/recipes\/apple-bircher\/?$/))
  await expect.element(program).toHaveTextContent('Next step, 30min')
  await expect
    .element(next('Next live class').getByRole('link', { name: 'Strong after fifty', exact: true }))
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Add to calendar: Strong after fifty' })).toBeVisible()
  await expect
    .element(next('Shopping list').getByRole('link', { name: 'Nothing to buy' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/shopping-list\/?$/))
})

test('the next event has the hours of its place', async () => {
  await show('typical', [], aProgress(), undefined, {
    kind: 'event',
    title: 'Sunday walk',
    start: '2026-11-28T11:30:00.000Z',
    timeZone: 'Pacific/Auckland',
    uri: '/events/sunday-walk/',
    calendar: '/events/feed.ics?event=4',
  })
  await expect.element(next('Next event')).toHaveTextContent('Sunday, November 29, 2026, 12:30 AM Auckland time')
})

test('a program that is not begun leads to its first week', async () => {
  await show('typical', [], notStarted())
  await expect.element(next('Your program').getByRole('link', { name: 'Start the Six-Week Reset' })).toBeVisible()
})

test('on another page it links to the dashboard', async () => {
  await show('short')
  await expect
    .element(page.getByRole('link', { name: 'Your dashboard' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/dashboard\/?$/))
})
