import type { Block, BlocksField, FieldHook } from 'payload'
import { z } from 'zod'

const SLUG = 'retired'

const row = z.looseObject({ blockType: z.string() })
const rows = z.array(row)
const retired = z.object({ blockType: z.literal(SLUG), content: row })

/** Stands in the admin for a block of a kind that the code no longer has. */
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
          'The site no longer has blocks of this kind, and shows nothing here. What was filled in is kept until you delete the block.',
      },
    },
    { name: 'content', type: 'json', required: true, admin: { hidden: true } },
  ],
}

/**
 * The blocks of a field, and what becomes of those whose kind was removed or renamed. Blocks are JSON without
 * migrations, and the admin's form fails as a whole on a kind that it does not know. So such a block is read as a
 * {@link retiredBlock} that holds it, and written back as it was.
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
    // None can be added: it is offered only where there is one already, and a new one lacks its content.
    filterOptions: ({ siblingData }) => {
      const layouts = Object.values(siblingData ?? {}).filter(Array.isArray)
      const used = layouts.flat().map((block: { blockType?: string } | null) => block?.blockType ?? '')
      return used.some((slug) => slug !== '' && !slugs.includes(slug)) ? true : slugs
    },
    hooks: { afterRead: [wrap], beforeChange: [unwrap] },
  }
}
