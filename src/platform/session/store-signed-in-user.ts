import type { SignInResult } from './complete-sign-in.server'
import { broadcastToTabs } from './cross-tab-messages'
import { rememberSignIn } from './known-browser'
import { storeUser } from './session-entries'
import { readUser } from './session-user'

/** The response of the calls that sign in: their cookies are in its headers. */
export type SignInResponse = Omit<SignInResult, 'cookies'>

/** Stores the user that a sign-in returned for the next page of this tab, and notifies the other tabs. */
export function storeSignedInUser(response: SignInResponse): void {
  const user = readUser(response.user)
  if (user) storeUser(user)
  rememberSignIn()
  broadcastToTabs('signed-in')
}
