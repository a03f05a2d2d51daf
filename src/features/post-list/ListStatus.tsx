import type { Ref } from 'react'
import { TEXTS } from '@/rules/texts'
import { RetryButton } from '@/ui/RetryButton.client'
import { Spinner } from '@/ui/Spinner'

type Props = {
  /** Gets the focus where what had it has gone. */
  ref: Ref<HTMLDivElement>
  state: 'ready' | 'waiting' | 'failed' | 'empty'
  /** What could not be loaded. */
  failure: string
  /** What to do where there is nothing. */
  hint?: string
  /** How many there are, for who does not see the row; undefined: nothing has changed. */
  count?: number
  onRetry(): void
}

/** What is to be said of a carousel: that it loads, that there is nothing, or that it did not come. SPEC 4, 8. */
export function ListStatus({ count, failure, hint, onRetry, ref, state }: Props) {
  return (
    <div className="carousel-status" ref={ref} tabIndex={-1}>
      <div role="status">
        {state === 'waiting' && (
          <p className="flex items-center gap-3">
            <Spinner />
            Loading…
          </p>
        )}
        {state === 'empty' && (
          <>
            <p>{TEXTS.noPosts}</p>
            {hint && <p>{hint}</p>}
          </>
        )}
        {state === 'ready' && count !== undefined && (
          <p className="sr-only">{count === 1 ? '1 post' : `${count} posts`}</p>
        )}
      </div>
      {state === 'failed' && (
        <div className="flex flex-wrap items-center gap-4">
          <p role="alert">{failure}</p>
          <RetryButton onRetry={onRetry}>{TEXTS.tryAgain}</RetryButton>
        </div>
      )}
    </div>
  )
}
