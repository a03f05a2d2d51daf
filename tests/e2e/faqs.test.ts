import { expect, test } from '../support/http/browser'
import { demo } from '../support/http/demo'
import { makePage, removeMade } from '../support/http/editor'

test.afterAll(removeMade)

test('all questions and testimonials are loaded on request, and a question by its address', async ({ page }) => {
  const { path } = await makePage({
    layout: [
      { blockType: 'allFaqs', title: 'All questions', faqsPerPage: 3, searchPlaceholder: 'Search FAQs...' },
      { blockType: 'testimonialsGrid', title: 'What members say', selection: 'Automatic' },
    ],
  })
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    requests.push(pathname + search)
  })
  const questions = page.locator('.accordion summary').filter({ visible: true })
  // The last question is not among the first ones of any page.
  const last = demo.faqs.at(-1) ?? { slug: '', title: '' }

  await test.step('an address with a question loads and opens it', async () => {
    await page.goto(`${path}#${last.slug}`)
    const question = page.locator(`details#${last.slug}`)
    await expect(question).toHaveAttribute('open')
    await expect(question).toBeInViewport()
    await expect(page.getByRole('main').locator('details[open]')).toHaveCount(1)
    expect(await questions.count()).toBeGreaterThanOrEqual(demo.faqs.length)
    await page.getByRole('button', { name: 'Show less' }).click()
    await expect(questions).toHaveCount(3)
  })

  await test.step('a search finds one that is not shown', async () => {
    await page.getByPlaceholder('Search FAQs...').fill(last.title.toUpperCase())
    await expect(page.getByRole('heading', { name: last.title })).toBeVisible()
    await page.getByPlaceholder('Search FAQs...').fill('')
  })

  await test.step('twelve testimonials are shown, and all of them on request', async () => {
    const cards = page.locator('main figure')
    await expect(cards).toHaveCount(12)
    expect(requests.filter((request) => request.startsWith('/api/testimonials'))).toEqual([])
    await page.getByRole('button', { name: 'Show all' }).last().click()
    await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(demo.testimonials.length)
    const quotes = await cards.locator('blockquote').allTextContents()
    expect(new Set(quotes).size).toBe(quotes.length)
    expect(requests).toContain('/api/testimonials?first=100')
  })
})
