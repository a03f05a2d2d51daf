import type { Page } from '@playwright/test'
import { axeFindings } from '../support/http/axe'
import { expect, sessionLookup, test } from '../support/http/browser'
import { fillEntries } from '../support/http/browser-session'
import { BASE } from '../support/http/client'
import { demo } from '../support/http/demo'
import { makePage, removeMade } from '../support/http/editor'
import { followRequests } from '../support/http/page-checks'
import { signInPerson } from '../support/http/sessions'
import { createUser, removeUsers } from '../support/http/users'

const ITEMS = [
  ...demo.movements.map((item) => ({ ...item, kind: 'movement', path: `/movements/${item.slug}/` })),
  ...demo.meditations.map((item) => ({ ...item, kind: 'meditation', path: `/meditations/${item.slug}/` })),
].filter(({ requiredPlan }) => requiredPlan !== 'premium')
/** One item of each kind: their pages are made alike. */
const ONE_OF_EACH = ITEMS.filter(({ kind }, at) => ITEMS.findIndex((other) => other.kind === kind) === at)
/** One item for each film. */
const ITEM_PER_VIDEO = ITEMS.filter(({ video }, at) => ITEMS.findIndex((other) => other.video === video) === at)
const CHAIR = { path: '/movements/two-minutes-and-a-chair/', title: 'Two minutes and a chair' }

/** The film that plays on a page. */
const videoOn = (page: Page) => page.locator('main video')
const playButton = (page: Page) => page.getByRole('button', { name: /^Play: / })

/** Opens a page. Once the lookup has passed it stays: before, it may be loaded again, under a film that has begun. */
const visit = (page: Page, path: string) => Promise.all([sessionLookup(page), page.goto(path)])

/** Presses play, and waits until the film runs. */
async function play(page: Page): Promise<void> {
  await playButton(page).click()
  // The player's code comes first.
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

test.describe('a film on its page', () => {
  test.beforeEach(({ as }) => as('standard'))

  for (const { kind, path, title } of ONE_OF_EACH) {
    test(`a ${kind} plays, with its captions`, async ({ page }) => {
      await visit(page, path)
      await play(page)
      await expect(page.locator('[data-part="captions"], .vds-captions').getByText(title)).toBeAttached()
    })
  }

  test('every film can be read: a minute or longer, 1280 by 720', async ({ page }) => {
    await visit(page, '/about/')
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

  test('plays and pauses by keyboard, and keeps its place from the start', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, CHAIR.path)
    const box = await page.locator('.video-frame').boundingBox()
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1)
    await playButton(page).focus()
    await page.keyboard.press('Enter')
    const paused = () => videoOn(page).evaluate((video: HTMLVideoElement) => video.paused)
    await expect.poll(paused).toBe(false)
    await expect(page.locator('[data-media-player]')).toBeFocused()
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
})

test('nothing of a film is fetched before somebody plays it, also its player', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  const settled = followRequests(page)
  await visit(page, CHAIR.path)
  await settled()
  expect(fetched.filter((path) => path.endsWith('.mp4') || path.startsWith('/api/videos'))).toEqual([])
  await play(page)
  expect(fetched.filter((path) => path.endsWith('.mp4'))).not.toEqual([])
})

test.describe('without a line', () => {
  test.use({ expected: [/console: Failed to load resource: net::ERR_FAILED/] })

  test('a film that does not come can be asked for again, and the focus stays near', async ({ as, page }) => {
    const call = '**/api/videos/source/**'
    await as('standard')
    await page.route(call, (route) => route.abort())
    await page.goto(CHAIR.path)
    await playButton(page).click()
    await expect(page.getByText('The video could not be loaded.')).toBeVisible()
    await page.unroute(call)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(videoOn(page)).toBeVisible()
    await expect(page.locator('main :focus')).toHaveCount(1)
  })
})

test.describe('a file that is gone', () => {
  test.use({ expected: [/console: Failed to load resource: .* 403/] })

  test('says so, and is asked for again', async ({ as, page }) => {
    const call = '**/api/videos/source/**'
    await as('standard')
    await page.route(call, async (route) => {
      const response = await route.fetch()
      const text = (await response.text()).replaceAll('.mp4', '-gone.mp4')
      await route.fulfill({ response, body: text })
    })
    await page.goto(CHAIR.path)
    await playButton(page).click()
    await expect(page.getByText('The video could not be loaded.')).toBeVisible()
    await page.unroute(call)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => videoOn(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
  })
})

test('below its plan there is no film, but the notice', async ({ as, page }) => {
  await as('free')
  await page.goto('/movements/strong-and-slow/')
  await expect(page.getByText('The rest of this content is reserved for members')).toBeVisible()
  await expect(playButton(page)).toHaveCount(0)
})

test('half of it played, it is watched; left, it goes on there and is offered', async ({ context, page }) => {
  const person = await createUser()
  const value = (await signInPerson(person)).slice('ebs-token='.length)
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
  // What was kept of milestones and watched films is cleared and fetched again; the rest stays.
  const kept = (name: string) =>
    page.evaluate((key) => sessionStorage.getItem(key) ?? '', `ebs-session:${name}:${person.id}`)
  await expect.poll(() => kept('milestones')).not.toContain('"updatedAtMs":1}')
  await expect.poll(() => kept('watched-movements')).not.toContain('"updatedAtMs":1}')
  expect(await kept('shopping-list')).toContain('"updatedAtMs":1}')
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
