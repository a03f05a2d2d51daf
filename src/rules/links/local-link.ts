import { isCommunityUri } from '../forum/community-page'
import { isReservedPath } from '../reserved-paths'

/**
 * The address of a page of this site that a link leads to, with its trailing slash; null for other sites, mail, anchors,
 * files and what is code.
 * @param origin of this site: a link may name it
 */
export function localPageUri(link: string, origin: string): string | null {
  if (!/^(?:\/(?!\/)|https?:\/\/)/i.test(link) || !URL.canParse(link, origin)) return null
  const url = new URL(link, origin)
  if (url.origin !== new URL(origin).origin) return null
  const uri = `${url.pathname.replace(/\/+$/, '')}/`
  const isFile = /\.[a-z0-9]+\/$/i.test(uri)
  return isFile || isReservedPath(uri) || isCommunityUri(uri) ? null : uri
}
