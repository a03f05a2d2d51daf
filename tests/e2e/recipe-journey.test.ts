import type { Page } from '@playwright/test'
import { expect, sessionLookup, test } from '../support/http/browser'
import { aWord, makeRecipe, removeMade } from '../support/http/editor'
import { emailOf } from '../support/http/emails'
import { openRecipe } from '../support/http/recipe-editor'
import { shoppingList, shoppingListLink } from '../support/http/shopping-list'
import { linkOf } from '../support/outbox'

const PASSWORD = 'correct horse battery'

test.afterAll(removeMade)

async function joins(page: Page, username: string) {
  const form = page.getByRole('form', { name: 'Join' })
  const email = `${username}@example.com`
  await form.getByLabel('First name', { exact: true }).fill('Zoë')
  await form.getByLabel('Username', { exact: true }).fill(username)
  await form.getByLabel('Email address', { exact: true }).fill(email)
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await form.getByRole('button', { name: 'Join for free' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()
  await page.goto(linkOf(await emailOf(email, 'Please confirm your email address')))
  await page.getByRole('button', { name: 'Confirm my email address' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Username or email address').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  const signIn = page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true })
  // A press on a page whose scripts have not run yet does nothing.
  await Promise.all([sessionLookup(page), signIn.click()])
}

test.describe('from an editor’s keyboard to a member’s kitchen', () => {
  test('a visitor finds a recipe, joins for it, and cooks it', async ({ page }) => {
    test.setTimeout(120_000)
    const word = aWord()
    const title = `Leek tart ${word}`
    const recipe = await makeRecipe({
      title,
      requiredPlan: 'free',
      servings: 2,
      ingredientGroups: [{ ingredients: [{ quantity: '1 1/2', unit: 'cup', name: 'Test flour' }] }],
      method: [
        { title: 'Rest the dough', text: 'Let it rest in a cold place.', timer: 30 },
        { title: 'Bake', text: 'Bake until it smells of butter.' },
      ],
    })

    await test.step('finds it', async () => {
      await Promise.all([sessionLookup(page), page.goto('/recipes/')])
      await page.getByRole('searchbox', { name: 'Search: Recipes' }).fill(word)
      const card = page.locator('main article').filter({ hasText: title })
      await expect(card.getByText('Join Now')).toBeVisible()
      await card.getByRole('link', { name: title, exact: true }).click()
    })

    await test.step('meets the lock', async () => {
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByText('The rest of this content is reserved for members')).toBeVisible()
      expect(await page.content()).not.toContain('Test flour')
    })

    await test.step('joins, and returns to it', async () => {
      await page.getByRole('main').getByRole('link', { name: 'Join for free' }).first().click()
      await joins(page, word)
      await expect(page).toHaveURL(recipe.path)
      await expect(page.getByRole('region', { name: 'Ingredients' }).getByText('Test flour')).toBeVisible()
    })

    await test.step('adds it to the favorites', async () => {
      const favorite = page.locator('.recipe-actions').getByRole('button', { name: title })
      const saved = page.waitForResponse('**/api/favorites/toggle')
      await favorite.click()
      await expect(favorite).toHaveAttribute('aria-pressed', 'true')
      expect((await saved).status()).toBe(200)
    })

    await test.step('rates it', async () => {
      const panel = page.getByRole('region', { name: 'Rate this recipe' })
      await panel.getByRole('radio', { name: '5 stars', exact: true }).check()
      await expect(panel).toContainText('5.0 of 5, 1 rating')
    })

    const flour = page
      .getByRole('region', { name: 'Ingredients' })
      .getByRole('listitem')
      .filter({ hasText: 'Test flour' })
    await test.step('scales it to 6', async () => {
      await page.getByRole('spinbutton', { name: 'Servings' }).fill('6')
      await expect(flour).toContainText('4 1/2 cups')
    })

    await test.step('adds it to the shopping list', async () => {
      await page.getByRole('button', { name: 'Add to shopping list' }).click()
      await expect(shoppingListLink(page)).toHaveText('1')
    })

    await test.step('cooks it', async () => {
      await page.getByRole('button', { name: 'Cook mode' }).click()
      const cooking = page.getByRole('dialog', { name: title })
      await expect(cooking.getByText('Step 1 of 2')).toBeVisible()
      await cooking.getByRole('button', { name: 'Next' }).click()
      await expect(cooking.getByText('Bake until it smells of butter.')).toBeVisible()
      await cooking.getByRole('button', { name: 'Done' }).click()
      await expect(cooking).toHaveCount(0)
    })

    await test.step('prints it', async () => {
      await page.evaluate(() => {
        window.print = () => document.body.setAttribute('data-printed', '')
      })
      await page.getByRole('button', { name: 'Print' }).click()
      await expect(page.locator('body')).toHaveAttribute('data-printed')
      await page.emulateMedia({ media: 'print' })
      await expect(flour).toContainText('4 1/2 cups')
      await expect(page.getByRole('paragraph').filter({ hasText: '6 servings' })).toBeVisible()
      await expect(page.getByRole('banner')).toBeHidden()
      await expect(page.getByRole('button', { name: 'Cook mode' })).toBeHidden()
      await page.emulateMedia({ media: null })
    })

    await test.step('has it on the list in the shop', async () => {
      const list = shoppingList(page)
      await list.open()
      await expect(list.line('Test flour')).toContainText('4 1/2 cups')
    })
  })

  test('an editor changes the title, and the next response to a visitor has it', async ({ as, browser, page }) => {
    test.slow()
    const word = aWord()
    const { id, path } = await makeRecipe({ title: `Leek tart ${word}` })
    const visitor = await browser.newContext()
    const visited = await visitor.newPage()
    const heading = visited.getByRole('heading', { level: 1 })
    await visited.goto(path)
    await expect(heading).toHaveText(`Leek tart ${word}`)

    await as('editor')
    await openRecipe(page, id)
    await page.getByRole('textbox', { name: 'Title' }).fill(`Leek pie ${word}`)
    const published = page.waitForResponse(
      (response) => response.request().method() === 'PATCH' && response.url().includes(`/recipes/${id}?`),
    )
    await page.getByRole('button', { name: /^Publish( changes)?$/ }).click()
    expect((await published).status()).toBe(200)

    const html = await (await visitor.request.get(path)).text()
    expect(/<h1\b[^>]*>([^<]*)</.exec(html)?.[1]).toBe(`Leek pie ${word}`)
    await visited.reload()
    await expect(heading).toHaveText(`Leek pie ${word}`)
    await visitor.close()
  })
})
