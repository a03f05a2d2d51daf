import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { emulateMedia } from '../../../tests/support/emulate-media'
import { BannerVideo } from './BannerVideo.client'

/** The browser evaluates media queries when it draws, so this asks for a frame. */
const video = () => {
  requestAnimationFrame(() => undefined)
  return document.querySelector('video')
}

/** A busy browser reports a new size of the window late. */
const SOON = { timeout: 10_000 }

afterEach(async () => {
  await emulateMedia()
  await page.viewport(1280, 900)
})

test('plays silently on wide screens only, also after a resize', async () => {
  await page.viewport(767, 900)
  await render(<BannerVideo src="data:video/mp4," />)
  expect(video()).toBeNull()
  await page.viewport(768, 900)
  await expect.poll(video, SOON).not.toBeNull()
  expect([video()?.muted, video()?.loop, video()?.autoplay]).toEqual([true, true, true])
  await page.viewport(767, 900)
  await expect.poll(video, SOON).toBeNull()
})

test('is not shown with reduced motion', async () => {
  await emulateMedia({ reducedMotion: true })
  await render(<BannerVideo src="data:video/mp4," />)
  expect(video()).toBeNull()
  await emulateMedia()
  await expect.poll(video, SOON).not.toBeNull()
})
