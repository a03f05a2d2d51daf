import { tellOtherTabs } from './other-tabs'
import { storeUser } from './session-entries'
import { readUser } from './session-user'

/** Keeps whom a call has signed in for the next page of this tab, and tells the other tabs. @param answer the call's */
export function keepSignedIn(answer: unknown): void {
  const user = readUser((answer as { user?: unknown }).user)
  if (user) storeUser(user)
  tellOtherTabs('signed-in')
}
