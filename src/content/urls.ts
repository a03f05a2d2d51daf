/**
 * The target of a URL in content. Only this file parses URLs, the way a browser does: tabs and line breaks are removed,
 * backslashes are slashes.
 */
export type Address =
  /** An anchor on this page: `#…`. */
  | { kind: 'fragment'; href: string }
  /** A path of this site, or an absolute URL with this site's origin. */
  | { kind: 'site'; href: string }
  /** Another host, always with its protocol. */
  | { kind: 'external'; href: string }
  /** mailto: or tel:. */
  | { kind: 'contact'; href: string }

/**
 * @param value an attribute's value, of any type
 * @param siteOrigin the origin of this site
 * @returns null for anything that may not be linked: scripts, data URLs, relative paths, invalid URLs
 */
export function parseAddress(value: unknown, siteOrigin: string): Address | null {
  if (typeof value !== 'string') return null
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the characters a browser strips from an address
  const href = value.replace(/[\t\n\r]/g, '').replace(/^[\u0000-\u0020]+|[\u0000-\u0020]+$/g, '')
  if (href.startsWith('#')) return { kind: 'fragment', href }
  if (/^[/\\]{2}/.test(href)) return parseAbsolute(`https:${href}`, siteOrigin)
  if (href.startsWith('/')) return { kind: 'site', href }
  return parseAbsolute(href, siteOrigin)
}

function parseAbsolute(href: string, siteOrigin: string): Address | null {
  const url = parseUrl(href)
  if (!url) return null
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return { kind: 'contact', href: url.href }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  // `https://this-site@other-host/` looks like this site but is not.
  url.username = ''
  url.password = ''
  return { kind: url.origin === siteOrigin ? 'site' : 'external', href: url.href }
}

/** URL.parse, which the oldest supported Node lacks. */
function parseUrl(href: string): URL | null {
  return URL.canParse(href) ? new URL(href) : null
}
