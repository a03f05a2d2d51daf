/**
 * Takes the pictures of the product itself.
 *
 *   BASE=http://localhost:3000 npm run demo:views
 *
 * Needs a Chromium (CHROMIUM names another than /usr/bin/chromium) and the demo site with fresh content at BASE: hearts and
 * a shopping list are added to its premium member. Writes demo/media/pictures/view-….webp and demo/media/pictures.json,
 * both committed.
 */
import fs from 'node:fs'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { PICTURES_FOLDER } from '../../../demo/media'
import { encode } from '../pictures/encode'
import { writeManifest } from '../pictures/manifest'
import { prepare, type View, views } from './views'

const SIZE = { width: 900, height: 1200 }
/** The screen on the picture; its lower end lies below the picture's edge. */
const SCREEN = { width: 780, top: 72, radius: 44 }
const PHONE = { width: 390, height: 844 }
const SCALE = SCREEN.width / PHONE.width
const SHOWN = Math.ceil((SIZE.height - SCREEN.top) / SCALE)
const ACCOUNT = { username: 'premium@example.com', password: 'eat-burn-sleep' }

/** Waits for what is personal, and for the pictures on the screen. */
async function arrived(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => {
    const onScreen = [...document.images].filter((image) => {
      const { bottom, top } = image.getBoundingClientRect()
      return bottom > 0 && top < innerHeight
    })
    return onScreen.every(({ complete }) => complete) && !document.querySelector('main [aria-busy="true"]')
  })
}

async function take(page: Page, { ground, open }: View): Promise<Buffer> {
  const y = await open(page)
  await arrived(page)
  const shot = await page.screenshot({ clip: { x: 0, y, width: PHONE.width, height: SHOWN } })
  const { height = 0 } = await sharp(shot).metadata()
  const screen = `<rect width="${SCREEN.width}" height="${height + SCREEN.radius}" rx="${SCREEN.radius}"/>`
  const rounded = await sharp(shot)
    .composite([
      { input: Buffer.from(`<svg width="${SCREEN.width}" height="${height}">${screen}</svg>`), blend: 'dest-in' },
    ])
    .png()
    .toBuffer()
  const left = (SIZE.width - SCREEN.width) / 2
  const shadow = `<svg width="${SIZE.width}" height="${SIZE.height}"><filter id="blur"><feGaussianBlur stdDeviation="28"/></filter><g transform="translate(${left} ${SCREEN.top + 18})" fill="#2f2440" opacity=".28" filter="url(#blur)">${screen}</g></svg>`
  return sharp({ create: { ...SIZE, channels: 3, background: ground } })
    .composite([{ input: Buffer.from(shadow) }, { input: rounded, left, top: SCREEN.top }])
    .png()
    .toBuffer()
}

const baseURL = process.env.BASE ?? 'http://localhost:3000'
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
try {
  const context = await browser.newContext({
    baseURL,
    viewport: PHONE,
    deviceScaleFactor: SCALE,
    reducedMotion: 'reduce',
    locale: 'en-US',
  })
  await context.request.post('/api/auth/login', { data: ACCOUNT, headers: { origin: baseURL } })
  const page = await context.newPage()
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Reject all' }).click()
  await prepare(page)
  for (const view of views) {
    const { data, encoded } = await encode(await take(page, view))
    fs.writeFileSync(path.join(PICTURES_FOLDER, `${view.id}.webp`), data)
    writeManifest({ id: view.id, alt: view.alt }, encoded)
    console.log(`${view.id}  ${(encoded.bytes / 1000).toFixed(1)} kB`)
  }
} finally {
  await browser.close()
}
