'use client'

import { Clapperboard } from 'lucide-react'
import { CardGrid } from '@/cards/grid/CardGrid'
import { gridSizes } from '@/cards/grid/sizes'
import { CardBadges } from '@/cards/parts/CardBadges'
import { CardPicture } from '@/cards/parts/CardPicture'
import { CardTitle, type TitleLevel } from '@/cards/parts/CardTitle'
import { JoinPill } from '@/cards/parts/JoinPill'
import { PlayButton } from '@/cards/parts/PlayButton'
import { useWatched } from '@/features/video/use-watched.client'
import { useVideoModal } from '@/features/video/VideoModal.client'
import type { EmbeddedVideo } from './embedded-video'

/** Thumbnails of embedded videos; a click plays one in a modal. Renders a `ul`. */
export function Thumbnails({ as, videos }: { as: TitleLevel; videos: readonly EmbeddedVideo[] }) {
  const watched = useWatched()
  const player = useVideoModal()
  return (
    <CardGrid kind="posts" columns={3}>
      {videos.map(({ databaseId, embedCode, image, locked, tagLabel, title }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an editor's list, which does not change in the browser
        <li key={index}>
          <article className="card hover-zoom" data-locked={locked !== null || undefined}>
            <CardPicture image={image} Icon={Clapperboard} light="noon" format="wide" sizes={gridSizes('posts')} />
            <CardBadges label={tagLabel} watched={databaseId !== null && watched.has(databaseId)} />
            <div className="card-text">
              <CardTitle as={as} title={title} href={null} />
            </div>
            {locked ? (
              <JoinPill title={title} {...locked} />
            ) : (
              <PlayButton
                title={title}
                onPlay={() =>
                  player.open({
                    databaseId,
                    title,
                    subtitle: tagLabel ?? undefined,
                    embedCode: embedCode ?? undefined,
                  })
                }
              />
            )}
          </article>
        </li>
      ))}
    </CardGrid>
  )
}
