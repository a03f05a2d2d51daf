import { parseAddress } from './urls'

/** What is shown of an item of this site in place of a link to it. All of it is open to the reader. */
export type LinkCard = {
  title: string
  /** The type of the item, such as "Recipe". */
  kind: string
  /** For which members it is, where the reader's plan does not reach it; null otherwise. */
  lock: string | null
  image: { url: string; width: number | null; height: number | null } | null
}

/** Cards by the path of their item, as {@link itemPathOf} gives it. */
export type LinkCards = ReadonlyMap<string, LinkCard>

/**
 * The path by which an item is known, with its trailing slash and without query and anchor.
 * @returns null for an address that is not of this site
 */
export function itemPathOf(href: unknown, siteOrigin: string): string | null {
  const address = parseAddress(href, siteOrigin)
  if (address?.kind !== 'site' || !URL.canParse(address.href, siteOrigin)) return null
  const { origin, pathname } = new URL(address.href, siteOrigin)
  if (origin !== new URL(siteOrigin).origin) return null
  return pathname.endsWith('/') ? pathname : `${pathname}/`
}
