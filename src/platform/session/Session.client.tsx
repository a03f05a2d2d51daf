'use client'

import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react'
import { useStore } from '@/platform/store/use-store.client'
import type { Audience } from '@/rules/audience'
import { COMMON_LIMITS } from '@/rules/common-limits'
import { subscribeToTabs } from './cross-tab-messages'
import { reloadForAudience } from './reload-for-audience'
import { scheduleRefresh } from './schedule-refresh'
import { clearOnCookie } from './session-entries'
import { session, type ViewerState } from './session-state'

/** The signed-in user, and the audience that the page was rendered for. */
type Viewer = ViewerState & { audience: Audience }

/**
 * The page's audience alone, which never changes. A context whose value changes makes React hydrate all lazy parts below
 * it at once, and replace those whose code has not arrived by nothing.
 */
const AudienceContext = createContext<Audience | null>(null)

type Props = {
  /** The audience that the page was rendered for. */
  audience?: Audience
  /** The audience was chosen explicitly, as in a preview, so it may differ from the user's. */
  chosen?: boolean
  /** What runs on sign-out, also when the user signs out in another tab. */
  leave?: () => void
  children: ReactNode
}

/**
 * Looks up who is signed in, 500 ms after the start so that the page renders first; refreshes the session while the
 * page is open and syncs it with the other tabs (docs/product.md#states).
 */
export function SessionProvider({ audience = 'visitor', chosen = false, leave = reload, children }: Props) {
  const viewerState = useStore(session)
  const pageRef = useRef({ audience, chosen, leave })
  useEffect(() => {
    pageRef.current = { audience, chosen, leave }
  })

  useEffect(() => {
    clearOnCookie()
    // A page rendered for visitors shows no user until the server has confirmed one.
    if (pageRef.current.audience !== 'visitor') session.showStored()
    // Skipped if the user signed out within the 500 ms.
    const initialLookUp = () => session.current().state === 'loading' && void session.lookUp()
    const timer = setTimeout(initialLookUp, COMMON_LIMITS.sessionLookupDelayMs)
    const unsubscribers = [
      session.onSettled((user) => {
        if (!pageRef.current.chosen) void reloadForAudience(pageRef.current.audience, user, session.refreshToken)
      }),
      subscribeToTabs((message) => {
        if (message === 'signed-in') return whenVisible(session.lookUp)
        if (message === 'changed') return session.noticeChange()
        session.clear()
        pageRef.current.leave()
      }),
      listen(window, 'pageshow', (event) => {
        // Restored from the back/forward cache: another user may have signed in since.
        if ((event as PageTransitionEvent).persisted) void session.lookUp()
      }),
      // A refresh that failed on the network may have cleared the user.
      listen(window, 'online', () => retryLookUp(pageRef.current.audience)),
      listen(document, 'visibilitychange', () => {
        if (document.visibilityState !== 'visible') return
        retryLookUp(pageRef.current.audience)
        session.lookUpAgain()
      }),
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

  return <AudienceContext value={audience}>{children}</AudienceContext>
}

/** The signed-in user and the page's audience. @throws outside SessionProvider */
export function useViewer(): Viewer {
  const audience = useContext(AudienceContext)
  const viewerState = useStore(session)
  if (!audience) throw new Error('useViewer needs a SessionProvider above it.')
  return useMemo(() => ({ ...viewerState, audience }), [viewerState, audience])
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
