import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { TEXTS } from '@/rules/texts'
import { LazyContinueList } from './LazyContinueList.client'

/**
 * What the member who looks has begun to watch and not finished; for visitors, and where there is nothing, no trace of
 * it. Nothing of it is in the HTML: pages are shared. DESIGN 7.
 */
export function ContinueWatching({ block, context }: BlockProps<'continueWatching'>) {
  const title = block.title || TEXTS.continueWatching
  const { Title, childHeading, sectionClass } = outlineOf(context, title)
  return (
    <LazyContinueList
      title={title}
      as={Title}
      cardHeading={childHeading}
      className={sectionClass('wrap grid grid-cols-1 gap-7 py-9')}
    />
  )
}
