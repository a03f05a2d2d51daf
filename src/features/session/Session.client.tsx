'use client'

import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { Audience } from '@/rules/audience'
import { LIMITS } from '@/rules/limits'
import { subscribeToTabs } from './cross-tab-messages'
import { reloadForAudience } from './reload-for-audience'
import { scheduleRefresh } from './schedule-refresh'
import { clearOnCookie } from './session-entries'
import { session, type ViewerState } from './session-state'

/** Who looks at the page, and for whom the page was rendered. */
type Viewer = ViewerState & { audience: Audience }

const SessionContext = createContext<Viewer | null>(null)

type Props = {
  /** The audience that the page was rendered for. */
  audience?: Audience
  /** The audience was chosen, as in a preview: it need not be the person's. */
  chosen?: boolean
  /** Where logout leads: also a page whose person signs out in another tab. */
  leave?: () => void
  children: ReactNode
}

/**
 * Finds out who is signed in, 500 ms after the start, so that the page comes first; keeps the
 * session alive while the page is open, and in step with the other tabs. SPEC 4, DESIGN 7.
 */
export function SessionProvider({ audience = 'visitor', chosen = false, leave = reload, children }: Props) {
  const viewerState = useSyncExternalStore(session.onChange, session.current, session.initial)
  const pageRef = useRef({ audience, chosen, leave })
  useEffect(() => {
    pageRef.current = { audience, chosen, leave }
  })

  useEffect(() => {
    clearOnCookie()
    // A visitor's page stays one until the server has said otherwise.
    if (pageRef.current.audience !== 'visitor') session.showStored()
    // Nobody looks for whom one has just seen leave.
    const initialLookUp = () => session.current().state === 'loading' && void session.lookUp()
    const timer = setTimeout(initialLookUp, LIMITS.sessionLookupDelayMs)
    const unsubscribers = [
      session.onSettled((user) => {
        if (!pageRef.current.chosen) void reloadForAudience(pageRef.current.audience, user, session.refreshToken)
      }),
      subscribeToTabs((message) => {
        if (message === 'signed-in') return whenVisible(session.lookUp)
        session.clear()
        pageRef.current.leave()
      }),
      listen(window, 'pageshow', (event) => {
        // Back from the browser's cache of whole pages, perhaps for somebody else.
        if ((event as PageTransitionEvent).persisted) void session.lookUp()
      }),
      // A refresh that got no answer may have cleared the user.
      listen(window, 'online', () => retryLookUp(pageRef.current.audience)),
      listen(document, 'visibilitychange', () => retryLookUp(pageRef.current.audience)),
    ]
    return () => {
      clearTimeout(timer)
      for (const end of unsubscribers) end()
    }
  }, [])

  const expiresAtS = viewerState.state === 'authenticated' ? viewerState.user.jwtAuthExpiration : null
  useEffect(() => {
    if (expiresAtS === null) return
    const { reschedule, stop } = scheduleRefresh(expiresAtS, session.refreshIfDue)
    const end = listen(document, 'visibilitychange', () => {
      if (document.visibilityState === 'visible') reschedule()
    })
    return () => {
      stop()
      end()
    }
  }, [expiresAtS])

  const value = useMemo(() => ({ ...viewerState, audience }), [viewerState, audience])
  return <SessionContext value={value}>{children}</SessionContext>
}

/** Who looks at the page. @throws outside SessionProvider (SPEC 8) */
export function useViewer(): Viewer {
  const viewer = useContext(SessionContext)
  if (!viewer) throw new Error('useViewer needs a SessionProvider above it.')
  return viewer
}

function retryLookUp(audience: Audience): void {
  const wasSignedOut = audience !== 'visitor' && session.current().state === 'anonymous'
  if (wasSignedOut && document.visibilityState === 'visible') void session.lookUp()
}

function reload(): void {
  window.location.reload()
}

function listen(target: EventTarget, type: string, listener: (event: Event) => void): () => void {
  target.addEventListener(type, listener)
  return () => target.removeEventListener(type, listener)
}

function whenVisible(callback: () => void): void {
  if (document.visibilityState === 'visible') {
    callback()
    return
  }
  const end = listen(document, 'visibilitychange', () => {
    if (document.visibilityState !== 'visible') return
    end()
    callback()
  })
}
