import { authenticatedFetch } from './authenticated-fetch'

/** Two heartbeats of the server (25 s each) have not come: the connection is dead. Milliseconds. */
const SILENCE_MS = 60_000
/** A stream that was open for as long was a good one: the next is tried soon. Milliseconds. */
const STABLE_MS = 60_000
/** The pause before the second attempt, on average; it doubles with each failure. Milliseconds. */
const FIRST_PAUSE_MS = 10_000
const LONGEST_PAUSE_MS = 5 * 60_000

/**
 * Holds the stream of the session's events open (GET /api/user/session/events) until `signal` is aborted: an end or a
 * failure is followed by another attempt, after a pause with chance in it, so that the browsers do not all come at once
 * after a restart of the server. Never rejects.
 * @param onChange the user has changed, or may have while no stream was open
 */
export async function holdEventStream(signal: AbortSignal, onChange: () => void): Promise<void> {
  let failures = 0
  let hadStream = false
  while (!signal.aborted) {
    let openedAtMs = Number.POSITIVE_INFINITY
    try {
      await readEvents(signal, onChange, () => {
        openedAtMs = Date.now()
        if (hadStream) onChange()
        hadStream = true
      })
    } catch {
      // Out of reach, refused or cut: tried again below, and lookups follow the user as well.
    }
    failures = Date.now() - openedAtMs >= STABLE_MS ? 0 : failures + 1
    await pause(
      Math.min(FIRST_PAUSE_MS * 2 ** Math.max(0, failures - 1), LONGEST_PAUSE_MS) * (0.5 + Math.random()),
      signal,
    )
    await online(signal)
  }
}

/** Reads one stream to its end. @throws when it is refused, cut, silent for a minute, or aborted */
async function readEvents(signal: AbortSignal, onChange: () => void, onOpen: () => void): Promise<void> {
  const attempt = new AbortController()
  const abort = () => attempt.abort()
  signal.addEventListener('abort', abort, { once: true })
  let silence = setTimeout(abort, SILENCE_MS)
  try {
    const response = await authenticatedFetch('/api/user/session/events/', { signal: attempt.signal, priority: 'low' })
    if (!response.ok || !response.body) throw new Error(`The events were refused with ${response.status}.`)
    onOpen()
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (let unread = ''; ; ) {
      const { done, value } = await reader.read()
      if (done) return
      clearTimeout(silence)
      silence = setTimeout(abort, SILENCE_MS)
      const lines = `${unread}${value}`.split('\n')
      unread = lines.pop() ?? ''
      if (lines.includes('event: changed')) onChange()
    }
  } finally {
    clearTimeout(silence)
    signal.removeEventListener('abort', abort)
  }
}

function pause(durationMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, durationMs)
    whenAborted(signal, () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/** Without a connection an attempt would only leave an error in the console. */
function online(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (navigator.onLine) return resolve()
    window.addEventListener('online', () => resolve(), { once: true, signal })
    whenAborted(signal, resolve)
  })
}

function whenAborted(signal: AbortSignal, callback: () => void): void {
  if (signal.aborted) callback()
  else signal.addEventListener('abort', callback, { once: true })
}
