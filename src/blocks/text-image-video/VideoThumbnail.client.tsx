'use client'

import { Clapperboard } from 'lucide-react'
import { CardPicture } from '@/cards/parts/CardPicture'
import { PlayButton } from '@/cards/parts/PlayButton'
import type { CardImage } from '@/catalogue/cards.server'
import { useVideoModal } from '@/features/video/VideoModal.client'
import type { Light } from '@/model/content-types/content-type'

type Props = {
  title: string
  image: CardImage | null
  embedCode: string
  light: Light
  sizes: string
}

/** A picture that plays a video in the modal. */
export function VideoThumbnail({ embedCode, image, light, sizes, title }: Props) {
  const player = useVideoModal()
  return (
    <div className="card hover-zoom" data-variant="thumbnail">
      <CardPicture image={image} Icon={Clapperboard} light={light} format="wide" sizes={sizes} />
      <PlayButton title={title} onPlay={() => player.open({ databaseId: null, title, embedCode })} />
    </div>
  )
}
