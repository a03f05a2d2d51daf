import { axeFindings } from '../support/http/axe'
import { expect, test } from '../support/http/browser'
import { GUIDE_COMPLAINTS, openGuide, part } from '../support/http/guide-page'
import { moving, tooWide } from '../support/http/page-checks'

test.use({ expected: GUIDE_COMPLAINTS })

test.describe('DESIGN 9: the style guide', () => {
  test('is not indexed, and nothing leads to it', async ({ page }) => {
    await openGuide(page)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await page.goto('/login')
    await expect(page.locator('a[href*="styleguide"]')).toHaveCount(0)
  })

  test('shows tokens, parts, cards and blocks, each with an address', async ({ page }) => {
    await openGuide(page)
    await expect(page.getByRole('heading', { level: 2 }).filter({ visible: true })).toContainText(['Tokens', 'Parts'])
    const missing = await page
      .getByRole('navigation', { name: 'Style guide' })
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => (link as HTMLAnchorElement).hash).filter((hash) => !document.querySelector(hash)),
      )
    expect(missing).toEqual([])
  })

  test('every id is there once', async ({ page }) => {
    await openGuide(page)
    const twice = await page.evaluate(() => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
      return ids.filter((id, index) => ids.indexOf(id) !== index)
    })
    expect(twice).toEqual([])
  })

  for (const width of [390, 1440]) {
    test(`axe finds nothing at ${width} px`, async ({ page }) => {
      test.slow()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      await openGuide(page)
      expect(await axeFindings(page)).toEqual([])
    })
  }

  test('nothing is too wide from 320 px up', async ({ page }) => {
    await openGuide(page)
    const found: Record<string, string[]> = {}
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      found[width] = await tooWide(page)
    }
    expect(found).toEqual({ 320: [], 390: [], 768: [], 1440: [] })
  })

  test('who wants no motion gets none', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openGuide(page)
    expect(await moving(page)).toEqual([])
    const times = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement)
      return ['quick', 'calm', 'slow'].map((name) => style.getPropertyValue(`--transition-duration-${name}`))
    })
    expect(times).toEqual(['0s', '0s', '0s'])
  })

  test('contrast is measured from the colours that are shown', async ({ page }) => {
    await openGuide(page)
    const pair = part(page, 'color-pairs').getByText('text on ground: what is read').first()
    await expect(pair.locator('xpath=..')).toContainText('13.6:1')
  })
})

test.describe('STYLE 2: every example of a block', () => {
  for (const width of [390, 1440]) {
    test(`has an address, and axe finds nothing in it at ${width} px`, async ({ page }) => {
      test.setTimeout(600_000)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      await openGuide(page)
      // The rest has been looked at, or comes later, and takes its time on each of a hundred looks.
      await page.addStyleTag({ content: '.styleguide-sections section[id]:not([data-looked-at]) { display: none }' })
      const anchors = await page.locator('section[id^="block-"] > div > div > .tabs-bar .tab').evaluateAll((tabs) =>
        tabs.map((tab) => {
          const name = tab.textContent?.replace(/[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
          return `${tab.closest('section')?.id}-${name}`
        }),
      )
      expect(anchors.length).toBeGreaterThan(40)
      const found: Record<string, string[]> = {}
      for (const anchor of anchors) {
        await page.evaluate((hash) => {
          for (const section of document.querySelectorAll<HTMLElement>('.styleguide-sections section[id^="block-"]')) {
            section.toggleAttribute('data-looked-at', hash.startsWith(`${section.id}-`))
          }
          window.location.hash = hash
        }, anchor)
        await expect(page.locator(`#${anchor}.stage`)).toBeVisible()
        const findings = [...(await axeFindings(page, `#${anchor}`)), ...(await tooWide(page))]
        Object.assign(found, findings.length > 0 && { [anchor]: findings })
      }
      expect(found).toEqual({})
    })
  }

  test('what is chosen is in the address', async ({ page }) => {
    await openGuide(page, '#block-hero-longest')
    await expect(page.locator('#block-hero-longest')).toBeInViewport()
    await part(page, 'block-hero').getByRole('button', { name: 'empty', exact: true }).click()
    await expect(page).toHaveURL(/#block-hero-empty$/)
    await expect(part(page, 'block-hero')).toContainText('Nothing but a title')
  })
})
