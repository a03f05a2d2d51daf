import type { CardImage } from '@/catalogue/cards'
import type { PostType } from '@/catalogue/post-types'

/** A film by its embed code, as an audience may have it. SPEC 3 (video). */
export type EmbeddedVideo = {
  title: string
  tagLabel: string | null
  image: CardImage | null
  /** The published item that it is, if that is of a type that has a film: then watching it counts. */
  databaseId: number | null
  /** Null where it is locked, or there is none. */
  embedCode: string | null
  /** Where the item behind it is, below its plan. */
  locked: { uri: string | null; postType: PostType } | null
}

export type VideoWallData = { videos: EmbeddedVideo[] }
