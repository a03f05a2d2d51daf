import { APP_PAGES } from '@/rules/reserved-paths'
import { axeFindings } from '../support/http/axe'
import { expect, sessionLookup, test } from '../support/http/browser'
import { LAYOUTS, MEMBER_PATHS } from '../support/http/demo'
import {
  animatedElements,
  followRequests,
  overflowingElements,
  recordLayoutShifts,
  scrollThrough,
} from '../support/http/page-checks'

const NOWHERE = '/no-such-page/'
/** The limit for layout shifts on any page. */
const CLS_LIMIT = 0.02
/** The style guide is as long as fifty pages, and has its own tests. */
const screens = APP_PAGES.filter((path) => !path.startsWith('/styleguide'))
const visitors = [...LAYOUTS.map(({ path }) => path), ...screens, NOWHERE].map((path) => ({ path, who: 'a visitor' }))
/** A member's page differs from a visitor's where it was locked; the rest differ only in the header. */
const locked = LAYOUTS.filter(({ requiredPlan }) => requiredPlan !== 'none').map(({ path }) => path)
const members = ['/', NOWHERE, ...locked, ...MEMBER_PATHS].map((path) => ({ path, who: 'a premium member' }))

for (const { path, who } of [...visitors, ...members]) {
  test.describe(`the page ${path} for ${who}`, () => {
    test.use({ expected: path === NOWHERE ? [/console: Failed to load resource: .* 404/] : [] })

    test.slow()

    test.beforeEach(async ({ as, page }) => {
      if (who !== 'a visitor') await as('premium')
      await page.emulateMedia({ reducedMotion: 'reduce' })
    })

    test('has no axe violations, layout shifts, broken images or overflow', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await recordLayoutShifts(page)
      const settled = followRequests(page)
      await Promise.all([sessionLookup(page), page.goto(path)])
      // Personal content follows the lookup; scrolling before it would count its layout shift.
      await settled()
      const found: Record<string, string[]> = {
        read: await scrollThrough(page, CLS_LIMIT),
        moving: await animatedElements(page),
      }
      found.phone = await axeFindings(page)
      // 320 px equals a window of 1280 px at 400 % zoom.
      for (const width of [320, 390, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        found[width] = await overflowingElements(page)
      }
      found.desk = await axeFindings(page)
      expect(Object.entries(found).filter(([, findings]) => findings.length > 0)).toEqual([])
    })
  })
}

test.describe('a page that does not exist', () => {
  test.use({ expected: [/console: Failed to load resource: .* 404/] })

  test('says so, and has links to go on', async ({ page }) => {
    const response = await page.goto(NOWHERE)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await page.getByRole('link', { name: 'See all recipes' }).click()
    await expect(page).toHaveTitle(/^Recipes/)
  })

  test('a broken link of the site leads to the same page', async ({ page }) => {
    await page.goto('/about/')
    await page.evaluate((path) => {
      const { next } = window as Window & { next?: { router: { push(to: string): void } } }
      next?.router.push(path)
    }, NOWHERE)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  })
})
