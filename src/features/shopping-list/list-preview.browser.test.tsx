import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { aUser } from '@/platform/session/testing/a-session'
import { mockFetch } from '../../../tests/support/mock-fetch'
import { ListPreview } from './ListPreview.client'
import { listStore } from './list-store'

const items = page.getByRole('listitem')
const entry = (name: string, checked = false, id = name) => ({
  id,
  recipeId: null,
  recipeTitle: '',
  name,
  quantity: '2',
  unit: '',
  note: '',
  checked,
})

beforeEach(() => {
  sessionStorage.clear()
  mockFetch({
    '/api/auth/me': { body: { user: aUser() } },
    '/api/shopping-list': { body: { userId: 7, kept: false, version: 0, entries: [] } },
  })
})

test('an empty list leads to the recipes, a list to itself, with what is left to buy', async () => {
  await render(
    <WithProviders audience="premium">
      <ListPreview as="h2" />
    </WithProviders>,
  )
  await expect.element(page.getByText('Nothing to buy')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Find a recipe' })).toBeVisible()
  await expect.poll(() => listStore.current().owner).not.toBeNull()
  listStore.change(() => [
    entry('lemons'),
    entry('feta', true),
    entry('eggs'),
    entry('leeks'),
    entry('plums'),
    entry('Lemon', false, 'of a recipe'),
  ])
  await expect.element(page.getByText('4 items to buy')).toBeVisible()
  await expect
    .poll(() => items.elements().map(({ textContent }) => textContent))
    .toEqual(['lemons', '2 eggs', '2 leeks'])
  await expect.element(page.getByText('and 1 more')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Open the shopping list' })).toBeVisible()
})
