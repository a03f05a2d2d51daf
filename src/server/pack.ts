import { deserialize, serialize } from 'node:v8'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/** Of 11: a page takes 1 ms, and a sixth of its size. A window of 256 kB is more than most pages have. */
const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 18 } }

/**
 * A value that is read seldom, as few bytes outside of the heap: a page's HTML as a string would take two bytes for each
 * character, and the collector would walk around it each time.
 * @param value plain data; maps and buffers too
 */
export function pack(value: unknown): Buffer {
  return copyToSize(brotliCompressSync(serialize(value), BROTLI_OPTIONS))
}

/** @returns a copy of what was packed, which the caller may change */
export function unpack(packed: Buffer): unknown {
  return deserialize(brotliDecompressSync(packed))
}

/** A buffer in memory of its own size: what zlib gives is often a slice of a larger one, which it keeps alive. */
export function copyToSize(buffer: Buffer): Buffer {
  if (buffer.byteLength === buffer.buffer.byteLength) return buffer
  const copy = Buffer.allocUnsafeSlow(buffer.byteLength)
  buffer.copy(copy)
  return copy
}
