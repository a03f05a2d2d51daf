import { expect, test } from '../support/http/browser'
import { makePage, removeMade } from '../support/http/editor'

test.afterAll(removeMade)

const verticalAccordion = {
  blockType: 'verticalAccordion',
  title: 'The plan',
  panels: ['Monday', 'Tuesday', 'Wednesday'].map((title) => ({ title, textHtml: `<p>What ${title} brings.</p>` })),
}

const cardAccordion = {
  blockType: 'cardAccordion',
  title: 'How it works',
  cards: [
    {
      title: 'Eat',
      contentHtml: '<p>Warm food.</p>',
      button: { title: 'See the recipes', url: '/recipes', target: '_self' },
    },
    { title: 'Burn', contentHtml: '<p>Twenty minutes.</p>' },
  ],
}

test.describe('accordions', () => {
  test('one panel is open at a time, at first the first one', async ({ page }) => {
    const { path } = await makePage({ layout: [verticalAccordion] })
    await page.goto(path)
    await expect(page.getByText('What Monday brings.')).toBeVisible()
    await page.getByRole('heading', { name: 'Wednesday' }).click()
    await expect(page.getByText('What Wednesday brings.')).toBeVisible()
    await expect(page.getByText('What Monday brings.')).toBeHidden()
    await page.getByRole('heading', { name: 'Wednesday' }).click()
    await expect(page.getByText('What Wednesday brings.')).toBeHidden()
  })

  test('two accordions on a page are independent', async ({ page }) => {
    const { path } = await makePage({ layout: [verticalAccordion, cardAccordion] })
    await page.goto(path)
    await expect(page.getByText('What Monday brings.')).toBeVisible()
    await expect(page.getByText('Warm food.')).toBeVisible()
    await page.getByRole('heading', { name: 'Burn' }).click()
    await expect(page.getByText('Twenty minutes.')).toBeVisible()
    await expect(page.getByText('Warm food.')).toBeHidden()
    await expect(page.getByText('What Monday brings.')).toBeVisible()
  })

  test('they open with the keyboard', async ({ page }) => {
    const { path } = await makePage({ layout: [verticalAccordion] })
    await page.goto(path)
    await page.locator('summary', { hasText: 'Tuesday' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('What Tuesday brings.')).toBeVisible()
    await page.keyboard.press('Space')
    await expect(page.getByText('What Tuesday brings.')).toBeHidden()
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('they open as well', async ({ page }) => {
      const { path } = await makePage({ layout: [verticalAccordion] })
      await page.goto(path)
      await page.getByRole('heading', { name: 'Tuesday' }).click()
      await expect(page.getByText('What Tuesday brings.')).toBeVisible()
      await expect(page.getByText('What Monday brings.')).toBeHidden()
    })
  })

  test('all panels are open in print', async ({ page }) => {
    const { path } = await makePage({ layout: [verticalAccordion] })
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    const text = page.getByText('What Wednesday brings.')
    await expect
      .poll(() => text.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true })))
      .toBe(true)
    await expect.poll(async () => (await text.boundingBox())?.height ?? 0).toBeGreaterThan(10)
  })
})
