/** Takes the pictures of the docs into docs/pictures: `npm run docs:pictures`. The site must be running with its demo content. */
import { mkdirSync, statSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import { openBrowser, openSite, type Person, runScript } from './open-site'

const OUT = 'docs/pictures'
const DESK = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 780 }
/** Between two pictures that stand side by side, in px. */
const GAP = 30
const BETWEEN = '#efe6d8'

type Scheme = 'light' | 'dark'
type Shot = {
  path: string
  who?: Person
  scheme?: Scheme
  /** The part to show; without it the first screen. */
  part?: string
}

/** Pictures of the first screen or of a part at the width of a desk. */
const WIDE: Record<string, Shot> = {
  home: { path: '/' },
  recipe: { path: '/recipes/ginger-noodle-broth/' },
  dashboard: { path: '/dashboard/', who: 'premium' },
  hours: { path: '/', part: 'main section:has(.three-cards)' },
  'paper-card': { path: '/recipes/ginger-noodle-broth/', part: 'main .paper-card' },
}

/** Rows of phones side by side. */
const PHONES: Record<string, Shot[]> = {
  phones: [
    { path: '/recipes' },
    { path: '/recipes/salmon-peas-and-new-potatoes/' },
    { path: '/dashboard/', who: 'premium' },
    { path: '/dashboard/', who: 'premium', scheme: 'dark' },
  ],
}

/** The first screen of a page or a part of it, as a PNG. */
async function shotOf(browser: Browser, size: typeof DESK, { part, path, scheme = 'light', who = 'visitor' }: Shot) {
  const page = await openSite(browser, who, { viewport: size, colorScheme: scheme })
  try {
    await page.goto(path)
    // The button of the development server.
    await page.addStyleTag({ content: 'nextjs-portal { display: none }' })
    await page.waitForLoadState('networkidle').catch(() => undefined)
    await loadPictures(page)
    if (!part) return await page.screenshot({ animations: 'disabled' })
    const shown = page.locator(part).first()
    await shown.scrollIntoViewIfNeeded()
    return await shown.screenshot({ animations: 'disabled' })
  } finally {
    await page.context().close()
  }
}

async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images].filter((image) => image.checkVisibility())
    for (const image of pictures) image.loading = 'eager'
    await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)))
  })
}

/** Pictures of phones side by side. */
function inARow(pictures: readonly Buffer[]): Sharp {
  return sharp({
    create: {
      width: pictures.length * (PHONE.width + GAP) + GAP,
      height: PHONE.height + 2 * GAP,
      channels: 3,
      background: BETWEEN,
    },
  }).composite(pictures.map((input, index) => ({ input, left: GAP + index * (PHONE.width + GAP), top: GAP })))
}

async function save(name: string, picture: Sharp): Promise<void> {
  const file = `${OUT}/${name}.webp`
  // Resized in a second step: sharp would resize before it composes.
  const whole = await picture.png().toBuffer()
  await sharp(whole).resize({ width: 1280, withoutEnlargement: true }).webp({ quality: 72, effort: 6 }).toFile(file)
  console.log(`${file}: ${Math.round(statSync(file).size / 1000)} kB`)
}

async function main(): Promise<void> {
  mkdirSync(OUT, { recursive: true })
  const browser = await openBrowser()
  try {
    for (const [name, shot] of Object.entries(WIDE)) await save(name, sharp(await shotOf(browser, DESK, shot)))
    for (const [name, shots] of Object.entries(PHONES)) {
      const pictures: Buffer[] = []
      for (const shot of shots) pictures.push(await shotOf(browser, PHONE, shot))
      await save(name, inARow(pictures))
    }
  } finally {
    await browser.close()
  }
}

runScript(main)
