'use client'

import { useCallback } from 'react'
import { useLoginModal } from '@/features/login-modal/LoginModal.client'
import { useViewer } from '@/features/session/Session.client'
import { RatingInput } from '@/ui/RatingInput.client'
import { RatingStars } from '@/ui/RatingStars'
import { useToast } from '@/ui/Toaster.client'
import { useOwnRating } from './use-own-rating'
import { type Summary, useRatingSummary } from './use-rating-summary'

type Props = {
  databaseId: number
  /** As the page was rendered. */
  summary: Summary
}

/**
 * What all think of a recipe, and one's own stars: they show at once, and go back with a toast when the server did
 * not take them. A visitor's press opens the login modal. SPEC 2.2, 6; DESIGN 7.
 */
export function RatingPanel({ databaseId, summary }: Props) {
  const { audience, state } = useViewer()
  const modal = useLoginModal()
  const toast = useToast()
  const [{ average, count }, setSummary] = useRatingSummary(databaseId, summary)
  const notifyFailed = useCallback(() => toast.error('Your rating was not saved. Please try again.'), [toast])
  const { own, rate } = useOwnRating(databaseId, setSummary, notifyFailed)
  // Until the lookup the page says who looks at it.
  const isVisitor = state === 'anonymous' || (state === 'loading' && audience === 'visitor')

  return (
    <section className="rating-panel" aria-labelledby="rating">
      <div className="grid gap-2">
        <h2 className="type-h4" id="rating">
          You made it. How was it?
        </h2>
        <RatingStars average={average} count={count} />
      </div>
      <RatingInput
        label="Your rating"
        value={own}
        onRate={(rating) => (isVisitor ? modal.open() : void rate(rating))}
      />
    </section>
  )
}
