import type { BrowserContext, Page } from '@playwright/test'
import { z } from 'zod'
import { cookieOf } from '../support/http/accounts'
import { axeFindings } from '../support/http/axe'
import { expect, test } from '../support/http/browser'
import { BASE, sendRequest } from '../support/http/client'
import { asEditor, aWord, edit, makeRecipe, removeMade } from '../support/http/editor'
import { overflowingElements } from '../support/http/page-checks'
import { openRecipe } from '../support/http/recipe-editor'
import { schedule } from '../support/http/schedule'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }
const written = z.object({ doc: z.object({ id: z.number() }) })
const events: number[] = []
const locks: number[] = []

/** Creates an event as a draft. */
async function anEventDraft(): Promise<string> {
  const title = `Evening ${aWord()}`
  const { json } = await edit('POST', '/events?depth=0&draft=true', { title, _status: 'draft' })
  events.push(written.parse(json).doc.id)
  return title
}

/** Marks the footer as being edited by an editor, as the form does after the first change. */
async function editFooter(): Promise<void> {
  const { json } = await sendRequest('/cms/api/users/me', { cookie: await cookieOf('editor') })
  const { id } = z.object({ user: z.object({ id: z.number() }) }).parse(json).user
  const user = { relationTo: 'users', value: id }
  locks.push(
    written.parse((await edit('POST', '/payload-locked-documents', { globalSlug: 'footer', user })).json).doc.id,
  )
}

/** Sends feedback from the site by its form. */
async function sendFeedback(page: Page, message: string): Promise<void> {
  await page.goto('/')
  const data = {
    name: 'Olga',
    message,
    url: page.url(),
    userAgent: 'test',
    language: 'en',
    screenWidth: 1,
    screenHeight: 1,
    pageUrl: page.url(),
    timestamp: new Date().toISOString(),
  }
  const headers = { origin: new URL(page.url()).origin }
  expect((await page.request.post('/api/send-feedback', { data, headers })).status()).toBe(200)
}

test.afterAll(async () => {
  await removeMade()
  for (const id of events.splice(0)) await asEditor('DELETE', `/events/${id}`)
  for (const id of locks.splice(0)) await asEditor('DELETE', `/payload-locked-documents/${id}`)
})

const COLOR_SCHEMES = ['light', 'dark'] as const

/** Chooses the theme that a user chooses under "Account". */
const chooseTheme = (context: BrowserContext, theme: string) =>
  context.addCookies([{ name: 'ebs-theme', value: theme, url: BASE.origin }])

/** Checks a part of the page at a phone's and a desk's width. */
async function expectAccessible(page: Page, within: string): Promise<void> {
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport)
    expect(await axeFindings(page, within), `at ${viewport.width} px`).toEqual([])
    // Payload's navigation moves when the width changes.
    await expect.poll(() => overflowingElements(page)).toEqual([])
  }
}

test.describe('the admin carries the brand', () => {
  test('on the login page, in both themes', async ({ context, page, request }) => {
    for (const theme of COLOR_SCHEMES) {
      await chooseTheme(context, theme)
      await page.goto('/admin/login')
      await expect(page.getByText('eat, burn, sleep', { exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: 'Sign in to the admin' })).toBeVisible()
      await expect(page).toHaveTitle('Login · eat, burn, sleep')
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await page.evaluate(() => document.fonts.ready)
      const fonts = await page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      )
      expect(new Set(fonts)).toEqual(new Set(['fraunces', 'figtree']))
      // Payload gives this page no main landmark, so the rules for whole pages are left out.
      await expectAccessible(page, '.template-minimal')
    }
    const href = await page.locator('link[rel="icon"][type="image/svg+xml"]').getAttribute('href')
    const icon = await request.get(String(href))
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/svg+xml'])
    expect(await icon.text()).toContain('<title>eat, burn, sleep</title>')
  })

  test('on the dashboard, in both themes', async ({ as, context, page }) => {
    await anEventDraft()
    await editFooter()
    await as('administrator')
    for (const theme of COLOR_SCHEMES) {
      await chooseTheme(context, theme)
      await page.goto('/admin')
      await expect(page.getByRole('heading', { level: 1, name: /^Welcome back, / })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await expectAccessible(page, '.ebs-dashboard')
    }
    await expect(quickLinksOn(page)).toHaveText([...EDITORS_LINKS, 'Settings', ...MEMBERSHIP_LINKS])
  })
})

const EDITORS_LINKS = ['New recipe', 'New article', 'New page', 'New event', 'Pictures']
const MEMBERSHIP_LINKS = ['Members', 'Numbers of memberships']
const quickLinksOn = (page: Page) => page.getByRole('navigation', { name: 'Quick links' }).getByRole('link')

test.describe('the dashboard', () => {
  test('gives an organizer the events and their drafts, and hides the editors’ parts', async ({ as, page }) => {
    const title = await anEventDraft()
    const { id } = await makeRecipe({ title: `Draft ${aWord()}`, _status: 'draft' })
    await as('organizer')
    await page.goto('/admin')
    await expect(quickLinksOn(page)).toHaveText(['New event', 'Pictures', ...MEMBERSHIP_LINKS])
    const drafts = page.getByRole('region', { name: /^Drafts \d/ })
    await expect(drafts).toBeVisible()
    await expect(page.getByRole('region', { name: /feedback|submissions/ })).toHaveCount(0)
    await expect(page.locator(`.ebs-dashboard a[href$="/recipes/${id}"]`)).toHaveCount(0)

    await drafts.getByRole('link', { name: /^\d+ events?$/ }).click()
    await expect(page.getByRole('table').getByRole('link', { name: title })).toBeVisible()
    await expect(page.getByRole('table').getByText('Draft').first()).toBeVisible()
    await page.goto('/admin')
    await drafts.getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })

  test('gives an editor quick links, and the day of a scheduled publication', async ({ as, page }) => {
    const soon = await makeRecipe({ title: `Soon ${aWord()}`, _status: 'draft' })
    const over = await makeRecipe({ title: `Over ${aWord()}` })
    await schedule(new Date('2099-03-20T08:00:00.000Z'), { publish: soon.id, unpublish: over.id })
    await as('editor')
    await page.goto('/admin')
    const rows = page.getByRole('region', { name: /^Scheduled \d/ }).getByRole('listitem')
    await expect(rows.filter({ hasText: 'Soon w' })).toContainText('Publishes Mar 20, 2099, 8:00 AM')
    await expect(rows.filter({ hasText: 'Over w' })).toContainText('Unpublishes Mar 20, 2099, 8:00 AM')
    await expect(page.locator(`.ebs-dashboard a[href$="/recipes/${soon.id}"]`).first()).toBeVisible()
    await expect(quickLinksOn(page)).toHaveText(EDITORS_LINKS)
    await quickLinksOn(page).first().click()
    await expect(page).toHaveURL(/\/recipes\/create$/)
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeEditable()
    await page.goto('/admin')
    await rows.filter({ hasText: 'Soon w' }).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: /^Soon w/ })).toBeVisible()
  })

  test.describe('with feedback', () => {
    test.use({ expected: [/console: Failed to load resource: net::ERR_FAILED/] })

    test('shows it until it is marked as read, also after that failed once', async ({ as, page }) => {
      await as('manager')
      const message = `Seen <b>${aWord()}</b>`
      await sendFeedback(page, message)
      await page.goto('/admin')
      await expect(quickLinksOn(page)).toHaveText([...EDITORS_LINKS, 'Settings', ...MEMBERSHIP_LINKS])
      const feedback = page.getByRole('region', { name: /^Unread feedback \d/ })
      const markAll = feedback.getByRole('button', { name: 'Mark all as read' })
      await expect(feedback.getByRole('link', { name: message })).toBeVisible()
      const call = '**/payload-preferences/feedback-read'
      await page.route(call, (route) => route.abort())
      await markAll.click()
      await expect(feedback.getByRole('alert')).toHaveText('That did not work. Please try again.')
      await expect(markAll).toBeEnabled()
      await expect(feedback.getByRole('link', { name: message })).toBeVisible()
      await page.unroute(call)
      await markAll.click()
      await expect(feedback.getByRole('link', { name: message })).toBeHidden()
      await page.reload()
      await expect(feedback).toBeVisible()
      await expect(feedback.getByRole('link', { name: message })).toBeHidden()
      await feedback.getByRole('link', { name: 'All feedback' }).click()
      await expect(page.getByRole('table').getByText(message)).toBeVisible()
    })
  })
})

test.describe('previewing a document as an audience', () => {
  test('opens a new tab for each audience, by links beside the save buttons', async ({ as, context, page }) => {
    const secret = `Stir the ${aWord()} slowly`
    const { id } = await makeRecipe({ requiredPlan: 'premium', method: [{ text: secret }] })
    const title = `Newest ${aWord()}`
    await edit('PATCH', `/recipes/${id}?draft=true`, { title, _status: 'draft' })
    await as('organizer')
    await openRecipe(page, id)
    const seeAs = page.getByRole('navigation', { name: 'See as' })
    for (const audience of ['visitor', 'free', 'standard', 'premium']) {
      await seeAs.getByRole('link', { name: `${audience} (opens a new tab)`, exact: true }).focus()
      const opened = context.waitForEvent('page')
      await page.keyboard.press('Enter')
      const preview = await opened
      await expect(preview).toHaveURL(new RegExp(`/preview/${audience}/recipes/${id}/$`))
      await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(preview.getByText(secret)).toHaveCount(audience === 'premium' ? 1 : 0)
      await preview.close()
    }

    await as('editor')
    await page.setViewportSize(PHONE)
    await openRecipe(page, id)
    await expect(seeAs.getByRole('link', { name: 'premium' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: /^Publish( changes)?$/ })).toBeInViewport({ ratio: 1 })
    expect(await axeFindings(page, '.ebs-see-as')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  })

  test('is not possible before the first save, nor offered for a document without a page', async ({ as, page }) => {
    await as('editor')
    await openRecipe(page, 'create')
    const seeAs = page.getByRole('navigation', { name: 'See as' })
    await expect(seeAs.getByRole('button')).toHaveText(['visitor', 'free', 'standard', 'premium'])
    const visitor = seeAs.getByRole('button', { name: 'visitor' })
    await expect(visitor).toBeDisabled()
    await expect(visitor).toHaveAccessibleDescription('after the first save')
    expect(await axeFindings(page, '.ebs-see-as')).toEqual([])

    await page.goto('/admin/collections/faqs/create')
    await expect(page.getByRole('button', { name: 'Publish' }).first()).toBeVisible()
    await expect(seeAs).toHaveCount(0)
  })
})
