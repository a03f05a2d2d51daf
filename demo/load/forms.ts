import { demoForms } from '../forms'
import type { Loading } from './context'

/** The forms of the demo. @returns their ids by the name that pages know them by */
export async function loadForms({ payload, req }: Loading): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>()
  for (const [name, data] of Object.entries(demoForms)) {
    const { id } = await payload.create({ collection: 'forms', data, req })
    ids.set(name, id)
  }
  return ids
}
