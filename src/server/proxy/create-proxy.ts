import type { RequestListener } from 'node:http'
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

/**
 * Answers finished pages from memory, and forwards every other request to the main thread.
 * @param views counts the pages that are answered
 */
export function createProxy({ cookieName, socketPath, updates }: ProxyOptions, views?: PageViews): RequestListener {
  const pages = new KnownPages(cookieName, { views })
  const receiver = new UpdateReceiver(updates, (update) => pages.apply(update))
  const forward = createForwarder(socketPath)
  return (req, res) => {
    receiver.receive()
    if (!serveCached(req, res, pages)) forward(req, res)
  }
}
