import type { BlockContext } from './block'
import { mergeClasses } from './merge-classes'

/**
 * A block's place in the page's outline. The first block has the h1 and leaves room under the header, which overlays
 * the top of the page.
 * @param title the block's own, if it has one
 * @returns `Title`: the element of its title; `childHeading`: that of the headings below it; `sectionClass` adds the room
 *   under the header to the section's classes, and takes room above and below the list of a list page
 */
export function outlineOf({ first, listPart }: Pick<BlockContext, 'first' | 'listPart'>, title?: string | null) {
  return {
    Title: first ? 'h1' : 'h2',
    childHeading: title && !first ? 'h3' : 'h2',
    sectionClass: (classNames: string | false) =>
      mergeClasses(classNames, first && 'mt-header', listPart === 'list' && 'gap-4 pt-3 pb-6 md:pt-5'),
  } as const
}
