import { useCallback, useEffect } from 'react'
import { pathAfterSignIn } from '@/rules/safe-return'
import { useViewer } from './Session.client'
import { storedUser } from './session-entries'
import { session } from './session-state'

/** Prevents an endless redirect between two pages. Not one of the session cache entries. */
const LAST_REDIRECT_KEY = 'ebs-led-on'
const REDIRECT_PAUSE_MS = 30_000

/**
 * Redirects after a sign-in.
 * @param returnPath followed only if it is a path of this site; null without one
 */
export function redirectAfterSignIn(returnPath: string | null): void {
  // A user who has requested deletion first decides on the account page.
  window.location.replace(storedUser()?.deletionAt ? '/account/' : pathAfterSignIn(returnPath))
}

/**
 * Redirects a signed-in user away from the sign-in page, also if they were signed in before.
 * @returns redirects to the `return` parameter
 */
export function useReturnRedirect(): () => void {
  const { state, audience } = useViewer()
  const redirectBack = useCallback(
    () => redirectAfterSignIn(new URLSearchParams(window.location.search).get('return')),
    [],
  )

  useEffect(() => {
    if (state !== 'authenticated' || redirectedRecently()) return
    // The page was rendered for a visitor because the token had expired: without a refresh the target would redirect
    // back here.
    const ready = audience === 'visitor' ? session.refresh() : Promise.resolve(true)
    void ready.then((signedIn) => signedIn && redirectBack())
  }, [state, audience, redirectBack])

  return redirectBack
}

/** A target that redirects back at once shows the form instead of another redirect. */
function redirectedRecently(): boolean {
  try {
    const lastMs = Number(window.sessionStorage.getItem(LAST_REDIRECT_KEY))
    window.sessionStorage.setItem(LAST_REDIRECT_KEY, String(Date.now()))
    return Date.now() - lastMs < REDIRECT_PAUSE_MS
  } catch {
    return true
  }
}
