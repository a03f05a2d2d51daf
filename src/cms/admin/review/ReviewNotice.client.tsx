'use client'

import { ReviewState } from './ReviewState.client'
import { useReadReview, useReview } from './use-review.client'

/** At the top of a document's form: who asked for a review, and what a manager said. */
export function ReviewNotice() {
  useReadReview()
  const { act, review } = useReview()
  if (!review?.on || review.request === null) return null
  return (
    <ReviewState
      mayPublish={review.mayPublish}
      request={review.request}
      onSendBack={(note) => act('send-back', note)}
    />
  )
}
