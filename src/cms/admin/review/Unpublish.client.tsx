'use client'

import { UnpublishButton } from '@payloadcms/ui'
import { useReview } from './use-review.client'

/** Payload's entry to unpublish, which people who must ask for a review do not get. */
export function Unpublish() {
  const { review } = useReview()
  return review?.mayPublish === false ? null : <UnpublishButton />
}
