/**
 * Renders the picture of each block in the editors' picker from its first example on the style guide:
 * `npm run block-pictures`. The site must be running (npm start). The pictures are committed.
 */
import { mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { pageBlocks } from '@/blocks/fields'
import { Problem } from './steps/problem.mjs'
import { ensureChromium } from './test/chromium.mjs'

const BASE = new URL(process.env.BASE_URL ?? 'http://localhost:3000')
const OUT = 'public/block-pictures'
/** Of the window, in px; a picture shows what fits into it. */
const WINDOW = { width: 1280, height: 853 }
const PICTURE = { width: 480, height: 320 }

async function main(): Promise<void> {
  mkdirSync(OUT, { recursive: true })
  const browser = await chromium.launch({ executablePath: await ensureChromium(console.log), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: WINDOW, reducedMotion: 'reduce' })
    await page.goto(new URL('/styleguide/', BASE).href)
    await page.getByRole('button', { name: 'Reject all' }).click()
    // What lies over every page.
    await page.addStyleTag({ content: '.site-header, .review-bar { display: none }' })
    for (const { slug } of pageBlocks) {
      const id = `block-${slug.replace(/[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}`
      const example = page.locator(`#${id} .block-preview`)
      if ((await example.count()) === 0) throw new Problem(`The style guide has no example of ${slug}.`)
      await example.scrollIntoViewIfNeeded()
      for (const image of await example.locator('img').all()) {
        await image.evaluate((element: HTMLImageElement) => element.decode().catch(() => undefined))
      }
      const whole = sharp(await example.screenshot({ animations: 'disabled' }))
      const { height, width } = await whole.metadata()
      // Of a tall block, the beginning; a low one has its ground below it.
      const fit = height * PICTURE.width > width * PICTURE.height ? 'cover' : 'contain'
      await whole
        .resize({ ...PICTURE, fit, position: 'top', background: '#fbf7f1' })
        .webp({ quality: 70 })
        .toFile(`${OUT}/${slug}.webp`)
    }
    console.log(`${pageBlocks.length} pictures in ${OUT}`)
  } finally {
    await browser.close()
  }
}

main().catch((error: Error) => {
  console.error(error instanceof Problem ? error.message : error)
  process.exitCode = 1
})
