import { BlockHead, Eyebrow } from '@/blocks/BlockHead'
import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { ContentCard } from '@/cards/content-card/ContentCard'
import { favoriteButtonFor } from '@/features/favorites/favorite-button-for'
import { watchedBadgeFor } from '@/features/video/watched-badge-for'
import { FeaturedPost } from './FeaturedPost'
import type { FeaturedPostsData } from './load.server'

const TILE_SIZES = '(max-width: 1024px) 45vw, 20vw'

/** One large post with date, excerpt and link, and others beside it as tiles. */
export function FeaturedPosts({ block, context, data }: BlockProps<'featuredPosts', FeaturedPostsData>) {
  const [featured, ...tiles] = data.cards
  if (!featured) return null
  const { subtitle, title } = block
  const { Title, childHeading, sectionClass } = outlineOf(context, title)
  return (
    <section className={sectionClass('wrap grid grid-cols-1 gap-7 py-section')} data-light="dusk">
      {title ? (
        <BlockHead context={context} eyebrow={subtitle} title={title} titleWidth={22} />
      ) : (
        <Eyebrow>{subtitle}</Eyebrow>
      )}
      <div className="featured-posts" data-tiles={tiles.length}>
        <FeaturedPost card={featured} Title={title ? childHeading : Title} priority={context.first} />
        {tiles.length > 0 && (
          <ul className="featured-posts-tiles">
            {tiles.map((card) => (
              <li key={card.databaseId}>
                <ContentCard
                  as={childHeading}
                  card={card}
                  variant="tile"
                  sizes={TILE_SIZES}
                  favoriteButton={favoriteButtonFor(card)}
                  watched={watchedBadgeFor(card)}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
