import { session } from './session-state'
import type { SessionUser } from './viewer.server'

/**
 * The signed-in user, once known: a click in the first half second waits for it.
 * @returns null for a visitor
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
