import { expect, sessionLookup, test } from '../support/http/browser'

const PATH = '/recipes/ginger-noodle-broth/'
const RETURN = `return=${encodeURIComponent(PATH)}`

test.describe('signing in and joining return to the previous page', () => {
  test.beforeEach(async ({ page }) => {
    await Promise.all([sessionLookup(page), page.goto(PATH)])
  })

  test('from the header’s link to sign in', async ({ page }) => {
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(`/login?${RETURN}`)
  })

  test('from the header’s link to join', async ({ page }) => {
    await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click()
    await expect(page).toHaveURL(`/memberships?${RETURN}`)
  })
})

test('a locked card links to joining, which returns to the card’s item', async ({ page }) => {
  // The locked recipe is last: the search finds it.
  await page.goto('/recipes/#search=salmon')
  await page.getByRole('link', { name: 'Join Now to read Salmon' }).click()
  await expect(page).toHaveURL(`/memberships?return=${encodeURIComponent('/recipes/salmon-peas-and-new-potatoes/')}`)
})

test.describe('the skip link of pages with a return address', () => {
  for (const { path, field, skipped } of [
    { path: '/login', field: 'Username or email address', skipped: '/login#main' },
    { path: '/memberships/', field: 'First name', skipped: '/memberships/#main' },
  ]) {
    test(`on ${path} moves the focus and loads nothing`, async ({ page }) => {
      await Promise.all([sessionLookup(page), page.goto(path)])
      const typed = page.getByRole('main').getByLabel(field, { exact: true })
      await typed.fill('Ana')
      const skip = page.getByRole('link', { name: 'Skip to content' })
      await skip.focus()
      await page.keyboard.press('Enter')
      await expect(page.locator('#main')).toBeFocused()
      await expect(page).toHaveURL(skipped)
      await expect(typed).toHaveValue('Ana')
    })
  }

  test('links between these pages keep the return address', async ({ page }) => {
    const query = '?return=%2Frecipes%2F'
    await Promise.all([sessionLookup(page), page.goto(`/login${query}`)])
    await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click()
    await expect(page).toHaveURL(`/memberships${query}`)
  })
})
