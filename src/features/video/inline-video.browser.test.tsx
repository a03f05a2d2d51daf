import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { mockFetch } from '../../../tests/support/mock-fetch'
import { BeginButton } from './BeginButton.client'
import { InlineVideo } from './InlineVideo.client'

const SOURCE = '/api/videos/source/'

const begin = page.getByRole('button', { name: 'Begin, 2min', exact: true })
const play = page.getByRole('button', { name: 'Play: Four, four, six', exact: true })

async function show() {
  const asked = mockFetch({ '/api/auth/me': { body: { user: null } }, [SOURCE]: { body: { video: null } } })
  const { unmount } = await render(
    <WithProviders>
      <BeginButton databaseId={7} label="Begin, 2min" />
      <BeginButton databaseId={8} label="Begin" />
      <InlineVideo databaseId={7} title="Four, four, six" poster={null} />
    </WithProviders>,
  )
  return { asked, unmount }
}

test('the button of a banner starts the video of its item, and leaves', async () => {
  const { asked } = await show()
  expect(asked.filter((path) => path.startsWith(SOURCE))).toEqual([])
  await begin.click()
  // The player is loaded with its first video.
  await expect.poll(() => asked, { timeout: 10_000 }).toContain(`${SOURCE}?item=7`)
  await expect.element(begin).not.toBeInTheDocument()
  await expect.element(play).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Begin', exact: true })).toBeVisible()
})

test('a video that was started waits again when its page is shown again', async () => {
  const first = await show()
  await play.click()
  await expect.element(play).not.toBeInTheDocument()
  await first.unmount()
  await show()
  await expect.element(play).toBeVisible()
})
