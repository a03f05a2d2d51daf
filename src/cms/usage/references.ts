import type { FlattenedField } from 'payload'
import { z } from 'zod'
import { linkReference } from '@/rules/links/reference'
import { richTextReferences } from '@/rules/links/rich-text-references'

/** A media or video file, or a section, that may be in use: its collection, id and, of a file, its name. */
export type Referenced = { collection: 'media' | 'videoFiles' | 'sections'; id: number; filename: string | null }

export type Row = Record<string, unknown>
/** Callback for a field. @param holder the object with the field */
type Found = (holder: Row, field: FlattenedField) => void

/** The name of the address in every link (src/cms/fields/link.ts). */
export const LINK = 'url'

const row = z.record(z.string(), z.unknown())
/** The id in an upload field, or in the value of rich text's. */
export const reference = z.union([z.number(), z.object({ value: z.number() }).transform(({ value }) => value)])

const isUpload = (value: unknown, { id }: Referenced) => reference.safeParse(value).data === id

/** Whether a link leads to the file, which only pictures can be chosen for. */
function isLinked(link: unknown, { collection, id }: Referenced): boolean {
  const reference = linkReference(link)
  return collection === 'media' && reference?.kind === 'file' && reference.id === id
}

/** Whether rich text or HTML shows the file or leads to it: as an upload, in a gallery, by its URL. */
function isReferencedIn(text: unknown, upload: Referenced): boolean {
  if (upload.collection === 'media' && richTextReferences(text).pictures.includes(upload.id)) return true
  return hasReference(text, upload)
}

function hasReference(text: unknown, upload: Referenced): boolean {
  const { collection, filename, id } = upload
  if (typeof text === 'string') return text.includes(`/${collection}/file/${filename}`) || isLinked(text, upload)
  if (Array.isArray(text)) return text.some((part) => hasReference(part, upload))
  const { success, data } = row.safeParse(text)
  if (!success) return false
  if (data.relationTo === collection && (data.value === id || isUpload(data, upload))) return true
  return Object.values(data).some((part) => hasReference(part, upload))
}

/**
 * Calls back for every field of a document that can refer to files and has a value: upload fields, also in groups,
 * arrays and blocks, links and texts.
 * @param data the stored document, or a part of it
 */
export function forEachHolder(fields: readonly FlattenedField[], data: Row, found: Found): void {
  for (const field of fields) {
    const value = data[field.name]
    if (value === null || value === undefined) continue
    switch (field.type) {
      case 'group':
      case 'tab':
        for (const group of rowsOf([value])) forEachHolder(field.flattenedFields, group, found)
        break
      case 'array':
        for (const item of rowsOf(value)) forEachHolder(field.flattenedFields, item, found)
        break
      case 'blocks':
        for (const item of rowsOf(value)) {
          const block = field.blocks.find(({ slug }) => slug === item.blockType)
          if (block) forEachHolder(block.flattenedFields, item, found)
        }
        break
      case 'upload':
      case 'relationship':
      case 'text':
      case 'richText':
      case 'textarea':
        found(data, field)
        break
      default:
        break
    }
  }
}

/** Whether a field's value refers to a file. */
function isReference(field: FlattenedField, value: unknown, upload: Referenced): boolean {
  switch (field.type) {
    case 'upload':
    case 'relationship':
      return (
        [field.relationTo].flat().includes(upload.collection) && [value].flat().some((one) => isUpload(one, upload))
      )
    case 'text':
      return field.name === LINK && isLinked(value, upload)
    default:
      return upload.collection !== 'sections' && isReferencedIn(value, upload)
  }
}

/** Calls back for every field of a document that refers to a file. @param data the stored document, or a part of it */
export function forEachReference(fields: readonly FlattenedField[], data: Row, upload: Referenced, found: Found): void {
  forEachHolder(fields, data, (holder, field) => {
    if (isReference(field, holder[field.name], upload)) found(holder, field)
  })
}

/** The original rows, not the schema's copies, so that callers can change them in place. */
function rowsOf(value: unknown): Row[] {
  return Array.isArray(value) ? value.filter((item): item is Row => row.safeParse(item).success) : []
}

/** Whether a document refers to a file anywhere. */
export function refersTo(fields: readonly FlattenedField[], data: Row, upload: Referenced): boolean {
  let refers = false
  forEachReference(fields, data, upload, () => {
    refers = true
  })
  return refers
}

/** Names of a document's top-level fields that can contain a reference to a file. */
export function referringFields(fields: readonly FlattenedField[], collection: Referenced['collection']): string[] {
  const may = (field: FlattenedField): boolean => {
    if (field.type === 'upload' || field.type === 'relationship') return [field.relationTo].flat().includes(collection)
    if (field.type === 'group' || field.type === 'tab' || field.type === 'array') return field.flattenedFields.some(may)
    if (field.type === 'blocks') return field.blocks.some((block) => block.flattenedFields.some(may))
    if (field.type === 'text') return field.name === LINK && collection === 'media'
    // Texts show files; a section has a block of its own.
    if (collection === 'sections') return false
    return field.type === 'richText' || (field.type === 'textarea' && field.name.endsWith('Html'))
  }
  return fields.filter(may).map(({ name }) => name)
}
