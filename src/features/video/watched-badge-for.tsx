import type { ReactElement } from 'react'
import type { PostCard } from '@/catalogue/cards.server'
import { isVideoType } from '@/model/content-types'
import { ItemWatchedBadge } from './ItemWatchedBadge.client'

/** The Watched badge of a card; undefined for types without videos. */
export function watchedBadgeFor({
  databaseId,
  postType,
}: Pick<PostCard, 'databaseId' | 'postType'>): ReactElement | undefined {
  return isVideoType(postType) ? <ItemWatchedBadge databaseId={databaseId} /> : undefined
}
