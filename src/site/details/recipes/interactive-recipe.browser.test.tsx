import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { canConvertUnits, toDisplayRecipe } from '@/features/cooking/display-recipe'
import { BROTH } from '@/features/cooking/testing/a-recipe'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { mockFetch } from '../../../../tests/support/mock-fetch'
import { InteractiveRecipe } from './InteractiveRecipe.client'

const servings = page.getByRole('spinbutton', { name: 'Servings' })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const line = (name: string) =>
  page.getByRole('region', { name: 'Ingredients' }).getByRole('listitem').filter({ hasText: name })

const aRecipePage = () =>
  render(
    <WithProviders>
      <InteractiveRecipe
        recipe={BROTH}
        written={toDisplayRecipe(BROTH, { servings: BROTH.servings, system: null })}
        canConvertUnits={canConvertUnits(BROTH)}
        times={[]}
        tips={null}
        nutrients={[{ name: 'Energy', amount: 480, unit: 'kcal' }]}
        summary={{ average: null, count: 0 }}
        member={false}
      />
    </WithProviders>,
  )

beforeEach(async () => {
  localStorage.clear()
  mockFetch({ '/api/auth/me': { body: { user: null } } })
  await aRecipePage()
})

test('amounts follow the servings, also in cook mode, and scaling back gives the original ones', async () => {
  await expect.element(line('Soba noodles')).toHaveTextContent('5 oz')
  await button('More servings').click()
  await expect.element(servings).toHaveValue(3)
  await expect.element(line('Soba noodles')).toHaveTextContent('7 1/2 oz')
  await expect.element(line('Garlic')).toHaveTextContent('3 cloves')
  await button('Cook mode').click()
  const cooking = page.getByRole('dialog', { name: 'Ginger noodle broth' })
  await expect.element(cooking.getByRole('list', { name: 'For this step' })).toHaveTextContent('Garlic 3 cloves')
  await userEvent.keyboard('{Escape}')
  await button('Fewer servings').click()
  await expect.element(line('Soba noodles')).toHaveTextContent('5 oz')
})

test('a number can be typed; an impossible one becomes the nearest possible', async () => {
  await servings.fill('6')
  await expect.element(line('Eggs')).toHaveTextContent('6')
  for (const [typed, taken] of [
    ['500', 100],
    ['0', 1],
    ['', 1],
  ] as const) {
    await servings.fill(typed)
    await userEvent.tab()
    await expect.element(servings).toHaveValue(taken)
  }
  await expect.element(button('Fewer servings')).toHaveAttribute('aria-disabled', 'true')
})

test('the unit switch changes amounts and temperatures', async () => {
  await page.getByRole('radio', { name: 'Metric' }).click()
  await expect.element(line('Stock')).toHaveTextContent('240 ml')
  await expect.element(page.getByText('an oven of 200°C')).toBeVisible()
  await page.getByRole('radio', { name: 'As written' }).click()
  await expect.element(line('Stock')).toHaveTextContent('1 cup')
  await expect.element(page.getByText('an oven of 400°F')).toBeVisible()
})

test('nutrition is per serving, or for all the servings', async () => {
  const energy = page.getByRole('region', { name: 'Nutrition' }).getByRole('listitem').filter({ hasText: 'Energy' })
  await expect.element(energy).toHaveTextContent('480 kcal')
  await servings.fill('3')
  await page.getByRole('radio', { name: 'All 3 servings' }).click()
  await expect.element(energy).toHaveTextContent('1,440 kcal')
})

test('a visitor who adds the recipe or an ingredient to the shopping list gets the login modal', async () => {
  const modal = page.getByRole('dialog', { name: 'This feature is reserved for members' })
  await button('Add to shopping list').click()
  await expect.element(modal).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(modal).not.toBeInTheDocument()
  await button('Garlic on the shopping list').click()
  await expect.element(modal).toBeVisible()
})
