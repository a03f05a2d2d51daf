import type { Programme } from '@/payload-types'
import type { DemoStep } from '../programme'
import { demoProgrammes } from '../programmes'
import type { Loading } from './context'

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

/** The programs, after all that they name. @param pageIds by path */
export async function loadProgrammes(loading: Loading, pageIds: ReadonlyMap<string, number>): Promise<void> {
  const { payload, req } = loading
  const ids = await itemIds(loading)
  const item = (kind: Kind, slug: string): Step => {
    const value = ids.get(`${kind} ${slug}`)
    if (value === undefined) throw new Error(`There is no ${kind} ${slug}.`)
    return { kind: 'item', item: { relationTo: COLLECTIONS[kind], value } }
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
      weeks: weeks.map(({ days, pagePath, ...week }) => ({
        ...week,
        page: pagePath ? pageIds.get(pagePath) : null,
        days: days.map((steps) => ({ steps: steps.map(step) })),
      })),
      _status: 'published' as const,
    }
    await payload.create({ collection: 'programmes', data, req })
  }
}

/** The ids of all items that a program can name, by kind and slug. */
async function itemIds({ payload, req }: Loading): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const [kind, collection] of Object.entries(COLLECTIONS)) {
    const { docs } = await payload.find({ collection, depth: 0, pagination: false, select: { slug: true }, req })
    for (const { id, slug } of docs) ids.set(`${kind} ${slug}`, id)
  }
  return ids
}
