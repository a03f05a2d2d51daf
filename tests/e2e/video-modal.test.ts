import { aBarrier } from '../support/http/barrier'
import { expect, sessionLookup, test } from '../support/http/browser'

const TITLE = 'Two minutes and a chair'

const CHAPTERS = [
  { startS: 0, title: 'To begin with' },
  { startS: 62, title: 'Then' },
]

test('the video modal shows the spinner until the player is ready, then its controls, chapters and transcript', async ({
  page,
}) => {
  await page.route('**/api/videos/source/**', async (route) => {
    const response = await route.fetch()
    const { video } = await response.json()
    const transcript = 'Put the chair to the wall.\n\nSit down slowly.'
    await route.fulfill({ response, json: { video: { ...video, transcript, chapters: CHAPTERS } } })
  })
  const gate = aBarrier()
  await page.route('**/*.mp4?**', async (route) => {
    await gate.passed
    await route.continue()
  })
  await Promise.all([sessionLookup(page), page.goto('/anti-inflammatory-lifestyle-videos/')])
  await page.getByRole('button', { name: `Play: ${TITLE}` }).click()
  const modal = page.getByRole('dialog', { name: TITLE })
  await expect(modal.getByRole('heading', { name: TITLE })).toBeVisible()
  await expect(modal.getByText('Beginner', { exact: true })).toBeVisible()

  await test.step('the spinner', async () => {
    const spinner = modal.getByRole('status').filter({ hasText: 'Loading the video…' })
    await expect(modal.locator('[data-media-player]')).toBeVisible({ timeout: 30_000 })
    await expect(spinner).toBeVisible()
    gate.open()
    await expect(spinner).toHaveCount(0)
  })
  const video = modal.locator('video')
  await expect.poll(() => video.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)

  await test.step('speeds, picture in picture, captions, and the system’s media title', async () => {
    await modal.locator('[data-media-player]').hover()
    await expect(modal.getByRole('button', { name: 'PiP' })).toBeVisible()
    await expect(modal.getByRole('button', { name: 'Captions' })).toBeVisible()
    // The controls disappear after two seconds, which a busy machine needs between a movement and a click.
    const speed = modal.getByRole('menuitem', { name: 'Speed' })
    await expect(async () => {
      await modal.locator('[data-media-player]').hover()
      await modal.getByRole('button', { name: 'Settings' }).click({ timeout: 1_000 })
      await expect(speed).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await speed.click()
    await modal.getByRole('slider', { name: 'Speed' }).press('ArrowRight')
    await expect.poll(() => video.evaluate((video: HTMLVideoElement) => video.playbackRate)).toBe(1.25)
    expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe(TITLE)
  })

  await test.step('a click on a chapter seeks to its time', async () => {
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

  await test.step('the transcript', async () => {
    const line = modal.getByRole('paragraph').filter({ hasText: 'Sit down slowly.' })
    await expect(line).toBeHidden()
    await modal.getByText('Transcript').click()
    await expect(line).toBeVisible()
  })
  await modal.getByRole('button', { name: 'Close' }).click()
  await expect(modal).toHaveCount(0)
})
