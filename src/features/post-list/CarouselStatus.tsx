import type { Ref } from 'react'
import { LIST_TEXTS } from '@/rules/page-texts/lists'
import { ALL, FAVORITES } from '@/rules/posts-grid/filter'
import { type PostListState, PostListStatus } from './PostListStatus'

type Props = {
  /** Receives the focus when the focused element is removed. */
  ref: Ref<HTMLDivElement>
  state: PostListState
  /** Which request failed. */
  failure: 'posts' | 'favorites'
  /** The selected tab, and how many posts it has. */
  tab: string
  count: number
  onRetry(): void
}

/** The number of posts of a tab, for screen readers; or loading, empty or failed. */
export function CarouselStatus({ count, failure, onRetry, ref, state, tab }: Props) {
  return (
    <PostListStatus
      className="carousel-status"
      ref={ref}
      state={state}
      failure={failure === 'posts' ? LIST_TEXTS.postsFailed : LIST_TEXTS.favoritesFailed}
      onRetry={onRetry}
    >
      {count === 0 && <p>{LIST_TEXTS.noPosts}</p>}
      {count === 0 && tab === FAVORITES && <p>{LIST_TEXTS.emptyFavorites}</p>}
      {count > 0 && tab !== ALL && <p className="sr-only">{count === 1 ? '1 post' : `${count} posts`}</p>}
    </PostListStatus>
  )
}
