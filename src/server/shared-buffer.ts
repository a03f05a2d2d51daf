/** A copy in memory that all threads of the process can read, of exactly the size of its content. */
export function toShared(buffer: Buffer): Buffer {
  const shared = Buffer.from(new SharedArrayBuffer(buffer.byteLength))
  buffer.copy(shared)
  return shared
}
