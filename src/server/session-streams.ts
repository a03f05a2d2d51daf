import type { SessionStream, SessionStreams } from '@/runtime/server-api'

/** Open streams of one user: one for each of their browsers. Beyond it the oldest is ended. */
const MAX_PER_USER = 5
/** Shorter than what proxies allow a silent connection, usually a minute. Milliseconds. */
const HEARTBEAT_MS = 25_000

const HEARTBEAT = ': still here\n\n'
const CHANGED = 'event: changed\ndata:\n\n'

type Options = {
  /** Streams open at one time, so that they leave connections for all other requests. */
  maxStreams: number
  /** Milliseconds since the epoch. */
  now?: () => number
}

/**
 * The open streams that tell browsers that their user has changed (GET /api/user/session/events, in docs/api.md). In the memory
 * of this process only. A stream ends with the session token that opened it, so each is authorized again.
 */
export class OpenStreams implements SessionStreams {
  readonly #maxStreams: number
  readonly #now: () => number
  /** In the order in which they were opened. */
  readonly #byUser = new Map<number, Set<SessionStream>>()
  #size = 0
  #isStopping = false

  constructor({ maxStreams, now = Date.now }: Options) {
    this.#maxStreams = maxStreams
    this.#now = now
  }

  open(stream: SessionStream): boolean {
    const own = this.#byUser.get(stream.userId) ?? new Set()
    const [oldest] = own
    if (oldest && own.size >= MAX_PER_USER) this.#end(oldest)
    if (this.#isStopping || this.#size >= this.#maxStreams) return false
    this.#byUser.set(stream.userId, own.add(stream))
    this.#size += 1
    stream.send(HEARTBEAT)
    return true
  }

  remove(stream: SessionStream): void {
    const own = this.#byUser.get(stream.userId)
    if (!own?.delete(stream)) return
    this.#size -= 1
    if (own.size === 0) this.#byUser.delete(stream.userId)
  }

  /** Tells a user's browsers to look the user up again. */
  notify(userId: number): void {
    for (const stream of this.#byUser.get(userId) ?? []) stream.send(CHANGED)
  }

  /** Begins the heartbeats. @returns ends them and all streams, and lets no more be opened */
  start(): () => void {
    const timer = setInterval(() => this.#beat(), HEARTBEAT_MS)
    return () => {
      clearInterval(timer)
      this.#isStopping = true
      for (const stream of this.#all()) this.#end(stream)
    }
  }

  #beat(): void {
    for (const stream of this.#all()) {
      if (stream.expiresAtMs > this.#now()) stream.send(HEARTBEAT)
      else this.#end(stream)
    }
  }

  #all(): SessionStream[] {
    return [...this.#byUser.values()].flatMap((own) => [...own])
  }

  #end(stream: SessionStream): void {
    this.remove(stream)
    stream.end()
  }
}
