import type { ReactNode } from 'react'
import type { PostCard } from '@/catalogue/cards.server'
import { isFavoritable } from '@/model/content-types'
import { FavoriteButton } from './FavoriteButton.client'
import { FAVORITE_WORD } from './favorite-word'

/** The favorite toggle of a card, or of an item's page with a word; null for types that cannot be favorites. */
export function favoriteButtonFor(
  { databaseId, postType, title }: Pick<PostCard, 'databaseId' | 'postType' | 'title'>,
  { worded = false } = {},
): ReactNode {
  return isFavoritable(postType) ? (
    <FavoriteButton databaseId={databaseId} title={title} word={worded ? FAVORITE_WORD : undefined} />
  ) : null
}
