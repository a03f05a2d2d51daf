import { fileURLToPath } from 'node:url'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { z } from 'zod'

/** A phone of 390 by 844 points with a pixel ratio of 2, which loads images of 780 pixels. */
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
} as const
/** Slow 4G as in browsers' developer tools; bytes per second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const CPU_SLOWER = 4
/** The first view is complete after this time without traffic. The session lookup comes 500 ms after the start. */
const QUIET_MS = 1_500
const ASK_AGAIN_MS = 100
const GIVE_UP_MS = 40_000
const OBSERVE = fileURLToPath(new URL('observe.mjs', import.meta.url))
/** The URLs of images below the viewport. */
const BELOW =
  '[...document.images].filter((image) => image.getBoundingClientRect().top >= innerHeight).map((image) => image.currentSrc)'
const noted = z.object({
  lcp: z.number().positive(),
  fcp: z.number().positive(),
  cls: z.number(),
  largest: z.string(),
  tasks: z.array(z.object({ startTime: z.number(), duration: z.number() })),
})
/** What a task takes beyond this blocks: a press is answered only after it. */
const BLOCKING_AFTER_MS = 50

const KINDS = ['document', 'styles', 'scripts', 'fonts', 'pictures', 'other', 'ahead'] as const
type Kind = (typeof KINDS)[number]
const KIND_OF: Record<string, Kind> = {
  Document: 'document',
  Stylesheet: 'styles',
  Script: 'scripts',
  Font: 'fonts',
  Image: 'pictures',
}

/** A page view with an empty cache, until nothing more is fetched. */
export type View = {
  /** Largest contentful paint, and first; milliseconds from the start of the navigation. */
  lcpMs: number
  fcpMs: number
  /** Cumulative layout shift. */
  cls: number
  /** Total blocking time: what each task after the first paint takes beyond 50 ms, in sum. */
  blockingMs: number
  /** The longest task after the first paint. */
  longestTaskMs: number
  /** The element of the largest paint: its tag and its first class. */
  largest: string
  /**
   * Bytes received, headers included. Images below the viewport, which the browser fetches ahead, are counted as `ahead`
   * and not in `all`.
   */
  bytes: Record<Kind, number> & { all: number }
  /** Everything that was fetched: path with query. */
  fetched: { url: string; kind: Kind }[]
}

/**
 * A phone with a slow connection and an empty cache.
 * @param session signed in, with the site's URL and the cookie's name and value
 */
export async function slowPhone(
  browser: Browser,
  session?: Session,
): Promise<{ page: Page; line: CDPSession; close(): Promise<void> }> {
  const context = await browser.newContext(PHONE)
  if (session) {
    const [name = '', value = ''] = session.cookie.split('=')
    await context.addCookies([{ name, value, url: session.url }])
  }
  const page = await context.newPage()
  const line = await context.newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', SLOW_4G)
  await line.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER })
  return { page, line, close: () => context.close() }
}

export type Session = { url: string; cookie: string }

/**
 * Measures a page on a slow phone with an empty cache.
 * @throws Error when its status is not 200, or when it never stops fetching
 */
export async function viewOf(browser: Browser, url: string, session?: Session): Promise<View> {
  const { close, line, page } = await slowPhone(browser, session)
  try {
    const traffic = listen(line)
    await page.addInitScript({ path: OBSERVE })
    const answer = await page.goto(url, { waitUntil: 'load', timeout: GIVE_UP_MS })
    if (answer?.status() !== 200) throw new Error(`${url} answered ${answer?.status()}.`)
    await traffic.quiet()
    const below = z.array(z.string()).parse(await page.evaluate(BELOW))
    return { ...(await seenBy(page)), ...traffic.figures(new Set(below)) }
  } finally {
    await close()
  }
}

async function seenBy(page: Page): Promise<Omit<View, 'bytes' | 'fetched'>> {
  const { cls, fcp, largest, lcp, tasks } = noted.parse(await page.evaluate('window.__seen'))
  const durations = tasks
    .filter(({ duration, startTime }) => startTime + duration > fcp)
    .map(({ duration, startTime }) => startTime + duration - Math.max(startTime, fcp))
  return {
    lcpMs: lcp,
    fcpMs: fcp,
    cls,
    largest,
    blockingMs: durations.reduce((sum, duration) => sum + Math.max(0, duration - BLOCKING_AFTER_MS), 0),
    longestTaskMs: Math.max(0, ...durations),
  }
}

/** Counts the received bytes. */
function listen(line: CDPSession) {
  const open = new Map<string, { url: string; kind: Kind }>()
  const done: { url: string; kind: Kind; bytes: number }[] = []
  let lastAt = Date.now()
  const end = (id: string, bytes: number) => {
    const request = open.get(id)
    open.delete(id)
    lastAt = Date.now()
    if (request) done.push({ ...request, bytes })
  }
  line.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    // A member's page keeps a stream open that tells it of changes.
    if (!request.url.startsWith('http') || type === 'EventSource') return
    lastAt = Date.now()
    open.set(requestId, { url: request.url, kind: KIND_OF[type ?? ''] ?? 'other' })
  })
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength))
  line.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0))
  return {
    async quiet() {
      const giveUpAt = Date.now() + GIVE_UP_MS
      while (open.size > 0 || Date.now() - lastAt < QUIET_MS) {
        if (Date.now() > giveUpAt) throw new Error('The page fetches without an end.')
        await new Promise((again) => setTimeout(again, ASK_AGAIN_MS))
      }
    },
    figures(below: ReadonlySet<string>): Pick<View, 'bytes' | 'fetched'> {
      const kindOf = ({ kind, url }: { kind: Kind; url: string }) => (below.has(url) ? 'ahead' : kind)
      const sum = (kind: Kind) => done.reduce((bytes, one) => bytes + (kindOf(one) === kind ? one.bytes : 0), 0)
      const kinds = Object.fromEntries(KINDS.map((kind) => [kind, sum(kind)])) as Record<Kind, number>
      const all = KINDS.reduce((bytes, kind) => bytes + (kind === 'ahead' ? 0 : kinds[kind]), 0)
      const fetched = done.map(({ kind, url }) => ({ kind, url: new URL(url).pathname + new URL(url).search }))
      return { bytes: { ...kinds, all }, fetched }
    },
  }
}
