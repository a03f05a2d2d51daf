import { useCallback, useEffect } from 'react'
import { safeReturn } from '@/rules/safe-return'
import { useViewer } from './Session.client'
import { storedUser } from './session-entries'
import { session } from './session-state'

/** No cache entry of SPEC 9: it keeps two pages from sending a person to each other for ever. */
const LED_ON = 'ebs-led-on'
const PAUSE_MS = 30_000

/** Leads who has just signed in to the page that they wanted. @param wanted followed to a path of this site alone */
export function leadTo(wanted: string | null): void {
  // Whoever has asked for the deletion of their account is first asked whether they keep it.
  window.location.replace(storedUser()?.deletionAt ? '/account/' : safeReturn(wanted))
}

/**
 * The sign-in page leads on who is signed in: after the form, or because they already were.
 * @returns leads to the page that `return` names. SPEC 2.1
 */
export function useLeadOn(): () => void {
  const { state, audience } = useViewer()
  const leadOn = useCallback(() => leadTo(new URLSearchParams(window.location.search).get('return')), [])

  useEffect(() => {
    if (state !== 'authenticated' || ledOnJustNow()) return
    // The server took the person for a visitor: their token had run out. With this one it would send them back.
    const ready = audience === 'visitor' ? session.refresh() : Promise.resolve(true)
    void ready.then((signedIn) => signedIn && leadOn())
  }, [state, audience, leadOn])

  return leadOn
}

/** A page that sends the person straight back gets the form: then the server knows better. */
function ledOnJustNow(): boolean {
  try {
    const lastMs = Number(window.sessionStorage.getItem(LED_ON))
    window.sessionStorage.setItem(LED_ON, String(Date.now()))
    return Date.now() - lastMs < PAUSE_MS
  } catch {
    return true
  }
}
