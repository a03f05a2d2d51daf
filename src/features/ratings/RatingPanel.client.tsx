'use client'

import { useCallback } from 'react'
import { useLoginModal } from '@/features/login/LoginModal.client'
import { useViewer } from '@/platform/session/Session.client'
import { markEnjoyed } from '@/platform/store/review-moment'
import { RatingInput } from '@/ui/RatingInput.client'
import { RatingStars } from '@/ui/RatingStars'
import { useToast } from '@/ui/Toaster.client'
import { useOwnRating } from './use-own-rating.client'
import { type Summary, useRatingSummary } from './use-rating-summary.client'

type Props = {
  databaseId: number
  /** As the page was rendered. */
  summary: Summary
}

/**
 * A recipe's average rating and the user's own stars, which show at once and are rolled back with a toast on failure.
 * For visitors a click opens the login modal.
 */
export function RatingPanel({ databaseId, summary }: Props) {
  const { audience, state } = useViewer()
  const modal = useLoginModal()
  const toast = useToast()
  const [{ average, count }, setSummary] = useRatingSummary(databaseId, summary)
  const notifyFailed = useCallback(() => toast.error('Your rating was not saved. Please try again.'), [toast])
  const { own, rate } = useOwnRating(databaseId, setSummary, notifyFailed)
  // Until the session is known, the page's audience decides.
  const isVisitor = state === 'anonymous' || (state === 'loading' && audience === 'visitor')

  return (
    <section className="rating-panel" aria-labelledby="rating">
      <div className="grid gap-2">
        <h2 className="type-h4" id="rating">
          Rate this recipe
        </h2>
        <RatingStars average={average} count={count} />
      </div>
      <RatingInput
        label="Your rating"
        value={own}
        onRate={(rating) => (isVisitor ? modal.open() : void rate(rating).then((saved) => saved && markEnjoyed()))}
      />
    </section>
  )
}
