import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '../scripts/test/chromium.mjs'

/**
 * Measures in a new Chromium, which is closed afterwards.
 * @returns null without a Chromium (`CHROMIUM`, or one that `npm test` has installed)
 */
export async function inBrowser<T>(measure: (browser: Browser) => Promise<T>): Promise<T | null> {
  const executablePath = findChromium()
  if (!executablePath) return null
  const browser = await chromium.launch({
    executablePath,
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    return await measure(browser)
  } finally {
    await browser.close()
  }
}
