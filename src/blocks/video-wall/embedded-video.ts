import type { EmbedAccess } from '@/blocks/embed-access'
import type { CardImage } from '@/catalogue/cards.server'

/** A video with an embed code, as an audience may see it. */
export type EmbeddedVideo = EmbedAccess & {
  title: string
  tagLabel: string | null
  image: CardImage | null
}

export type VideoWallData = { videos: EmbeddedVideo[] }
