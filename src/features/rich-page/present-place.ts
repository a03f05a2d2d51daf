import type { SidebarLink } from '@/content/sidebar-links'

/** All links of a side bar in the order of the page. */
export function flat(links: readonly SidebarLink[]): SidebarLink[] {
  return links.flatMap((link) => [link, ...flat(link.subLinks)])
}

/** The place on this page that a link leads to; null if it leads elsewhere. */
export function placeOf({ href }: Pick<SidebarLink, 'href'>): string | null {
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
export function presentLinks(links: readonly SidebarLink[], passed: ReadonlySet<string>): SidebarLink[] {
  const all = flat(links)
  const forced = all.filter(({ forceActive }) => forceActive)
  if (forced.length > 0) return forced
  const last = all.findLast((link) => {
    const place = placeOf(link)
    return place !== null && passed.has(place)
  })
  return last ? [last] : []
}
