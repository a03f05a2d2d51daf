/** An item that can be a favorite. */
export type FavoriteItem = {
  databaseId: number
  /** Names the item for screen readers. */
  title: string
}
