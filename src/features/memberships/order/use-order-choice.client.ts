import { useCallback, useSyncExternalStore } from 'react'
import { type OrderPlan, orderChoice, orderHref } from '@/rules/membership/order-link'
import type { ShownPrices } from '@/rules/membership/shown-plans'
import { INTERVAL_KEYS, type Interval } from '@/rules/membership/terms'

/** Listeners to a change of the query that this file makes, for which the browser has no event. */
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

/** The query of the page; '' on the server, whose HTML is shared. */
export const useQueryString = () =>
  useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  )

/**
 * What is chosen on the order page of a plan. It is kept in the URL, so that it survives a reload, a sign-in and an error.
 * @returns `href`: the page with the choice
 */
export function useOrderChoice(plan: OrderPlan, prices: ShownPrices) {
  const chosen = orderChoice(useQueryString())
  const intervals = INTERVAL_KEYS.filter((interval) => prices[interval] !== null)
  const isSold = chosen?.interval && intervals.includes(chosen.interval)
  const interval: Interval = (isSold ? chosen?.interval : intervals[0]) ?? 'annual'
  const returnTo = chosen?.returnTo ?? null
  const href = orderHref({ plan, interval, returnTo })
  const choose = useCallback(
    (next: Interval) => {
      window.history.replaceState(window.history.state, '', orderHref({ plan, interval: next, returnTo }))
      for (const listener of listeners) listener()
    },
    [plan, returnTo],
  )
  return { interval, intervals, returnTo, href, choose }
}
