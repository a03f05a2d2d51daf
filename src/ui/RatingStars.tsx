import { Star } from 'lucide-react'

const STARS = [1, 2, 3, 4, 5]

type Props = {
  /** 0 to 5; null: no ratings yet. */
  average: number | null
  /** The number of ratings; null for those of one person. */
  count: number | null
}

/** The average rating, or the stars that one person gives, as stars and as text; no stars before the first rating. Renders a `p`. */
export function RatingStars({ average, count }: Props) {
  const value = count === null ? average : average?.toFixed(1)
  const text = average === null ? 'No ratings yet' : `${value} of 5`
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm">
      {average !== null && (
        <span className="rating-stars" aria-hidden="true">
          <StarRow />
          <span className="rating-stars-filled" style={{ '--filled': `${(average / 5) * 100}%` }}>
            <StarRow />
          </span>
        </span>
      )}
      <span>
        {text}
        {average !== null && count !== null && (
          <span className="text-text-soft">
            {', '}
            {count} {count === 1 ? 'rating' : 'ratings'}
          </span>
        )}
      </span>
    </p>
  )
}

function StarRow() {
  return (
    <span className="inline-flex">
      {STARS.map((star) => (
        <Star key={star} className="size-5" />
      ))}
    </span>
  )
}
