import type { BrowserContext, Locator, Page } from '@playwright/test'
import { aBarrier } from '../support/http/barrier'
import { expect, test } from '../support/http/browser'
import { entriesOf } from '../support/http/browser-session'
import { BASE } from '../support/http/client'
import { makePage, removeMade } from '../support/http/editor'
import { gridOn } from '../support/http/grid-page'
import { makeRecipeListing, type RecipeListing, removeCategories } from '../support/http/recipe-listing'
import { signInUser } from '../support/http/sessions'
import { createUser, removeUsers } from '../support/http/users'

let listing: RecipeListing
let favorites: string
test.beforeAll(async () => {
  listing = await makeRecipeListing()
  favorites = (await makePage({ layout: [{ blockType: 'memberFavorites' }] })).path
})
test.afterAll(async () => {
  await removeMade()
  await removeCategories()
  await removeUsers()
})

/** Signs in a member for one test. */
async function asMember(context: BrowserContext) {
  const value = (await signInUser(await createUser())).slice('ebs-token='.length)
  await context.addCookies([{ name: 'ebs-token', value, url: BASE.origin, httpOnly: true, sameSite: 'Lax' }])
}

const TOGGLE = '**/api/favorites/toggle'
const LIST = '**/api/favorites/posts/'

/** Opens a page as a member, and waits until the favorites are loaded. */
const visit = (page: Page, path: string) => Promise.all([page.waitForResponse(LIST), page.goto(path)])

/** Clicks a favorite button, and waits for the server. */
const toggle = (page: Page, favorite: Locator) => Promise.all([page.waitForResponse(TOGGLE), favorite.click()])

test.describe('favorites', () => {
  test('a visitor’s click opens the login modal, and the button stays off', async ({ page }) => {
    const favorite = gridOn(page, listing.word).favorite('Red dal')
    await page.goto(`${listing.path}#search=dal`)
    await favorite.click()
    await expect(page.getByRole('dialog', { name: 'This feature is reserved for members' })).toBeVisible()
    await expect(favorite).toHaveAttribute('aria-pressed', 'false')
  })

  test('a member’s click turns the button on at once, before the server has responded', async ({ context, page }) => {
    await asMember(context)
    const gate = aBarrier()
    await page.route(TOGGLE, async (route) => {
      await gate.passed
      await route.continue()
    })
    const favorite = gridOn(page, listing.word).favorite('Apple compote')
    await visit(page, listing.path)
    await favorite.click()
    await expect(favorite).toHaveAttribute('aria-pressed', 'true')
    const saved = page.waitForResponse(TOGGLE)
    gate.open()
    expect((await saved).ok()).toBe(true)
    await page.reload()
    await expect(favorite).toHaveAttribute('aria-pressed', 'true')
  })

  test('a click before the session is known is not lost', async ({ context, page }) => {
    await asMember(context)
    const gate = aBarrier()
    await page.route('**/api/auth/me', async (route) => {
      await gate.passed
      await route.continue()
    })
    const favorite = gridOn(page, listing.word).favorite('Oat crackers')
    await page.goto(listing.path)
    await page.waitForRequest('**/api/auth/me')
    await favorite.click()
    await expect(favorite).toHaveAttribute('aria-pressed', 'false')
    gate.open()
    await expect(favorite).toHaveAttribute('aria-pressed', 'true')
  })

  test.describe('when one cannot be saved', () => {
    test.use({ expected: [/Failed to load resource|^500 /] })

    test('the button turns off again, with a toast', async ({ context, page }) => {
      await asMember(context)
      await page.route(TOGGLE, (route) => route.fulfill({ status: 500, json: {} }))
      const favorite = gridOn(page, listing.word).favorite('Oat crackers')
      await visit(page, listing.path)
      await favorite.click()
      await expect(page.getByText('Your favorite could not be saved. Please try again.')).toBeVisible()
      await expect(favorite).toHaveAttribute('aria-pressed', 'false')
      await page.unroute(TOGGLE)
      await toggle(page, favorite)
      await expect(favorite).toHaveAttribute('aria-pressed', 'true')
    })
  })

  test('two tabs of one browser agree, also one without a favorite button', async ({ context, page }) => {
    await asMember(context)
    const [other, third] = [await context.newPage(), await context.newPage()]
    await visit(page, listing.path)
    await visit(other, listing.path)
    // It has stored favorites, and then shows a page without a button.
    await visit(third, listing.path)
    await Promise.all([third.waitForResponse('**/api/auth/me'), third.goto('/about/')])
    await gridOn(page, listing.word).favorite('Cod in paper').click()
    await expect(gridOn(other, listing.word).favorite('Cod in paper')).toHaveAttribute('aria-pressed', 'true')
    await third.goto(listing.path)
    await expect(gridOn(third, listing.word).favorite('Cod in paper')).toHaveAttribute('aria-pressed', 'true')
    await gridOn(third, listing.word).favorite('Cod in paper').click()
    for (const tab of [page, other]) {
      await expect(gridOn(tab, listing.word).favorite('Cod in paper')).toHaveAttribute('aria-pressed', 'false')
    }
  })

  test('the Favorites tab shows favorites, and drops those that are removed', async ({ context, page }) => {
    await asMember(context)
    const grid = gridOn(page, listing.word)
    await visit(page, listing.path)
    await grid.favorite('Oat crackers').click()
    await grid.favorite('Éclairs').click()
    await grid.tab('Favorites').click()
    await expect.poll(grid.titles).toEqual(['Oat crackers', 'Éclairs'])
    await expect(page).toHaveURL(/#category=favorites$/)
    await page.reload()
    await expect.poll(grid.titles).toEqual(['Oat crackers', 'Éclairs'])
    await grid.favorite('Oat crackers').press('Enter')
    await expect.poll(grid.titles).toEqual(['Éclairs'])
    await expect(page.locator('.grid-status')).toBeFocused()
    await grid.favorite('Éclairs').click()
    await expect(grid.status).toContainText('No posts found matching your criteria.')
    await expect(grid.status).toContainText('Select the heart on anything you like')
  })

  test('an item has a favorite button on its own page', async ({ context, page }) => {
    await asMember(context)
    await visit(page, '/ebs-blog/how-to-read-a-label/')
    const favorite = page.getByRole('button', { name: /^Add to favorites: / }).first()
    await favorite.click()
    await expect(favorite).toHaveAttribute('aria-pressed', 'true')
  })

  test('signing out removes them from the page', async ({ context, page }) => {
    await asMember(context)
    const grid = gridOn(page, listing.word)
    await visit(page, listing.path)
    await toggle(page, grid.favorite('Oat crackers'))
    expect((await entriesOf(page)).some((key) => key.startsWith('ebs-session:favourites:'))).toBe(true)
    await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).press('Enter')
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
    await expect(grid.favorite('Oat crackers')).toHaveAttribute('aria-pressed', 'false')
    expect(await entriesOf(page)).toEqual([])
  })
})

test.describe('the member favorites page', () => {
  test('asks a visitor to sign in', async ({ page }) => {
    await page.goto(favorites)
    await expect(page.getByRole('heading', { name: 'Favorites' })).toBeVisible()
    await expect(page.getByText('Your favorite posts')).toBeVisible()
    await expect(page.getByRole('main').getByText('Sign in or Sign up !')).toBeVisible()
  })

  test('explains to a member without favorites how to add one', async ({ context, page }) => {
    await asMember(context)
    await page.goto(favorites)
    await expect(page.getByText('No posts found')).toBeVisible()
    await expect(page.getByText('Select the heart on anything you like, and you will find it here.')).toBeVisible()
  })

  test('shows a member’s own, the latest first, and follows another tab', async ({ context, page }) => {
    await asMember(context)
    const grid = gridOn(page, listing.word)
    await visit(page, listing.path)
    await toggle(page, grid.favorite('Oat crackers'))
    await toggle(page, grid.favorite('Éclairs'))
    const other = await context.newPage()
    await other.goto(favorites)
    const otherGrid = gridOn(other, listing.word)
    await expect.poll(otherGrid.titles).toEqual(['Éclairs', 'Oat crackers'])
    await grid.favorite('Cod in paper').click()
    await expect.poll(otherGrid.titles).toEqual(['Cod in paper', 'Éclairs', 'Oat crackers'])
    await otherGrid.favorite('Éclairs').click()
    await expect.poll(otherGrid.titles).toEqual(['Cod in paper', 'Oat crackers'])
    await expect(grid.favorite('Éclairs')).toHaveAttribute('aria-pressed', 'false')
  })

  test.describe('when they cannot be fetched', () => {
    test.use({ expected: [/Failed to load resource|^500 /] })

    test('shows an error message, and a retry loads them', async ({ context, page }) => {
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
