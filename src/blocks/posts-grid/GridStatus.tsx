import { memo, type Ref } from 'react'
import { type PostListState, PostListStatus } from '@/features/post-list/PostListStatus'
import { CONTENT_TYPES, type PostType } from '@/model/content-types'
import { LIST_TEXTS } from '@/rules/page-texts/lists'
import { FAVORITES, type GridFilter } from '@/rules/posts-grid/filter'
import { button } from '@/ui/button-variants'

type Props = {
  /** Receives the focus when the focused element is removed. */
  ref: Ref<HTMLDivElement>
  postType: PostType
  /** How many posts match the filter, and how many of them can be reached, on this page or others. */
  matches: number
  shown: number
  filter: GridFilter
  state: PostListState
  /** Which request failed. */
  failure: 'posts' | 'favorites'
  onRetry(): void
  /** Undefined: no filter is set. */
  onClear?: () => void
}

/** The number of matches and a button that clears the filters; or loading, empty or failed. */
export const GridStatus = memo(function GridStatus({
  failure,
  filter,
  matches,
  onClear,
  onRetry,
  postType,
  ref,
  shown,
  state,
}: Props) {
  const isEmpty = state === 'ready' && matches === 0
  return (
    <PostListStatus
      className="grid-status"
      ref={ref}
      state={state}
      failure={failure === 'posts' ? LIST_TEXTS.postsFailed : LIST_TEXTS.favoritesFailed}
      onRetry={onRetry}
      empty={isEmpty}
      action={
        onClear && (
          <button
            className={button({ variant: isEmpty ? 'plain' : 'quiet', size: 'slim' })}
            type="button"
            onClick={onClear}
          >
            {LIST_TEXTS.clearFilters}
          </button>
        )
      }
    >
      <p>{isEmpty ? LIST_TEXTS.noMatches : countText(postType, matches, shown)}</p>
      {isEmpty && filter.category === FAVORITES && <p>{LIST_TEXTS.emptyFavorites}</p>}
    </PostListStatus>
  )
})

/** "48 recipes", "1 recipe", "The first 16 of 48 recipes". */
export function countText(postType: PostType, matches: number, shown: number): string {
  const { many, one } = CONTENT_TYPES[postType]
  const name = matches === 1 ? one : many
  const count = `${matches.toLocaleString('en-US')} ${name.charAt(0).toLowerCase()}${name.slice(1)}`
  return shown < matches ? `The first ${shown} of ${count}` : count
}
