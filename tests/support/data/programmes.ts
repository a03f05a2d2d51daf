import type { Payload } from 'payload'
import type { Programme } from '@/payload-types'
import type { Viewer } from '@/platform/session/viewer.server'

type Weeks = NonNullable<Programme['weeks']>
type Step = NonNullable<NonNullable<NonNullable<Weeks[number]['days']>[number]['steps']>[number]>

/** A task in words. */
export const aTask = (title: string): Step => ({ kind: 'task', title })
/** A step with an item. */
export const anItem = (relationTo: NonNullable<Step['item']>['relationTo'], value: number): Step => ({
  kind: 'item',
  item: { relationTo, value } as Step['item'],
})

/** A week of days, each with these steps. */
export const aWeek = (days: Step[][], own: Partial<Weeks[number]> = {}): Weeks[number] => ({
  opening: 'start',
  days: days.map((steps) => ({ steps })),
  ...own,
})

/** Two weeks of seven days with two tasks a day: "Week 1, day 1, a". */
export const twoWeeks = (): Weeks =>
  [1, 2].map((week) =>
    aWeek(
      [1, 2, 3, 4, 5, 6, 7].map((day) => ['a', 'b'].map((mark) => aTask(`Week ${week}, day ${day}, ${mark}`))),
      { title: `Week ${week}` },
    ),
  )

/** A published program. */
export async function aProgramme(payload: Payload, slug: string, own: Partial<Programme> = {}): Promise<Programme> {
  return payload.create({
    collection: 'programmes',
    data: {
      title: slug,
      slug,
      requiredPlan: 'none',
      rhythm: 'days',
      drip: true,
      weeks: twoWeeks(),
      _status: 'published',
      ...own,
    },
    depth: 0,
  })
}

/** Where a call of a program is made. */
export const placeOf = (viewer: Viewer, slug: string, timeZone = 'UTC') => ({ viewer, slug, query: { timeZone } })

/** The ids of a program's steps, in order. */
export const stepIds = ({ weeks }: Programme): string[] =>
  (weeks ?? []).flatMap(({ days }) =>
    (days ?? []).flatMap(({ steps }) => (steps ?? []).flatMap(({ id }) => (id ? [id] : []))),
  )
