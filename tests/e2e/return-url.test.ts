import { expect, sessionLookup, test } from '../support/http/browser'

const PATH = '/recipes/ginger-noodle-broth/'
const RETURN = `return=${encodeURIComponent(PATH)}`

test('signing in and joining return to the page with its breadcrumb, and the skip link loads nothing', async ({
  page,
}) => {
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await Promise.all([sessionLookup(page), page.goto(PATH)])
  await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Recipes', 'Ginger noodle broth'])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(crumbs).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 800 })
  await Promise.all([sessionLookup(page), page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()])
  await expect(page).toHaveURL(`/login?${RETURN}`)
  await expect(crumbs).toHaveCount(0)

  await test.step('the skip link moves the focus, and the typed text stays', async () => {
    const typed = page.getByLabel('Username or email address')
    await typed.fill('Ana')
    await page.getByRole('link', { name: 'Skip to content' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#main')).toBeFocused()
    await expect(page).toHaveURL(`/login?${RETURN}#main`)
    await expect(typed).toHaveValue('Ana')
  })

  await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click()
  await expect(page).toHaveURL(`/memberships?${RETURN}`)
})
