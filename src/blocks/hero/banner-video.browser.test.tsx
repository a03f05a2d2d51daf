import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { emulateMedia } from '../../../tests/support/emulate-media'
import { BannerVideo } from './BannerVideo.client'

const video = () => document.querySelector('video')

/** A media query changes when the browser draws, and a page that is not in front may not draw: a screenshot makes it. */
async function drawnVideo() {
  await page.screenshot({ save: false })
  return video()
}

const BUSY = { timeout: 10_000 }

afterEach(async () => {
  await emulateMedia()
  await page.viewport(1280, 900)
})

test('plays silently on wide screens only, also after a resize', async () => {
  await page.viewport(767, 900)
  await render(<BannerVideo src="data:video/mp4," />)
  await expect.poll(drawnVideo, BUSY).toBeNull()
  await page.viewport(768, 900)
  await expect.poll(drawnVideo, BUSY).not.toBeNull()
  expect([video()?.muted, video()?.loop, video()?.autoplay]).toEqual([true, true, true])
  await page.viewport(767, 900)
  await expect.poll(drawnVideo, BUSY).toBeNull()
})

test('is not shown with reduced motion', async () => {
  await emulateMedia({ reducedMotion: true })
  await render(<BannerVideo src="data:video/mp4," />)
  expect(video()).toBeNull()
  await emulateMedia()
  await expect.poll(drawnVideo, BUSY).not.toBeNull()
})
