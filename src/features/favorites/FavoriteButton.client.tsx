'use client'

import { FavoriteToggle } from '@/ui/FavoriteToggle.client'
import { FAVORITE_TEXTS } from './favorite-texts'
import { useFavorite } from './use-favorite.client'

/**
 * The favorite toggle of an item. For visitors it opens the login modal. Renders a `button`.
 * @param title names the item for screen readers
 * @param worded shows a word beside the heart, on the item's own page
 */
export function FavoriteButton({
  databaseId,
  title,
  worded = false,
}: {
  databaseId: number
  title: string
  worded?: boolean
}) {
  const { favorited, toggle } = useFavorite(databaseId)
  return (
    <FavoriteToggle
      favorited={favorited}
      label={FAVORITE_TEXTS.add(title)}
      text={worded ? FAVORITE_TEXTS.short : undefined}
      onToggle={toggle}
    />
  )
}
