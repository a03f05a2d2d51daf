import type { Day } from './calendar-days'
import type { Today } from './today'

/** A step that may name an item. */
export type ItemStep = { id: string; databaseId: number | null }

/**
 * The step that an activity elsewhere on the site does: watching, rating or reading an item. One activity a day does one
 * step of an item, since a program may name the item on several days.
 * @param doneOn the day on which each done step was done, by its id
 * @returns of the open steps with the item: the one of the day that is due, else the last missed one, else the next one;
 * null if none is left, or one was done today
 */
export function stepOfActivity<Step extends ItemStep>(
  { day, weeks }: Pick<Today<Step>, 'day' | 'weeks'>,
  databaseId: number,
  doneOn: ReadonlyMap<string, Day>,
  today: Day,
): Step | null {
  const named = weeks.flatMap(({ days, firstDay, open }) =>
    days.flatMap(({ steps }, index) =>
      steps
        .filter((step) => step.databaseId === databaseId)
        .map((step) => ({ step, open, number: firstDay + index, doneOn: doneOn.get(step.id) })),
    ),
  )
  if (named.some((each) => each.doneOn === today)) return null
  const left = named.filter((each) => each.open && each.doneOn === undefined)
  const upToToday = left.filter(({ number }) => number <= day)
  return (upToToday.at(-1) ?? left[0])?.step ?? null
}
