import { type BlockVisibility, bothVisibilities } from '../block-visibility'
import { relationId } from '../relation-id'

/** The block of a page that stands for a section: blocks that are written once and shown on several pages. */
export const SECTION = 'section'

type Row = BlockVisibility & {
  id?: string | null
  blockType: string
  anchor?: string | null
  section?: Parameters<typeof relationId>[0] | null
}

/** A block that came out of a section: the id of the page's row that stands for the section. */
type InSection = { sectionRow?: string }

/** The id of the row of the form in which a block is edited: for a block of a section, the row that stands for it. */
export const formRowOf = ({ id, sectionRow }: { id?: string | null } & InSection): string | null =>
  sectionRow ?? id ?? null

/** The section that a block stands for; null for every other block, and where none was chosen. */
export const sectionOf = ({ blockType, section }: Row): number | null =>
  blockType === SECTION ? relationId(section) : null

/** The ids of the sections in a layout, each once. */
export const sectionIds = (layout: readonly Row[]): number[] => [
  ...new Set(layout.map(sectionOf).filter((id) => id !== null)),
]

const anchorsOf = (blocks: readonly Row[]) => blocks.flatMap(({ anchor }) => (anchor ? [anchor] : []))

/**
 * A section's blocks as a page shows them in the place of a row: limited to whom and when the row is limited to, and
 * without anchors that the page has already.
 * @param taken the anchors of the page, to which those of the blocks are added
 */
export function blocksInPlaceOf<Block extends Row>(
  row: BlockVisibility,
  blocks: readonly Block[],
  taken: Set<string>,
): Block[] {
  return blocks.flatMap((block) => {
    const visibility = bothVisibilities(row, block)
    if (!visibility) return []
    const anchor = block.anchor && !taken.has(block.anchor) ? block.anchor : null
    if (anchor) taken.add(anchor)
    return [{ ...block, ...visibility, ...(block.anchor && { anchor }) }]
  })
}

/**
 * A page's layout with the blocks of its sections in their places, as if they were the page's own. Their ids are unique
 * on the page even if it shows a section twice.
 * @param blocksOf the blocks of a section; null if it is not published
 * @param missing what becomes of a row whose section cannot be shown: visitors get nothing, editors a note
 */
export function expandSections<Block extends Row>(
  layout: readonly Block[],
  blocksOf: (section: number) => readonly Block[] | null,
  missing: 'leave out' | 'keep',
): (Block & InSection)[] {
  const taken = new Set(anchorsOf(layout))
  return layout.flatMap((row, index): (Block & InSection)[] => {
    if (row.blockType !== SECTION) return [row]
    const section = sectionOf(row)
    const blocks = section === null ? null : blocksOf(section)
    if (!blocks) return missing === 'keep' ? [row] : []
    const sectionRow = row.id ?? `${SECTION}-${index}`
    return blocksInPlaceOf(row, blocks, taken).map((block, at) => ({
      ...block,
      id: `${sectionRow}-${block.id ?? at}`,
      sectionRow,
    }))
  })
}
