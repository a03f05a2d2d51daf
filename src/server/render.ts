import type { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { inject } from 'light-my-request'
import { viewSegment } from '@/rules/page-view'
import type { RenderContext } from '@/runtime/render-context'
import { CLIENT_IP_HEADER, PAGE_HEADER } from './headers'
import { payloadHeaders } from './navigation'
import type { RenderPage } from './page-cache'
import { encodePath } from './url-guard'

/** Next's request handler; resolves when it has finished with a request. */
export type NextHandler = (req: IncomingMessage, res: ServerResponse) => Promise<void>

/** A slower render is aborted, so that the waiting requests get an error. Milliseconds. */
const RENDER_TIMEOUT_MS = 30_000

/**
 * Renders pages through an injected request, which does not depend on a client's connection. Of the client it has only
 * the view, in the header by which the rewrite in next.config.mjs selects the page.
 */
export function createRenderer(next: NextHandler, storage: AsyncLocalStorage<RenderContext>): RenderPage {
  return async ({ audience, path, payload, week }, context) => {
    const headers = {
      host: 'localhost',
      'user-agent': 'page-cache',
      [CLIENT_IP_HEADER]: '127.0.0.1',
      [PAGE_HEADER]: viewSegment(audience, week),
      ...payloadHeaders(payload),
    }
    const dispatch = (req: unknown, res: unknown) => {
      // light-my-request's objects have the interfaces of Node's.
      storage
        .run(context, () => next(req as IncomingMessage, res as ServerResponse))
        .catch((error: Error) => {
          ;(res as ServerResponse).destroy(error)
        })
    }
    // AbortSignal.timeout would hold the request and its whole response in memory until the timeout.
    const abortController = new AbortController()
    const timer = setTimeout(() => abortController.abort(), RENDER_TIMEOUT_MS)
    try {
      const { signal } = abortController
      const response = await inject(dispatch, { method: 'GET', url: encodePath(path), headers, signal })
      return { status: response.statusCode, headers: response.headers, body: response.rawPayload }
    } finally {
      clearTimeout(timer)
    }
  }
}
