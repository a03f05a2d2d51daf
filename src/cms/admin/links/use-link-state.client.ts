'use client'

import { useConfig } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { type LinkState, stateOfLink } from './links-api'

/** Time after the last keystroke, in ms. */
const TYPING_PAUSE_MS = 400

/** Where a link leads and whether it works; null until that is known, and without a link. */
export function useLinkState(link: string): LinkState | null {
  const { config } = useConfig()
  const [state, setState] = useState<LinkState | null>(null)
  useEffect(() => {
    if (!link) return
    let current = true
    const timer = setTimeout(async () => {
      const found = await stateOfLink(config.routes.api, link)
      if (current) setState(found)
    }, TYPING_PAUSE_MS)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [config.routes.api, link])
  return state?.link === link ? state : null
}
