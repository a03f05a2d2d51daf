import { usePathname } from 'next/navigation'
import { useSyncExternalStore } from 'react'
import { loginPath, safeReturn } from '@/rules/safe-return'

/** Pages that lead on: from them, the way back is the one they were given. */
const DOORS = /^\/(login|memberships)\/?$/

/** Address of the join page that leads back. */
export function membershipsPath(from: string): string {
  const path = safeReturn(from)
  return path === '/' ? '/memberships' : `/memberships?return=${encodeURIComponent(path)}`
}

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

/** Both ways in, leading back to this page. */
export function useWaysIn(): { login: string; signUp: string } {
  const back = useWayBack()
  return { login: loginPath(back), signUp: membershipsPath(back) }
}
