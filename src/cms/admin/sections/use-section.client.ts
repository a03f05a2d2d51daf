'use client'

import { useConfig } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { fetchSection } from './sections-api'

type Found = Awaited<ReturnType<typeof fetchSection>> | 'loading'

/** The state of a section that a page's form refers to; null where none is chosen. */
export function useSection(id: number | null): Found | null {
  const { config } = useConfig()
  const { api } = config.routes
  const [found, setFound] = useState<{ id: number | null; is: Found }>({ id: null, is: 'loading' })
  useEffect(() => {
    if (id === null) return
    let current = true
    fetchSection(api, id).then((is) => {
      if (current) setFound({ id, is })
    })
    return () => {
      current = false
    }
  }, [api, id])
  if (id === null) return null
  return found.id === id ? found.is : 'loading'
}
