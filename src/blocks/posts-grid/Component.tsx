import type { BlockProps } from '@/blocks/block'
import { ContentCard } from '@/catalogue/ContentCard'
import { TEXTS } from '@/rules/texts'
import type { PostsGridData } from './load'

/** Cards of one content type, in one, two, three or four columns. SPEC 2.3, 9. */
export function PostsGrid({ block, data: { cards } }: BlockProps<'postsGrid', PostsGridData>) {
  const { archiveLink, description, subtitle, title } = block
  return (
    <section className="wrap grid gap-7 py-9" data-light="morning">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="grid gap-3">
          {subtitle && <p className="font-semibold text-light-ink text-sm">{subtitle}</p>}
          {title && <h2 className="type-h2">{title}</h2>}
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
        <ul className="grid gap-x-6 gap-y-7 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-4">
          {cards.map((card) => (
            <li key={card.databaseId}>
              <ContentCard card={card} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
