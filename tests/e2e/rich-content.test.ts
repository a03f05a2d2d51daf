import type { Page } from '@playwright/test'
import { cookieFor } from '../support/http/accounts'
import { axeFindings } from '../support/http/axe'
import { expect, test } from '../support/http/browser'
import { sendRequest } from '../support/http/client'
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
  <div data-block="members"><p>only-for-members</p></div>${lines(24)}`

const block = (more: object = {}) => ({ blockType: 'richContent', title: 'A calmer day', bodyHtml: html, ...more })

let path = ''
test.beforeAll(async () => {
  path = (await makePage({ layout: [block()] })).path
})
test.afterAll(removeMade)

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'On this page' })

test.describe('the table of contents', () => {
  test('lists the headings, shortens long ones, and leaves out those with an empty label', async ({ page }) => {
    await page.goto(path)
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

  test('stays visible and marks the current section', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    const present = sidebar(page).locator('[aria-current=location]')
    await expect(present).toHaveCount(0)
    await page.getByRole('heading', { name: 'Breakfast' }).evaluate((element) => element.scrollIntoView())
    await expect(present).toHaveText('Breakfast')
    await expect(sidebar(page)).toBeInViewport()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(present).toHaveText('Keep it')
    await page.evaluate(() => scrollTo(0, 0))
    await expect(present).toHaveCount(0)
  })

  test('goes to a heading, by keyboard too, and opens the accordion around it', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await sidebar(page).getByRole('link', { name: LONG }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: LONG })).toBeInViewport()
    await expect(sidebar(page).locator('[aria-current=location]')).toHaveText(/^What to eat in th…/)
    await sidebar(page).getByRole('link', { name: 'Folded' }).click()
    await expect(page.getByRole('heading', { name: 'Folded' })).toBeInViewport()
  })

  test('on a phone it is collapsed, and closes after a choice', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await expect(sidebar(page)).toBeHidden()
    await page.getByRole('main').getByText('On this page', { exact: true }).last().click()
    await sidebar(page).getByRole('link', { name: 'Breakfast' }).click()
    await expect(sidebar(page)).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Breakfast' })).toBeInViewport()
  })

  test('custom links replace it, and the next page has its own again', async ({ page }) => {
    const byHand = await makePage({ layout: [block({ sidebarLinks: [{ label: 'Soup', url: '/recipes/' }] })] })
    await page.goto(byHand.path)
    await expect(sidebar(page).getByRole('link')).toHaveText(['Soup'])
    await page.goto(path)
    await expect(sidebar(page).getByRole('link').first()).toHaveText('First things')
  })

  test('an entry that is set as always active stays active', async ({ page }) => {
    const made = await makePage({
      layout: [block({ bodyHtml: `<h2>One</h2>${lines(30)}<h2 data-format="active">Two</h2>${lines(30)}` })],
    })
    await page.goto(made.path)
    await expect(sidebar(page).locator('[aria-current=location]')).toHaveText('Two')
  })
})

test.describe('the parts of a text', () => {
  test('an expander opens with "Read all" and closes with "Hide"', async ({ page }) => {
    await page.goto(path)
    const expander = page.locator('details', { hasText: 'Seen later.' })
    await expect(page.getByText('Seen at once.')).toBeVisible()
    await expect(page.getByText('Seen later.')).toBeHidden()
    await expander.getByText('Read all', { exact: true }).click()
    await expect(page.getByText('Seen later.')).toBeVisible()
    await expect(expander.getByText('Read all', { exact: true })).toBeHidden()
    await expander.getByText('Hide', { exact: true }).click()
    await expect(page.getByText('Seen later.')).toBeHidden()
  })

  test('an expander opens without scripts', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const page = await context.newPage()
    await page.goto(path)
    await page.getByText('Read all', { exact: true }).click()
    await expect(page.getByText('Seen later.')).toBeVisible()
    await context.close()
  })

  test('a journey is a list of steps', async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('list').filter({ hasText: 'Two.' }).getByRole('listitem')).toHaveCount(2)
  })

  test('content for members is sent to no visitor, in no form; members can read it', async ({ page }) => {
    await page.goto(path)
    await expect(page.getByText('The rest of this content is reserved for members')).toHaveCount(1)
    expect((await sendRequest(path)).text).not.toContain('only-for-members')
    expect((await sendRequest(path, { headers: { rsc: '1' } })).text).not.toContain('only-for-members')
    for (const audience of ['free', 'standard', 'premium'] as const) {
      const { text } = await sendRequest(path, { cookie: await cookieFor(audience) })
      expect(text).toContain('only-for-members')
      expect(text).not.toContain('The rest of this content is reserved for members')
    }
  })

  test('has no axe violations, collapsed and open, wide and narrow', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await page.getByText('Read all', { exact: true }).click()
      expect(await axeFindings(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })
})

test.describe('sign-up links on a flagged page', () => {
  const bodyHtml = '<p><a href="/login?return=/recipes/">Join us</a></p>'

  test('go to the memberships for a member, and to the sign-in page for a visitor', async () => {
    const flagged = await makePage({ layout: [block({ bodyHtml })], signUpLinksForMembers: true })
    expect((await sendRequest(flagged.path, { cookie: await cookieFor('free') })).text).toContain(
      '<a href="/memberships">Join us',
    )
    expect((await sendRequest(flagged.path)).text).toContain('<a href="/login?return=/recipes/">Join us')
    const other = await makePage({ layout: [block({ bodyHtml })] })
    expect((await sendRequest(other.path, { cookie: await cookieFor('free') })).text).toContain(
      '<a href="/login?return=/recipes/">',
    )
  })
})
