import { broadcastToTabs } from './cross-tab-messages'
import { holdEventStream } from './session-event-stream'
import { session } from './session-state'

/** The tab with this lock holds the one stream of the browser: with HTTP/1.1 a browser has six connections for all tabs. */
const LOCK = 'ebs-session-events'
/**
 * A page hidden for as long gives up the stream. Not earlier: until then it is not looked up again when it becomes
 * visible (session-state.ts), so it would miss a change. Milliseconds.
 */
const HIDDEN_MS = 60_000

function onChange(): void {
  session.noticeChange()
  broadcastToTabs('changed')
}

/**
 * Follows changes of the signed-in user while the page is visible, until it is stopped. In a browser without locks, as
 * on a site without https, pages follow with their lookups alone.
 * @returns stops it
 */
export function followChanges(): () => void {
  let current: AbortController | null = null
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined

  function begin(): void {
    clearTimeout(hiddenTimer)
    if (current || document.visibilityState !== 'visible') return
    const controller = new AbortController()
    const { signal } = controller
    current = controller
    // Rejects when the page gives up before it is its turn.
    navigator.locks?.request(LOCK, { signal }, () => holdEventStream(signal, onChange)).catch(() => {})
  }
  function end(): void {
    clearTimeout(hiddenTimer)
    current?.abort()
    current = null
  }

  const listeners = new AbortController()
  const options = { signal: listeners.signal }
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') begin()
      else hiddenTimer = setTimeout(end, HIDDEN_MS)
    },
    options,
  )
  // An open stream would keep the page out of the back/forward cache.
  window.addEventListener('pagehide', end, options)
  window.addEventListener('pageshow', begin, options)
  begin()
  return () => {
    listeners.abort()
    end()
  }
}
