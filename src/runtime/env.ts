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

/** The secret key of the payment provider; without one, memberships are paid by orders that staff confirm. */
export const stripeSecretKey = (): string | undefined => variable('STRIPE_SECRET_KEY')

/** What the payment provider's webhooks are signed with. */
export const stripeWebhookSecret = (): string | undefined => variable('STRIPE_WEBHOOK_SECRET')

/** Whether the payment provider calculates taxes. */
export const hasAutomaticTax = (): boolean => variable('STRIPE_AUTOMATIC_TAX') === '1'

const STRIPE_ORIGIN = 'https://api.stripe.com'
const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/

/**
 * Whether payments may go through an address: Stripe's own, or one of this machine, for tests. The secret key is sent
 * there.
 */
export function isStripeApiUrl(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { origin, pathname, search, username } = new URL(address)
  return (origin === STRIPE_ORIGIN || LOOPBACK.test(origin)) && pathname === '/' && search === '' && username === ''
}

/** Where the payment provider's API is. @throws Error for an address that payments may not go through */
export function stripeApiUrl(): URL {
  const address = variable('STRIPE_API_URL') ?? STRIPE_ORIGIN
  if (!isStripeApiUrl(address)) throw new Error('STRIPE_API_URL is not an address of Stripe.')
  return new URL(address)
}
