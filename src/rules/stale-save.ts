type NewerSave = {
  /** The person's name, 'you', or null for a script or a schedule. */
  by: string | null
  at: Date
}

const STEPS = [
  ['second', 1_000],
  ['minute', 60_000],
  ['hour', 3_600_000],
  ['day', 86_400_000],
] as const

const relativeTime = new Intl.RelativeTimeFormat('en', { numeric: 'always' })

/** "2 minutes ago", in the largest unit with a value of at least 1. */
function ago(ms: number): string {
  const [unit, size] = STEPS.findLast(([, size]) => ms >= size) ?? STEPS[0]
  return relativeTime.format(-Math.floor(Math.max(ms, 0) / size), unit)
}

/**
 * The message for an editor whose save was refused because there is a newer version. It contains no colon, since the admin
 * cuts a message at a colon and shows the rest as a list of fields.
 */
export function staleSaveMessage({ by, at }: NewerSave, now: Date): string {
  const when = ago(now.getTime() - at.getTime())
  const who = (by ?? '').replaceAll(':', '')
  const newer =
    who === 'you'
      ? `You saved a newer version in another window ${when}.`
      : who
        ? `${who} saved a newer version ${when}.`
        : `A newer version was saved ${when}.`
  return `${newer} Yours is not saved and is still in this form.`
}
