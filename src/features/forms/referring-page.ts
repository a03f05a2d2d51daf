const MAX_CHARS = 2_000

/**
 * The page that a form was sent from, for the people who read it: a path of this site, or the URL of another's.
 * Without the query, which may contain personal data.
 * @param referer the header, if it was sent
 * @param host the Host header of the request
 */
export function referringPage(referer: string | null, host: string | null): string | null {
  if (referer === null || !URL.canParse(referer)) return null
  const url = new URL(referer)
  if (!/^https?:$/.test(url.protocol)) return null
  return (url.host === host ? url.pathname : url.origin + url.pathname).slice(0, MAX_CHARS)
}
