import type { Page } from '@playwright/test'
import { inBrowser } from './browser'
import { median } from './statistics'
import { slowPhone } from './view'

/** The search term, part of a demo recipe's title. */
const WORD = 'ginger'

/**
 * Site search on a slow phone: from the click on its button to the first result for a term that is entered at once.
 * Medians in milliseconds.
 */
export type FirstResult = {
  /** The click loads the index and the search code. */
  firstMs: number
  /** Opened again, with everything loaded. */
  againMs: number
}

/**
 * @param url the site, without a trailing slash
 * @returns null without a Chromium
 */
export function measureFirstResult(url: string, looks: number): Promise<FirstResult | null> {
  return inBrowser(async (browser) => {
    const first: number[] = []
    const again: number[] = []
    for (let look = 0; look < looks; look += 1) {
      const { close, page } = await slowPhone(browser)
      await page.goto(`${url}/about`, { waitUntil: 'networkidle' })
      first.push(await search(page))
      await page.keyboard.press('Escape')
      again.push(await search(page))
      await close()
    }
    return { firstMs: median(first), againMs: median(again) }
  })
}

async function search(page: Page): Promise<number> {
  const start = performance.now()
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await page.getByRole('combobox', { name: 'Search the site' }).fill(WORD)
  await page.getByRole('option').first().waitFor()
  return performance.now() - start
}
