/** A video that somebody wants to see. */
export type VideoRequest = {
  /** Of the item that it belongs to: its progress is told. Null for a video that is no item. */
  databaseId: number | null
  title: string
  subtitle?: string | null
  /** On the preview of its item: its newest draft, of which nothing is told. */
  preview?: boolean
  /** Played in place of the item's own source. */
  embedCode?: string | null
}
