'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { syncFavorites } from './sync-favorites'

/** Syncs favorites with the other tabs of this browser. Once per page; renders nothing. */
export function FavoriteSync() {
  const client = useQueryClient()
  useEffect(() => syncFavorites(client), [client])
  return null
}
