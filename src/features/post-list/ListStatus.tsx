import type { Ref } from 'react'
import { TEXTS } from '@/rules/texts'
import { RetryButton } from '@/ui/RetryButton.client'
import { Spinner } from '@/ui/Spinner'

type Props = {
  /** Receives the focus when the focused element is removed. */
  ref: Ref<HTMLDivElement>
  state: 'ready' | 'waiting' | 'failed' | 'empty'
  /** The message of a failed request. */
  failure: string
  /** A hint below the message of an empty list. */
  hint?: string
  /** The number of posts, for screen readers; undefined: the list has not changed. */
  count?: number
  onRetry(): void
}

/** The state of a carousel in a live region: loading, empty or failed, with a button to try again. */
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
