import { expect, sessionLookup, test } from '../support/http/browser'
import { shoppingList, shoppingListLink } from '../support/http/shopping-list'

test('a recipe is added to the shopping list with the visible amounts, updated, and removed again', async ({
  as,
  page,
}) => {
  await as('premium')
  await Promise.all([sessionLookup(page), page.goto('/recipes/ginger-noodle-broth/')])
  const list = shoppingList(page)
  await page.getByRole('button', { name: 'Add to shopping list' }).click()
  await expect(page.getByRole('button', { name: 'On your shopping list' })).toBeFocused()
  await expect(shoppingListLink(page)).toHaveText('13')
  await page.getByRole('button', { name: 'More servings' }).click()
  await page.getByRole('button', { name: 'More servings' }).click()
  await page.getByRole('button', { name: 'Update shopping list' }).click()
  await expect(shoppingListLink(page)).toHaveText('13')
  await page.getByRole('link', { name: 'See the list' }).click()
  await expect(list.groups).toHaveText(['Ginger noodle broth'])
  await expect(list.line('Fresh ginger')).toContainText('4 tablespoons')
  await list.click('Remove the recipe Ginger noodle broth')
  await expect(shoppingListLink(page)).toHaveText('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(shoppingListLink(page)).toHaveText('13')
})
