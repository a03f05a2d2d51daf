import { expect, sessionLookup, test } from '../support/http/browser'

const PATH = '/recipes/ginger-noodle-broth/'
const RETURN = `return=${encodeURIComponent(PATH)}`

test.describe('SPEC 2.1: the ways in lead back to the page one came from', () => {
  test.beforeEach(async ({ page }) => {
    await Promise.all([sessionLookup(page), page.goto(PATH)])
  })

  test('from the header, to sign in', async ({ page }) => {
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(`/login?${RETURN}`)
  })

  test('from the header, to join', async ({ page }) => {
    await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click()
    await expect(page).toHaveURL(`/memberships?${RETURN}`)
  })
})

test('SPEC 2.2: a locked card leads to joining, and from there to what it shows', async ({ page }) => {
  // What is locked stands last: the search finds it.
  await page.goto('/recipes/#search=salmon')
  await page.getByRole('link', { name: 'Join Now to read Salmon' }).click()
  await expect(page).toHaveURL(`/memberships?return=${encodeURIComponent('/recipes/salmon-peas-and-new-potatoes/')}`)
})
