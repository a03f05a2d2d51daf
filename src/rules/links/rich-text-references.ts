import { z } from 'zod'
import { linkReference } from './reference'

/** What a rich text refers to and does not contain: pictures by their ids, items by their addresses. */
export type RichTextReferences = { pictures: number[]; cards: string[] }

const object = z.record(z.string(), z.unknown())
const id = z.number().int().positive()
const uploadNode = z.object({ type: z.literal('upload'), relationTo: z.literal('media'), value: id })
const blockNode = z.object({ type: z.literal('block'), fields: z.looseObject({ blockType: z.string() }) })
const gallery = z.array(z.object({ image: id.nullable().catch(null) }).catch({ image: null })).catch([])
const cards = z.array(z.object({ url: z.string().catch('') }).catch({ url: '' })).catch([])

/** Collects them from a stored text of any shape, its blocks included. */
export function richTextReferences(richText: unknown): RichTextReferences {
  const found: RichTextReferences = { pictures: [], cards: [] }
  // An explicit stack instead of recursion, because the depth of the input is not trusted.
  const stack: unknown[] = [richText]
  while (stack.length > 0) {
    const value = stack.pop()
    if (Array.isArray(value)) {
      stack.push(...value)
      continue
    }
    const node = object.safeParse(value).data
    if (!node) continue
    const upload = uploadNode.safeParse(node).data
    if (upload) found.pictures.push(upload.value)
    const block = blockNode.safeParse(node).data
    if (block) collect(block.fields, found)
    stack.push(...Object.values(node))
  }
  return found
}

function collect({ blockType, ...fields }: { blockType: string; [name: string]: unknown }, found: RichTextReferences) {
  const ids: (number | null)[] = []
  if (blockType === 'gallery') ids.push(...gallery.parse(fields.pictures).map(({ image }) => image))
  if (blockType === 'video') ids.push(id.safeParse(fields.poster).data ?? null)
  found.pictures.push(...ids.filter((one) => one !== null))
  if (blockType !== 'cards') return
  const addresses = cards.parse(fields.items).map(({ url }) => url)
  found.cards.push(...addresses.filter((url) => url !== '' && linkReference(url) === null))
}
