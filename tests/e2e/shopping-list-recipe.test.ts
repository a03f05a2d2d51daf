import type { Page } from '@playwright/test'
import { expect, sessionLookup, test } from '../support/http/browser'
import { shoppingList, shoppingListLink } from '../support/http/shopping-list'

/** Two recipes that both need scallions, and soba noodles or lemons: equal ingredients are added up. */
const BROTH = '/recipes/ginger-noodle-broth/'

const add = (page: Page) => page.getByRole('button', { name: 'Add to shopping list' })
const one = (page: Page, name: string) => page.getByRole('button', { name: `${name} on the shopping list` })

test.describe('a recipe on the shopping list', () => {
  test.beforeEach(async ({ as, page }) => {
    await as('premium')
    await Promise.all([sessionLookup(page), page.goto(BROTH)])
  })

  test('is added completely, with the visible amounts', async ({ page }) => {
    await add(page).click()
    await expect(page.getByRole('button', { name: 'On your shopping list' })).toBeFocused()
    await expect(shoppingListLink(page)).toHaveText('13')
    await page.getByRole('link', { name: 'See the list' }).click()
    const list = shoppingList(page)
    await expect(list.groups).toHaveText(['Ginger noodle broth'])
    await expect(list.line('Fresh ginger')).toContainText('2 tablespoons')
  })

  test('for more servings the list is updated', async ({ page }) => {
    await add(page).click()
    await page.getByRole('button', { name: 'More servings' }).click()
    await page.getByRole('button', { name: 'More servings' }).click()
    await page.getByRole('button', { name: 'Update shopping list' }).click()
    await expect(shoppingListLink(page)).toHaveText('13')
    await page.getByRole('link', { name: 'See the list' }).click()
    await expect(shoppingList(page).line('Fresh ginger')).toContainText('4 tablespoons')
  })

  test('one ingredient is added, and removed again', async ({ page }) => {
    await one(page, 'Scallions').click()
    await expect(one(page, 'Scallions')).toHaveAttribute('aria-pressed', 'true')
    await expect(shoppingListLink(page)).toHaveText('1')
    await one(page, 'Scallions').click()
    await expect(one(page, 'Scallions')).toHaveAttribute('aria-pressed', 'false')
    await expect(shoppingListLink(page)).toHaveText('')
  })

  test('is removed from the list, own items stay, and it can be restored', async ({ page }) => {
    await add(page).click()
    await expect(shoppingListLink(page)).toHaveText('13')
    const list = shoppingList(page)
    await list.open()
    await list.write('3 scallions')
    await page.getByRole('radio', { name: 'By aisle' }).check()
    await expect(list.line('Scallions')).toContainText('5')
    await page.getByRole('radio', { name: 'By recipe' }).check()
    await list.click('Remove the recipe Ginger noodle broth')
    await expect.poll(list.lines).toEqual(['scallions\n3'])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(list.groups).toHaveText(['Ginger noodle broth', 'Your own items'])
  })
})

test('a visitor who adds a recipe gets the login modal', async ({ page }) => {
  await Promise.all([sessionLookup(page), page.goto(BROTH)])
  await add(page).click()
  await expect(page.getByRole('dialog', { name: 'This feature is reserved for members' })).toBeVisible()
  await page.keyboard.press('Escape')
  await one(page, 'Scallions').click()
  await expect(page.getByRole('dialog', { name: 'This feature is reserved for members' })).toBeVisible()
})
