import { z } from 'zod'
import { type RichNode, readRichText } from './rich-text-shape'

/** A document that a link in rich text refers to. */
export type LinkedDoc = { relationTo: string; id: number }

const internalLink = z.object({
  linkType: z.literal('internal'),
  doc: z.object({ relationTo: z.string(), value: z.number() }),
})

const blockWithBody = z.object({ body: z.unknown() })

/** The documents that links in a rich text refer to, so that their addresses can be looked up in one query. */
export function linkedDocs(richText: unknown): LinkedDoc[] {
  const found: LinkedDoc[] = []
  const queue: RichNode[] = readRichText(richText)
  for (let node = queue.pop(); node; node = queue.pop()) {
    const link = internalLink.safeParse(node.fields)
    if (link.success) found.push({ relationTo: link.data.doc.relationTo, id: link.data.doc.value })
    // A block has its text among its fields.
    queue.push(...node.children, ...readRichText(blockWithBody.safeParse(node.fields).data?.body))
  }
  return found
}
