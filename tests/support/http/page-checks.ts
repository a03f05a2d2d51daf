import { expect, type Page, type Request } from '@playwright/test'

/** Elements that overflow the window on the right, deepest first. */
export function overflowingElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Sections that the first layout leaves out clip what overflows.
    document.documentElement.dataset.laidOut = ''
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const out = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    return [`${scrollWidth} > ${clientWidth}`, ...out.slice(-3).map((element) => element.outerHTML.slice(0, 160))]
  })
}

/**
 * Tracks the requests of a page from now on.
 * @returns waits until all responses have arrived and are rendered, fonts included
 */
export function followRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  const close = (request: Request) => void open.delete(request)
  page.on('requestfinished', close)
  page.on('requestfailed', close)
  // A video's request stays open while it plays, and the session's events as long as the page.
  const staysOpen = (request: Request) =>
    request.resourceType() === 'media' || request.url().endsWith('/api/user/session/events/')
  const isWaiting = () => ![...open].every(staysOpen)
  const isQuiet = async () => {
    if (isWaiting()) return false
    await page.evaluate(async () => {
      await document.fonts.ready
      // A response was rendered; requests that it causes may be pending.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    })
    return !isWaiting()
  }
  return () => expect.poll(isQuiet, { intervals: [20], timeout: 15_000 }).toBe(true)
}

/** Counts layout shifts from now on, as browsers do for CLS: without those after user input or a resize. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { shift: 0, moved: [] as string[] }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
        if (entry.hadRecentInput) continue
        seen.shift += entry.value
        for (const { node } of entry.sources) {
          if (node instanceof Element) seen.moved.push(node.outerHTML.slice(0, 120))
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
    type Shift = { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
  })
}

/** Scrolls the page to its end, by less than a phone's height at a time. @returns layout shifts, and pictures that did not load */
export function scrollThrough(page: Page, limit: number): Promise<string[]> {
  return page.evaluate(async (most) => {
    const { seen } = window as Window & { seen?: { shift: number; moved: string[] } }
    for (let y = 0; y < document.body.scrollHeight; y += 750) {
      window.scrollTo(0, y)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    const pictures = [...document.images].filter((image) => image.checkVisibility())
    // Pictures beyond the edge of a horizontal scroller would never load.
    for (const image of pictures) image.loading = 'eager'
    await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)))
    const broken = pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => `broken: ${src}`)
    window.scrollTo(0, 0)
    return seen && seen.shift < most ? broken : [`${seen?.shift}`, ...(seen?.moved ?? ['nothing counted']), ...broken]
  }, limit)
}

/** What is still animated for a user who prefers reduced motion. */
export const animatedElements = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 0)
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120) ?? ''),
  )
