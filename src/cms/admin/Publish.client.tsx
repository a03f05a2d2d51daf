'use client'

import { PublishButton, useAuth, useDocumentInfo } from '@payloadcms/ui'
import type { User } from '@/payload-types'
import { needsReview } from '@/rules/review'
import { AskForReview } from './review/AskForReview.client'
import { useReview } from './review/use-review.client'

/**
 * Payload's button to publish, which says "changes" only where something is published already. Where the settings ask for
 * reviews, editors get a button to ask for one; the server refuses the other one too.
 */
export function Publish() {
  const { hasPublishedDoc } = useDocumentInfo()
  const { user } = useAuth<User>()
  const { review } = useReview()
  // Not known yet: managers need not wait.
  if (review === undefined && needsReview(user?.role)) return null
  if (review?.mayPublish === false) return <AskForReview />
  return <PublishButton label={hasPublishedDoc ? 'Publish changes' : 'Publish'} />
}
