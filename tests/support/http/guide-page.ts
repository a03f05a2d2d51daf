import type { Locator, Page } from '@playwright/test'
import { sessionLookup } from './browser'

export const GUIDE = '/styleguide/'

/** A block's example that is not shown holds its scripts ready, and the browser wonders why. */
export const GUIDE_COMPLAINTS = [/was preloaded using link preload but not used/]

/** Opens the style guide, not waiting for all of its pictures. */
export async function openGuide(page: Page, hash = ''): Promise<void> {
  await page.goto(`${GUIDE}${hash}`, { waitUntil: 'domcontentloaded' })
  await sessionLookup(page)
}

/** A heading of the guide with all that stands under it. */
export const part = (page: Page, id: string): Locator => page.locator(`#${id}`)
