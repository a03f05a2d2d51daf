import { BlockTitle } from '@/blocks/BlockHead'
import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { LazyPills } from './LazyPills.client'
import { pillsOf } from './pills'

/** Links to the parts of the page, in a bar that follows the reader; nothing without any. */
export function NavigationPills({ block, context }: BlockProps<'navigationPills'>) {
  const pills = pillsOf(block, context.blocks)
  if (pills.length === 0) return null
  const { sectionClass } = outlineOf(context)
  return (
    <>
      {context.first && (
        <section className={sectionClass(false)}>
          <BlockTitle context={context} title={null} />
        </section>
      )}
      <LazyPills pills={pills} />
    </>
  )
}
