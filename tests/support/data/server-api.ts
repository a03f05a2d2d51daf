import { AsyncLocalStorage } from 'node:async_hooks'
import { vi } from 'vitest'
import { bridge } from '@/runtime/bridge'
import type { RenderContext } from '@/runtime/render-context'
import { createDataCache } from '@/server/data-cache'
import { Invalidation } from '@/server/invalidation'
import { createRevokedSessions } from '@/server/revoked-sessions'
import { OpenStreams } from '@/server/session-streams'

/**
 * Provides what the server process exposes to the site: its list cache, and contexts that collect cache tags. Expired
 * tags are recorded and take effect.
 */
export function exposeServerApi() {
  const render = new AsyncLocalStorage<RenderContext>()
  const invalidation = new Invalidation()
  const data = createDataCache(render, invalidation)
  const expire = vi.fn<(tags: readonly string[]) => void>((tags) => {
    invalidation.expire(tags)
    data.drop(tags)
  })
  bridge().server = {
    render,
    data,
    expire,
    expireAt() {},
    routes: { get: () => null, set() {} },
    invalidateUser() {},
    revokedSessions: createRevokedSessions(),
    sessionStreams: new OpenStreams({ maxStreams: 10 }),
  }
  return {
    data,
    expire,
    /** Reads as a page does. @returns whether none of the tags that it read has expired since */
    async asPage(read: () => Promise<unknown>): Promise<{ isCurrent(): boolean; tags: ReadonlySet<string> }> {
      const context = invalidation.createContext()
      await render.run(context, read)
      return { isCurrent: () => invalidation.isCurrent(context), tags: context.tags }
    },
    removeServerApi() {
      bridge().server = undefined
    },
  }
}
