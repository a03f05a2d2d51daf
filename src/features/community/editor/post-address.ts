import { parseAddress } from '@/content/urls'
import { PAGE_LIMITS } from '@/rules/page-limits'

/** Words that look like the name of a site, such as example.com/page. */
const SITE_NAME = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:[/?#:]|$)/u

/**
 * The address that a link gets for what a person typed or pasted. An address of this site becomes its path, so that
 * it is recognized wherever the site runs.
 * @param origin of this site
 * @returns null for what a post cannot link to
 */
export function postAddress(typed: string, origin: string): string | null {
  const text = typed.trim()
  const address = parseAddress(SITE_NAME.test(text) ? `https://${text}` : text, origin)
  if (!address || address.kind === 'fragment' || address.href.length > PAGE_LIMITS.forumUrlMaxChars) return null
  if (address.kind !== 'site') return address.href
  const { hash, pathname, search } = new URL(address.href, origin)
  return pathname + search + hash
}
