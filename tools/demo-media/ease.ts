/** Movement in time. Seconds in, numbers out; the same moment always gives the same picture. */

export const clamp = (v: number, low = 0, high = 1) => Math.min(high, Math.max(low, v))

/** Slow, quick, slow: 0 to 1. */
export const gentle = (t: number) => (1 - Math.cos(clamp(t) * Math.PI)) / 2

/** 0 before `from`, 1 between, 0 after `to`, gently over `fade` seconds inside both ends. */
export function during(t: number, from: number, to: number, fade = 0.4): number {
  return Math.min(gentle((t - from) / fade), gentle((to - t) / fade))
}

/** A moment and what has been reached by then. */
export type Key = readonly [at: number, values: readonly number[]]

/** The slope through the middle of three values: none at a turning point, so that nothing overshoots. */
function slope(before: number, after: number, hBefore: number, hAfter: number): number {
  if (before * after <= 0) return 0
  const w1 = 2 * hAfter + hBefore
  const w2 = hAfter + 2 * hBefore
  return (w1 + w2) / (w1 / before + w2 / after)
}

/**
 * A smooth way through keys (monotone cubic): it comes to rest where it turns and at both ends, and
 * flows through what lies between. Fritsch and Carlson's method.
 * @param keys in order of time, all of the same length
 */
export function through(keys: readonly Key[], t: number): number[] {
  const last = keys.length - 1
  const found = keys.findIndex(([at]) => at > t)
  if (found === 0 || last < 1) return [...(keys[0]?.[1] ?? [])]
  if (found < 0) return [...(keys[last]?.[1] ?? [])]
  const i = found - 1
  const at = (k: number) => keys[k]?.[0] ?? 0
  const value = (k: number, channel: number) => keys[k]?.[1][channel] ?? 0
  const rise = (k: number, channel: number) => (value(k + 1, channel) - value(k, channel)) / (at(k + 1) - at(k))
  const h = at(i + 1) - at(i)
  const s = (t - at(i)) / h
  return (keys[i]?.[1] ?? []).map((start, c) => {
    const end = value(i + 1, c)
    const m0 = i === 0 ? 0 : slope(rise(i - 1, c), rise(i, c), at(i) - at(i - 1), h)
    const m1 = i + 1 === last ? 0 : slope(rise(i, c), rise(i + 1, c), h, at(i + 2) - at(i + 1))
    const s2 = s * s
    const s3 = s2 * s
    return (2 * s3 - 3 * s2 + 1) * start + (s3 - 2 * s2 + s) * h * m0 + (-2 * s3 + 3 * s2) * end + (s3 - s2) * h * m1
  })
}
