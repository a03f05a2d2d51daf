import { demoShell } from '../../demo/shell'
import { expect, test } from '../support/http/browser'

const LEGAL = demoShell.legalLinks.map(({ label }) => label)

const footer = (page: import('@playwright/test').Page) => page.getByRole('contentinfo')

test.describe('the footer', () => {
  test('links to mail, podcasts, app stores, reviews and social networks', async ({ page }) => {
    await page.goto('/')
    const link = (name: string) => footer(page).getByRole('link', { name, exact: true })
    await expect(link('hello@example.com')).toHaveAttribute('href', 'mailto:hello@example.com')
    await expect(link('Spotify').first()).toHaveAttribute('href', /spotify\.com/)
    await expect(link('Apple Podcasts').first()).toHaveAttribute('href', /podcasts\.apple\.com/)
    await expect(link('App Store')).toHaveAttribute('href', /apple\.com\/app-store/)
    await expect(link('Google Play')).toHaveAttribute('href', /play\.google\.com/)
    await expect(link('4.8 out of 5 140 reviews, read them all')).toHaveAttribute('href', /trustpilot/)
    const social = footer(page).getByRole('list', { name: 'Find us on' }).getByRole('link')
    await expect(social).toHaveCount(5)
    for (const name of ['Instagram', 'Facebook', 'YouTube', 'Apple Podcasts', 'Spotify']) {
      await expect(social.and(link(name))).toBeVisible()
    }
    await expect(footer(page)).toContainText('Say hi to your new lifestyle!')
  })

  test('repeats the main navigation, and disables entries without an address', async ({ page }) => {
    await page.goto('/')
    await expect(footer(page).getByRole('link', { name: 'Recipes', exact: true }).first()).toHaveAttribute(
      'href',
      '/recipes',
    )
    const community = footer(page).getByText('Community', { exact: true })
    await expect(community).toHaveAttribute('aria-disabled', 'true')
    await expect(community).not.toHaveAttribute('href')
  })

  test('marks the link to the current page', async ({ page }) => {
    await page.goto('/recipes/')
    await expect(footer(page).getByRole('link', { name: 'Recipes', exact: true }).first()).toHaveAttribute(
      'aria-current',
      'page',
    )
    const main = page.getByRole('navigation', { name: 'Main', exact: true })
    await expect(main.getByRole('link', { name: 'Recipes' })).toHaveAttribute('aria-current', 'page')
    await main.getByRole('link', { name: 'The Method' }).click()
    await expect(main.getByRole('link', { name: 'The Method' })).toHaveAttribute('aria-current', 'page')
    await expect(main.getByRole('link', { name: 'Recipes' })).not.toHaveAttribute('aria-current')
  })

  test('shows the current year, on a cached page too', async ({ page }) => {
    await page.goto('/')
    const thisYear = new Date().getFullYear()
    await expect(footer(page)).toContainText(`© ${thisYear} eat, burn, sleep`)
    await page.clock.setFixedTime(new Date(`${thisYear + 1}-01-01T12:00:00`))
    await page.reload()
    await expect(footer(page)).toContainText(`© ${thisYear + 1} eat, burn, sleep`)
  })

  test('shows visitors the visitors’ block', async ({ page }) => {
    await page.goto('/')
    await expect(footer(page)).toContainText('Trusted by 5,000+ happy members')
    await expect(footer(page)).not.toContainText('Good to have you here')
  })

  test('shows members the members’ block', async ({ as, page }) => {
    await as('free')
    await page.goto('/')
    await expect(footer(page)).toContainText('Good to have you here')
    await expect(footer(page)).not.toContainText('Trusted by')
  })

  test('is hidden when printing', async ({ page }) => {
    await page.goto('/')
    await expect(footer(page)).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('footer')).toBeHidden()
  })
})

test.describe('the Legal menu', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/recipes/')
    await page.getByText('Legal', { exact: true }).click()
    await expect(page.getByRole('navigation', { name: 'Legal' })).toBeVisible()
  })

  test('lists the legal pages', async ({ page }) => {
    const names = await page.getByRole('navigation', { name: 'Legal' }).getByRole('link').allTextContents()
    expect(names).toEqual(LEGAL)
  })

  test('closes on a click outside', async ({ page }) => {
    await page.getByText('Say hi to your new lifestyle!').click()
    await expect(page.getByRole('navigation', { name: 'Legal' })).toBeHidden()
  })

  test('closes on Escape, and the focus returns to its button', async ({ page }) => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Terms and conditions' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('navigation', { name: 'Legal' })).toBeHidden()
    await expect(page.getByText('Legal', { exact: true })).toBeFocused()
  })

  test('opens and closes with the keyboard, and closes when the focus leaves it', async ({ page }) => {
    await page.keyboard.press('Enter')
    await expect(page.getByRole('navigation', { name: 'Legal' })).toBeHidden()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('navigation', { name: 'Legal' })).toBeVisible()
    for (const _link of LEGAL) await page.keyboard.press('Tab')
    await expect(page.getByRole('navigation', { name: 'Legal' })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('navigation', { name: 'Legal' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeFocused()
  })
})
