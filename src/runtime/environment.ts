import { resolve } from 'node:path'
import { z } from 'zod'
import { DEFAULT_DATA_DIR, DEFAULT_PORT, isStripeApiUrl, localOrigin } from './env'
import { loadOrCreateSecret } from './stored-secret'

/** A URL with one of these schemes. Errors do not repeat the value, which may contain a password. */
const address = (schemes: string, example: string) =>
  z.string().regex(new RegExp(`^(${schemes}):.+`), `is not an address this site can use. Write it like ${example}`)

const postgres = /^postgres(ql)?:/

/** An origin as a Content-Security-Policy source: https, a host or `*.host`, an optional port. */
const POLICY_ORIGIN = /^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/i

const variables = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'is not a port. Give a number from 1 to 65535')
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65_535, 'is not a port. Give a number from 1 to 65535')
    .default(DEFAULT_PORT),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'is not an address to listen on. Give one like 127.0.0.1 or 0.0.0.0, without a port')
    .optional(),
  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'is not a web address. Write it like https://example.com' })
    .transform((url) => new URL(url).origin)
    .optional(),
  DATA_DIR: z.string().default(DEFAULT_DATA_DIR),
  DATABASE_URL: address(
    'file|libsql|postgres|postgresql',
    'file:./data/site.db or postgres://user:password@host/name',
  ).optional(),
  REDIS_URL: address('redis|rediss', 'redis://host:6379').optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ENDPOINT: address('https?', 'https://s3.example.com').optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: address('smtps?', 'smtp://user:password@host:587').optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_/, 'is not a Stripe key. Copy the secret key, it begins with sk_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'is not a signing secret of Stripe. Copy the one that begins with whsec_')
    .optional(),
  STRIPE_API_URL: z
    .string()
    .refine(
      isStripeApiUrl,
      'is not an address of Stripe. Leave it out; for tests, give one like http://127.0.0.1:12111',
    )
    .optional(),
  STRIPE_AUTOMATIC_TAX: z
    .enum(['0', '1'], 'is neither 0 nor 1. Set 1 to let Stripe calculate taxes, 0 to go without')
    .optional(),
  PAYLOAD_SECRET: z.string().min(16, 'is too short. Give at least 16 characters').optional(),
  DEMO: z.enum(['0', '1'], 'is neither 0 nor 1. Set 1 to load demo content, 0 to go without').optional(),
  TRUST_PROXY: z
    .string()
    .regex(/^\d$/, 'is not a number of proxies. Give how many of your own stand before this server, 0 to 9')
    .transform(Number)
    .default(0),
  MAX_CONNECTIONS: z
    .string()
    .regex(/^[1-9]\d{1,5}$/, 'is not a number of connections. Give one from 10 to 999999')
    .transform(Number)
    .default(4_096),
  CSP_REPORT_ONLY: z.enum(['0', '1'], 'is neither 0 nor 1. Set 1 to report only, 0 to enforce').default('0'),
  CSP_ORIGINS: z
    .string()
    .transform((origins) => origins.split(/\s+/).filter((origin) => origin !== ''))
    .refine(
      (origins) => origins.every((origin) => POLICY_ORIGIN.test(origin)),
      'is not a list of origins. Write it like https://a.example https://*.b.example',
    )
    .default([]),
})

/** The folder of uploads that the CMS has not stored yet. @param dataDir DATA_DIR */
export const uploadTempDir = (dataDir: string): string => resolve(dataDir, 'arriving')

/** Every setting of the process, checked. */
export type Settings = {
  port: number
  /** The address to listen on; undefined means all interfaces. */
  host: string | undefined
  siteUrl: string
  dataDir: string
  databaseUrl: string
  database: 'sqlite' | 'postgres'
  secret: string
  /** Whether to load the demo content and its accounts, whose password is public. */
  demo: boolean
  trustedProxies: number
  /** Concurrent connections. More are closed at once. */
  maxConnections: number
  /** Sends the Content-Security-Policy of pages as report-only: browsers report violations and block nothing. */
  cspReportOnly: boolean
  /** Other origins that pages may load scripts, styles and images from. */
  cspOrigins: readonly string[]
}

/** Invalid environment variables: one line each. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError'
}

/**
 * Reads and checks the environment. With SQLite and without PAYLOAD_SECRET it creates a secret in the data folder.
 * @throws EnvironmentError naming each bad variable, what is wrong and what to do
 */
export function readEnvironment(env: Record<string, string | undefined> = process.env): Settings {
  // Shells and .env files write an unset variable as an empty one.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = variables.safeParse(given)
  if (!parsed.success)
    throw new EnvironmentError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'),
    )
  const values = parsed.data
  requireTogether(
    values,
    ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    values.S3_REGION ?? values.S3_ENDPOINT,
  )
  const dataDir = resolve(values.DATA_DIR)
  const embedded = values.DATABASE_URL === undefined
  const databaseUrl = values.DATABASE_URL ?? `file:${resolve(dataDir, 'site.db')}`
  const database = postgres.test(databaseUrl) ? 'postgres' : 'sqlite'
  const demo = values.DEMO === undefined ? embedded : values.DEMO === '1'
  return {
    port: values.PORT,
    // The demo accounts' password is public, so the demo listens on this machine only.
    host: values.HOST ?? (demo ? '127.0.0.1' : undefined),
    siteUrl: values.SITE_URL ?? localOrigin(values.PORT),
    dataDir,
    databaseUrl,
    database,
    secret: secretFor(database, dataDir, values.PAYLOAD_SECRET),
    demo,
    trustedProxies: values.TRUST_PROXY,
    maxConnections: values.MAX_CONNECTIONS,
    cspReportOnly: values.CSP_REPORT_ONLY === '1',
    cspOrigins: values.CSP_ORIGINS,
  }
}

/** Writes the settings where the CMS, Next and scripts read them. @param env changed in place */
export function applyEnvironment(settings: Settings, env: Record<string, string | undefined> = process.env): void {
  env.DATA_DIR = settings.dataDir
  env.DATABASE_URL = settings.databaseUrl
  env.PAYLOAD_SECRET = settings.secret
  env.SITE_URL = settings.siteUrl
  env.DEMO = settings.demo ? '1' : '0'
  env.NEXT_TELEMETRY_DISABLED = '1'
}

function requireTogether(values: Record<string, unknown>, names: readonly string[], alsoAsks: unknown): void {
  const missing = names.filter((name) => values[name] === undefined)
  if (missing.length === 0 || (missing.length === names.length && alsoAsks === undefined)) return
  throw new EnvironmentError(
    missing.map((name) => `${name} is missing. Set it too, or none of the S3 variables`).join('\n'),
  )
}

function secretFor(database: Settings['database'], dataDir: string, given: string | undefined): string {
  if (given !== undefined) return given
  if (database === 'postgres')
    throw new EnvironmentError(
      'PAYLOAD_SECRET is missing. With PostgreSQL it must be given: set it to a long random text, the same on every server',
    )
  try {
    return loadOrCreateSecret(dataDir)
  } catch (error) {
    throw new EnvironmentError(
      `DATA_DIR ${dataDir} cannot keep the secret: ${error instanceof Error ? error.message : error}`,
    )
  }
}
