'use client'

import { FavoriteToggle } from '@/ui/FavoriteToggle.client'
import { FAVORITE_TEXTS } from './favorite-texts'
import { useFavorite } from './use-favorite.client'

/**
 * The favorite toggle of an item. For visitors it opens the login modal. Renders a `button`.
 * @param title names the item for screen readers
 * @param word beside the heart, on the item's own page (favorite-word.ts)
 */
export function FavoriteButton({
  databaseId,
  title,
  word,
}: {
  databaseId: number
  title: string
  word?: { text: string; className: string }
}) {
  const { favorited, toggle } = useFavorite(databaseId)
  return <FavoriteToggle favorited={favorited} label={FAVORITE_TEXTS.add(title)} word={word} onToggle={toggle} />
}
