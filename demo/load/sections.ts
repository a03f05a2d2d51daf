import type { Section } from '@/payload-types'
import { demoSections } from '../sections'
import type { Loading } from './context'
import { layoutBlocks } from './layout-blocks'
import type { IdsByName } from './with-ids'

/** The sections of the demo. @returns their ids by the name that pages know them by */
export async function loadSections({ payload, req }: Loading, ids: IdsByName): Promise<ReadonlyMap<string, number>> {
  const sections = new Map<string, number>()
  for (const [name, { blocks, title }] of Object.entries(demoSections)) {
    // A section contains no section, which the CMS checks.
    const layout = layoutBlocks(blocks, ids) as Section['layout']
    const { id } = await payload.create({ collection: 'sections', data: { title, layout, _status: 'published' }, req })
    sections.set(name, id)
  }
  return sections
}
