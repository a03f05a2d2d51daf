/**
 * The environment variables that the process reads while it runs. The server checks all of them at its start
 * (environment.ts) and writes them back; scripts, tests and the CMS command line get the defaults below. Each is read
 * when it is asked for, since a build has none of them.
 */

/** The port without PORT. */
export const DEFAULT_PORT = 3_000
/** The data folder without DATA_DIR. */
export const DEFAULT_DATA_DIR = './data'

/** A variable. An empty one counts as unset: shells and .env files write it so. */
const variable = (name: string): string | undefined => process.env[name] || undefined

/** The origin of a site without SITE_URL. */
export const localOrigin = (port: number | string): string => `http://localhost:${port}`

/** The public origin of this site, such as `https://example.com`: in lower case, without a slash at the end. */
export function siteOrigin(): string {
  const given = variable('SITE_URL')
  const url = given && URL.canParse(given) ? new URL(given) : null
  return url && /^https?:$/.test(url.protocol) ? url.origin : localOrigin(variable('PORT') ?? DEFAULT_PORT)
}

/** Whether this site is served over https, so that its cookies are `Secure`. */
export const isHttps = (): boolean => siteOrigin().startsWith('https:')

/** The folder of uploads, emails and the embedded database. */
export const dataDir = (): string => variable('DATA_DIR') ?? DEFAULT_DATA_DIR

/** The database: `file:` of SQLite or `postgres:`. */
export const databaseUrl = (): string => variable('DATABASE_URL') ?? `file:${dataDir()}/site.db`

/** The mail server; without one, emails are written to the data folder. */
export const smtpUrl = (): string | undefined => variable('SMTP_URL')

/** The Redis of several processes with common rate limits; without one, each process counts for itself. */
export const redisUrl = (): string | undefined => variable('REDIS_URL')

/** The CMS's log level, as pino names it. */
export const logLevel = (): string => variable('LOG_LEVEL') ?? 'warn'
