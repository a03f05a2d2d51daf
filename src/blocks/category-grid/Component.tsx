import { BlockHead } from '@/blocks/BlockHead'
import type { BlockProps } from '@/blocks/block'
import { DeferredCardState } from '@/blocks/DeferredDashboardParts.client'
import { mergeClasses } from '@/blocks/merge-classes'
import { outlineOf } from '@/blocks/outline'
import { CategoryCard } from '@/cards/category-card/CategoryCard'
import { CardGrid } from '@/cards/grid/CardGrid'
import { LIMITS } from '@/rules/limits'
import type { CategoryGridData } from './load.server'

/** Cards of categories in one to four columns, 50 at most. Nothing without cards. */
export function CategoryGrid({
  block,
  context,
  data: { images, programmes },
}: BlockProps<'categoryGrid', CategoryGridData>) {
  const cards = (block.cards ?? []).slice(0, LIMITS.categoryCards)
  if (cards.length === 0) return null
  const { childHeading, sectionClass } = outlineOf(context, block.title)
  const light = block.light ?? 'morning'
  const isMember = context.audience !== 'visitor'
  // A map of many places: with lower pictures two rows of them stand in the first screen.
  const isMap = isMember && cards.some(({ state }) => state)
  return (
    <section
      className={sectionClass(
        mergeClasses('wrap grid grid-cols-1 gap-7 py-section', isMap && 'sm:[&_.card-picture]:aspect-2/1'),
      )}
      data-light={light}
    >
      <BlockHead context={context} eyebrow={block.subtitle} title={block.title} titleWidth={22} />
      <CardGrid kind="categories">
        {cards.map(({ count, id, state, target, text, title, url }, index) => (
          <li key={id ?? index}>
            <CategoryCard
              as={childHeading}
              title={title}
              uri={url}
              target={target}
              text={text}
              count={state && isMember ? <DeferredCardState kind={state} programmes={programmes} /> : count}
              image={images[index] ?? null}
              light={light}
              priority={index === 0 && context.listPart === 'list'}
            />
          </li>
        ))}
      </CardGrid>
    </section>
  )
}
