import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { TEXTS } from '@/rules/texts'
import { LazyContinueList } from './LazyContinueList.client'

/**
 * The videos that the signed-in member started and has not finished; nothing without any. They are loaded in the browser,
 * since the cached HTML is shared by all members of an audience.
 */
export function ContinueWatching({ block, context }: BlockProps<'continueWatching'>) {
  const title = block.title || TEXTS.continueWatching
  const { Title, childHeading, sectionClass } = outlineOf(context, title)
  return (
    <LazyContinueList
      title={title}
      as={Title}
      cardHeading={childHeading}
      className={sectionClass('wrap grid grid-cols-1 gap-7 py-section')}
    />
  )
}
