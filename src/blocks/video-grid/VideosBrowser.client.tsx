'use client'

import { useRef, useState } from 'react'
import { CardGrid } from '@/cards/grid/CardGrid'
import { gridSizes } from '@/cards/grid/sizes'
import { extraText } from '@/cards/parts/facts'
import { VideoCard } from '@/cards/video-card/VideoCard'
import type { PostCard } from '@/catalogue/cards'
import { heartOf } from '@/features/favourites/heart-of'
import { useWatched } from '@/features/watching/use-watched'
import { useVideoModal } from '@/features/watching/VideoModal.client'
import { pageOf, pagesFor } from '@/rules/posts-grid/paging'
import { TEXTS } from '@/rules/texts'
import { Pagination } from '@/ui/Pagination'
import { Spinner } from '@/ui/Spinner'
import { TryAgain } from '@/ui/TryAgain.client'
import { useVideos } from './use-videos'
import type { VideoList } from './video-list'

const about = (card: PostCard) => extraText(card, 'level') ?? extraText(card, 'teacher') ?? undefined

/** Videos that play in a window over the page, in pages. SPEC 2.2, 4, 8. */
export function VideosBrowser({ list }: { list: VideoList }) {
  const { as, featureFirst, first, format, leading, pageSize, total } = list
  const [wanted, setWanted] = useState(1)
  const { all, failed, retry } = useVideos(list, wanted > 1)
  const watched = useWatched()
  const player = useVideoModal()
  const results = useRef<HTMLDivElement>(null)

  const waits = wanted > 1 && !all
  const page = all && pageOf(all, wanted, pageSize)
  const shown = page?.items ?? first
  const leads = featureFirst && (page?.page ?? 1) === 1
  const turn = (to: number) => {
    setWanted(to)
    results.current?.focus({ preventScroll: true })
    results.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <div className="video-list" ref={results} tabIndex={-1}>
      {waits && failed ? (
        <div className="flex flex-wrap items-center gap-4">
          <p role="alert">{TEXTS.videosFailed}</p>
          <TryAgain onRetry={retry}>{TEXTS.tryAgain}</TryAgain>
        </div>
      ) : (
        <div className="video-rows" aria-busy={waits || undefined}>
          <CardGrid kind="posts" columns={3} lead={leads}>
            {shown.map((card, index) => (
              <li key={card.databaseId}>
                <VideoCard
                  as={as}
                  card={card}
                  format={leads && index === 0 ? 'wide' : format}
                  look={leads && index === 0 ? 'lead' : 'default'}
                  heart={heartOf(card)}
                  watched={watched.has(card.databaseId)}
                  leading={leading && wanted === 1 && index === 0}
                  sizes={gridSizes('posts', { columns: 3, lead: leads && index === 0 })}
                  onPlay={() => player.open({ databaseId: card.databaseId, title: card.title, subtitle: about(card) })}
                />
              </li>
            ))}
          </CardGrid>
        </div>
      )}
      <div role="status">
        {waits && !failed && (
          <p className="flex items-center gap-3">
            <Spinner />
            Loading…
          </p>
        )}
      </div>
      <Pagination
        label="Pages of videos"
        page={page?.page ?? wanted}
        pages={page?.pages ?? pagesFor(total, pageSize)}
        onPage={turn}
      />
    </div>
  )
}
