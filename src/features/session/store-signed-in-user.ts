import { broadcastToTabs } from './cross-tab-messages'
import { storeUser } from './session-entries'
import { readUser } from './session-user'

/** Keeps whom a call has signed in for the next page of this tab, and tells the other tabs. @param response the call's */
export function storeSignedInUser(response: unknown): void {
  const user = readUser((response as { user?: unknown }).user)
  if (user) storeUser(user)
  broadcastToTabs('signed-in')
}
