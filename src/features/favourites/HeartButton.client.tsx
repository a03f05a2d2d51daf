'use client'

import { TEXTS } from '@/rules/texts'
import { Heart } from '@/ui/Heart.client'
import { useHearts } from './use-hearts'

/**
 * The heart of an item: grey until the person who looks has it among their favorites, then coral. A visitor's press
 * opens the login modal. SPEC 4, 6. Renders a `button`.
 * @param title names the item for screen readers
 */
export function HeartButton({ databaseId, title }: { databaseId: number; title: string }) {
  const { hearts, press } = useHearts()
  return (
    <Heart
      kept={hearts?.includes(databaseId) ?? false}
      label={TEXTS.keepInFavorites(title)}
      onToggle={() => press(databaseId)}
    />
  )
}
