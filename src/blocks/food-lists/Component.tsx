import { BlockHead } from '@/blocks/BlockHead'
import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { LazyFoodTabs } from './LazyFoodTabs.client'
import type { FoodListsData } from './load.server'

/** Foods to eat often, sometimes and seldom, in three tabs. */
export function FoodLists({ block, context, data }: BlockProps<'foodLists', FoodListsData>) {
  const { childHeading, sectionClass } = outlineOf(context, block.title)
  return (
    <section className={sectionClass('wrap grid grid-cols-1 gap-7 py-section')} data-light="morning">
      <BlockHead context={context} eyebrow={block.subtitle} title={block.title} titleWidth={22} />
      <LazyFoodTabs initialLists={data.lists} as={childHeading} />
    </section>
  )
}
