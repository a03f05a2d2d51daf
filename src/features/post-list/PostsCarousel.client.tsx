'use client'

import { type ReactNode, useMemo, useRef, useState } from 'react'
import type { TitleLevel } from '@/cards/parts/CardTitle'
import { useFavorites } from '@/features/favorites/use-favorites.client'
import { useViewer } from '@/platform/session/Session.client'
import { LIST_TEXTS } from '@/rules/page-texts/lists'
import { ALL, FAVORITES } from '@/rules/posts-grid/filter'
import { Carousel } from '@/ui/Carousel.client'
import { FilterBar } from '@/ui/FilterBar.client'
import { CarouselStatus } from './CarouselStatus'
import { ListCard, type ListVariant } from './ListCard'
import { cardsOfTab, type PostList } from './list'
import { usePosts } from './use-posts.client'
import { useRestoreFocus } from './use-restore-focus.client'

type Props = {
  list: PostList
  variant: ListVariant
  as: TitleLevel
  /** The accessible name. */
  label: string
  /** The heading and its text. */
  header: ReactNode
}

/** Posts in a carousel, all of them or those of a category. */
export function PostsCarousel({ as, header, label, list, variant }: Props) {
  const { state } = useViewer()
  const favorites = useFavorites()
  const [tab, setTab] = useState(ALL)
  const { all, failed, retry, prefetch } = usePosts({ kind: 'newest', postTypes: list.postTypes }, list, tab !== ALL)

  const favoriteIds = useMemo(
    () => (favorites.favoriteIds ? new Set(favorites.favoriteIds) : null),
    [favorites.favoriteIds],
  )
  const needsFavorites = tab === FAVORITES && state !== 'anonymous' && !favoriteIds
  const loading = (tab !== ALL && !all) || needsFavorites
  // The cards of a category that are in the page show at once; the others follow.
  const shown = useMemo(
    () => cardsOfTab(all ?? list.first, tab, list.taxonomy, favoriteIds),
    [all, favoriteIds, list, tab],
  )
  const postsError = loading && failed
  const favoritesError = needsFavorites && favorites.failed
  const hasError = postsError || favoritesError

  const status = useRef<HTMLDivElement>(null)
  const row = useRestoreFocus(status)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only prefetch, the controls are inside
    <div className="post-carousel" onFocus={prefetch} onPointerEnter={prefetch} onScrollCapture={prefetch}>
      <div ref={row} aria-busy={(loading && !hasError) || undefined}>
        <Carousel
          label={label}
          item={variant === 'thumbnails' ? 'thumbnail' : 'card'}
          resetKey={tab}
          header={
            <div className="grid grid-cols-1 gap-4">
              {header}
              {list.tabs.length > 0 && (
                <FilterBar
                  label="Category"
                  selectLabel={LIST_TEXTS.chooseCategory}
                  options={list.tabs.map(({ label: name, slug }) => ({ value: slug, label: name }))}
                  selected={tab}
                  onSelect={setTab}
                />
              )}
            </div>
          }
        >
          {shown.map((card) => (
            <li key={card.databaseId}>
              <ListCard as={as} card={card} variant={variant} />
            </li>
          ))}
        </Carousel>
      </div>
      <CarouselStatus
        ref={status}
        state={hasError ? 'failed' : loading ? 'waiting' : 'ready'}
        failure={postsError ? 'posts' : 'favorites'}
        tab={tab}
        count={shown.length}
        onRetry={postsError ? retry : favorites.retry}
      />
    </div>
  )
}
