import type { Page } from '@playwright/test'
import { expect, sessionLookup, test } from '../support/http/browser'
import { makePage, removeMade } from '../support/http/editor'

const bodyHtml = '<h2>One</h2><p>Text.</p><h2>Two</h2><p>Text.</p>'

let path = ''
test.beforeAll(async () => {
  path = (await makePage({ layout: [{ blockType: 'richContent', bodyHtml }] })).path
})
test.afterAll(removeMade)

const bar = (page: Page) => page.getByRole('region', { name: 'Reviews' })
const small = (page: Page) => page.getByRole('button', { name: 'Reviews: show the invitation' })
const close = (page: Page) => bar(page).getByRole('button', { name: 'Close the invitation' })
const cookie = async (page: Page, name: string) => (await page.context().cookies()).find((one) => one.name === name)
/** As if a rating had been given in this visit, which asks for no consent. */
async function enjoy(page: Page) {
  await page.addInitScript(() => {
    sessionStorage.setItem('ebs-review-moment', '1')
    sessionStorage.removeItem('ebs-consent-asked')
  })
}
const views = async (page: Page) => (await cookie(page, 'ebs-review-views'))?.value

test('the review bar comes for members alone, after a rating and not with the cookie banner; it can be closed, and counts no view without consent', async ({
  as,
  context,
  page,
}) => {
  await as('premium')
  await page.goto(path)
  const reject = page.getByRole('button', { name: 'Reject all' })
  await expect(reject).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
  await reject.click()
  await Promise.all([sessionLookup(page), page.reload()])
  await expect(bar(page)).toHaveCount(0)
  await enjoy(page)
  await page.reload()
  await expect(bar(page)).toBeVisible()

  await test.step('not while a video plays', async () => {
    const play = (paused: boolean) =>
      page.evaluate((isPaused) => {
        const video = document.querySelector('video') ?? document.body.appendChild(document.createElement('video'))
        Object.defineProperty(video, 'paused', { configurable: true, value: isPaused })
        video.dispatchEvent(new Event(isPaused ? 'pause' : 'play'))
      }, paused)
    await play(false)
    await expect(bar(page)).toHaveCount(0)
    await play(true)
    await expect(bar(page)).toBeVisible()
  })

  await test.step('it links to the reviews site, in a new tab', async () => {
    const link = bar(page).getByRole('link')
    await expect(link).toHaveAttribute('href', /^https:/)
    await expect(link).toHaveAttribute('target', '_blank')
  })

  await test.step('it fades in 500 ms, and without animation with reduced motion', async () => {
    await expect(bar(page)).toHaveCSS('transition-duration', '0.5s')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(bar(page)).toHaveCSS('transition-duration', '0s')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
  })

  await test.step('when closed it is a small button that reopens it, for this browser session', async () => {
    await close(page).click()
    await expect(bar(page)).toBeHidden()
    await expect(small(page)).toBeFocused()
    const other = await context.newPage()
    await enjoy(other)
    await other.goto(path)
    await expect(small(other)).toBeVisible()
    await expect(bar(other)).toBeHidden()
    await other.close()
    expect((await cookie(page, 'ebs-review-dismissed'))?.expires).toBe(-1)
    await small(page).press('Enter')
    await expect(bar(page)).toBeFocused()
    await expect(small(page)).toBeHidden()
  })

  await test.step('it stays after more than three views', async () => {
    // Two views came before: after the rating, and of the reopened bar.
    for (const _ of [3, 4]) {
      await page.reload()
      await expect(bar(page)).toBeVisible()
    }
    expect(await views(page)).toBeUndefined()
  })

  await test.step('it is only on rich content pages', async () => {
    await Promise.all([sessionLookup(page), page.goto('/recipes/')])
    await expect(bar(page)).toHaveCount(0)
  })
})

test('the review bar counts a view when it is open, and disappears for good after three', async ({ as, page }) => {
  await as('premium')
  await page.goto(path)
  await page.getByRole('button', { name: 'Accept all' }).click()
  await enjoy(page)
  await page.reload()
  await expect(bar(page)).toBeVisible()
  await expect.poll(() => views(page)).toBe('1')
  await close(page).click()
  await page.reload()
  await expect(small(page)).toBeVisible()
  expect(await views(page)).toBe('1')
  await small(page).click()
  await expect.poll(() => views(page)).toBe('2')
  await page.reload()
  await expect(bar(page)).toBeVisible()
  await expect.poll(() => views(page)).toBe('3')
  // The cookie is set for 3650 days; the browser limits it to 400.
  expect((await cookie(page, 'ebs-review-views'))?.expires).toBeGreaterThan(Date.now() / 1000 + 399 * 86_400)
  await Promise.all([sessionLookup(page), page.reload()])
  await expect(page.getByRole('link', { name: 'One' })).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
  await expect(small(page)).toHaveCount(0)
  expect(await views(page)).toBe('3')
})
