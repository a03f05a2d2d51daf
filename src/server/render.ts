import type { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { inject } from 'light-my-request'
import type { RenderContext } from './bridge'
import { CLIENT_IP_HEADER, PAGE_HEADER } from './headers'
import { payloadHeaders } from './navigation'
import type { RenderPage } from './page-cache'
import { encodePath } from './url-guard'

/** Next's request handler: resolves when it is done with a request. */
export type NextHandler = (req: IncomingMessage, res: ServerResponse) => Promise<void>

/** A page that takes longer is given up, so that its readers get an answer. Milliseconds. */
const RENDER_TIMEOUT_MS = 30_000

/**
 * Renders pages by a request of our own, which hangs on no reader's connection and
 * carries nothing of any reader but the audience, in the header by which the rewrite
 * in next.config.ts chooses the page.
 */
export function createRenderer(next: NextHandler, storage: AsyncLocalStorage<RenderContext>): RenderPage {
  return async ({ audience, path, payload }, context) => {
    const headers = {
      host: 'localhost',
      'user-agent': 'page-cache',
      [CLIENT_IP_HEADER]: '127.0.0.1',
      [PAGE_HEADER]: audience,
      ...payloadHeaders(payload),
    }
    const dispatch = (req: unknown, res: unknown) => {
      // light-my-request makes these two in the likeness of Node's.
      storage
        .run(context, () => next(req as IncomingMessage, res as ServerResponse))
        .catch((error: Error) => {
          ;(res as ServerResponse).destroy(error)
        })
    }
    // Not AbortSignal.timeout: until its time is over it holds on to the request and to all of its answer.
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
