import type { Locator, Page } from '@playwright/test'
import { aBarrier } from '../support/http/barrier'
import { expect, sessionLookup, test } from '../support/http/browser'
import { stopClock } from '../support/http/browser-session'
import { makePage, removeMade } from '../support/http/editor'

const TITLE = 'Two minutes and a chair'
const LOADING = 'Loading the video…'
const SOURCE = '**/api/videos/source/**'

test.afterAll(removeMade)

/** Opens a video of the demo in the modal. */
async function openVideo(page: Page): Promise<Locator> {
  await Promise.all([sessionLookup(page), page.goto('/anti-inflammatory-lifestyle-videos/')])
  await page.getByRole('button', { name: `Play: ${TITLE}` }).click()
  return page.getByRole('dialog', { name: TITLE })
}

/** As {@link openVideo}, and waits until it plays. */
async function playVideo(page: Page): Promise<{ modal: Locator; video: Locator }> {
  const modal = await openVideo(page)
  const video = modal.locator('video')
  // The player's code is loaded first.
  await expect(video).toHaveCount(1, { timeout: 30_000 })
  await expect.poll(() => video.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
  return { modal, video }
}

/** Changes the server's response about a video. */
async function changeVideo(page: Page, parts: Record<string, unknown>): Promise<void> {
  await page.route(SOURCE, async (route) => {
    const response = await route.fetch()
    const { video } = await response.json()
    await route.fulfill({ response, json: { video: { ...video, ...parts } } })
  })
}

test.describe('the video modal', () => {
  test('has the title and the subtitle, and closes', async ({ page }) => {
    const modal = await openVideo(page)
    await expect(modal.getByRole('heading', { name: TITLE })).toBeVisible()
    await expect(modal.getByText('Beginner', { exact: true })).toBeVisible()
    await modal.getByRole('button', { name: 'Close' }).click()
    await expect(modal).toHaveCount(0)
  })

  test('shows the spinner until the player is ready', async ({ page }) => {
    const gate = aBarrier()
    await page.route('**/*.mp4?**', async (route) => {
      await gate.passed
      await route.continue()
    })
    const modal = await openVideo(page)
    const spinner = modal.getByRole('status').filter({ hasText: LOADING })
    await expect(modal.locator('[data-media-player]')).toBeVisible({ timeout: 30_000 })
    await expect(spinner).toBeVisible()
    gate.open()
    await expect(spinner).toHaveCount(0)
  })

  test('shows a message where there is no video', async ({ page }) => {
    await page.route(SOURCE, (route) => route.fulfill({ json: { video: null } }))
    const modal = await openVideo(page)
    await expect(modal.getByText('No video available')).toBeVisible()
    await expect(modal.locator('video, iframe')).toHaveCount(0)
  })

  test('shows the transcript', async ({ page }) => {
    await changeVideo(page, { transcript: 'Put the chair to the wall.\n\nSit down slowly.' })
    const modal = await openVideo(page)
    const line = modal.getByRole('paragraph').filter({ hasText: 'Sit down slowly.' })
    await expect(line).toBeHidden()
    await modal.getByText('Transcript').click()
    await expect(line).toBeVisible()
  })

  test('a click on a chapter seeks to its time', async ({ page }) => {
    await changeVideo(page, {
      chapters: [
        { startS: 0, title: 'To begin with' },
        { startS: 62, title: 'Then' },
      ],
    })
    const { video, modal } = await playVideo(page)
    const chapters = modal.getByRole('navigation', { name: 'Chapters' })
    await expect(chapters.getByRole('button')).toHaveText(['0:00 To begin with', '1:02 Then'])
    await expect(chapters.locator('[aria-current]')).toHaveText('0:00 To begin with')
    const jump = video.evaluate(
      (video: HTMLVideoElement) =>
        new Promise((settle) => video.addEventListener('seeking', () => settle(video.currentTime), { once: true })),
    )
    await chapters.getByRole('button', { name: 'Then' }).click()
    expect(await jump).toBe(62)
    await expect(chapters.locator('[aria-current]')).toHaveText('1:02 Then')
  })

  test('the player has speeds, picture in picture and captions', async ({ page }) => {
    const { video, modal } = await playVideo(page)
    await modal.locator('[data-media-player]').hover()
    await expect(modal.getByRole('button', { name: 'PiP' })).toBeVisible()
    await expect(modal.getByRole('button', { name: 'Captions' })).toBeVisible()
    await modal.getByRole('button', { name: 'Settings' }).click()
    await modal.getByRole('menuitem', { name: 'Speed' }).click()
    await modal.getByRole('slider', { name: 'Speed' }).press('ArrowRight')
    await expect.poll(() => video.evaluate((video: HTMLVideoElement) => video.playbackRate)).toBe(1.25)
  })

  test('sets the system’s media title', async ({ page }) => {
    await playVideo(page)
    expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe(TITLE)
  })
})

test.describe('embed code in the video modal', () => {
  const FRAME = 'https://player.example.com/'
  test.use({ expected: [/^requested https:\/\/player\.example\.com\//] })

  test('shows the spinner for 500 ms', async ({ page }) => {
    const { path } = await makePage({
      layout: [
        {
          blockType: 'videosGrid',
          videos: [{ title: 'On bread', tagLabel: 'New', embedCode: `<iframe src="${FRAME}"></iframe>` }],
        },
      ],
    })
    await page.route(`${FRAME}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Their player</p>' }))
    const play = page.getByRole('button', { name: 'Play: On bread' })
    const modal = page.getByRole('dialog', { name: 'On bread' })
    const theirs = modal.frameLocator('iframe').getByText('Their player')
    await Promise.all([sessionLookup(page), page.goto(path)])
    // The first time the player's code is loaded, which takes a while.
    await play.click()
    await expect(theirs).toBeVisible()
    await modal.getByRole('button', { name: 'Close' }).click()
    await stopClock(page)
    await play.click()
    await expect(modal.getByText('New')).toBeVisible()
    await expect(theirs).toBeVisible()
    const spinner = modal.getByRole('status').filter({ hasText: LOADING })
    await page.clock.runFor(499)
    await expect(spinner).toBeVisible()
    await page.clock.runFor(1)
    await expect(spinner).toHaveCount(0)
  })
})
