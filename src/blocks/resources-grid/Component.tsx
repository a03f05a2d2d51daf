import { BlockHead } from '@/blocks/BlockHead'
import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { CategoryCard } from '@/cards/category-card/CategoryCard'
import { CardGrid } from '@/cards/grid/CardGrid'
import { gridSizes } from '@/cards/grid/sizes'
import type { ResourcesGridData } from './load.server'

/** Cards that lead to resources; nothing without any. */
export function ResourcesGrid({ block, context, data }: BlockProps<'resourcesGrid', ResourcesGridData>) {
  const { subtitle, title } = block
  const resources = (block.resources ?? [])
    .map((resource, index) => ({ ...resource, image: data.images[index] ?? null }))
    .flatMap((resource) => (resource.title && resource.url ? [{ ...resource, title: resource.title }] : []))
  if (resources.length === 0) return null
  const { childHeading, sectionClass } = outlineOf(context, title)
  return (
    <section className={sectionClass('wrap grid grid-cols-1 gap-7 py-section')}>
      <BlockHead context={context} title={title} text={subtitle} />
      <CardGrid kind="posts" columns={3}>
        {resources.map(({ id, image, target, title: name, url }, index) => (
          <li key={id ?? index}>
            <CategoryCard
              as={childHeading}
              title={name}
              uri={url ?? null}
              target={target}
              image={image}
              sizes={gridSizes('posts')}
            />
          </li>
        ))}
      </CardGrid>
    </section>
  )
}
