'use client'

import { CardGrid } from '@/cards/grid/CardGrid'
import { gridSizes } from '@/cards/grid/sizes'
import { VideoCard } from '@/cards/video-card/VideoCard'
import { useBegun } from '@/features/watching/use-begun'
import { watchedOf } from '@/features/watching/watched-of'
import { TEXTS } from '@/rules/texts'

type Props = { title: string; as: 'h1' | 'h2'; below: 'h2' | 'h3'; className: string }

/** Begun films as cards that say how much is left, the latest first. Renders a `section`; nothing without any. */
export function ContinueList({ as: Title, below, className, title }: Props) {
  const videos = useBegun()
  if (videos.length === 0) return null
  return (
    <section className={className} data-light="dusk">
      <Title className="type-h2">{title}</Title>
      <CardGrid kind="posts" columns={4}>
        {videos.map(({ durationS, positionS, ...card }) => (
          <li key={card.databaseId}>
            <VideoCard card={card} as={below} watched={watchedOf(card)} sizes={gridSizes('posts', { columns: 4 })} />
            <Left positionS={positionS} durationS={durationS} />
          </li>
        ))}
      </CardGrid>
    </section>
  )
}

function Left({ durationS, positionS }: { durationS: number; positionS: number }) {
  const left = TEXTS.minutesLeft(Math.max(1, Math.round((durationS - positionS) / 60)))
  return (
    <p className="grid gap-1 pt-2 text-sm text-text-soft">
      {left}
      <progress className="measure" value={positionS} max={durationS} aria-label={left} />
    </p>
  )
}
