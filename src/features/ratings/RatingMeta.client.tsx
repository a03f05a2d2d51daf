'use client'

import { type Summary, useRatingSummary } from './use-rating-summary.client'

/** A recipe's average rating, as one of the facts beside its title; nothing before the first rating. */
export function RatingMeta({ databaseId, summary }: { databaseId: number; summary: Summary }) {
  const [{ average, count }] = useRatingSummary(databaseId, summary)
  if (average === null) return null
  return (
    <div>
      <dt>Rated</dt>
      <dd>
        {average.toFixed(1)}{' '}
        <span className="font-text text-sm text-text-soft">by {count.toLocaleString('en-US')}</span>
      </dd>
    </div>
  )
}
