'use client'

import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { LIMITS } from '@/rules/limits'
import type { SessionUser } from './viewer'

/** SPEC 4: loading, then authenticated (a user) or anonymous (null). */
type Viewing = { state: 'loading' | 'authenticated' | 'anonymous'; user: SessionUser | null }

const SessionContext = createContext<Viewing | null>(null)

async function lookUp(signal: AbortSignal): Promise<SessionUser | null> {
  const response = await fetch('/api/auth/me', { signal })
  if (!response.ok) return null
  const { user } = (await response.json()) as { user: SessionUser | null }
  return user
}

/** Finds out who is signed in, 500 ms after the start, so that the page comes first. SPEC 4. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [viewing, setViewing] = useState<Viewing>({ state: 'loading', user: null })
  useEffect(() => {
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      const user = await lookUp(abort.signal).catch(() => null) // SPEC 8: a failed lookup shows nothing.
      if (!abort.signal.aborted) setViewing({ state: user ? 'authenticated' : 'anonymous', user })
    }, LIMITS.sessionLookupDelayMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [])
  return <SessionContext value={viewing}>{children}</SessionContext>
}

/** Who looks at the page. @throws outside SessionProvider (SPEC 8) */
export function useViewer(): Viewing {
  const viewing = useContext(SessionContext)
  if (!viewing) throw new Error('useViewer needs a SessionProvider above it.')
  return viewing
}
