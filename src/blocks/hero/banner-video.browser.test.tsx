import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { emulateMedia } from '../../../tests/support/emulate-media'
import { BannerVideo } from './BannerVideo.client'

const video = () => document.querySelector('video')

/** A media query changes when the browser draws, and a page that is not in front may not draw: a screenshot makes it. */
async function resizeTo(width: number) {
  await page.viewport(width, 900)
  await page.screenshot({ save: false })
}

afterEach(async () => {
  await emulateMedia()
  await page.viewport(1280, 900)
})

test('plays silently on wide screens only, also after a resize', async () => {
  await resizeTo(767)
  await render(<BannerVideo src="data:video/mp4," />)
  expect(video()).toBeNull()
  await resizeTo(768)
  await expect.poll(video).not.toBeNull()
  expect([video()?.muted, video()?.loop, video()?.autoplay]).toEqual([true, true, true])
  await resizeTo(767)
  await expect.poll(video).toBeNull()
})

test('is not shown with reduced motion', async () => {
  await emulateMedia({ reducedMotion: true })
  await render(<BannerVideo src="data:video/mp4," />)
  expect(video()).toBeNull()
  await emulateMedia()
  await expect.poll(video).not.toBeNull()
})
