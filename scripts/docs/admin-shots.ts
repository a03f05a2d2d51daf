/** What the pictures of the admin in docs/editors.md show. */
import type { Browser, Page } from '@playwright/test'
import { z } from 'zod'
import { openSite } from '../open-site'
import { Problem } from '../steps/problem.mjs'

export type AdminShot = {
  path: string | ((page: Page) => Promise<string>)
  /** What is done on the page before its picture is taken. */
  act?: (page: Page) => Promise<void>
  /** What is taken back afterwards, because Payload remembers it for the person. */
  undo?: (page: Page) => Promise<void>
}

const written = z.object({ doc: z.object({ id: z.number() }) })
const found = z.object({ docs: z.array(z.object({ id: z.number() })) })

/** The form of the newest document that a query finds. */
const formOf = (collection: string, query: string) => async (page: Page) => {
  const answer = await page.request.get(`/cms/api/${collection}?depth=0&limit=1&draft=true&sort=-createdAt&${query}`)
  const [doc] = found.parse(await answer.json()).docs
  if (!doc) throw new Problem(`There is nothing in ${collection} with ${query}: the pictures need the demo content.`)
  return `/admin/collections/${collection}/${doc.id}`
}

const openTab = (page: Page, name: string) => page.locator('.tabs-field__tab-button').filter({ hasText: name }).click()

/** Opens or closes the preview beside the form. */
async function showPreview(page: Page, shown: boolean): Promise<void> {
  const toggler = page.locator('#live-preview-toggler')
  const isShown = (await toggler.getAttribute('class'))?.includes('--active') === true
  if (isShown !== shown) await toggler.click()
}

const INGREDIENTS = `200 g spinach, torn
2 cloves garlic, crushed
For the dressing:
3 tbsp olive oil
1/2 lemon
1 bay leaf (does not scale)`

export const ADMIN_SHOTS: Record<string, AdminShot> = {
  'editors-dashboard': { path: '/admin' },
  'editors-block-picker': {
    path: '/admin/collections/pages/create',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Title' }).fill('A calm week')
      await page.getByRole('button', { name: 'Add block' }).last().click()
      await page.getByRole('checkbox', { name: 'Select Top banner' }).check()
      await page.getByRole('checkbox', { name: 'Select Two-column text' }).check()
      await page.getByRole('checkbox', { name: 'Select Navigation pills' }).check()
    },
  },
  'editors-templates': { path: '/admin/page-templates' },
  'editors-preview': {
    path: formOf('pages', 'where[slug][equals]=home'),
    act: async (page) => {
      await showPreview(page, true)
      const block = page.frameLocator('iframe').getByRole('heading', { level: 1 })
      await block.waitFor()
      await block.click()
    },
    undo: async (page) => {
      const stored = page.waitForResponse((answer) => answer.url().includes('/payload-preferences/'))
      await showPreview(page, false)
      await stored
    },
  },
  'editors-pictures': { path: '/admin/collections/media' },
  'editors-publishing': {
    path: formOf('pages', 'where[slug][equals]=a-calm-week-in-autumn'),
    act: (page) => page.locator('.ebs-checks').scrollIntoViewIfNeeded(),
  },
  'editors-ingredients': {
    path: '/admin/collections/recipes/create',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Title' }).fill('Spinach with a warm dressing')
      await openTab(page, 'Ingredients')
      await page.getByRole('textbox', { name: 'Paste a list' }).fill(INGREDIENTS)
      await page.getByRole('button', { name: 'Add to the recipe' }).scrollIntoViewIfNeeded()
    },
  },
  'editors-movement-weeks': { path: '/admin/globals/movementWeeks' },
  'editors-answers': { path: formOf('form-submissions', '') },
}

/** A draft that lacks this and that. */
const DRAFT = {
  title: 'A calm week in autumn',
  slug: 'a-calm-week-in-autumn',
  requiredPlan: 'none',
  _status: 'draft',
  layout: [
    { blockType: 'hero', title: 'A calm week in autumn', cta: { title: 'Begin', url: '/no-such-page/' } },
    { blockType: 'richColumns', title: 'What you will need', leftHtml: '<h4>A pot</h4><p>And a spoon.</p>' },
  ],
}

/** Takes the pictures while there is a draft and an answer to a form, which the demo does not have. */
export async function withAdminContent(browser: Browser, page: Page, take: () => Promise<void>): Promise<void> {
  await answerForm(browser)
  const headers = { origin: new URL(page.url()).origin }
  const made = await page.request.post('/cms/api/pages?depth=0&draft=true', { headers, data: DRAFT })
  if (!made.ok()) throw new Problem(`The draft was not saved: ${await made.text()}`)
  const { id } = written.parse(await made.json()).doc
  try {
    await take()
  } finally {
    await page.request.patch(`/cms/api/pages/${id}`, { headers, data: { deletedAt: new Date().toISOString() } })
  }
}

async function answerForm(browser: Browser): Promise<void> {
  const page = await openSite(browser, 'visitor')
  await page.goto('/contact/', { waitUntil: 'networkidle' })
  await page.getByLabel('Your name').fill('Nora Lindqvist')
  await page.getByLabel('Your email address').fill('nora@example.com')
  await page.getByLabel('What is it about?').selectOption('A recipe')
  await page
    .getByLabel('Your message')
    .fill('How much salt is a pinch? My broth was a little too salty for the children.')
  await page.getByLabel('You may keep what I wrote').check()
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByText('Your message has been sent!').waitFor()
  await page.context().close()
}
