/**
 * Makes the JSON of buffers empty while something is the case. Next measures each page that it stores by the JSON of the
 * whole entry, and ignores the size (`IncrementalCache.set`). The page's payload is a buffer there, whose JSON is an
 * array of its bytes: a tenth of the CPU time of a render, and megabytes of garbage.
 * @param isStoring whether the code that runs now stores a page
 * @returns undoes it
 */
export function emptyBufferJson(isStoring: () => boolean): () => void {
  const { toJSON } = Buffer.prototype
  Buffer.prototype.toJSON = function (this: Buffer) {
    return isStoring() ? { type: 'Buffer', data: [] } : toJSON.call(this)
  }
  return () => {
    Buffer.prototype.toJSON = toJSON
  }
}
