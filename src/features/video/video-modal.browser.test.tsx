import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { mockFetch } from '../../../tests/support/mock-fetch'
import { TrailerButton } from './TrailerButton.client'
import { useVideoModal } from './VideoModal.client'
import type { VideoRequest } from './video-request'

const SOURCE = '/api/videos/source/'
const NO_USER = { '/api/auth/me': { body: { user: null } } }

const CHAIR: VideoRequest = { databaseId: 7, title: 'Up from the chair', subtitle: 'Four minutes' }

function Opener({ video }: { video: VideoRequest }) {
  const { open } = useVideoModal()
  return (
    <button type="button" onClick={() => open(video)}>
      Watch
    </button>
  )
}

async function opened(source: { status: number; body: unknown }, video = CHAIR) {
  const asked = mockFetch({ ...NO_USER, [SOURCE]: source })
  await render(
    <WithProviders>
      <Opener video={video} />
    </WithProviders>,
  )
  await page.getByRole('button', { name: 'Watch' }).click()
  return asked
}

afterEach(() => vi.useRealTimers())

const dialog = page.getByRole('dialog', { name: 'Up from the chair', exact: true })

test('opens with the title, asks for the source of its item, and gives the focus back', async () => {
  const asked = await opened({ status: 404, body: {} })
  await expect.element(dialog).toHaveTextContent('Four minutes')
  await expect.element(dialog.getByRole('status')).toHaveTextContent('No video available')
  expect(asked).toContain(`${SOURCE}?item=7`)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Watch' })).toHaveFocus()
})

test('a trailer asks for the trailer of its item', async () => {
  const asked = mockFetch({ ...NO_USER, [SOURCE]: { body: { video: null } } })
  await render(
    <WithProviders>
      <TrailerButton databaseId={7} title="Up from the chair" />
    </WithProviders>,
  )
  await page.getByRole('button', { name: 'Play the trailer' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Up from the chair, trailer' })).toBeVisible()
  await expect.poll(() => asked).toContain(`${SOURCE}?item=7&trailer=1`)
})

test('a visitor who may not have it gets the login modal in its place', async () => {
  await opened({ status: 401, body: {} })
  await expect.element(page.getByRole('dialog', { name: 'This feature is reserved for members' })).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a member below its plan gets the way to join', async () => {
  await opened({ status: 403, body: {} })
  await expect.element(dialog).toHaveTextContent('This video is not in your plan.')
  await expect.element(dialog.getByRole('link', { name: 'Join us for full content' })).toBeVisible()
})

test('one that does not come can be asked for again', async () => {
  const asked = await opened({ status: 500, body: {} })
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('The video could not be loaded.')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => asked.filter((path) => path.startsWith(SOURCE))).toHaveLength(2)
})

test('an item without a video has a message', async () => {
  await opened({ status: 200, body: { video: null } })
  await expect.element(dialog.getByRole('status')).toHaveTextContent('No video available')
  expect(dialog.element().querySelector('video, iframe')).toBeNull()
})

test('embed code shows the spinner for 500 ms', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await opened({ status: 404, body: {} }, { ...CHAIR, embedCode: '<iframe src="https://player.invalid/"></iframe>' })
  // Waiting by expect.element would move the clock.
  while (!document.querySelector('iframe')) await new Promise(requestAnimationFrame)
  const spinner = dialog.getByRole('status').filter({ hasText: 'Loading the video…' })
  vi.advanceTimersByTime(499)
  // What a shorter time would have changed is rendered by then.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  await expect.element(spinner).toBeVisible()
  vi.advanceTimersByTime(1)
  await expect.element(spinner).not.toBeInTheDocument()
})
