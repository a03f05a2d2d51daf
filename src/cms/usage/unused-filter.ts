import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { staff } from '../access/rules'
import { usedPictures } from './used-pictures'

/** The name by which a list is narrowed to pictures that nothing uses: `where[unused][equals]=true`. */
export const UNUSED = 'unused'

const args = z.looseObject({ where: z.unknown() })
const condition = z.object({
  equals: z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]),
})
const row = z.record(z.string(), z.unknown())

const asksForUnused = (where: unknown) => JSON.stringify(where ?? null).includes(`"${UNUSED}"`)

/**
 * Whether a picture is used follows from all documents, so no column holds it: a condition on `unused` becomes one on
 * the ids, before the query is checked and run.
 */
export const filterUnused: CollectionBeforeOperationHook = async ({ args: given, req }) => {
  const { data } = args.safeParse(given)
  if (!data || !staff({ req }) || !asksForUnused(data.where)) return given
  return { ...given, where: await withIds(req, data.where) }
}

async function withIds(req: PayloadRequest, where: unknown): Promise<Where> {
  const used = await usedPictures(req)
  const replace = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(replace)
    const read = row.safeParse(part).data
    if (!read) return part
    return Object.fromEntries(
      Object.entries(read).map(([name, value]) => {
        if (name !== UNUSED) return [name, replace(value)]
        const isUnused = condition.safeParse(value).data?.equals !== false
        return ['id', isUnused ? { not_in: used } : { in: used }]
      }),
    )
  }
  return row.parse(replace(where)) as Where
}
