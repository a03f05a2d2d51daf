import type { BlockContext } from './block'
import { mergeClasses } from './merge-classes'

/**
 * A block's place in the page's outline. The first block holds the h1, and leaves room for the
 * head of the page, which lies over it.
 * @param title the block's own, if it has one
 * @returns `Title` is its element, `below` the level of what stands under it, `section` joins its classes with that room
 */
export function outlineOf({ first }: Pick<BlockContext, 'first'>, title?: string | null) {
  return {
    Title: first ? 'h1' : 'h2',
    childHeading: title && !first ? 'h3' : 'h2',
    sectionClass: (classNames: string | false) => mergeClasses(classNames, first && 'mt-header'),
  } as const
}
