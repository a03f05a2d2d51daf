'use client'

import { useRef, useState } from 'react'
import { CardGrid } from '@/cards/grid/CardGrid'
import { gridSizes } from '@/cards/grid/sizes'
import { extraText } from '@/cards/parts/meta'
import { VideoCard } from '@/cards/video-card/VideoCard'
import type { PostCard } from '@/catalogue/cards.server'
import { favoriteButtonFor } from '@/features/favorites/favorite-button-for'
import { PostListPages } from '@/features/post-list/PostListPages'
import { PostListStatus } from '@/features/post-list/PostListStatus'
import { usePosts } from '@/features/post-list/use-posts.client'
import { useWatched } from '@/features/video/use-watched.client'
import { useVideoModal } from '@/features/video/VideoModal.client'
import { LIST_TEXTS } from '@/rules/page-texts/lists'
import { openFirst } from '@/rules/posts-grid/open-first'
import { pageCount, paginate } from '@/rules/posts-grid/pagination'
import type { BrowserList } from './browser-list'

const subtitleOf = (card: PostCard) => extraText(card, 'level') ?? extraText(card, 'teacher') ?? undefined

/** Videos that play in a modal, in pages. */
export function VideosBrowser({ list }: { list: BrowserList }) {
  const { as, count, featureFirst, first, format, postTypes, priority, pageSize, total } = list
  const [requestedPage, setRequestedPage] = useState(1)
  const { all, failed, retry } = usePosts({ kind: 'videos', postTypes, count }, list, requestedPage > 1)
  const watched = useWatched()
  const player = useVideoModal()
  const results = useRef<HTMLDivElement>(null)

  const loading = requestedPage > 1 && !all
  // Chosen videos keep the editor's order.
  const page = all && paginate(list.rest ? all : openFirst(all), requestedPage, pageSize)
  const shown = page?.items ?? first
  const featured = featureFirst && (page?.page ?? 1) === 1
  return (
    <div className="video-grid" ref={results} tabIndex={-1}>
      {!(loading && failed) && (
        <div className="video-grid-cards" aria-busy={loading || undefined}>
          <CardGrid kind="posts" columns={3} featured={featured}>
            {shown.map((card, index) => (
              <li key={card.databaseId}>
                <VideoCard
                  as={as}
                  card={card}
                  format={featured && index === 0 ? 'wide' : format}
                  variant={featured && index === 0 ? 'featured' : 'default'}
                  withSummary
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
      <PostListStatus
        className="video-grid-status"
        state={!loading ? 'ready' : failed ? 'failed' : 'waiting'}
        failure={LIST_TEXTS.videosFailed}
        onRetry={retry}
      />
      <PostListPages
        label="Pages of videos"
        page={page?.page ?? requestedPage}
        pages={page?.pages ?? pageCount(total, pageSize)}
        onPage={setRequestedPage}
        start={results}
      />
    </div>
  )
}
