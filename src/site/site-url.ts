/** The site's URL, without a trailing slash. */
export function siteUrl(): string {
  return (process.env.SITE_URL ?? `http://localhost:${process.env.PORT ?? 3000}`).replace(/\/+$/, '')
}

/** The absolute URL of a path of this site. */
export function absoluteUrl(path: string): string {
  return new URL(path, `${siteUrl()}/`).href
}
