/**
 * Takes the pictures of the docs into docs/pictures: `npm run docs:pictures`. The site must be running with its demo
 * content. Some of them: `npm run docs:pictures -- home editors-answers`.
 */
import { mkdirSync, statSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { ADMIN_SHOTS, type AdminShot, withAdminContent } from './docs/admin-shots'
import { openBrowser, openSite, runScript } from './open-site'

const OUT = 'docs/pictures'
const OPTIONS = { viewport: { width: 1280, height: 800 }, colorScheme: 'light' } as const

/** Pages of the site. */
const SITE_SHOTS = { home: '/', recipe: '/recipes/ginger-noodle-broth/' }

/** The first screen of a page of the site, as a PNG. */
async function siteShot(browser: Browser, path: string) {
  const page = await openSite(browser, 'visitor', OPTIONS)
  try {
    await page.goto(path)
    return await screenshot(page)
  } finally {
    await page.context().close()
  }
}

/** What an editor sees, as a PNG. */
async function adminShot(page: Page, { act, path, undo }: AdminShot) {
  await page.goto(typeof path === 'string' ? path : await path(page), { waitUntil: 'networkidle' })
  await act?.(page)
  const picture = await screenshot(page)
  await undo?.(page)
  return picture
}

async function screenshot(page: Page) {
  // The button of the development server.
  await page.addStyleTag({ content: 'nextjs-portal { display: none }' })
  // A page of the site keeps a request open, also in a preview.
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined)
  await loadPictures(page)
  return page.screenshot({ animations: 'disabled' })
}

async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images].filter((image) => image.checkVisibility())
    for (const image of pictures) image.loading = 'eager'
    await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)))
  })
}

async function save(name: string, picture: Buffer): Promise<void> {
  const file = `${OUT}/${name}.webp`
  await sharp(picture).webp({ quality: 72, effort: 6 }).toFile(file)
  console.log(`${file}: ${Math.round(statSync(file).size / 1000)} kB`)
}

async function main(names: readonly string[]): Promise<void> {
  mkdirSync(OUT, { recursive: true })
  const wanted = ([name]: readonly [string, unknown]) => names.length === 0 || names.includes(name)
  const browser = await openBrowser()
  try {
    for (const [name, path] of Object.entries(SITE_SHOTS).filter(wanted)) {
      await save(name, await siteShot(browser, path))
    }
    const shots = Object.entries(ADMIN_SHOTS).filter(wanted)
    if (shots.length === 0) return
    const page = await openSite(browser, 'editor', OPTIONS)
    await withAdminContent(browser, page, async () => {
      for (const [name, shot] of shots) await save(name, await adminShot(page, shot))
    })
  } finally {
    await browser.close()
  }
}

runScript(() => main(process.argv.slice(2)))
