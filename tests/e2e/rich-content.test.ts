import type { Page } from '@playwright/test'
import { axeFindings } from '../support/http/axe'
import { expect, sessionLookup, test } from '../support/http/browser'
import { makePage, removeMade } from '../support/http/editor'

const lines = (count: number) => '<p>Put the scale in a cupboard. Today you only notice how you woke.</p>'.repeat(count)
const LONG = 'What to eat in the morning when the night before was short'
const html = `
  <p>Before anything else.</p>
  <h2>First things</h2>${lines(24)}<h3>Breakfast</h3>${lines(24)}
  <h2 data-menu="">Not in the menu</h2>
  <h2>${LONG}</h2><div data-block="expander" data-label="the morning"><p>Seen at once.</p><p>Seen later.</p><h3>Folded</h3></div>${lines(24)}
  <h2 data-link="/recipes/" data-icon="moon">Recipes</h2>
  <div data-block="health-fact"><h4>Good to know</h4><p>Walk.</p></div>
  <h2>The way</h2><div data-block="journey"><h3>Notice</h3><p>One.</p><h3>Keep it</h3><p>Two.</p></div>
  ${lines(24)}`

let path = ''
test.beforeAll(async () => {
  path = (await makePage({ layout: [{ blockType: 'richContent', title: 'A calmer day', bodyHtml: html }] })).path
})
test.afterAll(removeMade)

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'On this page' })

const active = (page: Page) => sidebar(page).locator('[aria-current=location]')

async function isAccessible(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 })
  expect(await axeFindings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('on a wide screen the table of contents stays beside the text and leads through it', async ({ page }) => {
  await Promise.all([sessionLookup(page), page.goto(path)])

  await test.step('it lists the headings, shortens long ones, and leaves out those with an empty label', async () => {
    await expect(sidebar(page).getByRole('link')).toHaveText([
      'First things',
      'Breakfast',
      /^What to eat in th…/,
      'Folded',
      'Recipes',
      'The way',
      'Notice',
      'Keep it',
    ])
    await expect(sidebar(page).getByRole('link', { name: LONG })).toHaveAttribute('title', LONG)
    await expect(sidebar(page).getByRole('link', { name: 'Recipes' })).toHaveAttribute('href', '/recipes/')
  })

  await test.step('it marks the current section', async () => {
    await expect(active(page)).toHaveCount(0)
    await page.getByRole('heading', { name: 'Breakfast' }).evaluate((element) => element.scrollIntoView())
    await expect(active(page)).toHaveText('Breakfast')
    await expect(sidebar(page)).toBeInViewport()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(active(page)).toHaveText('Keep it')
    await page.evaluate(() => scrollTo(0, 0))
    await expect(active(page)).toHaveCount(0)
  })

  await test.step('an expander opens with "Read all" and closes with "Hide"', async () => {
    const expander = page.locator('details', { hasText: 'Seen later.' })
    await expect(page.getByText('Seen at once.')).toBeVisible()
    await expect(page.getByText('Seen later.')).toBeHidden()
    await expander.getByText('Read all', { exact: true }).click()
    await expect(page.getByText('Seen later.')).toBeVisible()
    await expect(expander.getByText('Read all', { exact: true })).toBeHidden()
    await expander.getByText('Hide', { exact: true }).click()
    await expect(page.getByText('Seen later.')).toBeHidden()
  })

  await test.step('it goes to a heading, by keyboard too, and opens the expander around it', async () => {
    await sidebar(page).getByRole('link', { name: LONG }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: LONG })).toBeInViewport()
    await expect(active(page)).toHaveText(/^What to eat in th…/)
    await sidebar(page).getByRole('link', { name: 'Folded' }).click()
    await expect(page.getByRole('heading', { name: 'Folded' })).toBeInViewport()
  })

  await isAccessible(page, 1440)
})

test('on a phone the table of contents is collapsed, and closes after a choice', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await Promise.all([sessionLookup(page), page.goto(path)])
  await expect(sidebar(page)).toBeHidden()
  await page.getByText('Read all', { exact: true }).click()
  await isAccessible(page, 320)
  await page.getByRole('main').getByText('On this page', { exact: true }).last().click()
  await sidebar(page).getByRole('link', { name: 'Breakfast' }).click()
  await expect(sidebar(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Breakfast' })).toBeInViewport()
})
