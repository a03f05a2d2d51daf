import type { BrowserContext, Locator, Page } from '@playwright/test'
import { signOut } from '../support/http/account-menu'
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
  test('a click turns the button on at once, it stays on, and signing out removes it from the page', async ({
    context,
    page,
  }) => {
    const grid = gridOn(page, listing.word)
    const favorite = grid.favorite('Apple compote')
    await asMember(context)
    const gate = aBarrier()
    await page.route(TOGGLE, async (route) => {
      await gate.passed
      await route.continue()
    })
    await visit(page, listing.path)
    await favorite.click()
    await expect(favorite).toHaveAttribute('aria-pressed', 'true')
    const saved = page.waitForResponse(TOGGLE)
    gate.open()
    expect((await saved).ok()).toBe(true)
    await page.reload()
    await expect(favorite).toHaveAttribute('aria-pressed', 'true')

    await page.goto('/ebs-blog/how-to-read-a-label/')
    const onItsPage = page.getByRole('button', { name: /^Add to favorites: / }).first()
    await toggle(page, onItsPage)
    await expect(onItsPage).toHaveAttribute('aria-pressed', 'true')

    await page.goto(listing.path)
    await expect(favorite).toHaveAttribute('aria-pressed', 'true')
    expect((await entriesOf(page)).some((key) => key.startsWith('ebs-session:favourites:'))).toBe(true)
    await signOut(page)
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
    await expect(favorite).toHaveAttribute('aria-pressed', 'false')
    expect(await entriesOf(page)).toEqual([])
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

  test('tabs of one browser agree, also one without a favorite button, and the page of favorites', async ({
    context,
    page,
  }) => {
    test.slow()
    await asMember(context)
    const [other, third] = [await context.newPage(), await context.newPage()]
    const favoriteIn = (tab: Page, title: string) => gridOn(tab, listing.word).favorite(title)
    await visit(page, listing.path)
    await toggle(page, favoriteIn(page, 'Oat crackers'))
    await toggle(page, favoriteIn(page, 'Éclairs'))
    // It has stored favorites, and then shows a page without a button.
    await visit(third, listing.path)
    await Promise.all([third.waitForResponse('**/api/auth/me'), third.goto('/about/')])
    await other.goto(favorites)
    const otherGrid = gridOn(other, listing.word)
    await expect.poll(otherGrid.titles).toEqual(['Éclairs', 'Oat crackers'])

    await favoriteIn(page, 'Cod in paper').click()
    await expect.poll(otherGrid.titles).toEqual(['Cod in paper', 'Éclairs', 'Oat crackers'])
    await otherGrid.favorite('Éclairs').click()
    await expect.poll(otherGrid.titles).toEqual(['Cod in paper', 'Oat crackers'])
    await expect(favoriteIn(page, 'Éclairs')).toHaveAttribute('aria-pressed', 'false')

    await third.goto(listing.path)
    await expect(favoriteIn(third, 'Cod in paper')).toHaveAttribute('aria-pressed', 'true')
    await expect(favoriteIn(third, 'Éclairs')).toHaveAttribute('aria-pressed', 'false')
    await favoriteIn(third, 'Cod in paper').click()
    await expect(favoriteIn(page, 'Cod in paper')).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(otherGrid.titles).toEqual(['Oat crackers'])
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
})
