import { BlockHead } from '@/blocks/BlockHead'
import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { LazyBillingSwitch } from '../membership-plans/LazyPlanCards.client'
import { COMPARE_ANCHOR } from './anchor'
import { LazyCompareTable } from './LazyCompareTable.client'
import type { MembershipCompareData } from './load.server'

/**
 * What is in each plan, as a table. It follows the switch of the plans on the page, and has one of its own where there
 * are none. Nothing without rows.
 */
export function MembershipCompare({ block, context, data }: BlockProps<'membershipCompare', MembershipCompareData>) {
  const { groups, titles } = data
  if (groups.length === 0) return null
  const { sectionClass } = outlineOf(context, block.title)
  const hasSwitch = context.firstOfKind && !context.blocks.some(({ blockType }) => blockType === 'membershipPlans')
  return (
    <section
      className={sectionClass('wrap scroll-mt-header grid grid-cols-1 gap-7 py-section')}
      data-light="dusk"
      id={context.firstOfKind ? COMPARE_ANCHOR : undefined}
    >
      <div className="flex flex-wrap items-end justify-between gap-5">
        <BlockHead context={context} title={block.title} text={block.text} titleWidth={22} />
        {hasSwitch && <LazyBillingSwitch />}
      </div>
      <LazyCompareTable groups={groups} titles={titles} caption={block.title || 'The memberships compared'} />
    </section>
  )
}
