import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import type { Audience } from '@/rules/audience'
import { type Encoding, encode } from './encodings'
import { isPublicResponseHeader } from './headers'

/** An answer of Next, whole, as it came out of a render. */
export type RenderedResponse = { status: number; headers: OutgoingHttpHeaders; body: Buffer }

/** One encoding of a page, ready to be sent: names and values of the headers in turn. */
export type Variant = { body: Buffer; etag: string; head: string[]; notModifiedHead: string[] }

/** Smaller bodies gain nothing from compression. */
const MIN_COMPRESSED_BYTES = 860
/** What a variant counts besides its body: headers, hash, the objects around them. */
const VARIANT_OVERHEAD_BYTES = 2_048
/** The server says these itself, for each variant; the rest of Next's headers go along. */
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

/** A page that needs no more work but compression, which it does once for each encoding. */
export class PageResponse {
  readonly status: number
  readonly #body: Buffer
  readonly #headers: string[]
  readonly #compressible: boolean
  readonly #variants = new Map<Encoding, Variant>()
  readonly #inFlight = new Map<Encoding, Promise<Variant>>()

  /** @param cacheControl what the outside is told */
  constructor(rendered: RenderedResponse, cacheControl: string) {
    this.status = rendered.status
    this.#body = rendered.body
    const type = String(rendered.headers['content-type'] ?? '')
    this.#compressible = /^text\//.test(type) && rendered.body.byteLength >= MIN_COMPRESSED_BYTES
    const vary = new Set(['Cookie', 'Accept-Encoding', ...extraVaryNames(rendered.headers.vary)])
    this.#headers = ['cache-control', cacheControl, 'vary', [...vary].join(', ')]
    const forRouter = type.startsWith('text/x-component')
    for (const [name, value] of Object.entries(rendered.headers)) {
      if (value === undefined || OWN_HEADERS.has(name) || !isPublicResponseHeader(name, forRouter)) continue
      for (const one of [value].flat()) this.#headers.push(name, String(one))
    }
    this.#variants.set('identity', this.#createVariant(this.#body, 'identity'))
  }

  /** Bytes held, with every encoding made so far. */
  get bytes(): number {
    let bytes = 0
    for (const variant of this.#variants.values()) bytes += variant.body.byteLength + VARIANT_OVERHEAD_BYTES
    return bytes
  }

  /** The page in an encoding, if it needs no more work. */
  cachedVariant(encoding: Encoding): Variant | undefined {
    return this.#variants.get(this.#compressible ? encoding : 'identity')
  }

  /** The page in an encoding; asks that come while it is being made share the work. */
  async variant(encoding: Encoding): Promise<Variant> {
    const ready = this.cachedVariant(encoding)
    if (ready || encoding === 'identity') return ready ?? this.#createVariant(this.#body, 'identity')
    const inFlight = this.#inFlight.get(encoding) ?? this.#compress(encoding)
    this.#inFlight.set(encoding, inFlight)
    return inFlight
  }

  async #compress(encoding: Exclude<Encoding, 'identity'>): Promise<Variant> {
    try {
      const variant = this.#createVariant(await encode(this.#body, encoding), encoding)
      this.#variants.set(encoding, variant)
      return variant
    } finally {
      this.#inFlight.delete(encoding)
    }
  }

  #createVariant(body: Buffer, encoding: Encoding): Variant {
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const shared = [...this.#headers, 'etag', etag]
    const encoded = encoding === 'identity' ? [] : ['content-encoding', encoding]
    return {
      body,
      etag,
      notModifiedHead: shared,
      head: [...shared, ...encoded, 'content-length', String(body.byteLength)],
    }
  }
}

/** To the outside a page of ours is always asked for again: a publish shows at once. DESIGN 4.3. */
export function cacheControlFor(audience: Audience): string {
  return audience === 'visitor' ? 'public, max-age=0, must-revalidate' : 'private, no-cache'
}

function extraVaryNames(header: OutgoingHttpHeaders[string]): string[] {
  return String(header ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !/^(cookie|accept-encoding)$/i.test(name))
}
