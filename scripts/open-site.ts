/** The running site in a browser, for the scripts that take pictures of it. */
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../demo/people'
import { Problem } from './steps/problem.mjs'
import { ensureChromium } from './test/chromium.mjs'

const BASE = new URL(process.env.BASE_URL ?? 'http://localhost:3000')

export type Person = 'visitor' | 'premium' | 'editor' | 'manager'

/**
 * A browser, once the site answers.
 * @throws Problem when nothing answers at BASE_URL
 */
export async function openBrowser(): Promise<Browser> {
  const health = await fetch(new URL('/api/health', BASE)).catch(() => null)
  if (!health?.ok) throw new Problem(`Nothing answers at ${BASE.origin}: start the site (npm start), or set BASE_URL.`)
  return chromium.launch({ executablePath: await ensureChromium(console.log), args: ['--no-sandbox'] })
}

/**
 * A page of the site, of someone who has rejected cookies: the banner would be in every picture.
 * @throws Problem when the demo account cannot sign in
 */
export async function openSite(browser: Browser, who: Person, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: BASE.origin, reducedMotion: 'reduce', ...options })
  if (who !== 'visitor') {
    const answer = await context.request.post('/api/auth/login', {
      data: { username: who, password: DEMO_PASSWORD },
      headers: { origin: BASE.origin },
    })
    if (!answer.ok()) throw new Problem(`${who} cannot sign in: this needs the demo accounts.`)
  }
  // A page that is opened for the first time may have to be compiled.
  context.setDefaultNavigationTimeout(120_000)
  const page = await context.newPage()
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const reject = page.getByRole('button', { name: 'Reject all' })
  await reject.click({ timeout: 20_000 }).catch(() => undefined)
  return page
}

/** Runs a script; a problem is printed as one line. */
export function runScript(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error
    console.error(error.message)
    process.exitCode = 1
  })
}
