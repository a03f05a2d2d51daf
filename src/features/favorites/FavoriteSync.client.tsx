'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { syncFavorites } from './sync-favorites'

/** Keeps the hearts of this tab in step with the others of this browser. Once to a page; renders nothing. DESIGN 7. */
export function FavoriteSync() {
  const client = useQueryClient()
  useEffect(() => syncFavorites(client), [client])
  return null
}
