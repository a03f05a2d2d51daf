'use client'

import { WatchedBadge } from '@/cards/parts/WatchedBadge'
import { useWatched } from './use-watched'

/** The Watched badge of an item, where the person who looks has watched it; nothing elsewhere. SPEC 2.2. */
export function ItemWatchedBadge({ databaseId }: { databaseId: number }) {
  return useWatched().has(databaseId) && <WatchedBadge />
}
