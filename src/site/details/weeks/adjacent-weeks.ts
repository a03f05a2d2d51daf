/** The fields of a week that determine its order. */
export type Week = {
  databaseId: number
  title: string
  uri: string | null
  weekLabel: string | null
  season: string | null
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** "Week 10" after "Week 9"; weeks without a label come last, by title. */
const byWeek = (a: Week, b: Week) =>
  Number(a.weekLabel === null) - Number(b.weekLabel === null) ||
  collator.compare(a.weekLabel ?? '', b.weekLabel ?? '') ||
  collator.compare(a.title, b.title)

/**
 * The previous and the next week of the same season.
 * @param weeks of all seasons, in any order
 * @returns null where there is none; both null if the week is not among them
 */
export function adjacentWeeks(
  weeks: readonly Week[],
  databaseId: number,
): { previous: Week | null; next: Week | null } {
  const own = weeks.find((week) => week.databaseId === databaseId)
  const ordered = weeks.filter(({ season }) => season === own?.season).sort(byWeek)
  const index = ordered.findIndex((week) => week.databaseId === databaseId)
  if (index === -1) return { previous: null, next: null }
  return { previous: ordered[index - 1] ?? null, next: ordered[index + 1] ?? null }
}
