import 'server-only'
import { shared } from '@/server/shared'

/**
 * How long a page may show an average without the latest ratings. Each expiry has the recipe's page rendered again:
 * one for every rating would keep it out of the cache while many rate.
 */
export const EXPIRY_DELAY_MS = 10_000

const waiting = new Set<string>()

/** Drops the pages made from a tag within {@link EXPIRY_DELAY_MS}, together with others that wait for it. */
export function expireSoon(tag: string): void {
  const isFirst = waiting.size === 0
  waiting.add(tag)
  if (!isFirst) return
  setTimeout(() => {
    const tags = [...waiting]
    waiting.clear()
    shared().server?.expire(tags)
  }, EXPIRY_DELAY_MS).unref()
}
