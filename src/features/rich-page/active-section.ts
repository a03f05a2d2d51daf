import type { SidebarLink } from '@/content/sidebar-links'

/** All links of a side bar in the order of the page. */
export function flattenLinks(links: readonly SidebarLink[]): SidebarLink[] {
  return links.flatMap((link) => [link, ...flattenLinks(link.subLinks)])
}

/** The place on this page that a link leads to; null if it leads elsewhere. */
export function targetIdOf({ href }: Pick<SidebarLink, 'href'>): string | null {
  if (!href.startsWith('#') || href === '#') return null
  try {
    return decodeURIComponent(href.slice(1))
  } catch {
    return href.slice(1)
  }
}

/**
 * The links to mark: those that are always active, otherwise the last place that the
 * reader has come to. SPEC 2.2, 3 (forceActive).
 * @param passed ids of the places at or above the reading line
 */
export function activeSidebarLinks(links: readonly SidebarLink[], passed: ReadonlySet<string>): SidebarLink[] {
  const allLinks = flattenLinks(links)
  const forced = allLinks.filter(({ forceActive }) => forceActive)
  if (forced.length > 0) return forced
  const last = allLinks.findLast((link) => {
    const targetId = targetIdOf(link)
    return targetId !== null && passed.has(targetId)
  })
  return last ? [last] : []
}
