import type { IncomingMessage } from 'node:http'
import type { Audience } from '@/rules/audience'
import { readCookie } from '@/runtime/read-cookie'
import type { FinishedPage, Variant } from '../page-response'
import type { PageViews } from '../page-views'
import type { PageSource } from '../serve-cached'
import { TaggedCache } from '../tagged-cache'
import { TokenCache } from '../token-cache'
import type { Update } from './updates'

/**
 * The pages that the proxy thread holds, about 1,200. Their bytes are shared with the page cache of the main thread; what
 * is dropped here is read from the route store.
 */
const DEFAULT_BYTES = 24 * 1_024 * 1_024

/** The finished pages and the session tokens that the main thread has told the proxy thread of. */
export class KnownPages implements PageSource {
  readonly #pages: TaggedCache<FinishedPage>
  readonly #tokens = new TokenCache()
  readonly #cookieName: string
  readonly #views: Pick<PageViews, 'note'> | undefined

  /**
   * @param cookieName of the session cookie
   * @param options.views counts what members and visitors read
   */
  constructor(
    cookieName: string,
    { maxBytes = DEFAULT_BYTES, views }: { maxBytes?: number; views?: Pick<PageViews, 'note'> } = {},
  ) {
    this.#cookieName = cookieName
    this.#views = views
    this.#pages = new TaggedCache(maxBytes)
  }

  cachedAudience(cookieHeader: string | undefined): Audience | null {
    return this.#tokens.audienceOf(readCookie(cookieHeader, this.#cookieName) ?? '')
  }

  countView(path: string, req: IncomingMessage): void {
    const token = readCookie(req.headers.cookie, this.#cookieName) ?? ''
    if (!this.#tokens.isStaff(token)) this.#views?.note(path, req)
  }

  page(key: string): FinishedPage | undefined {
    return this.#pages.get(key)?.value
  }

  apply(update: Update): void {
    switch (update.kind) {
      case 'page':
        this.#pages.set(update.key, withBuffers(update.page), update)
        break
      case 'expired':
        this.#pages.drop(update.tags)
        break
      case 'token':
        this.#tokens.set(update.token, update.entry)
        break
      case 'user dropped':
        this.#tokens.dropUser(update.userId)
        break
    }
  }
}

/** A structured clone has plain arrays of bytes, which Node's HTTP server would wrap for each response. */
function withBuffers(page: FinishedPage): FinishedPage {
  const variants = [...page.variants].map(([encoding, variant]) => [encoding, withBuffer(variant)] as const)
  return { ...page, variants: new Map(variants) }
}

function withBuffer(variant: Variant): Variant {
  const { buffer, byteLength, byteOffset } = variant.body
  return { ...variant, body: Buffer.from(buffer, byteOffset, byteLength) }
}
