/**
 * Takes screenshots of key pages at four widths: `npm run screenshots`. The site must be running (npm start). Other
 * pages: `npm run screenshots -- /faqs /memberships`.
 */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { openBrowser, openSite, runScript } from './open-site'

const OUT = 'screenshots'
const WIDTHS = [390, 768, 1024, 1440]
const PEOPLE = ['visitor', 'premium'] as const
const KEY_PAGES = [
  '/',
  '/recipes/',
  '/recipes/lemon-and-soft-herb-bowl/',
  '/recipes/salmon-peas-and-new-potatoes/',
  '/memberships/',
  '/expert-advice/',
  '/expert-advices/insomnia/',
  '/ebs-blog/',
  '/ebs-testimonials/',
  '/faqs/',
  '/login/',
  '/no-such-page/',
  '/styleguide/',
]

/** Scrolls to the end and back, so that lazy content is loaded. */
const SCROLL_THROUGH = async () => {
  for (let y = 0; y < document.body.scrollHeight; y += 600) {
    window.scrollTo(0, y)
    await new Promise((resolve) => setTimeout(resolve, 60))
  }
  window.scrollTo(0, 0)
  // Lazy images far to the side in a row would never load; hidden ones are not needed.
  const pictures = [...document.images].filter((image) => image.checkVisibility())
  for (const image of pictures) image.loading = 'eager'
  await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)))
}

async function main(paths: readonly string[]): Promise<void> {
  const browser = await openBrowser()
  try {
    for (const who of PEOPLE) {
      const folder = path.join(OUT, who)
      mkdirSync(folder, { recursive: true })
      const page = await openSite(browser, who)
      for (const address of paths) {
        const name = address.replaceAll('/', ' ').trim().replaceAll(' ', '-') || 'home'
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 })
          await page.goto(address)
          await page.evaluate(SCROLL_THROUGH)
          await page.screenshot({ path: path.join(folder, `${name}-${width}.png`), fullPage: true })
        }
        console.log(`${folder}/${name}-{${WIDTHS.join()}}.png`)
      }
    }
  } finally {
    await browser.close()
  }
}

const paths = process.argv.slice(2)
runScript(() => main(paths.length > 0 ? paths : KEY_PAGES))
