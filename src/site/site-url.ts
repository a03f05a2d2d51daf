/** Where the site lives, without a trailing slash. */
export function siteUrl(): string {
  return (process.env.SITE_URL ?? `http://localhost:${process.env.PORT ?? 3000}`).replace(/\/+$/, '')
}

/** A path of this site as a full address. */
export function absoluteUrl(path: string): string {
  return new URL(path, `${siteUrl()}/`).href
}
