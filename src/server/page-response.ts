import type { OutgoingHttpHeaders } from 'node:http'
import type { Audience } from '@/rules/audience'
import { etagOf } from '@/rules/etag'
import { type Encoding, encode } from './encodings'
import { isPublicResponseHeader } from './headers'
import { toShared } from './shared-buffer'

/** A complete response of Next. */
export type RenderedResponse = { status: number; headers: OutgoingHttpHeaders; body: Buffer }

/**
 * One encoding of a page, ready to send. `head` alternates header names and values; its first `notModified` strings are
 * those of a 304.
 */
export type Variant = { body: Buffer; etag: string; head: string[]; notModified: number }

/** A page in the encodings that it has so far. The proxy thread gets it by structured clone (proxy/updates.ts). */
export type FinishedPage = {
  status: number
  /** Whether there is a variant for each encoding; without, identity is sent to everyone. */
  compressible: boolean
  variants: Map<Encoding, Variant>
}

/** A page in an encoding, if it has been compressed already. */
export function variantOf({ compressible, variants }: FinishedPage, encoding: Encoding): Variant | undefined {
  return variants.get(compressible ? encoding : 'identity')
}

/** Smaller bodies gain nothing from compression. */
const MIN_COMPRESSED_BYTES = 860
/** Estimated size of a variant besides its body: headers, ETag and objects. */
const VARIANT_OVERHEAD_BYTES = 2_048
/** Headers that the server sets itself for each variant; Next's other headers are kept. */
const OWN_HEADERS = new Set([
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'set-cookie',
  'transfer-encoding',
  'vary',
])

/**
 * A finished page. Each encoding is made on first use, identity too: nearly every client accepts a compressed one, which
 * is a fifth of the size.
 */
export class PageResponse {
  /** Its variants grow with each encoding that is first used. */
  readonly finished: FinishedPage
  readonly #body: Buffer
  readonly #headers: string[]
  readonly #inFlight = new Map<Encoding, Promise<Variant>>()

  /** @param cacheControl for browsers and proxies */
  constructor(rendered: RenderedResponse, cacheControl: string) {
    this.#body = rendered.body
    const type = String(rendered.headers['content-type'] ?? '')
    const compressible = /^text\//.test(type) && rendered.body.byteLength >= MIN_COMPRESSED_BYTES
    const vary = new Set(['Cookie', 'Accept-Encoding', ...extraVaryNames(rendered.headers.vary)])
    this.#headers = ['cache-control', cacheControl, 'vary', [...vary].join(', ')]
    const forRouter = type.startsWith('text/x-component')
    for (const [name, value] of Object.entries(rendered.headers)) {
      if (value === undefined || OWN_HEADERS.has(name) || !isPublicResponseHeader(name, forRouter)) continue
      for (const one of [value].flat()) this.#headers.push(name, String(one))
    }
    this.finished = { status: rendered.status, compressible, variants: new Map() }
  }

  get status(): number {
    return this.finished.status
  }

  /** Bytes held, with all encodings so far. */
  get bytes(): number {
    return this.#body.byteLength + this.finishedBytes
  }

  /** Bytes of the encodings so far, which are all that the proxy thread holds. */
  get finishedBytes(): number {
    let bytes = 0
    for (const variant of this.finished.variants.values()) bytes += variant.body.byteLength + VARIANT_OVERHEAD_BYTES
    return bytes
  }

  /** The page in an encoding, if it has been compressed already. */
  cachedVariant(encoding: Encoding): Variant | undefined {
    return variantOf(this.finished, encoding)
  }

  /** The page in an encoding. Concurrent callers share one compression. */
  async variant(encoding: Encoding): Promise<Variant> {
    const ready = this.cachedVariant(encoding)
    if (ready) return ready
    if (encoding === 'identity' || !this.finished.compressible) return this.#store(this.#body, 'identity')
    const inFlight = this.#inFlight.get(encoding) ?? this.#compress(encoding)
    this.#inFlight.set(encoding, inFlight)
    return inFlight
  }

  async #compress(encoding: Exclude<Encoding, 'identity'>): Promise<Variant> {
    try {
      return this.#store(await encode(this.#body, encoding), encoding)
    } finally {
      this.#inFlight.delete(encoding)
    }
  }

  #store(encodedBody: Buffer, encoding: Encoding): Variant {
    const body = toShared(encodedBody)
    const etag = etagOf(body)
    const shared = [...this.#headers, 'etag', etag]
    const encoded = encoding === 'identity' ? [] : ['content-encoding', encoding]
    const head = [...shared, ...encoded, 'content-length', String(body.byteLength)]
    const variant = { body, etag, head, notModified: shared.length }
    this.finished.variants.set(encoding, variant)
    return variant
  }
}

/** Browsers and proxies revalidate pages on every request, so that a publish is visible at once. */
export function cacheControlFor(audience: Audience): string {
  return audience === 'visitor' ? 'public, max-age=0, must-revalidate' : 'private, no-cache'
}

function extraVaryNames(header: OutgoingHttpHeaders[string]): string[] {
  return String(header ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !/^(cookie|accept-encoding)$/i.test(name))
}
