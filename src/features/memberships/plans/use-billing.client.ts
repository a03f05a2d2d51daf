import { useEffect } from 'react'
import { createStore } from '@/platform/store/create-store'
import { useStore } from '@/platform/store/use-store.client'
import { billingInHash, hashWithBilling } from '@/rules/membership/billing-hash'
import type { Interval } from '@/rules/membership/terms'

/** One for all blocks of the page. */
const billing = createStore<Interval>('annual')

function writeHash(interval: Interval) {
  const { hash, pathname, search } = window.location
  const next = hashWithBilling(hash, interval)
  // With the state of Next's router: without it, the router would treat the change as a navigation and render again.
  if (next !== hash) window.history.replaceState(window.history.state, '', `${pathname}${search}${next}`)
}

function readHash() {
  const interval = billingInHash(window.location.hash)
  if (interval !== null) billing.set(interval)
  // The browser has followed a link to an anchor of this page.
  else if (billing.current() === 'monthly') writeHash('monthly')
}

/** Shows the plans by another interval, in all blocks of the page, and keeps it in the URL. */
export function chooseBilling(interval: Interval): void {
  billing.set(interval)
  writeHash(interval)
}

/** The interval by which plans are shown: annual first, then what the URL says (docs/product.md#states). */
export function useBilling(): Interval {
  useEffect(() => {
    readHash()
    window.addEventListener('hashchange', readHash)
    window.addEventListener('popstate', readHash)
    return () => {
      window.removeEventListener('hashchange', readHash)
      window.removeEventListener('popstate', readHash)
    }
  }, [])
  return useStore(billing)
}
