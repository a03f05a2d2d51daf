import { AsyncLocalStorage } from 'node:async_hooks'
import { vi } from 'vitest'
import { createDataCache } from '@/server/data-cache'
import { createEndedSessions } from '@/server/ended-sessions'
import { Freshness } from '@/server/freshness'
import { type RenderContext, shared } from '@/server/shared'

/**
 * Offers what the server process offers to the site: its own cache of lists, and contexts that learn tags. Expiries are
 * noted, and take effect.
 */
export function offerServerSide() {
  const render = new AsyncLocalStorage<RenderContext>()
  const freshness = new Freshness()
  const data = createDataCache(render, freshness)
  const expire = vi.fn<(tags: readonly string[]) => void>((tags) => {
    freshness.expire(tags)
    data.drop(tags)
  })
  shared().server = {
    render,
    data,
    expire,
    routes: { get: () => null, set() {} },
    forgetMember() {},
    endedSessions: createEndedSessions(),
  }
  return {
    data,
    expire,
    /** Reads as a page does. @returns whether nothing that it was made from has expired since */
    async asPage(read: () => Promise<unknown>): Promise<{ isCurrent(): boolean; tags: ReadonlySet<string> }> {
      const context = freshness.begin()
      await render.run(context, read)
      return { isCurrent: () => freshness.isCurrent(context), tags: context.tags }
    },
    withdraw() {
      shared().server = undefined
    },
  }
}
