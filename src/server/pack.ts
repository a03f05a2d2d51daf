import { deserialize, serialize } from 'node:v8'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/** Quality 1 of 11 compresses a page to a sixth in 1 ms. Most pages fit into the window of 256 kB. */
const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 18 } }

/**
 * Compresses a value that is seldom read, outside of the heap: as a string, a page's HTML takes two bytes per character
 * and adds to the work of the garbage collector.
 * @param value plain data, maps and buffers included
 */
export function pack(value: unknown): Buffer {
  return copyToSize(brotliCompressSync(serialize(value), BROTLI_OPTIONS))
}

/** @returns a copy of what was packed, which the caller may change */
export function unpack(packed: Buffer): unknown {
  return deserialize(brotliDecompressSync(packed))
}

/** A buffer with memory of exactly its size: zlib often returns a slice of a larger buffer, which it keeps alive. */
export function copyToSize(buffer: Buffer): Buffer {
  if (buffer.byteLength === buffer.buffer.byteLength) return buffer
  const copy = Buffer.allocUnsafeSlow(buffer.byteLength)
  buffer.copy(copy)
  return copy
}
