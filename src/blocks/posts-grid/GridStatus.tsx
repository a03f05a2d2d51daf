import { memo, type Ref } from 'react'
import { POST_TYPES, type PostType } from '@/catalogue/post-types'
import { FAVORITES, type GridFilter } from '@/rules/posts-grid/filter'
import { TEXTS } from '@/rules/texts'
import { button } from '@/ui/ButtonLink'
import { RetryButton } from '@/ui/RetryButton.client'
import { Spinner } from '@/ui/Spinner'

type Props = {
  /** Gets the focus where what had it has gone. */
  ref: Ref<HTMLDivElement>
  postType: PostType
  /** How many posts the filter lets through, and how many of them can be seen, here or by turning pages. */
  matches: number
  shown: number
  filter: GridFilter
  state: 'ready' | 'waiting' | 'failed'
  /** What could not be loaded. */
  failure: 'posts' | 'favorites'
  onRetry(): void
  /** Undefined: there is nothing to clear. */
  onClear?: () => void
}

/** How many there are, read out politely when it changes; or that they load, that there are none, or did not come. SPEC 4, 8. */
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
    <div className="grid-status" ref={ref} tabIndex={-1}>
      <div role="status" data-none={isEmpty || undefined}>
        {state === 'waiting' && (
          <p className="flex items-center gap-3">
            <Spinner />
            Loading…
          </p>
        )}
        {state === 'ready' && <p>{isEmpty ? TEXTS.noMatches : countText(postType, matches, shown)}</p>}
        {isEmpty && filter.category === FAVORITES && <p>{TEXTS.emptyFavorites}</p>}
      </div>
      {state === 'failed' && (
        <div className="flex flex-wrap items-center gap-4">
          <p role="alert">{failure === 'posts' ? TEXTS.postsFailed : TEXTS.favoritesFailed}</p>
          <RetryButton onRetry={onRetry}>{TEXTS.tryAgain}</RetryButton>
        </div>
      )}
      {onClear && (
        <button
          className={button({ variant: isEmpty ? 'plain' : 'quiet', size: 'slim' })}
          type="button"
          onClick={onClear}
        >
          {TEXTS.clearFilters}
        </button>
      )}
    </div>
  )
})

/** "48 recipes", "1 recipe", "The first 16 of 48 recipes". */
function countText(postType: PostType, matches: number, shown: number): string {
  const { many, one } = POST_TYPES[postType]
  const name = matches === 1 ? one : many
  const count = `${matches.toLocaleString('en-US')} ${name.charAt(0).toLowerCase()}${name.slice(1)}`
  return shown < matches ? `The first ${shown} of ${count}` : count
}
