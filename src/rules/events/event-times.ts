import { COMMON_LIMITS } from '@/rules/common-limits'

const HOUR_MS = 60 * 60_000

/** Start and end of an event as the CMS stores them: ISO 8601. */
export type EventTimes = { start: string; end: string | null | undefined }

/**
 * Start and end of an event as dates. An invalid end, or one not after the start, is null.
 * @returns null when there is no valid start
 */
export function eventSpan({ end, start }: EventTimes): { from: Date; to: Date | null } | null {
  const from = new Date(start)
  if (Number.isNaN(from.getTime())) return null
  const to = new Date(end ?? '')
  return { from, to: to.getTime() > from.getTime() ? to : null }
}

/** When an event ends, which without a known end is after {@link COMMON_LIMITS.defaultEventHours}; null for no date. */
export function eventEnd(times: EventTimes): Date | null {
  const span = eventSpan(times)
  return span && (span.to ?? new Date(span.from.getTime() + COMMON_LIMITS.defaultEventHours * HOUR_MS))
}

/** Whether an event is over. */
export function isPastEvent(times: EventTimes, now: Date): boolean {
  const end = eventEnd(times)
  return end !== null && now > end
}

/** Some JavaScript engines put a narrow no-break space before PM, others a plain one: this gives the same text everywhere. */
const plainSpaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

/**
 * When an event begins, in one line.
 * @param start ISO 8601
 * @param timeZone IANA name
 * @returns such as "Thu, Dec 10, 5:00 PM UTC"; empty when there is no start
 */
export function eventBegins(start: string, timeZone: string): string {
  const span = eventSpan({ start, end: null })
  return span ? plainSpaces(beginFormat(timeZone).format(span.from)) : ''
}

const beginFormat = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  })

/**
 * Day and time of an event in a time zone, in the long US style (docs/product.md#numbers).
 * @param timeZone IANA name
 * @returns such as "28", "November", "Saturday, November 28, 2026" and ["6:00 PM to 7:30 PM UTC"]; of an event that ends on
 *   another day the parts between which a line may break; null when there is no start
 */
export function eventTexts(
  times: EventTimes,
  timeZone: string,
): { dayOfMonth: string; month: string; day: string; time: string[] } | null {
  const span = eventSpan(times)
  if (!span) return null
  const date = { month: 'long', day: '2-digit', year: 'numeric', timeZone } as const
  const dayOf = (at: Date) => plainSpaces(new Intl.DateTimeFormat('en-US', { weekday: 'long', ...date }).format(at))
  const shortDay = (at: Date) => plainSpaces(new Intl.DateTimeFormat('en-US', date).format(at))
  const timeOf = (at: Date, withZone: boolean) =>
    plainSpaces(
      new Intl.DateTimeFormat('en-US', {
        hour: 'numeric',
        minute: '2-digit',
        timeZone,
        ...(withZone && { timeZoneName: 'short' }),
      }).format(at),
    )
  const { from, to } = span
  const partOf = (part: 'day' | 'month') =>
    new Intl.DateTimeFormat('en-US', { [part]: date[part], timeZone }).format(from)
  const texts = { dayOfMonth: partOf('day'), month: partOf('month'), day: dayOf(from) }
  if (!to) return { ...texts, time: [timeOf(from, true)] }
  const begins = `${timeOf(from, false)} to`
  const ends = timeOf(to, true)
  const sameDay = shortDay(from) === shortDay(to)
  return { ...texts, time: sameDay ? [`${begins} ${ends}`] : [begins, `${shortDay(to)},`, ends] }
}
