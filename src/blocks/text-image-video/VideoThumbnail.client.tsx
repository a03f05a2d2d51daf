'use client'

import { Clapperboard } from 'lucide-react'
import type { EmbedAccess } from '@/blocks/embed-access'
import { CardPicture } from '@/cards/parts/CardPicture'
import { JoinPill } from '@/cards/parts/JoinPill'
import { PlayButton } from '@/cards/parts/PlayButton'
import type { CardImage } from '@/catalogue/cards.server'
import { useVideoModal } from '@/features/video/VideoModal.client'
import type { Light } from '@/model/content-types/content-type'

type Props = {
  title: string
  image: CardImage | null
  video: EmbedAccess
  light: Light
  sizes: string
}

/** A picture that plays a video in the modal; without the required plan, a link to join. */
export function VideoThumbnail({ image, light, sizes, title, video }: Props) {
  const { databaseId, embedCode, locked } = video
  const player = useVideoModal()
  return (
    <div className="card hover-zoom" data-variant="picture" data-locked={locked !== null || undefined}>
      <CardPicture image={image} Icon={Clapperboard} light={light} format="wide" sizes={sizes} />
      {locked ? (
        <JoinPill title={title} {...locked} />
      ) : (
        <PlayButton title={title} onPlay={() => player.open({ databaseId, title, embedCode })} />
      )}
    </div>
  )
}
