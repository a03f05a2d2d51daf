import { BlockHead } from '@/blocks/BlockHead'
import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { SignInPrompt } from '@/features/session/SignInPrompt.client'
import { TEXTS } from '@/rules/texts'
import { LazyMilestoneList } from './LazyMilestoneList.client'

/**
 * How far the member who looks has come; a visitor is asked to sign in or to join. Nothing of it is in the HTML: pages
 * are shared. SPEC 1, 6.
 */
export function Milestones({ block, context }: BlockProps<'milestones'>) {
  const title = block.title || TEXTS.milestonesTitle
  const { childHeading, sectionClass } = outlineOf(context, title)
  return (
    <section className={sectionClass('wrap grid grid-cols-1 gap-7 py-9')} data-light="morning">
      <BlockHead context={context} eyebrow={block.subtitle || TEXTS.milestonesSubtitle} title={title} />
      {context.audience === 'visitor' ? (
        <SignInPrompt />
      ) : (
        <LazyMilestoneList as={childHeading} streak={block.showStreak !== false} />
      )}
    </section>
  )
}
