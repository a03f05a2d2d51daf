import type { BlockContext } from './block'

/**
 * A block's place in the page's outline. The first block holds the h1, and leaves room for the
 * head of the page, which lies over it.
 * @param title the block's own, if it has one
 * @returns `Title` is its element, `below` the level of what stands under it, `room` a class
 */
export function outlineOf({ first }: Pick<BlockContext, 'first'>, title?: string | null) {
  return {
    Title: first ? 'h1' : 'h2',
    below: title && !first ? 'h3' : 'h2',
    room: first ? 'mt-header' : '',
  } as const
}
