'use client'

import { CardGrid } from '@/cards/grid/CardGrid'
import { gridSizes } from '@/cards/grid/sizes'
import { VideoCard } from '@/cards/video-card/VideoCard'
import { useContinueWatching } from '@/features/video/use-continue-watching.client'
import { watchedBadgeFor } from '@/features/video/watched-badge-for'
import { MEMBER_TEXTS } from '@/rules/page-texts/members'

type Props = { title: string; as: 'h1' | 'h2'; cardHeading: 'h2' | 'h3'; className: string }

/** Started videos as cards that show the time left, the most recent first. Renders a `section`; nothing without any. */
export function ContinueList({ as: Title, cardHeading, className, title }: Props) {
  const { videos } = useContinueWatching()
  if (videos.length === 0) return null
  return (
    <section className={className} data-light="dusk">
      <Title className="type-h2">{title}</Title>
      <CardGrid kind="posts" columns={4}>
        {videos.map(({ durationS, positionS, ...card }) => (
          <li key={card.databaseId}>
            <VideoCard
              card={card}
              as={cardHeading}
              watched={watchedBadgeFor(card)}
              sizes={gridSizes('posts', { columns: 4 })}
            />
            <TimeLeft positionS={positionS} durationS={durationS} />
          </li>
        ))}
      </CardGrid>
    </section>
  )
}

function TimeLeft({ durationS, positionS }: { durationS: number; positionS: number }) {
  const label = MEMBER_TEXTS.minutesLeft(Math.max(1, Math.round((durationS - positionS) / 60)))
  return (
    <p className="grid gap-1 pt-2 text-sm text-text-soft">
      {label}
      <progress className="progress-bar" value={positionS} max={durationS} aria-label={label} />
    </p>
  )
}
