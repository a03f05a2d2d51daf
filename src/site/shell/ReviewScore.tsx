import { Star } from 'lucide-react'
import type { Setting } from '@/payload-types'

const STARS = [1, 2, 3, 4, 5]

function Stars() {
  return STARS.map((star) => <Star className="size-4 flex-none fill-current" key={star} strokeWidth={0} />)
}

/** The score and the number of reviews, with a link to the reviews site. */
export function ReviewScore({ reviews }: { reviews: Setting['reviews'] }) {
  const { count, score, url } = reviews ?? {}
  if (typeof score !== 'number') return null
  const content = (
    <>
      <b className="font-display font-light text-title leading-none" aria-hidden="true">
        {score}
      </b>
      <span className="grid gap-1">
        <span className="relative flex w-fit text-line-night" role="img" aria-label={`${score} out of 5`}>
          <Stars />
          <span className="absolute inset-0 flex overflow-hidden text-progress" style={{ width: `${score * 20}%` }}>
            <Stars />
          </span>
        </span>
        {count ? <span className="text-sm">{count.toLocaleString('en-US')} reviews, read them all</span> : null}
      </span>
    </>
  )
  const className = 'flex w-fit items-center gap-3'
  return url ? (
    <a className={`footer-link ${className}`} href={url}>
      {content}
    </a>
  ) : (
    <p className={className}>{content}</p>
  )
}
