import type { ReactNode } from 'react'
import { ProgressBar, ProgressRing } from '../Progress'
import { RatingStars } from '../RatingStars'
import { Skeleton } from '../Skeleton'
import { Spinner } from '../Spinner'
import { LiveRating } from './Live.client'
import { LONG_TITLE } from './long-text'

export const spinnerExamples: Record<string, ReactNode> = {
  default: (
    <p className="flex items-center gap-3" role="status">
      <Spinner /> Loading FAQs...
    </p>
  ),
}

export const skeletonExamples: Record<string, ReactNode> = {
  line: <Skeleton />,
  picture: (
    <div className="max-w-xs">
      <Skeleton kind="picture" />
    </div>
  ),
  'a loading list': (
    <div className="grid grid-cols-2 gap-5 md:grid-cols-4" aria-busy="true">
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton kind="card" key={key} />
      ))}
    </div>
  ),
}

export const progressExamples: Record<string, ReactNode> = {
  bar: (
    <div className="grid max-w-md gap-5">
      <ProgressBar label="Classes watched" value={12} max={15} note="Three more until fifteen" />
      <ProgressBar label="Not started" value={0} max={15} />
      <ProgressBar label="Done" value={15} max={15} note="15 of 15" />
    </div>
  ),
  ring: (
    <div className="flex flex-wrap gap-5">
      <ProgressRing label="Weeks done" value={2} max={6}>
        2
      </ProgressRing>
      <ProgressRing label="No weeks done" value={0} max={6}>
        0
      </ProgressRing>
      <ProgressRing label="All weeks done" value={6} max={6}>
        6
      </ProgressRing>
    </div>
  ),
  longest: (
    <div className="max-w-xs">
      <ProgressBar label={LONG_TITLE} value={1} max={3} note={LONG_TITLE} />
    </div>
  ),
}

export const ratingExamples: Record<string, ReactNode> = {
  'read only': <RatingStars average={4.8} count={140} />,
  half: <RatingStars average={2.5} count={1} />,
  empty: <RatingStars average={null} count={0} />,
  'not rated': <LiveRating label="Your rating of Ginger noodle broth" initial={0} />,
  chosen: <LiveRating label="Your rating of Roast carrots" initial={4} />,
  busy: <LiveRating label="Your rating, being sent" initial={3} pending />,
  error: <LiveRating label="Your rating, not sent" initial={2} error="The site cannot be reached. Please try again." />,
}
