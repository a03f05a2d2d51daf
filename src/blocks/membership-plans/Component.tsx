import { BlockHead } from '@/blocks/BlockHead'
import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { LazyBillingSwitch, LazyPlanCards } from './LazyPlanCards.client'
import type { MembershipPlansData } from './load.server'

const STORIES = '/ebs-testimonials/'

/** The plans on sale as cards, with the switch between monthly and annual. Nothing while no plan is on sale. */
export function MembershipPlans({ block, context, data }: BlockProps<'membershipPlans', MembershipPlansData>) {
  const { compareHref, plans } = data
  if (plans.length === 0) return null
  const { childHeading, sectionClass } = outlineOf(context, block.title)
  return (
    <section className={sectionClass('wrap grid grid-cols-1 gap-7 py-9')} data-light="dusk">
      <div className="flex flex-wrap items-end justify-between gap-5">
        <BlockHead context={context} eyebrow={block.subtitle} title={block.title} text={block.text} titleWidth={22} />
        {context.firstOfKind && <LazyBillingSwitch />}
      </div>
      <LazyPlanCards
        plans={plans}
        compareHref={compareHref}
        storiesHref={block.storiesUrl || STORIES}
        as={childHeading}
      />
    </section>
  )
}
