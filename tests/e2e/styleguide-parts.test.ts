import { axeFindings } from '../support/http/axe'
import { expect, test } from '../support/http/browser'
import { GUIDE, GUIDE_COMPLAINTS, openGuide, part } from '../support/http/guide-page'

test.use({ expected: GUIDE_COMPLAINTS })

test.describe('SPEC 2.2: parts, by keyboard', () => {
  test('tabs: arrows move and open, and the panel says so', async ({ page }) => {
    await openGuide(page)
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

  test('a filter stays pressed', async ({ page }) => {
    await openGuide(page)
    const filters = part(page, 'filter-bar-default').getByRole('group', { name: 'Kinds of meal', exact: true })
    await filters.getByRole('button', { name: 'Soups', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(filters.getByRole('button', { pressed: true })).toHaveText('Soups')
  })

  test('tabs that do not fit have arrows where there is more', async ({ page }) => {
    await openGuide(page)
    const bar = part(page, 'filter-bar-more-than-fit')
    await expect(bar.getByRole('button', { name: 'Scroll on', exact: true })).toBeVisible()
    await expect(bar.getByRole('button', { name: 'Scroll back', exact: true })).toHaveCount(0)
    await bar.getByRole('button', { name: 'Scroll on', exact: true }).click()
    await expect(bar.getByRole('button', { name: 'Scroll back', exact: true })).toBeVisible()
    await expect(part(page, 'filter-bar-one').getByRole('button', { name: 'Scroll on', exact: true })).toHaveCount(0)
  })

  test('pagination goes on, stops at its end, and keeps the focus there', async ({ page }) => {
    await openGuide(page)
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
    await openGuide(page)
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

  test('a carousel goes both ways, and says where it ends', async ({ page }) => {
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
    await openGuide(page)
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
    await openGuide(page)
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
    await openGuide(page)
    const rating = page.getByRole('group', { name: 'Your rating of Roast carrots', exact: true })
    await rating.getByRole('radio', { name: '4 stars', exact: true }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(rating.getByRole('radio', { name: '5 stars', exact: true })).toBeChecked()
  })

  test('a heart is kept and let go', async ({ page }) => {
    await openGuide(page)
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
    await openGuide(page)
    const field = page.getByRole('searchbox', { name: 'Search questions', exact: true })
    await expect(field).toHaveValue('ginger')
    await part(page, 'search-field-filled').getByRole('button', { name: 'Clear the search', exact: true }).click()
    await expect(field).toHaveValue('')
    await expect(field).toBeFocused()
  })

  test('a window opens, and the focus comes back', async ({ page }) => {
    await openGuide(page)
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
