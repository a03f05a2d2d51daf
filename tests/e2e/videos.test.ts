import type { Page } from '@playwright/test'
import { axeFindings } from '../support/http/axe'
import { expect, test } from '../support/http/browser'
import { demo } from '../support/http/demo'

const ITEMS = [
  ...demo.movements.map((item) => ({ ...item, path: `/movements/${item.slug}/` })),
  ...demo.meditations.map((item) => ({ ...item, path: `/meditations/${item.slug}/` })),
].filter(({ requiredPlan }) => requiredPlan !== 'premium')
/** One item for each film. */
const FILMED = ITEMS.filter(({ film }, at) => ITEMS.findIndex((other) => other.film === film) === at)

/** The film of a page. */
const filmOn = (page: Page) => page.locator('main video')

/** What the browser knows of a film. */
const facts = (page: Page) =>
  filmOn(page).evaluate((video: HTMLVideoElement) => ({
    error: video.error?.message ?? null,
    durationS: Math.round(video.duration),
    paused: video.paused,
    ended: video.ended,
    shape: [video.videoWidth, video.videoHeight],
  }))

test.describe('SPEC 2.2, 3: a film on its page', () => {
  test.beforeEach(({ as }) => as('standard'))

  for (const { path, title } of FILMED) {
    test(`"${title}" plays and reaches its end`, async ({ page }) => {
      await page.goto(path)
      const film = filmOn(page)
      await film.evaluate((video: HTMLVideoElement) => {
        video.muted = true
        return video.play()
      })
      await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.3)
      await film.evaluate(
        (video: HTMLVideoElement) =>
          new Promise<void>((settle) => {
            video.addEventListener('ended', () => settle(), { once: true })
            video.currentTime = video.duration - 1.5
          }),
      )
      const { ended, error, shape, durationS } = await facts(page)
      expect({ ended, error, shape }).toEqual({ ended: true, error: null, shape: [1280, 720] })
      expect(durationS).toBeGreaterThanOrEqual(60)
    })

    test(`"${title}" has its captions, and a poster until it plays`, async ({ page }) => {
      await page.goto(path)
      const film = filmOn(page)
      await expect(film).toHaveAccessibleName(title)
      const cues = () =>
        film.evaluate((video: HTMLVideoElement) =>
          [...(video.textTracks[0]?.cues ?? [])].map((cue) => (cue as VTTCue).text),
        )
      await expect.poll(async () => (await cues()).length).toBeGreaterThan(8)
      expect((await cues())[0]).toContain(title)
      const poster = await film.getAttribute('poster')
      const { status, type } = await page.evaluate(async (url) => {
        const answer = await fetch(url)
        return { status: answer.status, type: answer.headers.get('content-type') }
      }, poster ?? '')
      expect([status, type]).toEqual([200, 'image/webp'])
    })
  }

  test('plays and pauses by keyboard', async ({ page }) => {
    await page.goto(FILMED[0]?.path ?? '')
    const film = filmOn(page)
    await film.evaluate((video: HTMLVideoElement) => {
      video.muted = true
    })
    await film.focus()
    await page.keyboard.press('Space')
    await expect.poll(async () => (await facts(page)).paused).toBe(false)
    await page.keyboard.press('Space')
    await expect.poll(async () => (await facts(page)).paused).toBe(true)
  })

  for (const width of [390, 1440]) {
    test(`keeps its place from the start at ${width} px, and axe finds nothing`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(FILMED[0]?.path ?? '')
      const box = await filmOn(page).boundingBox()
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      expect(await axeFindings(page)).toEqual([])
    })
  }
})

test('nothing of the film is fetched before somebody plays it', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto(FILMED[0]?.path ?? '')
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((path) => path.endsWith('.mp4'))).toEqual([])
  await filmOn(page).evaluate((video: HTMLVideoElement) => {
    video.muted = true
    return video.play()
  })
  expect(fetched.filter((path) => path.endsWith('.mp4'))).not.toEqual([])
})

test('SPEC 6: below its plan there is no film, but the notice', async ({ as, page }) => {
  await as('free')
  await page.goto('/movements/strong-and-slow/')
  await expect(page.getByText('The rest of this content is reserved for members')).toBeVisible()
  await expect(filmOn(page)).toHaveCount(0)
})
