'use client'

import { useEffect, useMemo, useState } from 'react'
import type { SidebarLink } from '@/content/sidebar-links'
import { activeSidebarLinks, flattenLinks, targetIdOf } from './active-section'

/**
 * The reading line is at 30 percent of the window's height. Everything above it counts as intersecting, however far,
 * so that a jump to the end passes all headings.
 */
const ROOT_MARGIN = '1000000px 0px -70% 0px'

const NONE_PASSED: ReadonlySet<string> = new Set()

/** Tracks the scroll position. @returns the links to mark, none before the first target is reached */
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
