'use client'

import { useEffect } from 'react'
import { whenIdle } from '@/ui/when-idle'

/** What styles/layout.css leaves out of the first layout, and is not laid out yet. */
const NEXT =
  ':is(main > div > section:nth-of-type(n + 3), .related, .comments, .site-footer):not([style*="visibility"])'

/**
 * Lays out what is below the first screen, one section at a time while the page is idle. From then on, also on the pages
 * that follow, every section has its own height, which going back to a place on a page needs.
 */
export function LayOutWhenIdle() {
  useEffect(() => {
    const layOutNext = () => {
      const section = document.querySelector<HTMLElement>(NEXT)
      if (section) {
        section.style.contentVisibility = 'visible'
        cancel = whenIdle(layOutNext)
      } else document.documentElement.dataset.laidOut = ''
    }
    let cancel = whenIdle(layOutNext)
    return () => cancel()
  }, [])
  return null
}
