import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { exampleContext } from '@/blocks/example'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { VideoModalProvider } from '@/features/video/VideoModal.client'
import { session } from '@/platform/session/session-state'
import { aUser } from '@/platform/session/testing/a-session'
import { stubFetch } from '../../../tests/support/stub-fetch'
import { MemberToday } from './Component'
import { memberTodayExamples } from './examples'

const tiles = page.getByRole('article')

beforeEach(() => sessionStorage.clear())

async function show(example: 'typical' | 'empty', videos: object[] = []) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 19, 30) })
  stubFetch((path) => (path === '/api/videos/continue' ? Response.json({ videos }) : Response.json({ user: aUser() })))
  await session.lookUp()
  const { block, data } = memberTodayExamples[example]
  await render(
    <WithProviders audience="premium">
      <VideoModalProvider>
        <MemberToday block={block} data={data} context={{ ...exampleContext, audience: 'premium' }} />
      </VideoModalProvider>
    </WithProviders>,
  )
}

test('greets by name and hour, and shows the three of today with what they take', async () => {
  await show('typical')
  await expect.element(page.getByText('Good evening, Clara')).toBeVisible()
  await expect.element(page.getByText('Monday. All three take 37 minutes.')).toBeVisible()
  await expect.element(tiles.nth(0)).toHaveTextContent('EatBarley with lemon and herbs25 minutes')
  await expect.element(tiles.nth(1).getByRole('button', { name: 'Play: Stairs and shopping' })).toBeVisible()
  await expect.element(tiles.nth(2)).toHaveTextContent('SleepThe key and the umbrella4 minutes')
})

test('a video in progress takes the place of the planned one', async () => {
  const video = { databaseId: 9, postType: 'movementGuides', title: 'Long lines', uri: '/movements/long-lines/' }
  await show('typical', [{ ...video, image: null, positionS: 60, durationS: 240 }])
  await expect.element(tiles.nth(1)).toHaveTextContent('Burn, go onLong lines3 minutes left')
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
