/** The backgrounds that an editor can give a block, besides its own. Their colors are tokens (src/blocks/block-frame.css). */
export const BLOCK_BACKGROUNDS = ['paper', 'butter', 'sage', 'lilac', 'night'] as const
export type BlockBackground = (typeof BLOCK_BACKGROUNDS)[number]

/** The room above or below a block, where it is not the usual one. */
export const BLOCK_SPACES = ['less', 'more'] as const
export type BlockSpace = (typeof BLOCK_SPACES)[number]

/** The common fields of a block that decide how it looks; empty fields leave it as it is. */
export type BlockLook = {
  background?: BlockBackground | null
  spaceBefore?: BlockSpace | null
  spaceAfter?: BlockSpace | null
}
