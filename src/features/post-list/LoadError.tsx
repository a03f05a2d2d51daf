import { COMMON_TEXTS } from '@/rules/common-texts'
import { RetryButton } from '@/ui/RetryButton.client'

/** The message of a failed request, with a button to try again. */
export function LoadError({ message, onRetry }: { message: string; onRetry(): void }) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <p role="alert">{message}</p>
      <RetryButton onRetry={onRetry}>{COMMON_TEXTS.tryAgain}</RetryButton>
    </div>
  )
}
