import type { ReactNode } from 'react'
import type { PostCard } from '@/catalogue/cards'
import { FavoriteButton } from './FavoriteButton.client'
import { isFavoritable } from './is-favoritable'

/** What goes into the heart's place on a card: null on cards of what is not kept. SPEC 2.2. */
export function favoriteButtonFor({
  databaseId,
  postType,
  title,
}: Pick<PostCard, 'databaseId' | 'postType' | 'title'>): ReactNode {
  return isFavoritable(postType) ? <FavoriteButton databaseId={databaseId} title={title} /> : null
}
