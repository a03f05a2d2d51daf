import { axeFindings } from '../support/http/axe'
import { expect, test } from '../support/http/browser'
import { GUIDE, GUIDE_COMPLAINTS, openGuide, part } from '../support/http/guide-page'

test.use({ expected: GUIDE_COMPLAINTS })

test.describe('components by keyboard', () => {
  test('tabs and filters are a drop-down labelled "Choose a category" below 768 px', async ({ page }) => {
    await page.setViewportSize({ width: 767, height: 900 })
    await openGuide(page)
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

  test('tabs that do not fit have arrows', async ({ page }) => {
    await openGuide(page)
    const bar = part(page, 'filter-bar-more-than-fit')
    await expect(bar.getByRole('button', { name: 'Scroll on', exact: true })).toBeVisible()
    await expect(bar.getByRole('button', { name: 'Scroll back', exact: true })).toHaveCount(0)
    await bar.getByRole('button', { name: 'Scroll on', exact: true }).click()
    await expect(bar.getByRole('button', { name: 'Scroll back', exact: true })).toBeVisible()
    await expect(part(page, 'filter-bar-one').getByRole('button', { name: 'Scroll on', exact: true })).toHaveCount(0)
  })

  test('the letters scroll by 200 px', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 390, height: 900 })
    await openGuide(page)
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

  test('a carousel scrolls both ways, and disables its arrows at the ends', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openGuide(page)
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

  test('the arrows are updated 400 ms after scrolling', async ({ page }) => {
    await page.clock.install({ time: '2026-11-21T09:00:00Z' })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(GUIDE, { waitUntil: 'domcontentloaded' })
    const carousel = page.getByRole('region', { name: 'More recipes', exact: true })
    await expect(carousel.getByRole('button', { name: 'Next', exact: true })).not.toHaveAttribute('aria-disabled')
    // After hydration the clock is stopped.
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

  test('a menu opens, moves with the arrow keys, runs the chosen action, and returns the focus', async ({ page }) => {
    await openGuide(page)
    const menu = part(page, 'menu-text')
    const trigger = menu.getByRole('button', { name: 'Actions', exact: true })
    await trigger.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menu')).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Print', exact: true })).toBeFocused()
    expect(await axeFindings(page, '[role=menu]')).toEqual([])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(menu.getByRole('status')).toHaveText('Renamed')
    await expect(trigger).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(trigger).toBeFocused()
  })
})
