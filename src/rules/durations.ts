/** Shown for an unknown duration. */
export const NO_DURATION = 'N/A'

const MINUTES_PER_HOUR = 60

/**
 * A duration for people (docs/product.md#rules): "45min", "2h", "1h 30", "1h 5".
 * @param minutes a number or a numeric string, in minutes, as a card or the CMS gives it
 * @returns NO_DURATION when it is not numeric, or rounds to 0
 */
export function formatDuration(minutes: unknown): string {
  const total = wholeMinutes(minutes)
  if (total === null) return NO_DURATION
  const { hours, restMinutes } = hoursAndMinutes(total)
  if (hours === 0) return `${restMinutes}min`
  return restMinutes === 0 ? `${hours}h` : `${hours}h ${restMinutes}`
}

/**
 * The same duration in ISO 8601, for structured data: "PT45M", "PT2H", "PT1H30M".
 * @param minutes as for formatDuration
 * @returns null when formatDuration returns NO_DURATION: then omit the property
 */
export function toIsoDuration(minutes: unknown): string | null {
  const total = wholeMinutes(minutes)
  if (total === null) return null
  const { hours, restMinutes } = hoursAndMinutes(total)
  return `PT${hours > 0 ? `${hours}H` : ''}${restMinutes > 0 ? `${restMinutes}M` : ''}`
}

/** Rounded first, so that 59.6 is "1h" and never "60min"; null when the result is not positive. */
function wholeMinutes(minutes: unknown): number | null {
  if (typeof minutes !== 'number' && typeof minutes !== 'string') return null
  const total = Math.round(Number(minutes))
  // Beyond the exact integers a number would print as "1e+21min".
  return Number.isSafeInteger(total) && total > 0 ? total : null
}

function hoursAndMinutes(total: number) {
  return { hours: Math.floor(total / MINUTES_PER_HOUR), restMinutes: total % MINUTES_PER_HOUR }
}
