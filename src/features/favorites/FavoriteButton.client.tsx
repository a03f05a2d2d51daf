'use client'

import { TEXTS } from '@/rules/texts'
import { FavoriteToggle } from '@/ui/FavoriteToggle.client'
import { useFavorites } from './use-favorites'

/**
 * The heart of an item: grey until the person who looks has it among their favorites, then coral. A visitor's press
 * opens the login modal. SPEC 4, 6. Renders a `button`.
 * @param title names the item for screen readers
 */
export function FavoriteButton({ databaseId, title }: { databaseId: number; title: string }) {
  const { hearts, toggle } = useFavorites()
  return (
    <FavoriteToggle
      favorited={hearts?.includes(databaseId) ?? false}
      label={TEXTS.addToFavorites(title)}
      onToggle={() => toggle(databaseId)}
    />
  )
}
