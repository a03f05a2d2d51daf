import { broadcastToTabs } from './cross-tab-messages'
import { storeUser } from './session-entries'
import { readUser } from './session-user'

/**
 * Stores the user that a sign-in returned for the next page of this tab, and notifies the other tabs. @param response
 * the JSON of the call
 */
export function storeSignedInUser(response: unknown): void {
  const user = readUser((response as { user?: unknown }).user)
  if (user) storeUser(user)
  broadcastToTabs('signed-in')
}
