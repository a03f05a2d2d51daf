'use client'

import { TEXTS } from '@/rules/texts'
import { FavoriteToggle } from '@/ui/FavoriteToggle.client'
import { useFavorites } from './use-favorites.client'

/**
 * The favorite toggle of an item. For visitors it opens the login modal. Renders a `button`.
 * @param title names the item for screen readers
 */
export function FavoriteButton({ databaseId, title }: { databaseId: number; title: string }) {
  const { favoriteIds, toggle } = useFavorites()
  return (
    <FavoriteToggle
      favorited={favoriteIds?.includes(databaseId) ?? false}
      label={TEXTS.addToFavorites(title)}
      onToggle={() => toggle(databaseId)}
    />
  )
}
