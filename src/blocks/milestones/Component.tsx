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
  const { Title, childHeading, sectionClass } = outlineOf(context, title)
  return (
    <section className={sectionClass('wrap grid grid-cols-1 gap-7 py-9')} data-light="morning">
      <div className="grid gap-3">
        <p className="font-semibold text-light-ink text-sm">{block.subtitle || TEXTS.milestonesSubtitle}</p>
        <Title className="type-h2">{title}</Title>
      </div>
      {context.audience === 'visitor' ? (
        <SignInPrompt />
      ) : (
        <LazyMilestoneList as={childHeading} streak={block.showStreak !== false} />
      )}
    </section>
  )
}
