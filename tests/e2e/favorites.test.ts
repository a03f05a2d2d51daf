import type { BrowserContext, Locator, Page } from '@playwright/test'
import { aBarrier } from '../support/http/barrier'
import { expect, test } from '../support/http/browser'
import { entriesOf } from '../support/http/browser-session'
import { BASE } from '../support/http/client'
import { makePage, removeMade } from '../support/http/editor'
import { gridOn } from '../support/http/grid-page'
import { makeRecipeListing, type RecipeListing, removeCategories } from '../support/http/recipe-listing'
import { signInPerson } from '../support/http/sessions'
import { createUser, removeUsers } from '../support/http/users'

let shelf: RecipeListing
let favorites: string
test.beforeAll(async () => {
  shelf = await makeRecipeListing()
  favorites = (await makePage({ layout: [{ blockType: 'memberFavorites' }] })).path
})
test.afterAll(async () => {
  await removeMade()
  await removeCategories()
  await removeUsers()
})

/** Signs a member in whom no other test uses. */
async function asMember(context: BrowserContext) {
  const value = (await signInPerson(await createUser())).slice('ebs-token='.length)
  await context.addCookies([{ name: 'ebs-token', value, url: BASE.origin, httpOnly: true, sameSite: 'Lax' }])
}

const TOGGLE = '**/api/favorites/toggle'
const LIST = '**/api/favorites/posts/'

/** Goes to a page, as a member, until the hearts are known there. */
const visit = (page: Page, path: string) => Promise.all([page.waitForResponse(LIST), page.goto(path)])

/** Presses a heart, and waits until the server knows. */
const toggle = (page: Page, heart: Locator) => Promise.all([page.waitForResponse(TOGGLE), heart.click()])

test.describe('hearts', () => {
  test('a visitor’s press opens the login modal, and the heart stays grey', async ({ page }) => {
    const heart = gridOn(page, shelf.word).heart('Red dal')
    await page.goto(`${shelf.path}#search=dal`)
    await heart.click()
    await expect(page.getByRole('dialog', { name: 'This feature is reserved for members' })).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
  })

  test('a member’s heart is red at once, before the server has answered, and stays so', async ({ context, page }) => {
    await asMember(context)
    const gate = aBarrier()
    await page.route(TOGGLE, async (route) => {
      await gate.passed
      await route.continue()
    })
    const heart = gridOn(page, shelf.word).heart('Apple compote')
    await visit(page, shelf.path)
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    const saved = page.waitForResponse(TOGGLE)
    gate.open()
    expect((await saved).ok()).toBe(true)
    await page.reload()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  })

  test('a press while nobody knows who looks is not lost', async ({ context, page }) => {
    await asMember(context)
    const gate = aBarrier()
    await page.route('**/api/auth/me', async (route) => {
      await gate.passed
      await route.continue()
    })
    const heart = gridOn(page, shelf.word).heart('Oat crackers')
    await page.goto(shelf.path)
    await page.waitForRequest('**/api/auth/me')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    gate.open()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  })

  test.describe('when it cannot be saved', () => {
    test.use({ expected: [/Failed to load resource|^500 /] })

    test('it goes back, and a toast says so', async ({ context, page }) => {
      await asMember(context)
      await page.route(TOGGLE, (route) => route.fulfill({ status: 500, json: {} }))
      const heart = gridOn(page, shelf.word).heart('Oat crackers')
      await visit(page, shelf.path)
      await heart.click()
      await expect(page.getByText('Your favorite could not be saved. Please try again.')).toBeVisible()
      await expect(heart).toHaveAttribute('aria-pressed', 'false')
      await page.unroute(TOGGLE)
      await toggle(page, heart)
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
    })
  })

  test('two tabs of one browser agree, and one without a heart in sight as well', async ({ context, page }) => {
    await asMember(context)
    const [other, third] = [await context.newPage(), await context.newPage()]
    await visit(page, shelf.path)
    await visit(other, shelf.path)
    // It has the hearts stored, and then shows a page without any.
    await visit(third, shelf.path)
    await Promise.all([third.waitForResponse('**/api/auth/me'), third.goto('/about/')])
    await gridOn(page, shelf.word).heart('Cod in paper').click()
    await expect(gridOn(other, shelf.word).heart('Cod in paper')).toHaveAttribute('aria-pressed', 'true')
    await third.goto(shelf.path)
    await expect(gridOn(third, shelf.word).heart('Cod in paper')).toHaveAttribute('aria-pressed', 'true')
    await gridOn(third, shelf.word).heart('Cod in paper').click()
    for (const tab of [page, other]) {
      await expect(gridOn(tab, shelf.word).heart('Cod in paper')).toHaveAttribute('aria-pressed', 'false')
    }
  })

  test('the Favorites tab shows what is hearted, and lets go of what is not', async ({ context, page }) => {
    await asMember(context)
    const grid = gridOn(page, shelf.word)
    await visit(page, shelf.path)
    await grid.heart('Oat crackers').click()
    await grid.heart('Éclairs').click()
    await grid.tab('Favorites').click()
    await expect.poll(grid.titles).toEqual(['Oat crackers', 'Éclairs'])
    await expect(page).toHaveURL(/#category=favorites$/)
    await page.reload()
    await expect.poll(grid.titles).toEqual(['Oat crackers', 'Éclairs'])
    await grid.heart('Oat crackers').press('Enter')
    await expect.poll(grid.titles).toEqual(['Éclairs'])
    await expect(page.locator('.grid-status')).toBeFocused()
    await grid.heart('Éclairs').click()
    await expect(grid.status).toContainText('No posts found matching your criteria.')
    await expect(grid.status).toContainText('Select the heart on anything you like')
  })

  test('an item has its heart on its own page', async ({ context, page }) => {
    await asMember(context)
    await visit(page, '/ebs-blog/how-to-read-a-label/')
    const heart = page.getByRole('button', { name: /^Add to favorites: / }).first()
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  })

  test('logout leaves none behind', async ({ context, page }) => {
    await asMember(context)
    const grid = gridOn(page, shelf.word)
    await visit(page, shelf.path)
    await toggle(page, grid.heart('Oat crackers'))
    expect((await entriesOf(page)).some((key) => key.startsWith('ebs-session:favourites:'))).toBe(true)
    await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).press('Enter')
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
    await expect(grid.heart('Oat crackers')).toHaveAttribute('aria-pressed', 'false')
    expect(await entriesOf(page)).toEqual([])
  })
})

test.describe('member favorites', () => {
  test('a visitor is asked to sign in', async ({ page }) => {
    await page.goto(favorites)
    await expect(page.getByRole('heading', { name: 'Favorites' })).toBeVisible()
    await expect(page.getByText('Your favorite posts')).toBeVisible()
    await expect(page.getByRole('main').getByText('Sign in or Sign up !')).toBeVisible()
  })

  test('a member without any is told how to keep something', async ({ context, page }) => {
    await asMember(context)
    await page.goto(favorites)
    await expect(page.getByText('No posts found')).toBeVisible()
    await expect(page.getByText('Select the heart on anything you like, and you will find it here.')).toBeVisible()
  })

  test('shows a member’s own, the latest first, and keeps up with another tab', async ({ context, page }) => {
    await asMember(context)
    const grid = gridOn(page, shelf.word)
    await visit(page, shelf.path)
    await toggle(page, grid.heart('Oat crackers'))
    await toggle(page, grid.heart('Éclairs'))
    const other = await context.newPage()
    await other.goto(favorites)
    const kept = gridOn(other, shelf.word)
    await expect.poll(kept.titles).toEqual(['Éclairs', 'Oat crackers'])
    await grid.heart('Cod in paper').click()
    await expect.poll(kept.titles).toEqual(['Cod in paper', 'Éclairs', 'Oat crackers'])
    await kept.heart('Éclairs').click()
    await expect.poll(kept.titles).toEqual(['Cod in paper', 'Oat crackers'])
    await expect(grid.heart('Éclairs')).toHaveAttribute('aria-pressed', 'false')
  })

  test.describe('when they cannot be fetched', () => {
    test.use({ expected: [/Failed to load resource|^500 /] })

    test('says so, and tries again when asked', async ({ context, page }) => {
      await asMember(context)
      await page.route(LIST, (route) => route.fulfill({ status: 500, json: {} }))
      await page.goto(favorites)
      await expect(page.getByText('Your favorites could not be loaded.')).toBeVisible()
      await page.unroute(LIST)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText('No posts found')).toBeVisible()
      await expect(page.locator('main :focus')).toHaveCount(1)
    })
  })
})
