import type { IncomingMessage } from 'node:http'

/** A path and how often it was read. */
export type PageViewCount = readonly [path: string, views: number]

/** More pages than a site has. What is read beyond them before the next write is not counted. */
const MAX_PATHS = 10_000
const MAX_PATH_CHARS = 300
/** Names of programs that are no readers; a browser's name has none of these words. */
const PROGRAMS =
  /bot|crawl|spider|slurp|scan|monitor|uptime|preview|externalhit|headless|lighthouse|curl|wget|python|java\/|go-http|node|axios|okhttp|libwww|httpclient|feed/i
/** Names that have been looked at, so that the same browsers cost one look-up. */
const MAX_NAMES = 1_000

/**
 * How often pages were read since the last write, in memory: counts by path, nothing about readers. Programs and
 * prefetches are left out as far as their headers say so.
 */
export class PageViews {
  #views = new Map<string, number>()
  readonly #isProgram = new Map<string, boolean>()

  /** Counts the request of a page that is being answered. @param path without query */
  note(path: string, { headers, method }: Pick<IncomingMessage, 'headers' | 'method'>): void {
    if (method !== 'GET' || isPrefetch(headers) || this.#isFromProgram(headers['user-agent'] ?? '')) return
    this.add([[path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path, 1]])
  }

  add(counts: readonly PageViewCount[]): void {
    for (const [path, views] of counts) {
      const known = this.#views.get(path)
      if (known === undefined && (this.#views.size >= MAX_PATHS || path.length > MAX_PATH_CHARS)) continue
      this.#views.set(path, (known ?? 0) + views)
    }
  }

  /** What was counted since the last call. */
  take(): PageViewCount[] {
    const taken = [...this.#views]
    this.#views = new Map()
    return taken
  }

  #isFromProgram(name: string): boolean {
    const known = this.#isProgram.get(name)
    if (known !== undefined) return known
    const isProgram = name === '' || PROGRAMS.test(name)
    if (this.#isProgram.size >= MAX_NAMES) this.#isProgram.clear()
    this.#isProgram.set(name, isProgram)
    return isProgram
  }
}

/** Whether a browser, or Next's router in it, fetches a page that no one may ever look at. */
const isPrefetch = (headers: IncomingMessage['headers']): boolean =>
  headers['next-router-prefetch'] !== undefined ||
  String(headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz'] ?? '').includes('prefetch')
