import type { Locator, Page } from '@playwright/test'
import { axeFindings } from '../support/http/axe'
import { expect, sessionLookup, test } from '../support/http/browser'
import { moving, tooWide } from '../support/http/page-checks'

const GUIDE = '/styleguide/'

// A block's example that is not shown holds its scripts ready, and the browser wonders why.
test.use({ expected: [/was preloaded using link preload but not used/] })

async function open(page: Page, hash = '') {
  // Not for all of its pictures.
  await page.goto(`${GUIDE}${hash}`, { waitUntil: 'domcontentloaded' })
  await sessionLookup(page)
}

/** A heading of the guide with all that stands under it. */
const part = (page: Page, id: string): Locator => page.locator(`#${id}`)

test.describe('DESIGN 9: the style guide', () => {
  test('is not indexed, and nothing leads to it', async ({ page }) => {
    await open(page)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await page.goto('/login')
    await expect(page.locator('a[href*="styleguide"]')).toHaveCount(0)
  })

  test('shows tokens, parts, cards and blocks, each with an address', async ({ page }) => {
    await open(page)
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
    await open(page)
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
      await open(page)
      expect(await axeFindings(page)).toEqual([])
    })
  }

  test('nothing is too wide from 320 px up', async ({ page }) => {
    await open(page)
    const found: Record<string, string[]> = {}
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      found[width] = await tooWide(page)
    }
    expect(found).toEqual({ 320: [], 390: [], 768: [], 1440: [] })
  })

  test('who wants no motion gets none', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page)
    expect(await moving(page)).toEqual([])
    const times = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement)
      return ['quick', 'calm', 'slow'].map((name) => style.getPropertyValue(`--transition-duration-${name}`))
    })
    expect(times).toEqual(['0s', '0s', '0s'])
  })

  test('contrast is measured from the colours that are shown', async ({ page }) => {
    await open(page)
    const pair = part(page, 'colour-on-colour').getByText('text on ground: what is read').first()
    await expect(pair.locator('xpath=..')).toContainText('13.6:1')
  })
})

test.describe('STYLE 2: every example of a block', () => {
  for (const width of [390, 1440]) {
    test(`has an address, and axe finds nothing in it at ${width} px`, async ({ page }) => {
      test.setTimeout(300_000)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      await open(page)
      // The rest has been looked at, and takes its time on each of sixty looks.
      await page.addStyleTag({ content: '.guide-parts section[id]:not([id^="block-"]) { display: none }' })
      const anchors = await page.locator('section[id^="block-"] > div > div > .tabs-wide .tab').evaluateAll((tabs) =>
        tabs.map((tab) => {
          const name = tab.textContent?.replace(/[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
          return `${tab.closest('section')?.id}-${name}`
        }),
      )
      expect(anchors.length).toBeGreaterThan(40)
      const found: Record<string, string[]> = {}
      for (const anchor of anchors) {
        await page.evaluate((hash) => {
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
    await open(page, '#block-hero-longest')
    await expect(page.locator('#block-hero-longest')).toBeInViewport()
    await part(page, 'block-hero').getByRole('button', { name: 'empty', exact: true }).click()
    await expect(page).toHaveURL(/#block-hero-empty$/)
    await expect(part(page, 'block-hero')).toContainText('Nothing but a title')
  })
})

test.describe('SPEC 2.2: parts, by keyboard', () => {
  test('tabs: arrows move and open, and the panel says so', async ({ page }) => {
    await open(page)
    const tabs = part(page, 'tabs-default')
    const panel = tabs.getByRole('tabpanel')
    await expect(panel).toHaveText('Seven days of movement, intermediate.')
    await tabs.getByRole('tab', { name: 'Intermediate', exact: true }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(tabs.getByRole('tab', { name: 'Advanced', exact: true })).toBeFocused()
    await expect(tabs.getByRole('tab', { name: 'Advanced', exact: true })).toHaveAttribute('aria-selected', 'true')
    await expect(panel).toHaveText('Seven days of movement, advanced.')
    await page.keyboard.press('Home')
    await expect(panel).toHaveText('Seven days of movement, beginner.')
  })

  test('tabs and filters are a drop-down labelled "Choose a category" below 768 px', async ({ page }) => {
    await page.setViewportSize({ width: 767, height: 900 })
    await open(page)
    for (const id of ['tabs-default', 'filter-bar-default']) {
      await expect(part(page, id).getByRole('combobox', { name: 'Choose a category', exact: true })).toBeVisible()
      await expect(part(page, id).getByRole('tab')).toHaveCount(0)
    }
    await part(page, 'tabs-default').getByRole('combobox').selectOption('Advanced')
    await expect(part(page, 'tabs-default')).toContainText('Seven days of movement, advanced.')
    await page.setViewportSize({ width: 768, height: 900 })
    await expect(part(page, 'tabs-default').getByRole('combobox')).toHaveCount(0)
    await expect(part(page, 'tabs-default').getByRole('tab')).toHaveCount(3)
  })

  test('a filter stays pressed', async ({ page }) => {
    await open(page)
    const filters = part(page, 'filter-bar-default').getByRole('group', { name: 'Kinds of meal', exact: true })
    await filters.getByRole('button', { name: 'Soups', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(filters.getByRole('button', { pressed: true })).toHaveText('Soups')
  })

  test('tabs that do not fit have arrows where there is more', async ({ page }) => {
    await open(page)
    const bar = part(page, 'filter-bar-more-than-fit')
    await expect(bar.getByRole('button', { name: 'Scroll on', exact: true })).toBeVisible()
    await expect(bar.getByRole('button', { name: 'Scroll back', exact: true })).toHaveCount(0)
    await bar.getByRole('button', { name: 'Scroll on', exact: true }).click()
    await expect(bar.getByRole('button', { name: 'Scroll back', exact: true })).toBeVisible()
    await expect(part(page, 'filter-bar-one').getByRole('button', { name: 'Scroll on', exact: true })).toHaveCount(0)
  })

  test('pagination goes on, stops at its end, and keeps the focus there', async ({ page }) => {
    await open(page)
    const pages = page.getByRole('navigation', { name: 'Pages of recipes', exact: true })
    await expect(pages).toContainText('page 1 of 3')
    const next = pages.getByRole('button', { name: 'Next page', exact: true })
    await next.focus()
    for (const reached of ['page 2 of 3', 'page 3 of 3', 'page 3 of 3']) {
      await page.keyboard.press('Enter')
      await expect(pages).toContainText(reached)
    }
    await expect(next).toBeFocused()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await pages.getByRole('button', { name: 'First page', exact: true }).click()
    await expect(pages).toContainText('page 1 of 3')
  })

  test('A to Z: a letter stays pressed, an empty one is no stop', async ({ page }) => {
    await open(page)
    const letters = page.getByRole('group', { name: 'First letter', exact: true })
    await letters.getByRole('button', { name: 'C', exact: true }).focus()
    await page.keyboard.press('Tab')
    await expect(letters.getByRole('button', { name: 'F', exact: true })).toBeFocused()
    await page.keyboard.press('Space')
    await expect(letters.getByRole('button', { pressed: true })).toHaveText('F')
    await expect(letters.getByRole('button', { name: 'D', exact: true })).toBeDisabled()
  })

  test('SPEC 9: the letters scroll by 200 px', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 390, height: 900 })
    await open(page)
    const letters = part(page, 'alphabet-default')
    const row = letters.getByRole('group')
    await expect(letters.getByRole('button', { name: 'Earlier letters', exact: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await letters.getByRole('button', { name: 'Later letters', exact: true }).click()
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBe(200)
    await expect(letters.getByRole('button', { name: 'Earlier letters', exact: true })).not.toHaveAttribute(
      'aria-disabled',
    )
  })

  test('a carousel goes both ways, and says where it ends', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page)
    const carousel = page.getByRole('region', { name: 'More recipes', exact: true })
    const [previous, next] = ['Previous', 'Next'].map((name) => carousel.getByRole('button', { name, exact: true }))
    await expect(previous ?? carousel).toHaveAttribute('aria-disabled', 'true')
    await next?.focus()
    await page.keyboard.press('Enter')
    await expect(previous ?? carousel).not.toHaveAttribute('aria-disabled')
    await carousel.getByRole('list').focus()
    const at = () => carousel.getByRole('list').evaluate((list) => list.scrollLeft)
    const before = await at()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(at).toBeLessThan(before)
    await carousel.getByRole('list').evaluate((list) => list.scrollTo({ left: list.scrollWidth }))
    await expect(next ?? carousel).toHaveAttribute('aria-disabled', 'true')
  })

  test('SPEC 9: the arrows are looked at again 400 ms after scrolling', async ({ page }) => {
    await page.clock.install({ time: '2026-11-21T09:00:00Z' })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(GUIDE, { waitUntil: 'domcontentloaded' })
    const carousel = page.getByRole('region', { name: 'More recipes', exact: true })
    await expect(carousel.getByRole('button', { name: 'Next', exact: true })).not.toHaveAttribute('aria-disabled')
    // The page has started; from here on its clock stands still.
    await page.clock.pauseAt('2026-11-21T10:00:00Z')
    const previous = carousel.getByRole('button', { name: 'Previous', exact: true })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await carousel.getByRole('list').evaluate(
      (list) =>
        new Promise((done) => {
          list.addEventListener('scrollend', done, { once: true })
          list.scrollTo({ left: 400 })
        }),
    )
    await page.clock.runFor(350)
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await page.clock.runFor(100)
    await expect(previous).not.toHaveAttribute('aria-disabled')
  })

  test('a menu opens, moves by arrows and letters, does what is chosen, and gives the focus back', async ({ page }) => {
    await open(page)
    const menu = part(page, 'menu-words')
    const trigger = menu.getByRole('button', { name: 'To do', exact: true })
    await trigger.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menu')).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Print', exact: true })).toBeFocused()
    expect(await axeFindings(page, '[role=menu]')).toEqual([])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(menu.getByRole('status')).toHaveText('Edited')
    await expect(trigger).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(trigger).toBeFocused()
  })

  test('a tooltip comes with the focus, is read out, and goes with Escape', async ({ page }) => {
    await open(page)
    const button = page.getByRole('button', { name: 'Print the recipe', exact: true })
    await button.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tooltip')).toHaveText('Slip and method, side by side')
    await expect(button).toHaveAccessibleDescription('Slip and method, side by side')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('tooltip')).toHaveCount(0)
    await expect(button).toBeFocused()
  })

  test('a rating is chosen by arrow keys', async ({ page }) => {
    await open(page)
    const rating = page.getByRole('group', { name: 'Your rating of Roast carrots', exact: true })
    await rating.getByRole('radio', { name: '4 stars', exact: true }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(rating.getByRole('radio', { name: '5 stars', exact: true })).toBeChecked()
  })

  test('a heart is kept and let go', async ({ page }) => {
    await open(page)
    const heart = page.getByRole('button', { name: 'Keep Ginger noodle broth', exact: true })
    await heart.focus()
    await page.keyboard.press('Space')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Space')
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    const { height, width } = (await heart.boundingBox()) ?? { height: 0, width: 0 }
    expect([width, height]).toEqual([44, 44])
  })

  test('a search is cleared, and the focus is in it again', async ({ page }) => {
    await open(page)
    const field = page.getByRole('searchbox', { name: 'Search questions', exact: true })
    await expect(field).toHaveValue('ginger')
    await part(page, 'search-field-filled').getByRole('button', { name: 'Clear the search', exact: true }).click()
    await expect(field).toHaveValue('')
    await expect(field).toBeFocused()
  })

  test('a window opens, and the focus comes back', async ({ page }) => {
    await open(page)
    const opener = page.getByRole('button', { name: 'Open: One more thing', exact: true })
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'One more thing', exact: true })
    await expect(dialog).toBeVisible()
    expect(await axeFindings(page, 'dialog')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
  })
})
