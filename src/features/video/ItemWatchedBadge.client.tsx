'use client'

import { WatchedBadge } from '@/cards/parts/WatchedBadge'
import { useWatched } from './use-watched.client'

/** The Watched badge of an item, if the user has watched it. */
export function ItemWatchedBadge({ databaseId }: { databaseId: number }) {
  return useWatched().has(databaseId) && <WatchedBadge />
}
