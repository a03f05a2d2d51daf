import type { CardImage } from '@/catalogue/cards.server'
import type { PostType } from '@/model/content-types'

/** A video with an embed code, as an audience may see it. */
export type EmbeddedVideo = {
  title: string
  tagLabel: string | null
  image: CardImage | null
  /** The id of its published item, if that is of a type with videos: watching it then counts. */
  databaseId: number | null
  /** Null without the required plan, or where none is set. */
  embedCode: string | null
  /** The item behind it, without the required plan; otherwise null. */
  locked: { uri: string | null; postType: PostType } | null
}

export type VideoWallData = { videos: EmbeddedVideo[] }
