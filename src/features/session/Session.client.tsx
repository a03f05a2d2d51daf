'use client'

import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { Audience } from '@/rules/audience'
import { LIMITS } from '@/rules/limits'
import { fitPage } from './fit-page'
import { keepFresh } from './keep-fresh'
import { hearOtherTabs } from './other-tabs'
import { obeyClearCookie } from './session-entries'
import { session, type Viewing } from './session-state'

/** Who looks at the page, and for whom the page was rendered. */
type Viewer = Viewing & { audience: Audience }

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
  const viewing = useSyncExternalStore(session.onChange, session.now, session.atStart)
  const page = useRef({ audience, chosen, leave })
  useEffect(() => {
    page.current = { audience, chosen, leave }
  })

  useEffect(() => {
    obeyClearCookie()
    // A visitor's page stays one until the server has said otherwise.
    if (page.current.audience !== 'visitor') session.showStored()
    // Nobody looks for whom one has just seen leave.
    const firstLook = () => session.now().state === 'loading' && void session.lookUp()
    const timer = setTimeout(firstLook, LIMITS.sessionLookupDelayMs)
    const endings = [
      session.onSettled((user) => {
        if (!page.current.chosen) void fitPage(page.current.audience, user, session.freshen)
      }),
      hearOtherTabs((news) => {
        if (news === 'signed-in') return whenVisible(session.lookUp)
        session.forget()
        page.current.leave()
      }),
      on(window, 'pageshow', (event) => {
        // Back from the browser's cache of whole pages, perhaps for somebody else.
        if ((event as PageTransitionEvent).persisted) void session.lookUp()
      }),
      // A refresh that got no answer may have cleared the user.
      on(window, 'online', () => lookUpAgain(page.current.audience)),
      on(document, 'visibilitychange', () => lookUpAgain(page.current.audience)),
    ]
    return () => {
      clearTimeout(timer)
      for (const end of endings) end()
    }
  }, [])

  const expiresAtS = viewing.state === 'authenticated' ? viewing.user.jwtAuthExpiration : null
  useEffect(() => {
    if (expiresAtS === null) return
    const { wake, stop } = keepFresh(expiresAtS, session.refreshIfDue)
    const end = on(document, 'visibilitychange', () => {
      if (document.visibilityState === 'visible') wake()
    })
    return () => {
      stop()
      end()
    }
  }, [expiresAtS])

  const value = useMemo(() => ({ ...viewing, audience }), [viewing, audience])
  return <SessionContext value={value}>{children}</SessionContext>
}

/** Who looks at the page. @throws outside SessionProvider (SPEC 8) */
export function useViewer(): Viewer {
  const viewer = useContext(SessionContext)
  if (!viewer) throw new Error('useViewer needs a SessionProvider above it.')
  return viewer
}

function lookUpAgain(audience: Audience): void {
  const lost = audience !== 'visitor' && session.now().state === 'anonymous'
  if (lost && document.visibilityState === 'visible') void session.lookUp()
}

function reload(): void {
  window.location.reload()
}

function on(target: EventTarget, type: string, listener: (event: Event) => void): () => void {
  target.addEventListener(type, listener)
  return () => target.removeEventListener(type, listener)
}

function whenVisible(act: () => void): void {
  if (document.visibilityState === 'visible') {
    act()
    return
  }
  const end = on(document, 'visibilitychange', () => {
    if (document.visibilityState !== 'visible') return
    end()
    act()
  })
}
