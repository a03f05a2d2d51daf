import type { Field } from 'payload'
import { z } from 'zod'

/** Ids by name, for each collection that a block may refer to, and the databaseIds of items with a video by slug. */
export type IdsByName = Readonly<Record<string, ReadonlyMap<string, number>>>

type Fields = Readonly<Record<string, unknown>>

const fieldsSchema = z.record(z.string(), z.unknown())
const chosenSchema = z.array(z.object({ relationTo: z.string(), value: z.string() }))

function idOf(collection: string, name: unknown, ids: IdsByName): number {
  const id = ids[collection]?.get(z.string().parse(name))
  if (id === undefined) throw new Error(`The demo has no ${name} in ${collection}.`)
  return id
}

function valueWithIds(field: Field, value: unknown, ids: IdsByName): unknown {
  switch (field.type) {
    case 'group':
      return withIds(field.fields, fieldsSchema.parse(value), ids)
    case 'array':
      return z
        .array(fieldsSchema)
        .parse(value)
        .map((row) => withIds(field.fields, row, ids))
    case 'upload':
    case 'relationship': {
      const { relationTo } = field
      if (typeof relationTo !== 'string') {
        return chosenSchema.parse(value).map((item) => ({ ...item, value: idOf(item.relationTo, item.value, ids) }))
      }
      return Array.isArray(value) ? value.map((name) => idOf(relationTo, name, ids)) : idOf(relationTo, value, ids)
    }
    case 'number':
      return field.name === 'databaseId' ? idOf('databaseId', value, ids) : value
    default:
      return value
  }
}

/**
 * What the demo writes, with ids in the place of names.
 * @param fields of the block or row, as the CMS is configured
 * @throws where a name belongs to no document
 */
export function withIds(fields: readonly Field[], written: Fields, ids: IdsByName): Fields {
  let changed = written
  for (const field of fields) {
    if (!('name' in field) || field.name === undefined) {
      // A row or a collapsible: its fields are stored beside the others.
      if ('fields' in field) changed = withIds(field.fields, changed, ids)
      continue
    }
    const value = written[field.name]
    if (value !== undefined && value !== null) changed = { ...changed, [field.name]: valueWithIds(field, value, ids) }
  }
  return changed
}
