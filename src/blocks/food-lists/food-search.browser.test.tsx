import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { foodListsExamples } from './examples'
import { FoodTabs } from './FoodTabs.client'

const { green, orange, red } = foodListsExamples.typical.data.lists
const lists = {
  green: { ...green, image: null },
  orange: { ...orange, image: null },
  red: { ...red, image: null },
}
const field = page.getByRole('searchbox', { name: 'Find a food' })
const tab = (name: string) => page.getByRole('tab', { name, includeHidden: true })

test('a search finds foods of all colors in place of the tabs, which stay as they were', async () => {
  await page.viewport(1024, 800)
  await render(
    <WithProviders audience="free">
      <FoodTabs initialLists={lists} as="h3" />
    </WithProviders>,
  )
  await tab('Red').click()
  await field.fill('ROOT 9')
  await expect.element(page.getByRole('status')).toHaveTextContent('3 foods')
  const found = page.getByRole('listitem').elements()
  expect(found.map((item) => item.textContent)).toEqual([
    'Root 9*Green: Vegetables, Roots* In small amounts.',
    'Root 9*Orange: Vegetables, Roots* In small amounts.',
    'Root 9*Red: Vegetables, Roots* In small amounts.',
  ])
  await expect.element(tab('Red')).not.toBeVisible()

  await field.fill('marzipan')
  await expect.element(page.getByRole('status')).toHaveTextContent('No list has a food of this name.')

  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect.element(tab('Red')).toHaveAttribute('aria-selected', 'true')
  await expect.element(tab('Red')).toBeVisible()
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
})
