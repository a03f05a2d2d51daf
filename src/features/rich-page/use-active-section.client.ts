'use client'

import { useEffect, useMemo, useState } from 'react'
import type { SidebarLink } from '@/content/sidebar-links'
import { activeSidebarLinks, flattenLinks, targetIdOf } from './active-section'

/**
 * The reading line lies 30 percent down the window. All that is above it counts as in
 * sight, however far: a jump to the end passes every heading, seen or not.
 */
const ROOT_MARGIN = '1000000px 0px -70% 0px'

const NONE_PASSED: ReadonlySet<string> = new Set()

/** Follows the scrolling of the page. @returns the links to mark, none before the first place is reached */
export function useActiveSection(links: readonly SidebarLink[]): ReadonlySet<SidebarLink> {
  const [passed, setPassed] = useState(NONE_PASSED)
  useEffect(() => {
    setPassed(NONE_PASSED)
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
      { rootMargin: ROOT_MARGIN },
    )
    for (const link of flattenLinks(links)) {
      const target = document.getElementById(targetIdOf(link) ?? '')
      if (target) observer.observe(target)
    }
    return () => observer.disconnect()
  }, [links])
  return useMemo(() => new Set(activeSidebarLinks(links, passed)), [links, passed])
}
