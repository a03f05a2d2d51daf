import 'server-only'

/** The public origin of this site, for links in emails; no slash at the end. */
export const siteOrigin = () => process.env.SITE_URL ?? 'http://localhost:3000'
