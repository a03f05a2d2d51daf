'use client'

import { useEffect, useMemo, useState } from 'react'
import type { SidebarLink } from '@/content/sidebar-links'
import { flat, placeOf, presentLinks } from './present-place'

/**
 * The reading line lies 30 percent down the window. All that is above it counts as in
 * sight, however far: a jump to the end passes every heading, seen or not.
 */
const ABOVE_THE_LINE = '1000000px 0px -70% 0px'

const NOWHERE: ReadonlySet<string> = new Set()

/** Follows the scrolling of the page. @returns the links to mark, none before the first place is reached */
export function usePresentPlace(links: readonly SidebarLink[]): ReadonlySet<SidebarLink> {
  const [passed, setPassed] = useState(NOWHERE)
  useEffect(() => {
    setPassed(NOWHERE)
    const observer = new IntersectionObserver(
      (entries) =>
        setPassed((before) => {
          const after = new Set(before)
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) after.add(target.id)
            else after.delete(target.id)
          }
          return after
        }),
      { rootMargin: ABOVE_THE_LINE },
    )
    for (const link of flat(links)) {
      const place = document.getElementById(placeOf(link) ?? '')
      if (place) observer.observe(place)
    }
    return () => observer.disconnect()
  }, [links])
  return useMemo(() => new Set(presentLinks(links, passed)), [links, passed])
}
