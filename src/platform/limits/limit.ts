/** At most this many points in each window. */
export type Limit = { points: number; windowS: number }

export type Limiter = {
  /** Consumes one point. @returns seconds to wait if none is left; null if allowed */
  consume(key: string): Promise<number | null>
  /** Refunds one point. */
  refund(key: string): Promise<void>
  /** Resets a key. */
  clear(key: string): Promise<void>
}

/** Seconds to wait, at least one. */
export const toSeconds = (msBeforeNext: number) => Math.max(1, Math.ceil(msBeforeNext / 1_000))
