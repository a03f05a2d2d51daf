'use client'

import { TEXTS } from '@/rules/texts'
import { FavoriteToggle } from '@/ui/FavoriteToggle.client'
import type { FavoriteItem } from './favorite-item'
import { useFavorites } from './use-favorites.client'

/** The favorite toggle of a signed-in user. */
export function OwnFavoriteButton({ databaseId, title }: FavoriteItem) {
  const { favoriteIds, toggle } = useFavorites()
  return (
    <FavoriteToggle
      favorited={favoriteIds?.includes(databaseId) ?? false}
      label={TEXTS.addToFavorites(title)}
      onToggle={() => toggle(databaseId)}
    />
  )
}
