import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { z } from 'zod'
import { inBrowser } from './browser'
import { signIn } from './sign-in'
import { median } from './statistics'
import { PUBLISHED_RECIPE } from './targets'
import { type Session, slowPhone } from './view'

/** The demo account of the interactions that only members have. */
const MEMBER = 'premium'
const NOTE_INTERACTIONS = fileURLToPath(new URL('note-interactions.mjs', import.meta.url))
/** The browser reports no interaction that took less. */
const LEAST_MS = 16
/** The browser reports an event after the next paint. One that is not reported by then took less than it reports. */
const REPORTED_WITHIN_MS = 3_000
/** Wide enough for the tabs that are a drop-down on narrow screens. */
const LANDSCAPE = { width: 844, height: 390 }
const LAST_IS_REPORTED = 'window.__reported.has("click") || window.__reported.has("keyup")'
const noted = z.array(z.number().positive())

type Interaction = {
  name: string
  path: string
  forMembers?: boolean
  /** What has to be done before it. */
  prepare?(page: Page): Promise<unknown>
  press(page: Page): Promise<unknown>
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true })
const openSearch = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' }).tap()

const INTERACTIONS: Interaction[] = [
  { name: 'menu', path: '/', press: (page) => page.locator('.mobile-menu summary').tap() },
  { name: 'search open', path: '/', press: openSearch },
  {
    name: 'first letter of a search',
    path: '/',
    async prepare(page) {
      await openSearch(page)
      await page.getByRole('combobox', { name: 'Search the site' }).waitFor()
    },
    press: (page) => page.keyboard.press('g'),
  },
  {
    name: 'filter',
    path: '/recipes/',
    press: (page) =>
      button(page, /^Filter/)
        .first()
        .tap(),
  },
  {
    name: 'heart',
    path: PUBLISHED_RECIPE.path,
    forMembers: true,
    press: (page) =>
      button(page, /favorites: /)
        .first()
        .tap(),
  },
  { name: 'servings', path: PUBLISHED_RECIPE.path, press: (page) => button(page, 'More servings').tap() },
  {
    name: 'tab',
    path: '/member/this-week/',
    forMembers: true,
    prepare: (page) => page.setViewportSize(LANDSCAPE),
    press: (page) => page.getByRole('tab', { name: 'Intermediate' }).tap(),
  },
  { name: 'accordion', path: '/faqs/', press: (page) => page.locator('.accordion summary').first().tap() },
  {
    name: 'cook mode',
    path: PUBLISHED_RECIPE.path,
    forMembers: true,
    press: (page) => button(page, 'Cook mode').tap(),
  },
  {
    name: 'posting a reply',
    path: '/community/kitchen/',
    forMembers: true,
    async prepare(page) {
      await page.getByRole('article').getByRole('link').first().tap()
      await button(page, 'Write a reply').tap()
      const area = page.getByRole('region', { name: 'Reply' })
      await area.getByRole('textbox').tap()
      await page.keyboard.type('Thank you.')
    },
    press: (page) => button(page, 'Post reply').tap(),
  },
]

/** From the press to the next paint in milliseconds, in steps of 8 and nothing below 16. */
export type InteractionTime = { name: string; medianMs: number; maxMs: number }

/**
 * Presses what members press, on a slow phone, each in a page of its own. The replies stay in the community.
 * @param url the site, without a trailing slash
 * @returns null without a Chromium
 */
export function measureInteractions(url: string, visits: number): Promise<InteractionTime[] | null> {
  return inBrowser(async (browser) => {
    const session = { url, cookie: (await signIn(url, MEMBER)).cookie }
    const measured: InteractionTime[] = []
    for (const interaction of INTERACTIONS) {
      const times: number[] = []
      for (let visit = 0; visit < visits; visit += 1)
        times.push(await timeOf(browser, url, interaction, interaction.forMembers ? session : undefined))
      measured.push({ name: interaction.name, medianMs: median(times), maxMs: Math.max(...times) })
    }
    return measured
  })
}

async function timeOf(browser: Browser, url: string, interaction: Interaction, session?: Session): Promise<number> {
  const { close, page } = await slowPhone(browser, session)
  try {
    await page.addInitScript({ path: NOTE_INTERACTIONS })
    await page.goto(url + interaction.path, { waitUntil: 'networkidle' })
    await interaction.prepare?.(page)
    await page.evaluate('new Promise(requestIdleCallback)')
    await page.evaluate('window.__interactions.clear(), window.__reported.clear()')
    await interaction.press(page)
    await page.waitForFunction(LAST_IS_REPORTED, undefined, { timeout: REPORTED_WITHIN_MS }).catch(() => undefined)
    return Math.max(LEAST_MS, ...noted.parse(await page.evaluate('[...window.__interactions.values()]')))
  } finally {
    await close()
  }
}
