import { BlockHead } from '@/blocks/BlockHead'
import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { MilestoneSkeleton } from '@/features/milestones/MilestoneSkeleton'
import { SignInPrompt } from '@/platform/session/SignInPrompt.client'
import { TEXTS } from '@/rules/texts'
import { DeferredMilestoneList } from '../DeferredDashboardParts.client'

/**
 * The milestones of the signed-in member; a visitor is asked to sign in or to join. They are loaded in the browser, since
 * the cached HTML is shared by all members of an audience.
 */
export function Milestones({ block, context }: BlockProps<'milestones'>) {
  const title = block.title || TEXTS.milestonesTitle
  const { childHeading, sectionClass } = outlineOf(context, title)
  return (
    <section className={sectionClass('wrap grid grid-cols-1 gap-7 py-section')} data-light="morning">
      <BlockHead context={context} eyebrow={block.subtitle || TEXTS.milestonesSubtitle} title={title} />
      {context.audience === 'visitor' ? (
        <SignInPrompt />
      ) : (
        <DeferredMilestoneList
          as={childHeading}
          streak={block.showStreak !== false}
          onlyNext={block.onlyNext === true}
          loading={<MilestoneSkeleton />}
        />
      )}
    </section>
  )
}
