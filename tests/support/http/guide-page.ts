import type { Locator, Page } from '@playwright/test'
import { sessionLookup } from './browser'

const GUIDE = '/styleguide/'

/** The scripts of a hidden example are preloaded, and the browser warns that they are not used. */
export const GUIDE_COMPLAINTS = [/was preloaded using link preload but not used/]

/** Opens the style guide without waiting for all of its pictures. */
export async function openGuide(page: Page, hash = ''): Promise<void> {
  await page.goto(`${GUIDE}${hash}`, { waitUntil: 'domcontentloaded' })
  await sessionLookup(page)
}

/** A heading of the guide with the content below it. */
export const part = (page: Page, id: string): Locator => page.locator(`#${id}`)
