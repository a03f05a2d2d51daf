'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keepUp } from './keep-up'

/** Keeps the hearts of this tab in step with the others of this browser. Once to a page; renders nothing. DESIGN 7. */
export function HeartNews() {
  const client = useQueryClient()
  useEffect(() => keepUp(client), [client])
  return null
}
