import type { Page } from '@playwright/test'
import { axeFindings } from '../support/http/axe'
import { expect, sessionLookup, test } from '../support/http/browser'
import { makeRecipe, removeMade } from '../support/http/editor'

test.afterAll(removeMade)

const FAILS = /console: Failed to load resource: (net::ERR_FAILED|.* 400)/
const panel = (page: Page) => page.getByRole('region', { name: 'You made it. How was it?' })
const star = (page: Page, name: string) => panel(page).getByRole('radio', { name, exact: true })
const note = (page: Page) => page.getByRole('region', { name: 'Your note' })
const field = (page: Page) => note(page).getByRole('textbox')
const open = (page: Page, path: string) => Promise.all([sessionLookup(page), page.goto(path)])

test.describe('ratings', () => {
  test('a member’s rating shows at once, with the average, and is there on the next page', async ({ as, page }) => {
    await as('premium')
    const { path } = await makeRecipe()
    await open(page, path)
    await expect(panel(page)).toContainText('No ratings yet')
    await star(page, '4 stars').check()
    await expect(panel(page)).toContainText('4.0 of 5, 1 rating')
    await expect(page.getByRole('definition').filter({ hasText: '4.0 by 1' })).toBeVisible()
    await open(page, path)
    await expect(star(page, '4 stars')).toBeChecked()
    await expect(panel(page)).toContainText('4.0 of 5, 1 rating')
    await star(page, '2 stars').check()
    await expect(panel(page)).toContainText('2.0 of 5, 1 rating')
    await open(page, path)
    await expect(star(page, '2 stars')).toBeChecked()
  })

  test('are cached in the entry of the session cache', async ({ as, page }) => {
    await as('premium')
    const { databaseId, path } = await makeRecipe()
    await open(page, path)
    await star(page, '5 stars').check()
    await expect(panel(page)).toContainText('5.0 of 5')
    const cached = () =>
      page.evaluate(() => {
        const key = Object.keys(sessionStorage).find((name) => name.startsWith('ebs-session:recipe-ratings:'))
        return JSON.parse(sessionStorage.getItem(key ?? '') ?? '{}').data
      })
    await expect.poll(cached).toMatchObject({ [databaseId]: 5 })
  })

  test('a visitor’s click opens the login modal, and rates nothing', async ({ page }) => {
    const { path } = await makeRecipe()
    await open(page, path)
    await star(page, '3 stars').click({ force: true })
    await expect(page.getByRole('dialog', { name: 'This feature is reserved for members' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(star(page, '3 stars')).not.toBeChecked()
    await expect(panel(page)).toContainText('No ratings yet')
  })

  test.describe('offline', () => {
    test.use({ expected: [FAILS] })

    test('a rating that cannot be saved is reset, with a toast', async ({ as, page }) => {
      await as('premium')
      const { path } = await makeRecipe()
      await open(page, path)
      await page.route('**/api/recipes/ratings', (route) => route.abort())
      await star(page, '4 stars').click({ force: true })
      await expect(page.getByText('Your rating was not saved. Please try again.')).toBeVisible()
      await expect(star(page, '4 stars')).not.toBeChecked()
      await expect(panel(page)).toContainText('No ratings yet')
    })

    test('ratings that cannot be loaded count as 0, and rating still works', async ({ as, page }) => {
      await as('premium')
      const { path } = await makeRecipe()
      await page.route('**/api/recipes/ratings/', (route) => route.abort())
      await open(page, path)
      for (const radio of await panel(page).getByRole('radio').all()) await expect(radio).not.toBeChecked()
      await star(page, '3 stars').check()
      await expect(panel(page)).toContainText('3.0 of 5, 1 rating')
    })
  })
})

test.describe('a member’s private note', () => {
  test('is saved when the field loses the focus or by its button, and deleted by a blank one', async ({ as, page }) => {
    await as('premium')
    const { path } = await makeRecipe()
    await open(page, path)
    await field(page).fill('Less salt.')
    await expect(note(page).getByRole('status')).toHaveText('Not saved yet')
    await expect(note(page)).toContainText('10 of 2,000')
    await field(page).blur()
    await expect(note(page).getByRole('status')).toHaveText('Saved')
    await open(page, path)
    await expect(field(page)).toHaveValue('Less salt.')
    await field(page).fill('')
    await note(page).getByRole('button', { name: 'Save note' }).click()
    await expect(note(page).getByRole('status')).toHaveText('Saved')
    await open(page, path)
    await expect(field(page)).toHaveValue('')
  })

  test('one that is too long shows an error, keeps its text, and is not sent', async ({ as, page }) => {
    await as('premium')
    const { path } = await makeRecipe()
    await open(page, path)
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
    await field(page).fill('x'.repeat(2_001))
    await field(page).blur()
    await expect(note(page)).toContainText('Use 2,000 characters at most.')
    await expect(field(page)).toHaveValue('x'.repeat(2_001))
    expect(sent.filter((url) => url.includes('/notes'))).toEqual([])
    await field(page).fill('x'.repeat(2_000))
    await note(page).getByRole('button', { name: 'Save note' }).click()
    await expect(note(page).getByRole('status')).toHaveText('Saved')
  })

  test.describe('offline', () => {
    test.use({ expected: [FAILS] })

    test('a text that could not be saved stays, and can be saved again', async ({ as, page }) => {
      await as('premium')
      const { path } = await makeRecipe()
      await open(page, path)
      await expect(field(page)).toBeVisible()
      await page.route('**/api/recipes/notes', (route) => route.abort())
      await field(page).fill('More ginger.')
      await field(page).blur()
      await expect(note(page)).toContainText('Your note was not saved. It is still here: please try again.')
      await expect(field(page)).toHaveValue('More ginger.')
      await page.unroute('**/api/recipes/notes')
      await note(page).getByRole('button', { name: 'Save note' }).click()
      await expect(note(page).getByRole('status')).toHaveText('Saved')
    })

    test('a note that could not be loaded is not overwritten; a retry loads it', async ({ as, page }) => {
      await as('premium')
      const { path } = await makeRecipe()
      await page.route('**/api/recipes/notes/**', (route) => route.abort())
      await open(page, path)
      await expect(note(page)).toContainText('Your note could not be loaded.')
      await expect(field(page)).toHaveCount(0)
      await page.unroute('**/api/recipes/notes/**')
      await note(page).getByRole('button', { name: 'Try again' }).click()
      await expect(field(page)).toHaveValue('')
    })
  })

  test('is not on a visitor’s page', async ({ page }) => {
    await open(page, '/recipes/ginger-noodle-broth/')
    await expect(note(page)).toHaveCount(0)
  })

  test('a member’s page has no axe violations', async ({ as, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await as('premium')
    await open(page, '/recipes/ginger-noodle-broth/')
    await expect(field(page)).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  })
})
