import type { Page } from '@playwright/test'
import { axeFindings } from '../support/http/axe'
import { expect, test } from '../support/http/browser'
import { GUIDE_COMPLAINTS, openGuide, part } from '../support/http/guide-page'
import { animatedElements, overflowingElements } from '../support/http/page-checks'

test.use({ expected: GUIDE_COMPLAINTS })

test.describe('the style guide', () => {
  test('no page links to it', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
    await expect(page.locator('a[href*="styleguide"]')).toHaveCount(0)
  })

  test('is not indexed, and shows tokens, components, cards and blocks, each with its own address', async ({
    page,
  }) => {
    await openGuide(page)
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
  })

  test('nothing overflows from 320 px up', async ({ page }) => {
    await openGuide(page)
    const found: Record<string, string[]> = {}
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      found[width] = await overflowingElements(page)
    }
    expect(found).toEqual({ 320: [], 390: [], 768: [], 1024: [], 1440: [] })
  })

  test('has no animation with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openGuide(page)
    expect(await animatedElements(page)).toEqual([])
    const times = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement)
      return ['quick', 'calm', 'slow'].map((name) => style.getPropertyValue(`--transition-duration-${name}`))
    })
    expect(times).toEqual(['0s', '0s', '0s'])
  })
})

test.describe('every example of a block', () => {
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

  for (const width of [390, 1440]) {
    test(`has an address, and no axe violations in it or in the rest at ${width} px`, async ({ page }) => {
      test.setTimeout(300_000)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      await openGuide(page)
      const found: Record<string, string[]> = { all: await axeFindings(page) }
      // The rest of the guide has been checked.
      await page.addStyleTag({ content: '.styleguide-sections section[id]:not([id^="block-"]) { display: none }' })
      const seen: string[] = []
      for (let at = 0, shown = ['all']; shown.length > 0; at += 1) {
        shown = await choose(page, at)
        for (const anchor of shown) await expect(page.locator(`#${anchor}.block-preview`)).toBeVisible()
        found[`example ${at}`] = [
          ...(await axeFindings(page, '.styleguide-sections')),
          ...(await overflowingElements(page)),
        ]
        seen.push(...shown)
      }
      expect(seen.length).toBeGreaterThan(40)
      expect(Object.entries(found).filter(([, findings]) => findings.length > 0)).toEqual([])
    })
  }

  test('the chosen example is in the address', async ({ page }) => {
    await openGuide(page, '#block-hero-longest')
    await expect(page.locator('#block-hero-longest')).toBeInViewport()
    await part(page, 'block-hero').getByRole('button', { name: 'empty', exact: true }).click()
    await expect(page).toHaveURL(/#block-hero-empty$/)
    await expect(part(page, 'block-hero')).toContainText('Nothing but a title')
  })
})
