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

/** "2 minutes ago", in the largest unit of which it is at least one. */
function ago(ms: number): string {
  const [unit, size] = STEPS.findLast(([, size]) => ms >= size) ?? STEPS[0]
  return relativeTime.format(-Math.floor(Math.max(ms, 0) / size), unit)
}

/**
 * What an editor reads whose save met a newer version. Without a colon: the admin's message cuts a text there and
 * takes what follows for a list of fields.
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
