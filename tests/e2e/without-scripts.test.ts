import { expect, test } from '../support/http/browser'
import { aWord, makePage, removeMade } from '../support/http/editor'

test.afterAll(removeMade)
test.use({ javaScriptEnabled: false })

const DONE =
  'Your subscription to our list has been confirmed. You have been added to our list and will receive news from us soon. Thank you for subscribing.'

test('without scripts the header stays at the top, parts of a text open, and the newsletter’s form works', async ({
  page,
}) => {
  const { path } = await makePage({
    layout: [
      {
        blockType: 'richContent',
        title: 'A calmer day',
        bodyHtml: '<div data-block="expander"><p>Seen at once.</p><p>Seen later.</p></div>',
      },
      {
        blockType: 'verticalAccordion',
        title: 'The plan',
        panels: ['Monday', 'Tuesday'].map((title) => ({ title, textHtml: `<p>What ${title} brings.</p>` })),
      },
      { blockType: 'newsletter', title: 'One good email' },
    ],
  })
  await page.goto(path)
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('banner')).toHaveCSS('position', 'absolute')

  await expect(page.getByText('Seen later.')).toBeHidden()
  await page.getByText('Read all', { exact: true }).click()
  await expect(page.getByText('Seen later.')).toBeVisible()

  await expect(page.getByText('What Monday brings.')).toBeVisible()
  await page.getByRole('heading', { name: 'Tuesday' }).click()
  await expect(page.getByText('What Tuesday brings.')).toBeVisible()
  await expect(page.getByText('What Monday brings.')).toBeHidden()

  await page.getByPlaceholder('Your email address').fill(`${aWord()}@example.com`)
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByRole('heading', { level: 1, name: DONE })).toBeVisible()
})
