import type { CDPSession, Page } from '@playwright/test'
import { APP_PAGES } from '@/rules/reserved-paths'
import { axeFindings } from '../support/http/axe'
import { expect, sessionLookup, test } from '../support/http/browser'
import { LAYOUTS, MEMBER_PATHS, showingEveryBlock, WEEK_PATHS } from '../support/http/demo'
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
const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }

const pathsOf = (items: typeof LAYOUTS) => items.map(({ path }) => path)

const isPage = ({ collection }: (typeof LAYOUTS)[number]) => collection === 'pages'
const LOCKED = LAYOUTS.filter(({ requiredPlan }) => requiredPlan !== 'none')

/** Pages that show something only with a query. */
const QUERIES: Record<string, string> = { '/product/': '?product_id=premium', '/redeem/': '?code=AAAA-BBBB' }

type Group = { who: string; account?: 'free' | 'premium'; what: string; paths: string[] }

const GROUPS: Group[] = [
  {
    who: 'a visitor',
    what: 'every block on a page, each that is the first of one, and the opening of a week',
    // What depends on the order of blocks, the levels of headings, is in the API tests of pages.
    paths: [...showingEveryBlock(pathsOf(LAYOUTS.filter(isPage))), ...WEEK_PATHS.slice(0, 1)],
  },
  {
    who: 'a visitor',
    what: 'an open and a locked item of each type',
    paths: pathsOf(LAYOUTS.filter((item) => !isPage(item))),
  },
  {
    who: 'a visitor',
    what: 'the pages that are code',
    // The style guide is as long as fifty pages, and has its own tests.
    paths: APP_PAGES.filter((path) => !path.startsWith('/styleguide')).map((path) => path + (QUERIES[path] ?? '')),
  },
  {
    who: 'a premium member',
    account: 'premium',
    // A member's page differs from a visitor's where it was locked; the rest differ only in the header.
    what: 'the home page, and what a visitor does not see',
    paths: [
      '/',
      ...pathsOf(LOCKED.filter((item) => !isPage(item))),
      ...showingEveryBlock([...pathsOf(LOCKED.filter(isPage)), ...MEMBER_PATHS]),
    ],
  },
  {
    who: 'a free member',
    account: 'free',
    what: 'the orders of a plan and of the free one',
    paths: ['/product/?product_id=premium', '/product/?product_id=free'],
  },
]

type Scheme = 'light' | 'dark'
type Faults = Record<string, string[]>

/**
 * Opens pages one after another, each with an empty session cache, as in a new tab.
 * @returns what is wrong with each
 */
async function faultsOf(
  { page, devtools }: { page: Page; devtools: CDPSession },
  paths: readonly string[],
  colorScheme: Scheme = 'light',
): Promise<Faults> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
  await recordLayoutShifts(page)
  await page.addInitScript(() => sessionStorage.clear())
  // Layout shifts come while fonts and pictures load, which the previous page has cached.
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  const settled = followRequests(page)
  const faults: Faults = {}
  for (const [index, path] of paths.entries()) {
    await test.step(path, async () => {
      await page.setViewportSize(PHONE)
      await Promise.all([sessionLookup(page), page.goto(path)])
      // Personal content follows the lookup; scrolling before it would count its layout shift.
      await settled()
      const found = [...(await scrollThrough(page, CLS_LIMIT)), ...(await animatedElements(page))]
      // 320 px equals a window of 1280 px at 400 % zoom.
      for (const width of [320, 768, 1024]) {
        await page.setViewportSize({ width, height: 900 })
        found.push(...(await overflowingElements(page)).map((element) => `${width} px: ${element}`))
      }
      // The style guide's tests check every block at both widths; here are the rules for whole pages.
      const sizes = index % 2 === 0 ? [DESK, PHONE] : [PHONE, DESK]
      for (const size of sizes) {
        await page.setViewportSize(size)
        found.push(...(await overflowingElements(page)).map((element) => `${size.width} px: ${element}`))
      }
      found.push(...(await axeFindings(page)))
      if (found.length > 0) faults[path] = found
    })
  }
  return faults
}

for (const { account, paths, what, who } of GROUPS) {
  test(`${what}, for ${who}, have no axe violations, layout shifts, broken pictures or overflow`, async ({
    as,
    devtools,
    page,
  }) => {
    test.setTimeout(240_000)
    if (account) await as(account)
    // Members' pages are the dark ones, so that both schemes are checked without a second run.
    expect(await faultsOf({ page, devtools }, paths, account ? 'dark' : 'light')).toEqual({})
  })
}

test.describe('a page that does not exist', () => {
  test.use({ expected: [/console: Failed to load resource: .* 404/] })

  test('says so, with links to go on, to a visitor and a member', async ({ as, devtools, page }) => {
    const response = await page.goto(NOWHERE)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    expect(await faultsOf({ page, devtools }, [NOWHERE])).toEqual({})
    await as('premium')
    expect(await faultsOf({ page, devtools }, [NOWHERE])).toEqual({})
    await page.getByRole('main').getByRole('link', { name: 'See all recipes' }).click()
    await expect(page).toHaveTitle(/^Recipes/)
    // A broken link of the site leads to the same page.
    await page.evaluate((path) => {
      const { next } = window as Window & { next?: { router: { push(to: string): void } } }
      next?.router.push(path)
    }, NOWHERE)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  })
})
