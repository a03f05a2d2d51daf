'use client'

import { useRef, useState } from 'react'
import { CardGrid } from '@/cards/grid/CardGrid'
import { gridSizes } from '@/cards/grid/sizes'
import { extraText } from '@/cards/parts/meta'
import { VideoCard } from '@/cards/video-card/VideoCard'
import type { PostCard } from '@/catalogue/cards'
import { favoriteButtonFor } from '@/features/favorites/favorite-button-for'
import { useWatched } from '@/features/video/use-watched'
import { useVideoModal } from '@/features/video/VideoModal.client'
import { pageCount, paginate } from '@/rules/posts-grid/pagination'
import { TEXTS } from '@/rules/texts'
import { Pagination } from '@/ui/Pagination'
import { RetryButton } from '@/ui/RetryButton.client'
import { Spinner } from '@/ui/Spinner'
import type { BrowserList } from './browser-list'
import { useVideos } from './use-videos'

const subtitleOf = (card: PostCard) => extraText(card, 'level') ?? extraText(card, 'teacher') ?? undefined

/** Videos that play in a modal, in pages. */
export function VideosBrowser({ list }: { list: BrowserList }) {
  const { as, featureFirst, first, format, priority, pageSize, total } = list
  const [requestedPage, setRequestedPage] = useState(1)
  const { all, failed, retry } = useVideos(list, requestedPage > 1)
  const watched = useWatched()
  const player = useVideoModal()
  const results = useRef<HTMLDivElement>(null)

  const loading = requestedPage > 1 && !all
  const page = all && paginate(all, requestedPage, pageSize)
  const shown = page?.items ?? first
  const featured = featureFirst && (page?.page ?? 1) === 1
  const goToPage = (target: number) => {
    setRequestedPage(target)
    results.current?.focus({ preventScroll: true })
    results.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <div className="video-grid" ref={results} tabIndex={-1}>
      {loading && failed ? (
        <div className="flex flex-wrap items-center gap-4">
          <p role="alert">{TEXTS.videosFailed}</p>
          <RetryButton onRetry={retry}>{TEXTS.tryAgain}</RetryButton>
        </div>
      ) : (
        <div className="video-grid-cards" aria-busy={loading || undefined}>
          <CardGrid kind="posts" columns={3} featured={featured}>
            {shown.map((card, index) => (
              <li key={card.databaseId}>
                <VideoCard
                  as={as}
                  card={card}
                  format={featured && index === 0 ? 'wide' : format}
                  variant={featured && index === 0 ? 'featured' : 'default'}
                  favoriteButton={favoriteButtonFor(card)}
                  watched={watched.has(card.databaseId)}
                  priority={priority && requestedPage === 1 && index === 0}
                  sizes={gridSizes('posts', { columns: 3, featured: featured && index === 0 })}
                  onPlay={() =>
                    player.open({ databaseId: card.databaseId, title: card.title, subtitle: subtitleOf(card) })
                  }
                />
              </li>
            ))}
          </CardGrid>
        </div>
      )}
      <div role="status">
        {loading && !failed && (
          <p className="flex items-center gap-3">
            <Spinner />
            Loading…
          </p>
        )}
      </div>
      <Pagination
        label="Pages of videos"
        page={page?.page ?? requestedPage}
        pages={page?.pages ?? pageCount(total, pageSize)}
        onPage={goToPage}
      />
    </div>
  )
}
