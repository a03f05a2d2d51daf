import { BlockHead } from '@/blocks/BlockHead'
import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { GridCards } from '@/features/post-list/GridCards'
import { TEXTS } from '@/rules/texts'
import { LazyPostsBrowser } from './LazyPostsBrowser.client'
import type { PostsGridData } from './load.server'
import { gridSettings } from './settings'

/** Cards of one content type in two, three or four columns, the first one larger, with filters. The first page is in the HTML. */
export function PostsGrid({ block, context, data: { cards, facets } }: BlockProps<'postsGrid', PostsGridData>) {
  const { archiveLink, description, postType, subtitle, title } = block
  const { childHeading, sectionClass } = outlineOf(context, title)
  const { bySeason, categories, columns, freeFirst, pageSize, paginated, enabledFilters } = gridSettings(block)
  const movementAction = context.rules.movementButton === 'start-here' ? TEXTS.startHere : undefined
  const head = <BlockHead context={context} eyebrow={subtitle} title={title} text={description} />
  const archive = archiveLink?.url && archiveLink.title && (
    <a className="link justify-self-start" href={archiveLink.url}>
      {archiveLink.title}
    </a>
  )
  // The head of a list page is its banner: a link alone between the two would only push the cards down.
  const archiveLast = context.listPart === 'list'
  return (
    <section className={sectionClass('wrap grid grid-cols-1 gap-7 py-section')} data-light="morning">
      {archive && !archiveLast ? (
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          {head}
          {archive}
        </div>
      ) : (
        head
      )}
      {cards.length === 0 && <p className="text-text-soft">{TEXTS.noPosts}</p>}
      {cards.length > 0 && !facets && (
        <GridCards
          cards={cards}
          columns={columns}
          as={childHeading}
          // As many as there are columns: one row of equal cards.
          featured={cards.length !== columns}
          priority={context.first || context.listPart === 'list'}
          movementAction={movementAction}
        />
      )}
      {cards.length > 0 && facets && (
        <LazyPostsBrowser
          grid={{
            ...facets,
            ...{ bySeason, categories, columns, freeFirst, pageSize, paginated, postType, enabledFilters },
            first: cards,
            prefix: context.firstOfKind ? '' : (block.id ?? ''),
            priority: context.first || context.listPart === 'list',
            as: childHeading,
            movementAction,
          }}
        />
      )}
      {archiveLast && archive}
    </section>
  )
}
