import { Star } from 'lucide-react'

const FIVE = [1, 2, 3, 4, 5]

type Props = {
  /** 0 to 5; null: nobody has rated. */
  average: number | null
  /** How many ratings. */
  count: number
}

/** What people think of a thing: five stars, and the numbers in words. Renders a `p`. */
export function RatingStars({ average, count }: Props) {
  const words = average === null ? 'No ratings yet' : `${average.toFixed(1)} of 5`
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm">
      <span className="stars" aria-hidden="true">
        <Row />
        <span className="lit" style={{ '--lit': `${((average ?? 0) / 5) * 100}%` }}>
          <Row />
        </span>
      </span>
      <span>
        {words}
        {average !== null && (
          <span className="text-text-soft">
            {', '}
            {count} {count === 1 ? 'rating' : 'ratings'}
          </span>
        )}
      </span>
    </p>
  )
}

function Row() {
  return (
    <span className="inline-flex">
      {FIVE.map((star) => (
        <Star key={star} className="size-5" />
      ))}
    </span>
  )
}
