import type { Page } from '@playwright/test'
import { expect, test } from '../support/http/browser'
import { demo } from '../support/http/demo'
import { makePage, removeMade } from '../support/http/editor'

test.afterAll(removeMade)

const CALL = '**/api/faqs/**'
const block = { blockType: 'allFaqs', title: 'All questions', faqsPerPage: 3, searchPlaceholder: 'Search FAQs...' }

/** Opens a page with three questions and the rest behind the toggle. */
async function questions(page: Page, hash = ''): Promise<void> {
  const { path } = await makePage({ layout: [block] })
  await page.goto(path + hash)
}

const visibleQuestions = (page: Page) => page.locator('.accordion summary').filter({ visible: true })
const searchBox = (page: Page) => page.getByPlaceholder('Search FAQs...')

/** The last question, which is not among the first ones of any page. */
const last = demo.faqs.at(-1) ?? { slug: '', title: '', answer: '' }

test.describe('all FAQs', () => {
  test('show the first ones, closed, and all of them on request', async ({ page }) => {
    await questions(page)
    await expect(visibleQuestions(page)).toHaveCount(3)
    await expect(page.locator('details[open]')).toHaveCount(0)
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect(page.getByRole('heading', { name: last.title })).toBeVisible()
    expect(await visibleQuestions(page).count()).toBeGreaterThanOrEqual(demo.faqs.length)
    await page.getByRole('button', { name: 'Show less' }).click()
    await expect(visibleQuestions(page)).toHaveCount(3)
    await expect(page.getByRole('button', { name: 'Show all' })).toBeFocused()
  })

  test('one is open at a time, those that were loaded later too', async ({ page }) => {
    await questions(page)
    await page.getByRole('button', { name: 'Show all' }).click()
    await visibleQuestions(page).first().click()
    await expect(page.locator('details[open]')).toHaveCount(1)
    await page.getByRole('heading', { name: last.title }).click()
    await expect(page.locator('details[open] summary')).toHaveText([last.title])
    await page.getByRole('heading', { name: last.title }).click()
    await expect(page.locator('details[open]')).toHaveCount(0)
  })

  test('a search shows all matches and hides the toggle', async ({ page }) => {
    await questions(page)
    await searchBox(page).fill(last.title.toUpperCase())
    await expect(page.getByRole('heading', { name: last.title })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Show/ })).toBeHidden()
    await expect(page.getByRole('status').filter({ hasText: /questions$/ })).toBeAttached()
    await searchBox(page).fill('')
    await expect(visibleQuestions(page)).toHaveCount(3)
    await expect(page.getByRole('button', { name: 'Show all' })).toBeVisible()
  })

  test('a search without a match says so', async ({ page }) => {
    await questions(page)
    await searchBox(page).fill('zzzzqqqq')
    await expect(page.getByText('No questions found')).toBeVisible()
    await expect(visibleQuestions(page)).toHaveCount(0)
  })

  test('an address with a question opens it, whether it is shown or still to be loaded', async ({ page }) => {
    await questions(page, `#${last.slug}`)
    await expect(page.locator(`details#${last.slug}`)).toHaveAttribute('open')
    await expect(page.locator(`details#${last.slug}`)).toBeInViewport()
    const first = await page.locator('.accordion details').first().getAttribute('id')
    await page.evaluate((slug) => window.location.assign(`#${slug}`), first)
    await expect(page.locator('.accordion details').first()).toHaveAttribute('open')
    await expect(page.locator('details[open]')).toHaveCount(1)
  })

  test('show "Loading FAQs..." while they load', async ({ page }) => {
    const waiting: (() => void)[] = []
    await page.route(CALL, async (route) => {
      await new Promise<void>((go) => waiting.push(go))
      await route.continue()
    })
    await questions(page)
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect(page.getByText('Loading FAQs...')).toBeVisible()
    await expect(visibleQuestions(page)).toHaveCount(3)
    for (const go of waiting) go()
    await expect(page.getByRole('heading', { name: last.title })).toBeVisible()
    await expect(page.getByText('Loading FAQs...')).toBeHidden()
  })

  test.describe('when they cannot be fetched', () => {
    test.use({ expected: [/Failed to load resource|^500 /] })

    test('an error message appears, the first ones stay, and a retry loads the rest', async ({ page }) => {
      await page.route(CALL, (route) => route.fulfill({ status: 500, json: {} }))
      await questions(page)
      await searchBox(page).fill(last.title)
      await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible()
      await page.unroute(CALL)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { name: last.title })).toBeVisible()
      await expect(searchBox(page)).toHaveValue(last.title)
      await expect(page.locator('main :focus')).toHaveCount(1)
    })
  })
})
