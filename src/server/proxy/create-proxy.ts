import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { PageViews } from '../page-views'
import { serveCached } from '../serve-cached'
import { createForwarder } from './forward'
import { KnownPages } from './known-pages'
import { type UpdateChannel, UpdateReceiver } from './updates'

export type ProxyOptions = {
  updates: UpdateChannel
  /** Where the main thread listens. */
  socketPath: string
  /** The name of the session cookie. */
  cookieName: string
}

type Own = {
  /** Counts the pages that are answered. */
  views?: PageViews
  /** Sends a file of the build. */
  serveFile?: (req: IncomingMessage, res: ServerResponse) => boolean
}

/** Answers finished pages and the files of the build from memory, and forwards every other request to the main thread. */
export function createProxy(
  { cookieName, socketPath, updates }: ProxyOptions,
  { serveFile, views }: Own = {},
): RequestListener {
  const pages = new KnownPages(cookieName, { views })
  const receiver = new UpdateReceiver(updates, (update) => pages.apply(update))
  const forward = createForwarder(socketPath)
  return (req, res) => {
    receiver.receive()
    if (!serveFile?.(req, res) && !serveCached(req, res, pages)) forward(req, res)
  }
}
