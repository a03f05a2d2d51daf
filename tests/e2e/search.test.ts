import type { Page } from '@playwright/test'
import { axeFindings } from '../support/http/axe'
import { expect, sessionLookup, test } from '../support/http/browser'
import { overflowingElements } from '../support/http/page-checks'

const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' })
const field = (page: Page) => page.getByRole('combobox', { name: 'Search the site' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search the site' })
const options = (page: Page) => dialog(page).getByRole('option')

/** Opens a page, and waits until its scripts run, which the session lookup shows. */
async function start(page: Page, path = '/recipes/') {
  await Promise.all([sessionLookup(page), page.goto(path)])
}

/** Records the requests for the index. */
function indexCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => request.url().endsWith('/wp-search.json') && calls.push(request.url()))
  return calls
}

test.describe('the site search', () => {
  test('opens by its button, finds by title, and opens a result', async ({ page }) => {
    await start(page)
    await opener(page).click()
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveAttribute('placeholder', 'Search...')
    await field(page).fill('ginger noodle')
    await expect(options(page).first()).toHaveAccessibleName(/^Ginger noodle broth/)
    await options(page).first().click()
    await expect(page).toHaveURL(/\/recipes\/ginger-noodle-broth\/?$/)
    await expect(dialog(page)).toHaveCount(0)
  })

  test('opens with "/" and Ctrl+K, and Escape returns the focus', async ({ page }) => {
    await start(page)
    await opener(page).focus()
    for (const key of ['/', 'Control+k']) {
      await page.keyboard.press(key)
      await expect(field(page)).toBeFocused()
      await expect(field(page)).toHaveValue('')
      await field(page).fill('soup')
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
      await expect(opener(page)).toBeFocused()
    }
  })

  test('"/" in a field is typed, and with a modifier key is left to the browser', async ({ page }) => {
    await start(page, '/faqs/')
    const questions = page.getByRole('searchbox', { name: 'Search the questions' })
    await questions.press('/')
    await expect(questions).toHaveValue('/')
    await page.getByRole('main').press('Control+/')
    await page.getByRole('main').press('Alt+/')
    await expect(dialog(page)).toHaveCount(0)
    await page.getByRole('main').press('/')
    await expect(dialog(page)).toBeVisible()
  })

  test('requests the index when it is first opened, and only once', async ({ page }) => {
    const calls = indexCalls(page)
    await start(page)
    expect(calls).toHaveLength(0)
    for (let time = 0; time < 2; time += 1) {
      await opener(page).click()
      await field(page).fill('soup')
      await expect(options(page).first()).toBeVisible()
      await page.keyboard.press('Escape')
    }
    expect(calls).toHaveLength(1)
  })

  test('tolerates typing errors and any case', async ({ page }) => {
    await start(page)
    await page.keyboard.press('/')
    await field(page).fill('CHIKEN')
    await expect(options(page).first()).toHaveAccessibleName(/chicken/i)
    await field(page).fill('gingr nodle')
    await expect(options(page).first()).toHaveAccessibleName(/^Ginger noodle broth/)
  })

  test('groups results by type, pages as "Expert Advices" and articles as "Blog posts"', async ({ page }) => {
    await start(page)
    await page.keyboard.press('/')
    await field(page).fill('soup')
    await expect(dialog(page).getByRole('group', { name: 'Recipes' }).getByRole('option').first()).toBeVisible()
    await field(page).fill('how we test a recipe')
    await expect(dialog(page).getByRole('group', { name: 'Blog posts' })).toBeVisible()
    await field(page).fill('memberships')
    await expect(dialog(page).getByRole('group', { name: 'Expert Advices' })).toBeVisible()
  })

  test('the arrow keys move through all groups and wrap around, and Enter opens the result', async ({ page }) => {
    await start(page)
    await page.keyboard.press('/')
    await field(page).fill('ginger')
    const count = async () => options(page).count()
    await expect.poll(count).toBeGreaterThan(2)
    const active = dialog(page).getByRole('option', { selected: true })
    await expect(active).toHaveCount(0)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(active).toHaveAccessibleName((await options(page).nth(1).textContent()) ?? '')
    await expect(field(page)).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
    await expect(field(page)).toBeFocused()
    const href = (await options(page).first().getAttribute('href')) ?? 'none'
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(href.replace(/\/$/, '')))
  })

  test('Enter alone opens the best result', async ({ page }) => {
    await start(page)
    await page.keyboard.press('/')
    await field(page).fill('ginger noodle broth')
    await expect(options(page).first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/recipes\/ginger-noodle-broth\/?$/)
  })

  test('says so when nothing is found', async ({ page }) => {
    await start(page)
    await page.keyboard.press('/')
    await field(page).fill('xqzzjw')
    await expect(dialog(page).getByRole('status')).toHaveText('Nothing found. Try another word.')
  })

  test('a locked result has a lock for a visitor, and none for a member whose plan includes it', async ({
    as,
    page,
  }) => {
    await start(page)
    await page.keyboard.press('/')
    await field(page).fill('cardamom pears')
    await expect(options(page).first()).toHaveAccessibleName(/Cardamom pears.*Locked/)
    await as('premium')
    await start(page)
    await page.keyboard.press('/')
    await field(page).fill('cardamom pears')
    await expect(options(page).first()).toHaveAccessibleName(/Cardamom pears with almond crumb$/)
  })
})

test.describe('when the index cannot be loaded', () => {
  test.use({ expected: [/^503 |console: Failed to load resource/] })

  test('the search shows no results, and requests it again when it is opened again', async ({ page }) => {
    await page.route('**/wp-search.json', (route) => route.fulfill({ status: 503, json: {} }))
    await start(page)
    const failed = page.waitForResponse('**/wp-search.json')
    await page.keyboard.press('/')
    await failed
    await field(page).fill('soup')
    await expect(dialog(page).getByRole('status')).toHaveText('')
    await expect(options(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.unroute('**/wp-search.json')
    await page.keyboard.press('/')
    await field(page).fill('soup')
    await expect(options(page).first()).toBeVisible()
  })
})

for (const width of [320, 390, 768, 1440]) {
  test(`no axe violations in the open search at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 800 })
    await start(page)
    await page.keyboard.press('/')
    await expect(field(page)).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await field(page).fill('soup')
    await expect(options(page).first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    expect(await axeFindings(page)).toEqual([])
    expect(await overflowingElements(page)).toEqual([])
    const box = await dialog(page).boundingBox()
    // On a phone it fills the screen.
    expect(box?.width).toBe(Math.min(width, width < 768 ? width : 704))
  })
}
