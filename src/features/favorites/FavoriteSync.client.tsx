'use client'

import { useEffect } from 'react'
import { useQueryClient } from '@/platform/session/query-client.client'
import { syncFavorites } from './sync-favorites'

/** Syncs favorites with the other tabs of this browser. Once per page; renders nothing. */
export function FavoriteSync() {
  const client = useQueryClient()
  useEffect(() => syncFavorites(client), [client])
  return null
}
