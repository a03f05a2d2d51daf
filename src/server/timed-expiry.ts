import { timeTag } from '@/rules/cache-tags'

const CHECK_INTERVAL_MS = 1_000
/** Beyond it, everything that waits expires at once, and is scheduled again by the next renders. */
const MAX_TIMES = 10_000

/** Expires the renders that change at a time, as when a block appears on a date. */
export class TimedExpiry {
  readonly #expire: (tags: readonly string[]) => void
  /** In milliseconds since the epoch. */
  readonly #times = new Set<number>()

  /** @param expire drops all cached reads, renders and pages with these tags */
  constructor(expire: (tags: readonly string[]) => void) {
    this.#expire = expire
  }

  /** Schedules the expiry of `timeTag(at)`. */
  schedule(at: Date): void {
    if (this.#times.size >= MAX_TIMES) this.#expireAll([...this.#times])
    this.#times.add(at.getTime())
  }

  /** Expires what is due. */
  check(now: Date): void {
    this.#expireAll([...this.#times].filter((time) => time <= now.getTime()))
  }

  /** Checks every second. @returns stops it */
  start(): () => void {
    const timer = setInterval(() => this.check(new Date()), CHECK_INTERVAL_MS)
    timer.unref()
    return () => clearInterval(timer)
  }

  #expireAll(times: readonly number[]): void {
    if (times.length === 0) return
    for (const time of times) this.#times.delete(time)
    this.#expire(times.map((time) => timeTag(new Date(time))))
  }
}
