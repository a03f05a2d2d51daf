import type { Block, BlocksField, FieldHook } from 'payload'
import { z } from 'zod'

const SLUG = 'retired'

const row = z.looseObject({ blockType: z.string() })
const rows = z.array(row)
const retired = z.object({ blockType: z.literal(SLUG), content: row })

/** Placeholder in the admin for a block whose type was removed from the code. */
const retiredBlock: Block = {
  slug: SLUG,
  interfaceName: 'RetiredBlock',
  labels: { singular: 'Retired block', plural: 'Retired blocks' },
  admin: { disableBlockName: true },
  fields: [
    {
      name: 'kind',
      type: 'text',
      label: 'Kind',
      admin: {
        readOnly: true,
        description:
          'The site no longer has blocks of this kind and shows nothing here. The content is kept until you delete the block.',
      },
    },
    { name: 'content', type: 'json', required: true, admin: { hidden: true } },
  ],
}

/**
 * The blocks of a field, with a fallback for blocks whose type was removed or renamed. Blocks are JSON without
 * migrations, and the admin's form fails on an unknown type. Such a block is read as a {@link retiredBlock} that
 * contains the original, and written back unchanged.
 */
export function withRetiredBlocks<Known extends Block>(
  blocks: readonly Known[],
): Pick<BlocksField, 'blocks' | 'filterOptions' | 'hooks'> {
  const slugs = blocks.map(({ slug }) => slug)
  const known = new Set<string>([...slugs, SLUG])

  const wrap: FieldHook = ({ value }) => {
    const read = rows.safeParse(value)
    if (!read.success) return value
    return read.data.map((block) =>
      known.has(block.blockType) ? block : { id: block.id, blockType: SLUG, kind: block.blockType, content: block },
    )
  }

  const unwrap: FieldHook = ({ value }) => {
    if (!Array.isArray(value)) return value
    return value.map((block: unknown) => {
      const read = retired.safeParse(block)
      return read.success ? read.data.content : block
    })
  }

  return {
    blocks: [...blocks, retiredBlock],
    // Offered only where a retired block exists already; a new one would have no content.
    filterOptions: ({ siblingData }) => {
      const layouts = Object.values(siblingData ?? {}).filter(Array.isArray)
      const used = layouts.flat().map((block: { blockType?: string } | null) => block?.blockType ?? '')
      return used.some((slug) => slug !== '' && !slugs.includes(slug)) ? true : slugs
    },
    hooks: { afterRead: [wrap], beforeChange: [unwrap] },
  }
}
