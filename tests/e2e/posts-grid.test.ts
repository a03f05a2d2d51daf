import { expect, test } from '../support/http/browser'
import { removeMade } from '../support/http/editor'
import { gridOn } from '../support/http/grid-page'
import { makeRecipeListing, type RecipeListing, removeCategories } from '../support/http/recipe-listing'

let listing: RecipeListing
test.beforeAll(async () => {
  listing = await makeRecipeListing()
})
test.afterAll(async () => {
  await removeMade()
  await removeCategories()
})

const FREE_FIRST = [
  'Oat crackers',
  'Apple compote',
  'Éclairs',
  'Cod in paper',
  'Ginger snaps',
  'Leek tart',
  'Mango lassi',
  'Red dal',
  'Apricot cake',
  'Quince jelly',
]

const SORTED = {
  'Total Time': ['Quince jelly', 'Mango lassi', 'Apple compote', 'Cod in paper'],
  Protein: ['Quince jelly', 'Cod in paper', 'Red dal', 'Leek tart'],
  Calories: ['Quince jelly', 'Leek tart', 'Apricot cake', 'Éclairs'],
  Sugars: ['Quince jelly', 'Cod in paper', 'Oat crackers', 'Red dal'],
  'Alphabetical A-Z': ['Apple compote', 'Apricot cake', 'Cod in paper', 'Éclairs'],
  'Free first': FREE_FIRST.slice(0, 4),
  'Alphabetical Z-A': ['Red dal', 'Quince jelly', 'Oat crackers', 'Mango lassi'],
}

test.describe('the posts grid', () => {
  test('has its first page in the HTML, pages, and seven orders', async ({ page, request }) => {
    const html = await (await request.get(listing.path)).text()
    const document = html.replaceAll(/<script.*?<\/script>/gs, '')
    expect(FREE_FIRST.filter((title) => document.includes(`${title} ${listing.word}`))).toEqual(FREE_FIRST.slice(0, 4))
    expect(document).toContain('10 recipes')

    const grid = gridOn(page, listing.word)
    await page.goto(listing.path)
    await test.step('the focus goes to the top of the list with first, previous, next and last page', async () => {
      await expect(grid.pageOf('page 1 of 3')).toBeVisible()
      await page.getByRole('button', { name: 'Next page' }).click()
      await expect(grid.pageOf('page 2 of 3')).toBeVisible()
      await expect.poll(grid.titles).toEqual(FREE_FIRST.slice(4, 8))
      await page.getByRole('button', { name: 'Last page' }).click()
      await expect.poll(grid.titles).toEqual(['Apricot cake', 'Quince jelly'])
      await expect(page.locator('.grid-status')).toBeFocused()
      await expect(page.locator('.grid-status')).toBeInViewport()
      await page.getByRole('button', { name: 'Previous page' }).click()
      await expect.poll(grid.titles).toEqual(FREE_FIRST.slice(4, 8))
      await page.getByRole('button', { name: 'First page' }).click()
      await expect.poll(grid.titles).toEqual(FREE_FIRST.slice(0, 4))
    })

    await expect(grid.sort).toHaveValue('free')
    for (const [order, titles] of Object.entries(SORTED)) {
      await grid.sort.selectOption(order)
      await expect.poll(grid.titles, order).toEqual(titles)
    }

    await test.step('changing the order quickly while the list renders ends at the last one', async () => {
      // Each in about the frame in which the previous one starts to render.
      for (let waitMs = 0; waitMs < 60; waitMs += 4) {
        await grid.sort.evaluate(async (select: HTMLSelectElement, wait) => {
          for (const label of ['Alphabetical A-Z', 'Alphabetical Z-A']) {
            const value = [...select.options].find((option) => option.label === label)?.value
            Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, value)
            select.dispatchEvent(new Event('change', { bubbles: true }))
            await new Promise((later) => setTimeout(later, wait))
          }
        }, waitMs)
      }
      await expect.poll(grid.titles).toEqual(SORTED['Alphabetical Z-A'])
      await grid.sort.selectOption('Alphabetical A-Z')
      await expect.poll(grid.titles).toEqual(SORTED['Alphabetical A-Z'])
    })
  })

  test('filters by title, category, letter, diet and allergen, and starts at page 1', async ({ page }) => {
    const grid = gridOn(page, listing.word)
    await page.goto(listing.path)
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(grid.pageOf('page 2 of 3')).toBeVisible()
    await test.step('a search ignores case and accents', async () => {
      await grid.search.fill('ECLAIR')
      await expect.poll(grid.titles).toEqual(['Éclairs'])
      await expect(grid.status).toHaveText('1 recipe')
      await expect(grid.pageOf('page 1 of 1')).toHaveCount(0)
    })
    await test.step('without a match it says so, and how to see all again', async () => {
      await grid.search.fill('no such thing')
      await expect(grid.status).toHaveText('No posts found matching your criteria.')
      await expect(grid.cards).toHaveCount(0)
      await page.getByRole('button', { name: 'Clear filters' }).click()
      await expect.poll(grid.titles).toEqual(FREE_FIRST.slice(0, 4))
      await expect(grid.search).toHaveValue('')
      await expect(page.getByRole('button', { name: 'Clear filters' })).toHaveCount(0)
    })
    await test.step('a category has its tab, and visitors have no Favorites', async () => {
      await expect(grid.tab('Favorites')).toHaveCount(0)
      await grid.tab('Sweet things').click()
      await expect.poll(grid.titles).toEqual(['Éclairs', 'Ginger snaps', 'Mango lassi', 'Apricot cake'])
      await expect(grid.tab('Sweet things')).toHaveAttribute('aria-pressed', 'true')
      await grid.tab('All').click()
      await expect(grid.status).toHaveText('10 recipes')
    })
    await test.step('letters without posts are disabled, also by other filters', async () => {
      await grid.letters.click()
      await expect(grid.letter('Z')).toBeDisabled()
      await expect(grid.letter('E')).toBeEnabled()
      await grid.letter('A').click()
      await expect.poll(grid.titles).toEqual(['Apple compote', 'Apricot cake'])
      await grid.tab('Sweet things').click()
      await expect.poll(grid.titles).toEqual(['Apricot cake'])
      await expect(grid.letter('O')).toBeDisabled()
      await grid.letter('All').click()
      await expect(grid.status).toHaveText('4 recipes')
      await grid.tab('All').click()
    })
    await page.getByText('Diets and allergens').click()
    await page.getByRole('checkbox', { name: 'Vegetarian' }).check()
    await expect.poll(grid.titles).toEqual(['Oat crackers', 'Apple compote', 'Red dal'])
    await page.getByRole('checkbox', { name: 'Vegetarian' }).uncheck()
    await page.getByRole('checkbox', { name: 'Gluten', exact: true }).check()
    await page.getByRole('checkbox', { name: 'Fish', exact: true }).check()
    await expect(grid.status).toHaveText('5 recipes')
    await expect(page.getByText('2 chosen').filter({ visible: true })).toBeVisible()
  })

  test('works with the keyboard alone', async ({ page }) => {
    const grid = gridOn(page, listing.word)
    await page.goto(listing.path)
    await grid.search.pressSequentially('snaps')
    await expect(grid.status).toHaveText('1 recipe')
    await page.getByRole('button', { name: 'Clear the search' }).press('Enter')
    await expect(grid.search).toBeFocused()
    await grid.tab('Sweet things').press('Space')
    await expect(grid.status).toHaveText('4 recipes')
    await grid.letters.press('Enter')
    await grid.letter('M').press('Enter')
    await expect.poll(grid.titles).toEqual(['Mango lassi'])
    await page.getByText('Diets and allergens').press('Enter')
    await page.getByRole('checkbox', { name: 'Dairy', exact: true }).press('Space')
    await expect(grid.status).toHaveText('No posts found matching your criteria.')
    await page.getByRole('button', { name: 'Clear filters' }).press('Enter')
    await expect(grid.status).toHaveText('10 recipes')
  })

  test('on a phone the categories are a drop-down, and the other filters in a sheet, with what is chosen below', async ({
    page,
  }) => {
    const grid = gridOn(page, listing.word)
    await page.setViewportSize({ width: 320, height: 844 })
    await page.goto(listing.path)

    await test.step('the label of the categories and the placeholder of the search fit', async () => {
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 })
        const label = page.locator('.grid-tabs label')
        await expect(label).toBeVisible()
        expect(await label.evaluate(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth)).toBe(0)
        const spare = await grid.search.evaluate((field) => {
          const { font, paddingLeft, paddingRight } = getComputedStyle(field)
          const pen = document.createElement('canvas').getContext('2d')
          if (pen) pen.font = font
          const text = pen?.measureText(field.getAttribute('placeholder') ?? '').width ?? Number.NaN
          return field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - text
        })
        expect(spare, `at ${width} px`).toBeGreaterThan(0)
      }
    })

    const open = page.getByRole('button', { name: 'Filter', exact: false }).first()
    const sheet = page.getByRole('dialog', { name: 'Filter' })
    const chosen = page.getByRole('list', { name: 'Chosen filters' })
    await expect(grid.tab('Sweet things')).toBeHidden()
    await expect(chosen).toHaveCount(0)

    await page.getByRole('combobox', { name: 'Choose a category' }).selectOption('Sweet things')
    await expect(grid.status).toHaveText('4 recipes')
    await expect(chosen).toHaveCount(0)
    await open.click()
    await sheet.getByRole('combobox', { name: 'Sort by' }).selectOption('Alphabetical A-Z')
    await sheet.getByRole('button', { name: 'Show 4 recipes' }).click()
    await expect(sheet).toHaveCount(0)
    await expect(open).toBeFocused()
    await expect(open).toHaveText('Filter1 chosen')
    await expect.poll(grid.titles).toEqual(['Apricot cake', 'Éclairs', 'Ginger snaps', 'Mango lassi'])
    expect(new URL(page.url()).hash).toMatch(/^#category=\w+&sort=a-z$/)

    await chosen.getByRole('button', { name: 'Remove: Alphabetical A-Z' }).click()
    await expect(chosen).toHaveCount(0)
    await expect(grid.status).toHaveText('4 recipes')
  })
})
