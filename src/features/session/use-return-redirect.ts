import { useCallback, useEffect } from 'react'
import { safeReturnPath } from '@/rules/safe-return'
import { useViewer } from './Session.client'
import { storedUser } from './session-entries'
import { session } from './session-state'

/** No cache entry of SPEC 9: it keeps two pages from sending a person to each other for ever. */
const LAST_REDIRECT_KEY = 'ebs-led-on'
const REDIRECT_PAUSE_MS = 30_000

/** Leads who has just signed in to the page that they wanted. @param returnPath followed to a path of this site alone */
export function redirectAfterSignIn(returnPath: string | null): void {
  // Whoever has asked for the deletion of their account is first asked whether they keep it.
  window.location.replace(storedUser()?.deletionAt ? '/account/' : safeReturnPath(returnPath))
}

/**
 * The sign-in page leads on who is signed in: after the form, or because they already were.
 * @returns leads to the page that `return` names. SPEC 2.1
 */
export function useReturnRedirect(): () => void {
  const { state, audience } = useViewer()
  const redirectBack = useCallback(
    () => redirectAfterSignIn(new URLSearchParams(window.location.search).get('return')),
    [],
  )

  useEffect(() => {
    if (state !== 'authenticated' || redirectedRecently()) return
    // The server took the person for a visitor: their token had run out. With this one it would send them back.
    const ready = audience === 'visitor' ? session.refresh() : Promise.resolve(true)
    void ready.then((signedIn) => signedIn && redirectBack())
  }, [state, audience, redirectBack])

  return redirectBack
}

/** A page that sends the person straight back gets the form: then the server knows better. */
function redirectedRecently(): boolean {
  try {
    const lastMs = Number(window.sessionStorage.getItem(LAST_REDIRECT_KEY))
    window.sessionStorage.setItem(LAST_REDIRECT_KEY, String(Date.now()))
    return Date.now() - lastMs < REDIRECT_PAUSE_MS
  } catch {
    return true
  }
}
