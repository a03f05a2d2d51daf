import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

/** Smallest output first: the first acceptable one is used, whatever the client prefers. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** Enough for every real browser; an unusual header costs one parse. */
const MAX_CACHED_CHOICES = 256
const cachedChoices = new LRUCache<string, Encoding>({ max: MAX_CACHED_CHOICES })

/** The smallest encoding that an Accept-Encoding header allows; identity when no other is allowed. */
export function encodingFor(header: string | string[] | undefined): Encoding {
  if (header === undefined) return 'identity'
  const text = String(header)
  const known = cachedChoices.get(text)
  if (known) return known
  const acceptable = new Negotiator({ headers: { 'accept-encoding': text } }).encodings([...ENCODINGS])
  const encoding = ENCODINGS.find((candidate) => acceptable.includes(candidate)) ?? 'identity'
  if (text.length <= 256) cachedChoices.set(text, encoding)
  return encoding
}

const gzipAsync = promisify(gzip)
const brotliAsync = promisify(brotliCompress)
/** Of 11. From 9 on it takes ten times as long; at 11 the front page would be a tenth smaller, and take sixty times. */
const BROTLI_QUALITY = 8

/** Compresses off the main thread. */
export async function encode(body: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  if (encoding === 'gzip') return gzipAsync(body)
  return brotliAsync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
  })
}
