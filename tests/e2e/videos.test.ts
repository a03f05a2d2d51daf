import type { Page } from '@playwright/test'
import { axeFindings } from '../support/http/axe'
import { expect, sessionLookup, test } from '../support/http/browser'
import { fillEntries } from '../support/http/browser-session'
import { BASE } from '../support/http/client'
import { demo } from '../support/http/demo'
import { makePage, removeMade } from '../support/http/editor'
import { followRequests } from '../support/http/page-checks'
import { signInUser } from '../support/http/sessions'
import { createUser, removeUsers } from '../support/http/users'

const ITEMS = [
  ...demo.movements.map((item) => ({ ...item, path: `/movements/${item.slug}/` })),
  ...demo.meditations.map((item) => ({ ...item, path: `/meditations/${item.slug}/` })),
].filter(({ requiredPlan }) => requiredPlan !== 'premium')
/** One item for each video. */
const ITEM_PER_VIDEO = ITEMS.filter(({ video }, at) => ITEMS.findIndex((other) => other.video === video) === at)
const CHAIR = { path: '/movements/two-minutes-and-a-chair/', title: 'Two minutes and a chair' }

/** The video on a page. */
const videoOn = (page: Page) => page.locator('main video')
const playButton = (page: Page) => page.getByRole('button', { name: /^Play: / })

/** Opens a page, and waits for the lookup: the page may reload before it, which would stop a video. */
const visit = (page: Page, path: string) => Promise.all([sessionLookup(page), page.goto(path)])

/** Clicks play, and waits until the video plays. */
async function play(page: Page): Promise<void> {
  await playButton(page).click()
  // The player's code is loaded first.
  await expect(videoOn(page)).toHaveJSProperty('paused', false, { timeout: 30_000 })
  await expect(async () => {
    expect(await videoOn(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.3)
  }).toPass({ timeout: 15_000 })
}

const jumpTo = (page: Page, part: number) =>
  videoOn(page).evaluate((video: HTMLVideoElement, to) => {
    video.currentTime = video.duration * to
  }, part)

test.afterAll(async () => {
  await removeMade()
  await removeUsers()
})

const captions = (page: Page) => page.locator('[data-part="captions"], .vds-captions')

test('a video is fetched when it is played, by keyboard too, has captions, and its full size from the start', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  const settled = followRequests(page)
  await visit(page, CHAIR.path)
  await settled()
  // Nor its player.
  expect(fetched.filter((path) => path.endsWith('.mp4') || path.startsWith('/api/videos'))).toEqual([])
  const box = await page.locator('.video-frame').boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1)

  await playButton(page).focus()
  await page.keyboard.press('Enter')
  const paused = () => videoOn(page).evaluate((video: HTMLVideoElement) => video.paused)
  await expect.poll(paused, { timeout: 30_000 }).toBe(false)
  await expect(page.locator('[data-media-player]')).toBeFocused()
  expect(fetched.filter((path) => path.endsWith('.mp4'))).not.toEqual([])
  await expect(captions(page).getByText(CHAIR.title)).toBeAttached()
  const scrolled = () => page.evaluate(() => window.scrollY)
  const before = await scrolled()
  await page.keyboard.press('Space')
  await expect.poll(paused).toBe(true)
  expect(await scrolled()).toBe(before)
  await page.keyboard.press('k')
  await expect.poll(paused).toBe(false)
  await page.keyboard.press('k')
  await expect.poll(paused).toBe(true)
  expect(await axeFindings(page)).toEqual([])
})

test('an episode plays over its cover, with captions', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/podcasts/cooking-for-one/')
  await page.getByRole('button', { name: 'Listen, 44min' }).click()
  const paused = () => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.paused)
  await expect.poll(paused, { timeout: 30_000 }).toBe(false)
  await expect(captions(page).getByText('Cooking for one.')).toBeAttached()
  await expect(page.locator('.audio-cover')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})

test('a meditation plays for a member; every video is a minute or longer, 1280 × 720, and readable', async ({
  as,
  page,
}) => {
  await as('standard')
  const [meditation] = ITEMS.filter(({ path }) => path.startsWith('/meditations/'))
  await visit(page, meditation?.path ?? '')
  await play(page)
  await expect(captions(page).getByText(meditation?.title ?? '')).toBeAttached()
  const facts = await page.evaluate(
    async (slugs) => {
      type List = { posts: { slug: string; databaseId: number }[] }
      type Source = { video: { source: { src: string } } }
      const get = async <T>(path: string): Promise<T> => (await fetch(path)).json()
      const { posts } = await get<List>('/api/posts/?postType=movementGuides,guidedMeditations')
      return Promise.all(
        slugs.map(async (slug) => {
          const item = posts.find((post) => post.slug === slug)
          const { video: playable } = await get<Source>(`/api/videos/source/?item=${item?.databaseId}`)
          const video = Object.assign(document.createElement('video'), { preload: 'metadata' })
          await new Promise((settle) => {
            video.onloadedmetadata = settle
            video.onerror = settle
            video.src = playable.source.src
          })
          const { duration, error, videoHeight, videoWidth } = video
          return { slug, error: error?.message ?? null, long: duration >= 60, shape: [videoWidth, videoHeight] }
        }),
      )
    },
    ITEM_PER_VIDEO.map(({ slug }) => slug),
  )
  expect(facts.length).toBeGreaterThan(5)
  expect(facts).toEqual(ITEM_PER_VIDEO.map(({ slug }) => ({ slug, error: null, long: true, shape: [1280, 720] })))
})

test.describe('a video that cannot be loaded', () => {
  test.use({ expected: [/console: Failed to load resource: (net::ERR_FAILED|.* 403)/] })

  test('shows a retry button, whether its source or its file is missing; the focus stays beside it', async ({
    as,
    page,
  }) => {
    const call = '**/api/videos/source/**'
    const failed = page.getByText('The video could not be loaded.')
    await as('standard')
    await page.route(call, (route) => route.abort())
    await visit(page, CHAIR.path)
    await playButton(page).click()
    await expect(failed).toBeVisible()
    await page.unroute(call)
    await page.route(call, async (route) => {
      const response = await route.fetch()
      const text = (await response.text()).replaceAll('.mp4', '-gone.mp4')
      await route.fulfill({ response, body: text })
    })
    const retried = page.waitForResponse(/-gone\.mp4/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await retried
    await expect(failed).toBeVisible()
    await page.unroute(call)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator('main :focus')).toHaveCount(1)
    await expect.poll(() => videoOn(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
  })
})

test('a half-played video counts as watched; when left, it continues there and is offered', async ({
  context,
  page,
}) => {
  const person = await createUser()
  const value = (await signInUser(person)).slice('ebs-token='.length)
  await context.addCookies([{ name: 'ebs-token', value, url: BASE.origin, httpOnly: true, sameSite: 'Lax' }])
  const { path } = await makePage({ layout: [{ blockType: 'continueWatching' }] })
  await visit(page, CHAIR.path)
  await play(page)
  await fillEntries(page, person.id)
  const marked = page.waitForResponse('**/api/videos/mark-watched')
  const milestones = page.waitForResponse('**/api/milestones?**')
  await jumpTo(page, 0.51)
  expect((await marked).status()).toBe(200)
  expect((await milestones).status()).toBe(200)
  await expect(page.getByText('Reached: Up from the chair')).toBeVisible()
  // Cached milestones and watched videos are cleared and loaded again; the rest stays.
  const cached = (name: string) =>
    page.evaluate((key) => sessionStorage.getItem(key) ?? '', `ebs-session:${name}:${person.id}`)
  await expect.poll(() => cached('milestones')).not.toContain('"updatedAtMs":1}')
  await expect.poll(() => cached('watched-movements')).not.toContain('"updatedAtMs":1}')
  expect(await cached('shopping-list')).toContain('"updatedAtMs":1}')
  const saved = page.waitForResponse('**/api/videos/position')
  await videoOn(page).evaluate((video: HTMLVideoElement) => video.pause())
  expect((await saved).status()).toBe(200)

  await page.goto(path)
  const section = page.getByRole('region').or(page.locator('section')).filter({ hasText: 'Continue watching' })
  await expect(section.getByRole('link', { name: CHAIR.title })).toBeVisible()
  await expect(section.getByText('Watched')).toBeVisible()
  await section.getByRole('link', { name: CHAIR.title }).click()
  await playButton(page).click()
  await expect
    .poll(() => videoOn(page).evaluate((video: HTMLVideoElement) => video.currentTime / video.duration))
    .toBeGreaterThan(0.5)
})
