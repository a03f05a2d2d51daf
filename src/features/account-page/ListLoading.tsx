import { COMMON_TEXTS } from '@/rules/common-texts'
import { RetryButton } from '@/ui/RetryButton.client'
import { Skeleton } from '@/ui/Skeleton'

/** Placeholder for a list of the account while it loads or after it failed. Renders a `div`. */
export function ListLoading({ failed, onRetry }: { failed: boolean; onRetry(): void }) {
  if (failed) {
    return (
      <div className="flex flex-wrap items-center gap-4">
        <p role="alert">This could not be loaded.</p>
        <RetryButton onRetry={onRetry}>{COMMON_TEXTS.tryAgain}</RetryButton>
      </div>
    )
  }
  return (
    <div className="grid w-full gap-4" aria-busy="true">
      <p className="sr-only">Loading…</p>
      <Skeleton />
      <Skeleton />
    </div>
  )
}
