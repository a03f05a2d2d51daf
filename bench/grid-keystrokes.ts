import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { z } from 'zod'
import { inBrowser } from './browser'
import { percentile } from './statistics'

const CARDS = 2_000
const CPU_SLOWER = 4
/** Between two keystrokes of a fast typist. */
const PAUSE_MS = 120
/** Of a slow typist: the list is being rendered at the next keystroke. */
const SLOW_PAUSE_MS = 350
const TYPED = 'ginger noodle'
const ROUNDS = 3
const PAGE = '/recipes/'
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true } as const
const NOTE_INTERACTIONS = fileURLToPath(new URL('note-interactions.mjs', import.meta.url))

const answer = z.looseObject({ posts: z.array(z.looseObject({ title: z.string() })).min(1) })
/** The browser reports no keystroke that took less. */
const LEAST_MS = 16
const noted = z.array(z.number().positive())

/** From the key to the next paint, in milliseconds, in steps of 8 and nothing below 16. */
export type KeyTimes = { name: string; count: number; p50Ms: number; p95Ms: number; maxMs: number }
export type GridKeystrokes = { cards: number; typing: KeyTimes[] }

/**
 * Types into the search field of a grid with 2,000 cards, in a browser with four times CPU throttling. The first round
 * begins before the cards have loaded. A page with only a field shows how much of the time is the browser's own.
 * @param url the site, without a trailing slash
 * @returns null where there is no browser
 */
export function measureGridKeystrokes(url: string): Promise<GridKeystrokes | null> {
  return inBrowser(async (browser) => {
    const bare = await timesInBareField(browser)
    const cold: number[] = []
    const warm: number[] = []
    const slow: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const visit = await visitOf(browser, url)
      cold.push(...visit.cold)
      warm.push(...visit.warm)
      slow.push(...visit.slow)
    }
    const typing = [
      timesOf('into a field alone on a page', bare),
      timesOf('while the cards arrive', cold),
      timesOf('with all cards there', warm),
      timesOf('slowly, the list drawn between the keys', slow),
    ]
    return { cards: CARDS, typing }
  })
}

async function timesInBareField(browser: Browser): Promise<number[]> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    await page.addInitScript({ path: NOTE_INTERACTIONS })
    const line = await context.newCDPSession(page)
    await line.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER })
    await page.goto('data:text/html,<input type="search">')
    await page.getByRole('searchbox').click()
    return await timesOfTyping(page)
  } finally {
    await context.close()
  }
}

async function visitOf(browser: Browser, url: string): Promise<{ cold: number[]; warm: number[]; slow: number[] }> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    await withCards(page)
    await page.addInitScript({ path: NOTE_INTERACTIONS })
    const line = await context.newCDPSession(page)
    await line.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER })
    // The session lookup is the last request of a page load.
    await Promise.all([page.waitForResponse(/\/api\/auth\/me/), page.goto(url + PAGE, { waitUntil: 'load' })])
    const search = page.getByRole('searchbox', { name: 'Search: Recipes' })
    await search.click()
    const cold = await timesOfTyping(page)
    await search.fill('')
    const warm = [...(await timesOfTyping(page)), ...(await timesOfTyping(page, { key: 'Backspace' }))]
    return { cold, warm, slow: await timesOfTyping(page, { pauseMs: SLOW_PAUSE_MS }) }
  } finally {
    await context.close()
  }
}

/** Repeats the site's own cards, with other ids and titles, until there are 2,000. */
async function withCards(page: Page): Promise<void> {
  await page.route(/\/api\/posts\//, async (route) => {
    const asked = new URL(route.request().url()).searchParams
    const [first, page] = [Number(asked.get('first')), Number(asked.get('page'))]
    asked.set('page', '1')
    const response = await route.fetch({ url: `${new URL(route.request().url()).origin}/api/posts/?${asked}` })
    const { posts, ...rest } = answer.parse(await response.json())
    const cards = Array.from({ length: CARDS }, (_, index) => {
      const card = posts[index % posts.length]
      return { ...card, databaseId: 1_000_000 + index, title: `${card?.title} ${index}` }
    })
    await route.fulfill({ response, json: { ...rest, posts: cards.slice((page - 1) * first, page * first) } })
  })
}

type Typing = { key?: string; pauseMs?: number }

/** Types the text, or presses the key as many times. @returns each keystroke's time */
async function timesOfTyping(page: Page, { key, pauseMs = PAUSE_MS }: Typing = {}): Promise<number[]> {
  // Moving from the pointer to the keyboard takes at least as long as the pause between keys.
  await page.waitForTimeout(pauseMs)
  await page.evaluate('window.__interactions.clear()')
  for (const letter of TYPED) {
    await page.keyboard.press(key ?? (letter === ' ' ? 'Space' : letter))
    await page.waitForTimeout(pauseMs)
  }
  const told = noted.parse(await page.evaluate('[...window.__interactions.values()]'))
  return Array.from(TYPED, (_, index) => told[index] ?? LEAST_MS)
}

function timesOf(name: string, values: readonly number[]): KeyTimes {
  return {
    name,
    count: values.length,
    p50Ms: percentile(values, 0.5),
    p95Ms: percentile(values, 0.95),
    maxMs: Math.max(...values),
  }
}
