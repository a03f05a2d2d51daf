/**
 * Next loads this file by its path (cacheHandler in next.config.mjs), outside of every bundle. So it is plain
 * JavaScript, and reaches the server through the symbol of src/runtime/bridge.ts. During a build there is no server, and
 * nothing is cached.
 */
const KEY = Symbol.for('eat-burn-sleep')
const TAGS_HEADER = 'x-next-cache-tags'

/** @returns {import('../runtime/server-api').ServerApi | undefined} */
const server = () => globalThis[KEY]?.server

export default class NextCacheHandler {
  /** @param {string} key */
  async get(key) {
    return server()?.routes.get(key) ?? null
  }

  /**
   * @param {string} key
   * @param {{ headers?: Record<string, unknown> } | null} data
   * @param {{ cacheControl?: unknown, tags?: string[] }} context
   */
  async set(key, data, context) {
    // Next's own tags are added, so that revalidatePath and revalidateTag work too.
    const own = data?.headers?.[TAGS_HEADER]
    const tags = [...(context.tags ?? []), ...(typeof own === 'string' ? own.split(',') : [])]
    server()?.routes.set(key, data, { cacheControl: context.cacheControl, tags })
  }

  /** @param {string | string[]} tags */
  async revalidateTag(tags) {
    server()?.expire([tags].flat())
  }

  resetRequestCache() {}
}
