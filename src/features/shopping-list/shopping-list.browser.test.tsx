import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { toDisplayRecipe } from '@/features/cooking/display-recipe'
import { BROTH } from '@/features/cooking/testing/a-recipe'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { aUser } from '@/platform/session/testing/a-session'
import { mockFetch } from '../../../tests/support/mock-fetch'
import { AddIngredient, AddToShoppingList } from './AddToList.client'
import { ListLink } from './ListLink.client'
import { listStore } from './list-store'
import { ShoppingListView } from './ShoppingListView.client'

const field = page.getByRole('textbox', { name: 'Add an item' })
const left = page.getByRole('status').first()
const link = page.getByRole('link', { name: /^Shopping list/ })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const tick = (name: string) => page.getByRole('listitem').filter({ hasText: name }).getByRole('checkbox')
/** The name and amount of every entry. */
const lines = () =>
  [...document.querySelectorAll('.shopping-list-item')].map((item) =>
    ['.shopping-list-item-name', '.amount']
      .map((part) => item.querySelector(part)?.textContent)
      .join(' ')
      .trim(),
  )
/** Aisles or recipes. */
const groups = () => [...document.querySelectorAll('.shopping-list-group h2')].map(({ textContent }) => textContent)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  mockFetch({
    '/api/auth/me': { body: { user: aUser() } },
    '/api/shopping-list': { body: { userId: 7, kept: false, version: 0, entries: [] } },
  })
  // The store lasts as long as the test file.
  listStore.change(() => [])
})

function show() {
  return render(
    <WithProviders audience="premium">
      <ListLink />
      <ShoppingListView ideas={<p>Ten minutes, one pan</p>} />
    </WithProviders>,
  )
}

/** Clicks the action of the toast with a text; toasts of earlier tests may still be open. */
const undo = (text: string) =>
  page.getByRole('status').filter({ hasText: text }).getByRole('button', { name: 'Undo' }).click()

async function write(...items: string[]): Promise<void> {
  for (const item of items) {
    await field.fill(item)
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveValue('')
  }
}

test('own items are written as in a recipe, equal ones are added up, and a blank one is not added', async () => {
  await show()
  await field.fill('   ')
  await userEvent.keyboard('{Enter}')
  await expect.element(left).toHaveTextContent('Your list is empty.')
  await write('2 lemons', '1 lemon', '200 g feta', 'Napkins', '1 kg feta')
  await expect.poll(lines).toEqual(['lemons 3', 'feta 1.2 kg', 'Napkins'])
  expect(groups()).toEqual(['Your own items'])
})

test('items can be sorted by aisle, and the browser remembers that', async () => {
  const { unmount } = await show()
  await write('200 g feta', '2 lemons', 'Napkins')
  await page.getByRole('radio', { name: 'By aisle' }).click()
  await expect.poll(groups).toEqual(['Fruit', 'Dairy and eggs', 'Other'])
  await unmount()
  await show()
  await expect.poll(groups).toEqual(['Fruit', 'Dairy and eggs', 'Other'])
})

test('a checked item is bought: the header counts the rest, and shows no number when nothing is left', async () => {
  await show()
  await write('2 lemons', 'Napkins')
  await expect.element(link).toHaveAccessibleName('Shopping list, 2 left to buy')
  tick('lemons').element().focus()
  await userEvent.keyboard(' ')
  await expect.element(tick('lemons')).toBeChecked()
  await expect.element(tick('lemons')).toHaveFocus()
  await expect.element(left).toHaveTextContent('One thing left to buy.')
  await expect.element(link).toHaveTextContent('1')
  await tick('Napkins').click()
  await expect.element(left).toHaveTextContent('All in the basket.')
  await expect.element(link).toHaveAccessibleName('Shopping list')
  await expect.element(link).toHaveTextContent('')
  await tick('lemons').click()
  await expect.element(link).toHaveTextContent('1')
})

test('one item is removed, and restored in its place', async () => {
  await show()
  await write('2 lemons', '200 g feta', 'Napkins')
  await button('Remove feta').click()
  await expect.poll(lines).toEqual(['lemons 2', 'Napkins'])
  await undo('feta is removed')
  await expect.poll(lines).toEqual(['lemons 2', 'feta 200 g', 'Napkins'])
})

test('bought items are removed together, and a cleared list can be put back', async () => {
  await show()
  await write('2 lemons', 'Napkins')
  await tick('lemons').click()
  await button('Remove bought items').click()
  await expect.poll(lines).toEqual(['Napkins'])
  await undo('The bought items are removed')
  await expect.poll(lines).toEqual(['lemons 2', 'Napkins'])
  await button('Clear the list').click()
  await button('Put back the removed items').click()
  await expect.poll(lines).toEqual(['lemons 2', 'Napkins'])
})

test('the items left to buy are copied as text', async () => {
  const writeText = vi.fn(async () => {})
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  await show()
  await write('2 lemons', '200 g feta', 'Napkins')
  await tick('feta').click()
  await button('Copy as text').click()
  await expect.element(page.getByText('Copied.')).toBeVisible()
  expect(writeText.mock.calls).toEqual([['Your own items\n- 2 lemons\n- Napkins']])
})

test('three hundred items are the limit, with a message, and the typed text stays', async () => {
  await show()
  await write('2 lemons')
  listStore.change(([first]) =>
    Array.from({ length: 300 }, (_, index) => ({ ...first, id: `own:${index}`, name: `Thing ${index}` }) as never),
  )
  await expect.element(left).toHaveTextContent('300 things left to buy.')
  await field.fill('Napkins')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert').filter({ hasText: 'Your list is full' })).toBeVisible()
  await expect.element(field).toHaveValue('Napkins')
})

test('a recipe is added with its amounts, updated for more servings, and one ingredient removed', async () => {
  const recipe = { databaseId: BROTH.databaseId, title: BROTH.title }
  const ingredientsFor = (servings: number) =>
    toDisplayRecipe(BROTH, { servings, system: null }).groups.flatMap(({ ingredients }) => ingredients)
  const aPage = (servings: number) => (
    <WithProviders audience="premium">
      <ListLink />
      <AddToShoppingList recipe={recipe} ingredients={ingredientsFor(servings)} />
      {ingredientsFor(servings).map((ingredient) => (
        <AddIngredient key={ingredient.id} recipe={recipe} ingredient={ingredient} />
      ))}
    </WithProviders>
  )
  const garlic = button('Garlic on the shopping list')
  const { rerender } = await render(aPage(2))
  await garlic.click()
  await expect.element(garlic).toHaveAttribute('aria-pressed', 'true')
  await expect.element(link).toHaveTextContent('1')
  await garlic.click()
  await expect.element(garlic).toHaveAttribute('aria-pressed', 'false')
  await expect.element(link).toHaveTextContent('')

  await button('Add to shopping list').click()
  await expect.element(button('On your shopping list')).toHaveFocus()
  await expect.element(link).toHaveTextContent('4')
  await expect
    .element(page.getByRole('link', { name: 'See the list' }))
    .toHaveAttribute('href', expect.stringMatching('^/shopping-list'))
  await rerender(aPage(4))
  await button('Update shopping list').click()
  await expect.element(button('On your shopping list')).toBeVisible()
  await expect.element(link).toHaveTextContent('4')
  expect(listStore.current().entries.map(({ quantity }) => quantity)).toEqual(['2', '4', '10', '4'])
})

test('a recipe is removed from the list, own items stay, and it can be restored', async () => {
  await show()
  await write('3 eggs')
  const { addRecipe } = await import('./change-list')
  const ingredients = toDisplayRecipe(BROTH, { servings: 2, system: null }).groups.flatMap((group) => group.ingredients)
  await addRecipe({ databaseId: BROTH.databaseId, title: BROTH.title }, ingredients)
  await page.getByRole('radio', { name: 'By aisle' }).click()
  await expect.poll(lines).toContain('eggs 5')
  await page.getByRole('radio', { name: 'By recipe' }).click()
  await button('Remove the recipe Ginger noodle broth').click()
  await expect.poll(lines).toEqual(['eggs 3'])
  await undo('Ginger noodle broth is removed')
  await expect.poll(groups).toEqual(['Ginger noodle broth', 'Your own items'])
})

test('an empty list offers meals to begin with', async () => {
  await show()
  const ideas = page.getByRole('region', { name: 'Three quick meals to begin with' })
  await expect.element(ideas).toHaveTextContent('Ten minutes, one pan')
  await write('Salt')
  await expect.element(left).toHaveTextContent('One thing left to buy.')
  expect(ideas.query()).toBeNull()
})
