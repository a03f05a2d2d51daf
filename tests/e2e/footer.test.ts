import { demoShell } from '../../demo/shell'
import { expect, test } from '../support/http/browser'

test('the footer has its links, the current year on a cached page too, and is not printed', async ({ page }) => {
  const footer = page.getByRole('contentinfo')
  const link = (name: string) => footer.getByRole('link', { name, exact: true })
  const thisYear = new Date().getFullYear()
  await page.clock.setFixedTime(new Date(`${thisYear + 1}-01-01T12:00:00`))
  await page.goto('/')
  await expect(footer).toContainText(`© ${thisYear + 1} eat, burn, sleep`)
  await expect(link('hello@example.com')).toHaveAttribute('href', 'mailto:hello@example.com')
  await expect(link('App Store')).toHaveAttribute('href', /apple\.com\/app-store/)
  await expect(link('Google Play')).toHaveAttribute('href', /play\.google\.com/)
  await expect(link('4.8 out of 5 140 reviews, read them all')).toHaveAttribute('href', /trustpilot/)
  const social = footer.getByRole('list', { name: 'Find us on' }).getByRole('link')
  await expect(social).toHaveCount(5)
  for (const name of ['Instagram', 'Facebook', 'YouTube', 'Apple Podcasts', 'Spotify']) {
    await expect(social.and(link(name))).toBeVisible()
  }
  await expect(link('Spotify').first()).toHaveAttribute('href', /spotify\.com/)
  await expect(link('Apple Podcasts').first()).toHaveAttribute('href', /podcasts\.apple\.com/)
  await expect(link('Recipes').first()).toHaveAttribute('href', '/recipes')
  await expect(link('Community').first()).toHaveAttribute('href', '/community/')
  await expect(footer).toContainText('Say hi to your new lifestyle!')
  await footer.getByText('Legal', { exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Legal' }).getByRole('link')).toHaveText(
    demoShell.legalLinks.map(({ label }) => label),
  )
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('footer')).toBeHidden()
})
