/**
 * Makes a page of five blocks with a picture and publishes it, as an editor does with the mouse, and prints how many
 * clicks that takes and how long the product makes one wait: `npm run measure:page`. The site must be running with its
 * demo content (npm start). The pages are moved to the trash afterwards.
 */
import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { z } from 'zod'
import { openBrowser, openSite, runScript } from './open-site'
import { Problem } from './steps/problem.mjs'

/** In the order of the page. The last one says enough as it is. */
const BLOCKS = ['Top banner', 'Two-column text', 'Posts grid', 'All questions', 'Newsletter sign-up']
const TITLES = { 2: 'From the kitchen', 3: 'Questions we are asked' }
const WINDOW = { width: 1440, height: 900 }
/** The longest wait for one thing. */
const PATIENCE_MS = 30_000

const found = z.object({ docs: z.array(z.object({ id: z.number(), slug: z.string() })) })

/** An editor with a mouse: what is pressed, and how long it takes until the next thing can be done. */
class Editor {
  clicks = 0
  waitedMs = 0

  constructor(readonly page: Page) {}

  /** @param ready what the editor waits for after the click; a click into a text needs no wait */
  async click(target: Locator, ready?: () => Promise<void>): Promise<void> {
    this.clicks++
    await target.click()
    const since = performance.now()
    await ready?.()
    this.waitedMs += ready ? performance.now() - since : 0
  }

  type = (text: string) => this.page.keyboard.type(text)
}

const field = (page: Page, path: string) => page.locator(`#field-${path.replaceAll('.', '__')}`)
/** Scrolls to a block: Payload renders the fields of one only once it is near. */
async function row(page: Page, index: number | string): Promise<Locator> {
  const found = page.locator(`#layout-row-${index}`)
  await found.scrollIntoViewIfNeeded()
  return found
}
const focused = (target: Locator) => () => expect(target).toBeFocused({ timeout: PATIENCE_MS })
const visible = (target: Locator) => () => expect(target).toBeVisible({ timeout: PATIENCE_MS })

type PictureFrom = 'the library' | 'a file'

const choosePicture: Record<PictureFrom, (editor: Editor) => Promise<void>> = {
  'the library': async (editor) => {
    const tile = editor.page.locator('dialog .ebs-picture-tile').first()
    await editor.click(banner(editor).getByRole('button', { name: 'Choose from existing' }), visible(tile))
    await editor.click(tile, visible(banner(editor).locator('.upload-relationship-details')))
  },
  'a file': async (editor) => {
    const drawer = editor.page.getByRole('dialog').filter({ hasText: 'What the picture shows' })
    const chooser = editor.page.waitForEvent('filechooser')
    const create = banner(editor).getByRole('button', { name: 'Create New' })
    await editor.click(create, async () => (await chooser).setFiles(await aPicture()))
    await focused(drawer.locator('#field-alt'))()
    await editor.type('A table in the morning light')
    const chosen = banner(editor).locator('.upload-relationship-details')
    await editor.click(drawer.getByRole('button', { name: 'Save' }), visible(chosen))
  },
}
const banner = ({ page }: Editor) => field(page, 'layout.0.backgroundImage')

/** A picture that no earlier run has uploaded. */
async function aPicture() {
  const background = { r: Date.now() % 256, g: Math.floor(Math.random() * 256), b: 160 }
  const buffer = await sharp({ create: { width: 1600, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name: `measured-${Date.now()}.jpg`, mimeType: 'image/jpeg', buffer }
}

/** From the dashboard to the published page. */
async function makePage(editor: Editor, title: string, picture: PictureFrom): Promise<void> {
  const { page } = editor
  await editor.click(page.getByRole('link', { name: 'New page', exact: true }), focused(field(page, 'title')))
  await editor.type(title)

  const search = page.getByRole('searchbox', { name: 'Search' })
  await editor.click(page.getByRole('button', { name: 'Add block' }).last(), visible(search))
  const [first = '', ...others] = BLOCKS
  await editor.click(page.getByRole('checkbox', { name: `Select ${first}` }))
  for (const name of others) await editor.click(page.locator('.ebs-picker li > button').filter({ hasText: name }))
  const add = page.getByRole('button', { name: `Add ${BLOCKS.length} blocks` })
  await editor.click(add, focused(field(page, 'layout.0.title')))
  await editor.type('A calm week')
  await choosePicture[picture](editor)
  await editor.click((await row(page, 1)).locator('[contenteditable="true"]').first())
  await editor.type('Seven days of warm food, short walks and early nights.')
  for (const [index, text] of Object.entries(TITLES)) {
    await row(page, index)
    await editor.click(field(page, `layout.${index}.title`))
    await editor.type(text)
  }
  await editor.click(
    page.getByRole('button', { name: 'Publish', exact: true }),
    visible(page.getByRole('link', { name: 'View page' })),
  )
}

/** Reads the published page as a visitor. @throws Problem when it lacks something that was made */
async function check(page: Page): Promise<void> {
  const address = await page.getByRole('link', { name: 'View page' }).getAttribute('href')
  const html = await (await fetch(new URL(address ?? '', page.url()))).text()
  const lacking = ['A calm week', 'Seven days of warm food', ...Object.values(TITLES)].filter(
    (text) => !html.includes(text),
  )
  if (lacking.length > 0) throw new Problem(`${address} lacks: ${lacking.join(', ')}`)
}

/** Moves the measured pages to the trash. */
async function removePages(page: Page, slug: string): Promise<void> {
  const headers = { origin: new URL(page.url()).origin }
  const answer = await page.request.get(`/cms/api/pages?depth=0&draft=true&where[slug][equals]=${slug}`)
  for (const { id } of found.parse(await answer.json()).docs) {
    await page.request.patch(`/cms/api/pages/${id}`, { headers, data: { deletedAt: new Date().toISOString() } })
  }
}

async function main(): Promise<void> {
  const browser = await openBrowser()
  try {
    for (const picture of ['the library', 'a file'] as const) {
      const page = await openSite(browser, 'editor', { viewport: WINDOW })
      const title = `Measured page ${Date.now()}`
      await page.goto('/admin', { waitUntil: 'networkidle' })
      const editor = new Editor(page)
      try {
        await makePage(editor, title, picture)
        await check(page)
      } finally {
        await removePages(page, title.toLowerCase().replaceAll(' ', '-'))
      }
      const seconds = (editor.waitedMs / 1000).toFixed(1)
      console.log(
        `A page of five blocks, its picture from ${picture}: ${editor.clicks} clicks, ${seconds} s of waiting`,
      )
      await page.context().close()
    }
  } finally {
    await browser.close()
  }
}

runScript(main)
