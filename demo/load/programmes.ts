import type { Programme } from '@/payload-types'
import type { DemoStep } from '../programme'
import { demoProgrammes } from '../programmes'
import type { Loading } from './context'
import type { PictureOf } from './pictures'
import type { IdsByName } from './with-ids'

type Weeks = NonNullable<Programme['weeks']>
type Step = NonNullable<NonNullable<NonNullable<Weeks[number]['days']>[number]['steps']>[number]>

/** The collection of each kind of item. */
const COLLECTIONS = {
  recipe: 'recipes',
  movement: 'movementGuides',
  meditation: 'guidedMeditations',
  guide: 'lifestyleGuides',
} as const
type Kind = keyof typeof COLLECTIONS

/**
 * The programs, after all that they name.
 * @param items ids by slug, for each collection
 * @param pageIds by path
 */
export async function loadProgrammes(
  { payload, req }: Loading,
  items: IdsByName,
  pageIds: ReadonlyMap<string, number>,
  pictureOf: PictureOf,
): Promise<void> {
  const item = (kind: Kind, slug: string): Step => {
    const relationTo = COLLECTIONS[kind]
    const value = items[relationTo]?.get(slug)
    if (value === undefined) throw new Error(`There is no ${kind} ${slug}.`)
    return { kind: 'item', item: { relationTo, value } }
  }
  const step = (named: DemoStep): Step => {
    if ('task' in named) return { kind: 'task', title: named.task }
    if ('page' in named) return { kind: 'page', page: pageIds.get(named.page) }
    if ('recipe' in named) return item('recipe', named.recipe)
    if ('movement' in named) return item('movement', named.movement)
    if ('meditation' in named) return item('meditation', named.meditation)
    return item('guide', named.guide)
  }
  for (const { weeks, ...programme } of demoProgrammes) {
    const data = {
      ...programme,
      weeks: weeks.map(({ days, pagePath, picture, ...week }) => ({
        ...week,
        picture: pictureOf(picture),
        page: pagePath ? pageIds.get(pagePath) : null,
        days: days.map((steps) => ({ steps: steps.map(step) })),
      })),
      _status: 'published' as const,
    }
    await payload.create({ collection: 'programmes', data, req })
  }
}
