import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { LazyFoodTabs } from './LazyFoodTabs.client'
import type { FoodListsData } from './load'

/** What to eat often, sometimes and seldom, for members; nothing at all for visitors. SPEC 2.3, 6. */
export function FoodLists({ block, context, data }: BlockProps<'foodLists', FoodListsData>) {
  if (context.audience === 'visitor') return null
  const { Title, childHeading, sectionClass } = outlineOf(context, block.title)
  return (
    <section className={sectionClass('wrap grid grid-cols-1 gap-7 py-9')} data-light="morning">
      {(block.title || block.subtitle) && (
        <div className="grid gap-3">
          {block.subtitle && <p className="font-semibold text-light-ink text-sm">{block.subtitle}</p>}
          {block.title && <Title className="type-h2 max-w-[22ch]">{block.title}</Title>}
        </div>
      )}
      <LazyFoodTabs initialLists={data.lists} as={childHeading} />
    </section>
  )
}
