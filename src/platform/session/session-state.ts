import { createStore } from '@/platform/store/create-store'
import { logToConsole } from '@/ui/log-to-console'
import { broadcastToTabs } from './cross-tab-messages'
import { fetchUser, postLogout, postRefresh } from './session-api'
import { clearEntries, storedUser, storeUser } from './session-entries'
import type { SessionUser } from './viewer.server'

/**
 * The state of the session (docs/product.md#states). While loading, `user` is the one of this tab's last page, not
 * confirmed yet.
 */
export type ViewerState =
  | { state: 'loading'; user: SessionUser | null }
  | { state: 'authenticated'; user: SessionUser }
  | { state: 'anonymous'; user: null }

/** The minimum time between refreshes: a wrong clock would refresh in a loop. */
const MIN_REFRESH_INTERVAL_MS = 60_000

/** The minimum time between lookups on a page that someone comes back to again and again. */
const MIN_LOOKUP_INTERVAL_MS = 60_000

/** One change of a user can cause several notices, which cause one lookup. */
const NOTICE_DELAY_MS = 200

/** A token with less time left than this may expire before a request arrives. */
const TOKEN_MARGIN_MS = 5_000

const INITIAL_STATE: ViewerState = Object.freeze({ state: 'loading', user: null })
const store = createStore<ViewerState>(INITIAL_STATE)
let refreshInFlight: Promise<boolean> | null = null
let refreshedAtMs = Number.NEGATIVE_INFINITY
let lookedUpAtMs = Number.NEGATIVE_INFINITY
/** Sign-outs so far: the response to a request made before one is discarded. */
let signOuts = 0
let signingOut = false
const settledListeners = new Set<(user: SessionUser | null) => void>()

/** The session of this page load. On the server nothing calls the methods that change it. */
export const session = {
  current: store.current,
  initial: store.initial,
  onChange: store.onChange,

  /** Called each time the server has said who is signed in. @returns unsubscribes */
  onSettled(listener: (user: SessionUser | null) => void): () => void {
    settledListeners.add(listener)
    return () => settledListeners.delete(listener)
  },

  /** Shows the user of this tab's last page until the lookup has finished. */
  showStored(): void {
    const user = storedUser()
    if (user && store.current().state === 'loading') store.set({ state: 'loading', user })
  },

  /** Looks up who is signed in; an expired token of an active session is refreshed. */
  async lookUp(): Promise<void> {
    if (signingOut) return
    lookedUpAtMs = Date.now()
    const before = signOuts
    try {
      const user = await fetchUser()
      if (before !== signOuts) return
      if (user && isExpired(user)) await session.refresh()
      else setUser(user)
    } catch {
      // A failed lookup shows nothing; the stored data stays for the next page.
      if (store.current().state === 'loading') store.set({ state: 'anonymous', user: null })
    }
  },

  /** Looks up a signed-in user again, whose plan may have changed since. An expired token is left to its refresh. */
  lookUpAgain(): void {
    const { state, user } = store.current()
    if (state !== 'authenticated' || isExpired(user)) return
    if (Date.now() - lookedUpAtMs > MIN_LOOKUP_INTERVAL_MS) void session.lookUp()
  },

  /** The server has said that this user has changed: looks them up, on a hidden page once it is visible. */
  noticeChange(): void {
    lookedUpAtMs = Number.NEGATIVE_INFINITY
    setTimeout(() => document.visibilityState === 'visible' && session.lookUpAgain(), NOTICE_DELAY_MS)
  },

  /** Refreshes the token; concurrent calls share one request. @returns whether a session is active afterwards */
  refresh(): Promise<boolean> {
    refreshInFlight ??= refresh().finally(() => {
      refreshInFlight = null
    })
    return refreshInFlight
  },

  /** The scheduled refresh. */
  refreshIfDue(): void {
    if (Date.now() - refreshedAtMs >= MIN_REFRESH_INTERVAL_MS) void session.refresh()
  },

  /** Refreshes a token that is about to expire before a call that would not respond with a 401. Never throws. */
  async ensureFreshToken(): Promise<void> {
    const { user } = store.current()
    if (!user || !isExpired(user, Date.now() + TOKEN_MARGIN_MS)) return
    if (refreshInFlight || Date.now() - refreshedAtMs >= MIN_REFRESH_INTERVAL_MS) await session.refresh()
  },

  /** Renews the token without changing the state. Never throws. */
  async refreshToken(): Promise<void> {
    if (Date.now() - refreshedAtMs >= MIN_REFRESH_INTERVAL_MS) await postRefresh().catch(() => false)
  },

  /** Ends the session in all tabs. @throws if the site did not end it: the user stays signed in */
  async signOut(): Promise<void> {
    const before = store.current()
    signOuts += 1
    signingOut = true
    // Personal queries are canceled: the server would reject them once the session has ended.
    if (before.user) store.set({ state: 'loading', user: before.user })
    try {
      await postLogout()
    } catch (error) {
      signingOut = false
      store.set(before)
      if (before.state === 'loading') void session.lookUp()
      throw error
    }
    signingOut = false
    broadcastToTabs('signed-out')
    session.clear()
  },

  /** Removes all data of the user from this tab. */
  clear(): void {
    clearEntries()
    store.set({ state: 'anonymous', user: null })
  },
}

/** A success fetches the user again, a failure clears the user. */
async function refresh(): Promise<boolean> {
  let ok = false
  const before = signOuts
  try {
    ok = await postRefresh()
    refreshedAtMs = Date.now()
    const user = ok ? await fetchUser() : null
    if (before !== signOuts) return false
    if (user) setUser(user)
    else session.clear()
    return user !== null
  } catch (error) {
    logToConsole('Token refresh error', error)
    // Shows nothing. Without a response the stored data stays until the connection is back.
    if (!ok || store.current().state === 'loading') store.set({ state: 'anonymous', user: null })
    return ok
  }
}

function setUser(user: SessionUser | null): void {
  if (user) storeUser(user)
  else clearEntries()
  store.set(user ? { state: 'authenticated', user } : { state: 'anonymous', user: null })
  for (const listener of settledListeners) listener(user)
}

function isExpired({ jwtAuthExpiration }: SessionUser, atMs = Date.now()): boolean {
  return jwtAuthExpiration * 1000 <= atMs
}
