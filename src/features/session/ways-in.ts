import { usePathname } from 'next/navigation'
import { useSyncExternalStore } from 'react'
import { joinPath, loginPath, safeReturn } from '@/rules/safe-return'

/** Pages that lead on: from them, the way back is the one they were given. */
const DOORS = /^\/(login|memberships)\/?$/

/**
 * The page to come back to after signing in or joining, as a path of this site. In HTML that
 * many people share, and without scripts, it is the front page. SPEC 2.1, DESIGN 7.
 */
export function useWayBack(): string {
  // Follows the walk from page to page.
  usePathname()
  return useSyncExternalStore(noSubscription, wayBack, () => '/')
}

function wayBack(): string {
  const { pathname, search } = window.location
  return safeReturn(DOORS.test(pathname) ? new URLSearchParams(search).get('return') : pathname + search)
}

const noSubscription = () => () => {}

type WaysIn = { login: string; signUp: string }

const leadingBackTo = (path: string): WaysIn => ({ login: loginPath(path), signUp: joinPath(path) })

/** Both ways in, leading back to the page on show. In the browser alone. */
export const waysIn = (): WaysIn => leadingBackTo(wayBack())

/** Both ways in, leading back to this page. */
export function useWaysIn(): WaysIn {
  return leadingBackTo(useWayBack())
}
