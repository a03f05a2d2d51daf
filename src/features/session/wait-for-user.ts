import { session } from './session-state'
import type { SessionUser } from './viewer'

/**
 * Who is signed in, once that is known: what is pressed in the first half second waits for it. SPEC 4.
 * @returns null: nobody
 */
export function waitForUser(): Promise<SessionUser | null> {
  return new Promise((resolve) => {
    const resolveIfSettled = () => {
      const { state, user } = session.current()
      if (state === 'loading') return false
      resolve(user)
      return true
    }
    if (resolveIfSettled()) return
    const unsubscribe = session.onChange(() => {
      if (resolveIfSettled()) unsubscribe()
    })
  })
}
