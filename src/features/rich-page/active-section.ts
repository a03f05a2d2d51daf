import type { SidebarLink } from '@/content/sidebar-links'

/** All links of a sidebar in document order. */
export function flattenLinks(links: readonly SidebarLink[]): SidebarLink[] {
  return links.flatMap((link) => [link, ...flattenLinks(link.subLinks)])
}

/** The id of a link's target on this page; null if it leads elsewhere. */
export function targetIdOf({ href }: Pick<SidebarLink, 'href'>): string | null {
  if (!href.startsWith('#') || href === '#') return null
  try {
    return decodeURIComponent(href.slice(1))
  } catch {
    return href.slice(1)
  }
}

/**
 * The links to mark: those with `forceActive`, otherwise the last target that the reader has passed.
 * @param passed ids of the targets at or above the reading line
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
