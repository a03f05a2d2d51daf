/**
 * The value below which a share of all values lies (nearest rank).
 * @param values at least one, in any order
 * @param share 0 to 1; 0.5 is the median
 * @throws RangeError on an empty list
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
  if (value === undefined) throw new RangeError('There is nothing to take a percentile of.')
  return value
}

/** The middle value. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

/** Median and 99th percentile of durations in milliseconds. */
export function timesOf(values: readonly number[]): { p50Ms: number; p99Ms: number } {
  return { p50Ms: median(values), p99Ms: percentile(values, 0.99) }
}
