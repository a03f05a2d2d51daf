import type { Field, SanitizedCollectionConfig } from 'payload'

/** The id that a relationship to this collection gets, or undefined to leave the field out. */
type Relation = (relationTo: string) => number | undefined

/** How one document is filled. */
type Filling = {
  /** A word in every text of the document, so that a leak can be found by it. */
  mark: string
  /** The id of a document of a collection. */
  relation: Relation
}

/** Fields that Payload fills in. */
const OWN = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'deletedAt',
  '_status',
  'sessions',
  'url',
  'thumbnailURL',
  'filename',
  'mimeType',
  'filesize',
  'width',
  'height',
  'focalX',
  'focalY',
  'sizes',
  'salt',
  'hash',
  'resetPasswordToken',
  'resetPasswordExpiration',
  'loginAttempts',
  'lockUntil',
  'databaseId',
  'taskStatus',
])

/** Left empty: it would be the file that the document's video has, which is refused. */
const EMPTY = new Set(['trailer'])

/** The address of a link that an editor types; that of an upload is Payload's own. */
const isRequiredUrl = (field: Field & { name: string }) =>
  field.name === 'url' && 'required' in field && field.required === true

const A_DAY = '2026-03-04T00:00:00.000Z'

const paragraph = (text: string) => ({
  root: {
    type: 'root',
    format: '',
    indent: 0,
    version: 1,
    direction: 'ltr',
    children: [
      {
        type: 'paragraph',
        format: '',
        indent: 0,
        version: 1,
        direction: 'ltr',
        children: [{ type: 'text', text, detail: 0, format: 0, mode: 'normal', style: '', version: 1 }],
      },
    ],
  },
})

const optionOf = (option: string | { value: string }) => (typeof option === 'string' ? option : option.value)

function text(field: Field & { name: string }, { mark }: Filling): string {
  const candidates = [
    `${mark} ${field.name}`,
    `${mark}-${field.name.toLowerCase()}`,
    `https://${mark}.example/`,
    `/${mark}/${field.name}/`,
    'GTM-ABC1234',
    'USD',
    A_DAY.slice(0, 10),
    `WEBVTT\n\nNOTE ${mark}`,
    `${mark}@example.com`,
    'daily',
    'Europe/London',
    // A text that has to name something, as its default does.
    `${mark} ${'defaultValue' in field ? field.defaultValue : ''}`,
  ]
  const validate =
    'validate' in field ? (field.validate as ((value: unknown, options: unknown) => unknown) | undefined) : undefined
  const accepts = (value: string) => {
    const options = {
      ...field,
      data: {},
      siblingData: {},
      path: [],
      req: { payload: { config: {} }, t: (key: string) => key },
    }
    return !validate || validate(value, options) === true
  }
  const found = candidates.find(accepts)
  if (found === undefined)
    throw new Error(`No text suits the field ${field.name}: teach tests/support/data/fill-fields.ts one.`)
  return found
}

function related(field: Field & { relationTo: string | string[]; hasMany?: boolean }, { relation }: Filling): unknown {
  const names = Array.isArray(field.relationTo) ? field.relationTo : [field.relationTo]
  for (const relationTo of names) {
    const id = relation(relationTo)
    if (id === undefined) continue
    const value = Array.isArray(field.relationTo) ? { relationTo, value: id } : id
    return field.hasMany ? [value] : value
  }
  return undefined
}

/** Given numbers, since no two rows can have the same in a unique field. */
let uniqueNumbers = 0

function sampleOf(field: Field & { name: string }, filling: Filling): unknown {
  switch (field.type) {
    case 'text':
      return field.hasMany ? [text(field, filling)] : text(field, filling)
    case 'textarea':
    case 'code':
      return text(field, filling)
    case 'email':
      return `${filling.mark}@example.com`
    case 'number':
      return field.unique ? ++uniqueNumbers : (field.min ?? 1)
    case 'checkbox':
      return true
    case 'date':
      // An end date has to be after its start date.
      return field.name.endsWith('End') ? A_DAY.replace('T00', 'T01') : A_DAY
    case 'json':
      return { mark: filling.mark }
    case 'richText':
      return paragraph(`${filling.mark} ${field.name}`)
    case 'point':
      return [1, 2]
    case 'radio':
    case 'select': {
      const first = field.options[0]
      const value = first === undefined ? undefined : optionOf(first as string | { value: string })
      return field.type === 'select' && field.hasMany ? [value] : value
    }
    case 'relationship':
    case 'upload':
      return related(field as never, filling)
    case 'group':
      return fillFields(field.fields, filling)
    case 'array':
      return [fillFields(field.fields, filling)]
    case 'blocks':
      // A different mark for each block: fields of a form need different names.
      return field.blocks.map((block) => ({
        blockType: block.slug,
        ...fillFields(block.fields, { ...filling, mark: `${filling.mark}-${block.slug.toLowerCase()}` }),
      }))
    default:
      return undefined
  }
}

/** A value for every field, derived from its configuration, so that new fields are filled too. */
export function fillFields(fields: Field[], filling: Filling): Record<string, unknown> {
  const data: Record<string, unknown> = {}
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) {
        const inner = fillFields(tab.fields, filling)
        Object.assign(data, 'name' in tab && tab.name ? { [tab.name]: inner } : inner)
      }
    } else if (!('name' in field) || !field.name) {
      if ('fields' in field) Object.assign(data, fillFields(field.fields, filling))
    } else if (
      isRequiredUrl(field) ||
      (!OWN.has(field.name) && !EMPTY.has(field.name) && !('virtual' in field && field.virtual))
    ) {
      const value = sampleOf(field as Field & { name: string }, filling)
      if (value !== undefined) data[field.name] = value
    }
  }
  return data
}

/** A document of a collection with every field filled. */
export function fillDocument(collection: SanitizedCollectionConfig, filling: Filling): Record<string, unknown> {
  return fillFields(collection.fields, filling)
}
