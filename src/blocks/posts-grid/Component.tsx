import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { ContentCard } from '@/cards/content-card/ContentCard'
import { CardGrid } from '@/cards/grid/CardGrid'
import { gridSizes } from '@/cards/grid/sizes'
import { TEXTS } from '@/rules/texts'
import type { PostsGridData } from './load'

const COLUMNS = { 2: 2, 3: 3, 4: 4 } as const

/** Cards of one content type, the first one leading, in two, three or four columns. SPEC 2.3, 9. */
export function PostsGrid({ block, context, data: { cards } }: BlockProps<'postsGrid', PostsGridData>) {
  const { archiveLink, description, subtitle, title } = block
  const { Title, below, room } = outlineOf(context, title)
  const columns = COLUMNS[block.columns ?? 3]
  return (
    <section className={`wrap grid grid-cols-1 gap-7 py-9 ${room}`} data-light="morning">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="grid gap-3">
          {subtitle && <p className="font-semibold text-light-ink text-sm">{subtitle}</p>}
          {title && <Title className="type-h2">{title}</Title>}
          {description && <p className="max-w-measure text-text-soft">{description}</p>}
        </div>
        {archiveLink?.url && archiveLink.title && (
          <a className="link" href={archiveLink.url}>
            {archiveLink.title}
          </a>
        )}
      </div>
      {cards.length === 0 ? (
        <p className="text-text-soft">{TEXTS.noPosts}</p>
      ) : (
        <CardGrid kind="posts" columns={columns} lead>
          {cards.map((card, index) => (
            <li key={card.databaseId}>
              <ContentCard
                as={below}
                card={card}
                look={index === 0 ? 'lead' : 'default'}
                sizes={gridSizes('posts', { columns, lead: index === 0 })}
              />
            </li>
          ))}
        </CardGrid>
      )}
    </section>
  )
}
