import type { Page } from '@playwright/test'
import { axeFindings } from '../support/http/axe'
import { expect, test } from '../support/http/browser'
import { aWord, makeRecipe } from '../support/http/editor'
import { aTitle, openRecipe, openTab, publishInvalid, removeTitled } from '../support/http/recipe-editor'

const LIST = `For the dressing:
3 tbsp olive oil, extra virgin
1/0 lemon
2 cloves garlic, crushed`

test.afterAll(removeTitled)

const saved = (page: Page) => expect(page.getByText(/successfully/).first()).toBeVisible()

test.describe('an editor writes a recipe', () => {
  test.slow()

  test('pastes the ingredients, corrects what was not recognized, saves and publishes', async ({ as, page }) => {
    const title = aTitle()
    await as('editor')
    await openRecipe(page, 'create')
    await page.getByRole('textbox', { name: 'Title' }).fill(title)
    await page.getByLabel('Preparation (minutes)').fill('10')
    await page.getByLabel('Cooking (minutes)').fill('25')

    await openTab(page, 'Ingredients')
    const paste = page.getByRole('textbox', { name: 'Paste a list' })
    await paste.fill(LIST)
    const read = page.getByRole('region', { name: 'Preview of the ingredients' })
    await expect(read.getByRole('row').filter({ hasText: 'garlic' }).getByRole('cell')).toHaveText([
      '2',
      'clove',
      'garlic',
      'crushed',
      'yes',
    ])
    await expect(page.getByText('Line 3, “1/0 lemon”: The amount cannot be read.')).toBeVisible()
    expect(await axeFindings(page, '.ebs-paste')).toEqual([])
    await page.getByRole('button', { name: 'Add to the recipe' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('2 ingredients added to the recipe. 1 line could not be read.')).toBeVisible()
    await expect(paste).toHaveValue('For the dressing:\n1/0 lemon')

    // A corrected line joins its group.
    await paste.fill('For the dressing:\n1/2 lemon')
    await page.getByRole('button', { name: 'Add to the recipe' }).click()
    await expect(page.getByText('For the dressing (3 ingredients)')).toBeVisible()
    await expect(page.getByText('3 tablespoons olive oil, extra virgin')).toBeVisible()
    await expect(paste).toHaveValue('')

    await openTab(page, 'Nutrition')
    await page.getByLabel('Energy (kcal)').fill('900')
    await page.getByLabel('Protein (g)').fill('10')
    await page.getByLabel('Sugars (g)').fill('4')
    await page.getByLabel('Carbohydrate (g)').fill('20')
    await page.getByLabel('Fat (g)', { exact: true }).fill('10')
    await expect(
      page.getByText(
        'Protein, carbohydrate and fat add up to about 210 kcal, but 900 kcal is entered. Is one of them wrong?',
      ),
    ).toBeVisible()
    await page.getByLabel('Energy (kcal)').fill('210')
    await expect(page.getByText('add up to about')).toBeHidden()

    await page.getByRole('button', { name: 'Publish', exact: false }).first().click()
    await saved(page)
    await page.goto(`/recipes/${title.toLowerCase().replace(' ', '-')}/`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('olive oil')
    await expect(page.getByRole('main')).toContainText('35')
  })

  test.describe('invalid values', () => {
    test.use({ expected: [/console: Failed to load resource: the server responded with a status of 400/] })

    test('show an error at their field, with the reason, and nothing is lost', async ({ as, page }) => {
      const word = aWord()
      const taken = await makeRecipe({ title: `Taken ${word}` })
      const { id, slug } = await makeRecipe({ nutritionCarbohydrate: 20, diets: ['vegan'] })
      await as('editor')
      await openRecipe(page, id)
      await page.getByLabel('Preparation (minutes)').fill('-5')
      await page.getByLabel('Cooking (minutes)').fill('30')
      await openTab(page, 'Nutrition')
      await page.getByLabel('Sugars (g)').fill('25')
      await publishInvalid(page, {
        Nutrition: ['Sugars cannot be more than carbohydrate (20 g), which includes it.'],
        Dish: [
          'Preparation cannot be negative.',
          'Total time must be 30 minutes or more: preparation and cooking together.',
        ],
      })
      await expect(page.getByLabel('Cooking (minutes)')).toHaveValue('30')
      // The recipe that has a slug is named.
      await page.getByLabel('Slug').fill(taken.slug)
      await publishInvalid(page, { Dish: [`“Taken ${word}” already has the slug ${taken.slug}. Choose another.`] })

      // A draft may still be invalid.
      await page.getByLabel('Slug').fill(slug)
      await page.getByRole('button', { name: 'Save Draft' }).click()
      await saved(page)
      // The number of errors on a tab goes with the save.
      await expect(page.locator('.tabs-field__tab-button .error-pill').filter({ visible: true })).toHaveCount(0)
    })
  })

  test('sees the content of rows and hints, replaces the ingredients by a pasted list, and duplicates the recipe', async ({
    as,
    page,
  }) => {
    const title = aTitle()
    const { id, slug, databaseId } = await makeRecipe({
      title,
      ingredientGroups: [{ ingredients: [{ quantity: 'a lot', unit: '', name: 'Dill' }] }],
      method: [{ title: 'Fry the leeks', text: 'Fry them.', timer: 5 }],
    })
    await as('editor')
    await openRecipe(page, id)
    await openTab(page, 'Method')
    await expect(page.getByText('Step 1: Fry the leeks (5 min)')).toBeVisible()
    await openTab(page, 'Ingredients')
    await page.getByRole('button', { name: 'Toggle block' }).nth(1).click()
    await expect(
      page.getByText('There is no number in it: it stays the same for any number of servings.'),
    ).toBeVisible()
    await page.getByLabel('Quantity').fill('2')
    await page.getByLabel('Unit').fill('bunch')
    await expect(page.getByText('2 bunches Dill')).toBeVisible()
    await expect(page.getByText('There is no number in it')).toBeHidden()
    await expect(page.locator('#ebs-units option[value="tablespoon"]')).toHaveCount(1)

    await test.step('replaces the ingredients', async () => {
      await page.getByText('Paste a list of ingredients').click()
      await page.getByRole('textbox', { name: 'Paste a list' }).fill('1 bunch chives')
      await page.getByRole('button', { name: 'Replace the ingredients' }).click()
      await expect(page.getByText('1 bunch chives', { exact: true })).toBeVisible()
      await expect(page.getByText('2 bunches Dill')).toBeHidden()
      await page.getByRole('button', { name: 'Save Draft' }).click()
      await saved(page)
      await openRecipe(page, id)
      await openTab(page, 'Ingredients')
      await expect(page.getByText('1 bunch chives', { exact: true })).toBeVisible()
    })

    await test.step('duplicates it: a draft with its own slug and number', async () => {
      await page.locator('.doc-controls__popup .popup-button').click()
      await page.getByRole('button', { name: 'Duplicate' }).click()
      await expect(page.getByRole('heading', { level: 1, name: `${title} (copy)` })).toBeVisible()
      await openTab(page, 'Dish')
      await expect(page.getByLabel('Slug')).toHaveValue(`${slug}-copy`)
      await expect(page.locator('.doc-controls__status').or(page.locator('.status')).first()).toContainText('Draft')
      await expect(page.getByLabel('Database ID')).not.toHaveValue(String(databaseId))
    })
  })
})
