import { session } from './session-state'
import type { SessionUser } from './viewer'

/**
 * Who is signed in, once that is known: what is pressed in the first half second waits for it. SPEC 4.
 * @returns null: nobody
 */
export function settledUser(): Promise<SessionUser | null> {
  return new Promise((resolve) => {
    const settle = () => {
      const { state, user } = session.now()
      if (state === 'loading') return false
      resolve(user)
      return true
    }
    if (settle()) return
    const end = session.onChange(() => {
      if (settle()) end()
    })
  })
}
