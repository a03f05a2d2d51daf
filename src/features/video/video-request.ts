/** A request to play a video. */
export type VideoRequest = {
  /** The item, whose progress is saved. Null for a video that is not an item. */
  databaseId: number | null
  title: string
  subtitle?: string | null
  /** On the preview of its item: plays the newest draft and saves no progress. */
  preview?: boolean
  /** Its trailer, which everyone may play and whose progress is not saved. */
  trailer?: boolean
  /** Played instead of the item's own source. */
  embedCode?: string | null
}
