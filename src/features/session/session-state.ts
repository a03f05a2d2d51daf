import { logToConsole } from '@/ui/log-to-console'
import { broadcastToTabs } from './cross-tab-messages'
import { fetchUser, postLogout, postRefresh } from './session-api'
import { clearEntries, storedUser, storeUser } from './session-entries'
import type { SessionUser } from './viewer'

/** SPEC 4. While loading, a user is the one of this tab's last page, not asked for yet. */
export type ViewerState =
  | { state: 'loading'; user: SessionUser | null }
  | { state: 'authenticated'; user: SessionUser }
  | { state: 'anonymous'; user: null }

/** After a refresh none is started for this long: a clock that is wrong would ask for ever. */
const MIN_REFRESH_INTERVAL_MS = 60_000

/** A token with less than this left may be over when a call that carries it arrives. */
const TOKEN_MARGIN_MS = 5_000

const INITIAL_STATE: ViewerState = Object.freeze({ state: 'loading', user: null })
let viewerState: ViewerState = INITIAL_STATE
let refreshInFlight: Promise<boolean> | null = null
let refreshedAtMs = Number.NEGATIVE_INFINITY
/** Sign-outs so far: an answer to what was asked before one says nothing of who is there now. */
let signOuts = 0
let signingOut = false
const changeListeners = new Set<() => void>()
const settledListeners = new Set<(user: SessionUser | null) => void>()

/** The session of this page load, in the browser alone: on the server nothing calls what changes it. */
export const session = {
  current: (): ViewerState => viewerState,
  initial: (): ViewerState => INITIAL_STATE,

  /** @returns ends it */
  onChange(listener: () => void): () => void {
    changeListeners.add(listener)
    return () => changeListeners.delete(listener)
  },

  /** Hears each time the server has said who is signed in. @returns ends it */
  onSettled(listener: (user: SessionUser | null) => void): () => void {
    settledListeners.add(listener)
    return () => settledListeners.delete(listener)
  },

  /** Shows the user of this tab's last page until the lookup. */
  showStored(): void {
    const user = storedUser()
    if (user && viewerState.state === 'loading') setState({ state: 'loading', user })
  },

  /** Asks who is signed in; an expired token of a live session is refreshed. SPEC 4. */
  async lookUp(): Promise<void> {
    if (signingOut) return
    const before = signOuts
    try {
      const user = await fetchUser()
      if (before !== signOuts) return
      if (user && isExpired(user)) await session.refresh()
      else setUser(user)
    } catch {
      // SPEC 8: a failed lookup shows nothing. What is stored stays for the next page.
      if (viewerState.state === 'loading') setState({ state: 'anonymous', user: null })
    }
  },

  /** One refresh for all who want one. SPEC 4, DESIGN 7. @returns whether a session is there afterwards */
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

  /** Before a call that is answered by what the token says, without a 401 for one that is over. Never fails. */
  async ensureFreshToken(): Promise<void> {
    const { user } = viewerState
    if (!user || !isExpired(user, Date.now() + TOKEN_MARGIN_MS)) return
    if (refreshInFlight || Date.now() - refreshedAtMs >= MIN_REFRESH_INTERVAL_MS) await session.refresh()
  },

  /** A token of this moment, without a word about who it belongs to. Never fails. */
  async refreshToken(): Promise<void> {
    if (Date.now() - refreshedAtMs >= MIN_REFRESH_INTERVAL_MS) await postRefresh().catch(() => false)
  },

  /** Ends the session, in all tabs. @throws when the site did not do it: the person stays signed in */
  async signOut(): Promise<void> {
    const before = viewerState
    signOuts += 1
    signingOut = true
    // What is being asked for of the person is given up: the server would refuse it once the session has ended.
    if (before.user) setState({ state: 'loading', user: before.user })
    try {
      await postLogout()
    } catch (error) {
      signingOut = false
      setState(before)
      if (before.state === 'loading') void session.lookUp()
      throw error
    }
    signingOut = false
    broadcastToTabs('signed-out')
    session.clear()
  },

  /** Nothing of the person stays in this tab. */
  clear(): void {
    clearEntries()
    setState({ state: 'anonymous', user: null })
  },
}

/** SPEC 4: success fetches the user anew, failure clears the user. */
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
    // SPEC 8: it shows nothing. No answer is no refusal: what is stored stays for when the line is back.
    if (!ok || viewerState.state === 'loading') setState({ state: 'anonymous', user: null })
    return ok
  }
}

function setUser(user: SessionUser | null): void {
  if (user) storeUser(user)
  else clearEntries()
  setState(user ? { state: 'authenticated', user } : { state: 'anonymous', user: null })
  for (const listener of settledListeners) listener(user)
}

function setState(next: ViewerState): void {
  viewerState = next
  for (const listener of changeListeners) listener()
}

function isExpired({ jwtAuthExpiration }: SessionUser, atMs = Date.now()): boolean {
  return jwtAuthExpiration * 1000 <= atMs
}
