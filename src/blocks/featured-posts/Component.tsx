import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { ContentCard } from '@/cards/content-card/ContentCard'
import { heartOf } from '@/features/favourites/heart-of'
import { watchedOf } from '@/features/watching/watched-of'
import { Lead } from './Lead'
import type { FeaturedPostsData } from './load'

const TILE_SIZES = '(max-width: 960px) 45vw, 20vw'

/** One post large, with date, excerpt and the way to it, and others beside it as tiles. SPEC 2.3. */
export function FeaturedPosts({ block, context, data }: BlockProps<'featuredPosts', FeaturedPostsData>) {
  const [lead, ...tiles] = data.cards
  if (!lead) return null
  const { subtitle, title } = block
  const { Title, below, section } = outlineOf(context, title)
  return (
    <section className={section('wrap grid gap-7 py-9')} data-light="dusk">
      {(title || subtitle) && (
        <div className="grid gap-3">
          {subtitle && <p className="font-semibold text-light-ink text-sm">{subtitle}</p>}
          {title && <Title className="type-h2 max-w-[22ch]">{title}</Title>}
        </div>
      )}
      <div className="featured" data-tiles={tiles.length}>
        <Lead card={lead} Title={title ? below : Title} leading={context.first} />
        {tiles.length > 0 && (
          <ul className="featured-tiles">
            {tiles.map((card) => (
              <li key={card.databaseId}>
                <ContentCard
                  as={below}
                  card={card}
                  look="tile"
                  sizes={TILE_SIZES}
                  heart={heartOf(card)}
                  watched={watchedOf(card)}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
