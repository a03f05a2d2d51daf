import { useState } from 'react'
import { useViewer } from './Session.client'
import type { SessionUser } from './viewer.server'

/**
 * The member whose form a page shows: who is signed in, or who was, once the session has ended or cannot be looked up. So
 * the form stays, with what was typed into it.
 * @returns `user`: null until someone was signed in. `signedOut`: they are not any more
 */
export function useMember(): { user: SessionUser | null; signedOut: boolean } {
  const { state, user } = useViewer()
  const [last, setLast] = useState<SessionUser | null>(null)
  if (state === 'authenticated' && user !== last) setLast(user)
  return { user: last, signedOut: state === 'anonymous' && last !== null }
}
