import type { Locator, Page } from '@playwright/test'
import { axeFindings } from '../support/http/axe'
import { expect, test } from '../support/http/browser'
import { GUIDE_COMPLAINTS, openGuide, part } from '../support/http/guide-page'
import { animatedElements, overflowingElements } from '../support/http/page-checks'

test.use({ expected: GUIDE_COMPLAINTS })

/** The number of columns of a list of cards. */
const columnsOf = (list: Locator) =>
  list.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length)

/** Texts and badges that overflow their card, and cards that overflow the window. */
const outside = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.card, .day-tile, .plan-card, .press-item, .quote-card')].flatMap((card) => {
      const edge = card.getBoundingClientRect().right + 1
      return [...card.querySelectorAll('h2, h3, h4, p, a:not(.sr-only), li, strong, figcaption, .badge')]
        .filter((part) => part.getBoundingClientRect().right > edge || part.scrollWidth > part.clientWidth + 1)
        .filter((part) => getComputedStyle(part).display !== 'inline')
        .map((part) => `${part.tagName} ${part.textContent?.slice(0, 40)}`)
    }),
  )

test('the style guide is not indexed nor linked, each part has its address, nothing overflows, and cards fill as many columns as fit with all their text inside', async ({
  page,
  request,
}) => {
  const login = await (await request.get('/login')).text()
  expect(login).toContain('href="/about"')
  expect(login).not.toMatch(/href="[^"]*styleguide/)

  await openGuide(page, '#block-hero-longest')
  await expect(page.locator('#block-hero-longest')).toBeInViewport()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(page.getByRole('heading', { level: 2 }).filter({ visible: true })).toContainText(['Tokens', 'Parts'])
  const links = page.getByRole('navigation', { name: 'Style guide' }).getByRole('link')
  const missing = await links.evaluateAll((all) =>
    all.map((link) => (link as HTMLAnchorElement).hash).filter((hash) => !document.querySelector(hash)),
  )
  expect(missing).toEqual([])
  const twice = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return ids.filter((id, index) => ids.indexOf(id) !== index)
  })
  expect(twice).toEqual([])
  // Contrast is measured from the rendered colors.
  const pair = part(page, 'color-pairs').getByText('text on ground: text').first()
  await expect(pair.locator('xpath=..')).toContainText('13.6:1')

  await part(page, 'block-hero').getByRole('button', { name: 'empty', exact: true }).click()
  await expect(page).toHaveURL(/#block-hero-empty$/)
  await expect(part(page, 'block-hero')).toContainText('Nothing but a title')

  const found: Record<string, string[]> = {}
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    found[width] = await overflowingElements(page)
  }
  expect(found).toEqual({ 320: [], 390: [], 768: [], 1024: [], 1440: [] })

  for (const [width, columns] of [
    [320, { posts: 2, related: 2, categories: 1, thumbnails: 2 }],
    [390, { posts: 2, related: 2, categories: 1, thumbnails: 2 }],
    [640, { posts: 2, related: 2, categories: 2, thumbnails: 3 }],
    [768, { posts: 3, related: 4, categories: 3, thumbnails: 4 }],
    [1440, { posts: 3, related: 4, categories: 4, thumbnails: 6 }],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    // Around a featured card there are other columns.
    const list = (kind: string) => page.locator(`.card-grid[data-grid="${kind}"]:not([data-featured])`).first()
    await expect
      .poll(async () =>
        Object.fromEntries(
          await Promise.all(Object.keys(columns).map(async (kind) => [kind, await columnsOf(list(kind))])),
        ),
      )
      .toEqual(columns)
    expect(await outside(page), `at ${width} px`).toEqual([])
  }
})

/** Chooses the example with an index in every block that has so many. @returns the addresses of those now shown */
async function choose(page: Page, at: number): Promise<string[]> {
  return page.evaluate(async (place) => {
    const anchors: string[] = []
    for (const section of document.querySelectorAll<HTMLElement>('section[id^="block-"]')) {
      const tab = section.querySelectorAll<HTMLElement>(':scope > div > div > .tabs-bar .tab')[place]
      const name = tab?.textContent?.replace(/[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
      section.hidden = !tab
      tab?.click()
      if (tab) anchors.push(`${section.id}-${name}`)
    }
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    return anchors
  }, at)
}

const PHONE = 390
const DESK = 1440

// Colors do not depend on the width: each width is checked in one scheme.
const SCHEMES = [
  [PHONE, 'light'],
  [DESK, 'dark'],
] as const

for (const [width, colorScheme] of SCHEMES) {
  test(`at ${width} px, ${colorScheme}, every example of a block has an address; it and the rest have no axe violations and no animation`, async ({
    page,
  }) => {
    test.setTimeout(400_000)
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
    await openGuide(page)
    expect(await animatedElements(page)).toEqual([])
    const times = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement)
      return ['quick', 'calm', 'slow'].map((name) => style.getPropertyValue(`--transition-duration-${name}`))
    })
    expect(times).toEqual(['0s', '0s', '0s'])

    const found: Record<string, string[]> = {}
    // With the first example of every block.
    let shown = await choose(page, 0)
    const seen: string[] = []
    found.all = await axeFindings(page)
    await part(page, 'menu-text').getByRole('button', { name: 'Actions', exact: true }).press('Enter')
    await expect(page.getByRole('menu')).toBeVisible()
    found.menu = await axeFindings(page, '[role=menu]')
    await page.keyboard.press('Escape')

    // The rest of the guide has been checked.
    await page.addStyleTag({ content: '.styleguide-sections section[id]:not([id^="block-"]) { display: none }' })
    for (let at = 1; shown.length > 0; at += 1) {
      for (const anchor of shown) await expect(page.locator(`#${anchor}.block-preview`)).toBeVisible()
      seen.push(...shown)
      shown = await choose(page, at)
      found[`example ${at}`] = await overflowingElements(page)
      // What a window changes is the layout of a block, which its first example has shown at both widths.
      if (width === PHONE) found[`example ${at}`]?.push(...(await axeFindings(page, '.styleguide-sections')))
    }
    expect(seen.length).toBeGreaterThan(40)
    expect(Object.entries(found).filter(([, findings]) => findings.length > 0)).toEqual([])
  })
}
