const MAX_CHARS = 2_000

/**
 * The page that a form was sent from, for the people who read it: a path of this site, or the
 * address of another's. Queries stay out: they may name a person.
 * @param referer as the browser sent it, if it did
 * @param host what this site was called by
 */
export function referringPage(referer: string | null, host: string | null): string | null {
  if (referer === null || !URL.canParse(referer)) return null
  const url = new URL(referer)
  if (!/^https?:$/.test(url.protocol)) return null
  return (url.host === host ? url.pathname : url.origin + url.pathname).slice(0, MAX_CHARS)
}
