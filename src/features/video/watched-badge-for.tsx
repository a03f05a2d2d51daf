import type { ReactElement } from 'react'
import type { PostCard } from '@/catalogue/cards'
import { isVideoType } from '@/catalogue/post-types'
import { ItemWatchedBadge } from './ItemWatchedBadge.client'

/** What goes into the place of Watched on a card: undefined on cards of what is not watched. SPEC 2.2. */
export function watchedBadgeFor({
  databaseId,
  postType,
}: Pick<PostCard, 'databaseId' | 'postType'>): ReactElement | undefined {
  return isVideoType(postType) ? <ItemWatchedBadge databaseId={databaseId} /> : undefined
}
