import 'server-only'

/** Where people find this site, for links in letters; no slash at the end. */
export const siteOrigin = () => process.env.SITE_URL ?? 'http://localhost:3000'
