import type { ReactNode, Ref } from 'react'
import { Spinner } from '@/ui/Spinner'
import { LoadError } from './LoadError'

/** The state of a list whose cards are requested on demand. */
export type PostListState = 'ready' | 'waiting' | 'failed'

type Props = {
  className: 'grid-status' | 'carousel-status' | 'video-grid-status'
  /** Makes it focusable: it receives the focus when the focused element is removed. */
  ref?: Ref<HTMLDivElement>
  state: PostListState
  /** The message of a failed request. */
  failure: string
  onRetry(): void
  /** No posts match. */
  empty?: boolean
  /** What the list contains, shown when it is ready. */
  children?: ReactNode
  /** A button beside the status. */
  action?: ReactNode
}

/** The state of a list in a live region: its contents, loading, or failed with a button to try again. */
export function PostListStatus({ action, children, className, empty, failure, onRetry, ref, state }: Props) {
  return (
    <div className={className} ref={ref} tabIndex={ref ? -1 : undefined}>
      <div role="status" data-none={empty || undefined}>
        {state === 'waiting' && (
          <p className="flex items-center gap-3">
            <Spinner />
            Loading…
          </p>
        )}
        {state === 'ready' && children}
      </div>
      {state === 'failed' && <LoadError message={failure} onRetry={onRetry} />}
      {action}
    </div>
  )
}
