import type { Interval } from './terms'

const KEY = 'billing'

/** Whether a hash holds values, as filters of lists do, and is no anchor. */
const hasValues = (hash: string) => hash.includes('=')

const valuesOf = (hash: string) => new URLSearchParams(hasValues(hash) ? hash.replace(/^#/, '') : '')

/**
 * The interval that the hash of a URL names: `#billing=monthly`; without it, annual.
 * @returns null for an anchor, which says nothing about it
 */
export function billingInHash(hash: string): Interval | null {
  if (hash.length > 1 && !hasValues(hash)) return null
  return valuesOf(hash).get(KEY) === 'monthly' ? 'monthly' : 'annual'
}

/** The hash with an interval; other values in it stay. @returns '' where nothing is left */
export function hashWithBilling(hash: string, interval: Interval): string {
  const values = valuesOf(hash)
  values.delete(KEY)
  if (interval === 'monthly') values.set(KEY, interval)
  const text = values.toString()
  return text === '' ? '' : `#${text}`
}
