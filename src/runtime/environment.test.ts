import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { applyEnvironment, EnvironmentError, readEnvironment } from './environment'

let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'environment-'))
})
const read = (env: Record<string, string>) => readEnvironment({ DATA_DIR: dataDir, ...env })

test('every variable is optional', () => {
  expect(read({})).toMatchObject({
    port: 3_000,
    host: '127.0.0.1',
    siteUrl: 'http://localhost:3000',
    databaseUrl: `file:${dataDir}/site.db`,
    database: 'sqlite',
    demo: true,
    trustedProxies: 0,
    maxConnections: 4_096,
    cspReportOnly: false,
    cspOrigins: [],
  })
})

test('the Content-Security-Policy can be report-only, and extended with origins', () => {
  expect(read({ CSP_REPORT_ONLY: '1', CSP_ORIGINS: ' https://a.example  https://*.b.example:8443 ' })).toMatchObject({
    cspReportOnly: true,
    cspOrigins: ['https://a.example', 'https://*.b.example:8443'],
  })
})

test.each(['https://example.com', 'https://Example.com/', 'https://example.com/wellness'])(
  'of SITE_URL %s only the origin counts',
  (given) => {
    expect(read({ SITE_URL: given }).siteUrl).toBe('https://example.com')
  },
)

test('an empty variable counts as unset', () => {
  expect(read({ PORT: '', HOST: '', DATABASE_URL: '', DEMO: '' })).toMatchObject({ port: 3_000, demo: true })
})

describe('an invalid value gives an error with the name and what to do', () => {
  test.each([
    ['PORT', 'abc', 'Give a number'],
    ['PORT', '0', 'Give a number'],
    ['PORT', '70000', 'Give a number'],
    ['HOST', 'a b', '127.0.0.1'],
    ['SITE_URL', 'example.com', 'https://example.com'],
    ['DATABASE_URL', 'mysql://u:hidden@h/d', 'postgres://'],
    ['REDIS_URL', 'http://h', 'redis://'],
    ['SMTP_URL', 'mail', 'smtp://'],
    ['S3_ENDPOINT', 's3', 'https://'],
    ['STRIPE_SECRET_KEY', 'pk_1', 'sk_'],
    ['STRIPE_WEBHOOK_SECRET', 'x', 'whsec_'],
    ['STRIPE_API_URL', 'http://api.stripe.com', '127.0.0.1'],
    ['STRIPE_API_URL', 'https://api.stripe.com.evil.example', '127.0.0.1'],
    ['STRIPE_API_URL', 'http://127.0.0.1.evil.example', '127.0.0.1'],
    ['STRIPE_API_URL', 'http://192.168.0.1:12111', '127.0.0.1'],
    ['STRIPE_API_URL', 'http://user@127.0.0.1:12111', '127.0.0.1'],
    ['STRIPE_AUTOMATIC_TAX', 'yes', '0 nor 1'],
    ['PAYLOAD_SECRET', 'short', '16'],
    ['DEMO', 'yes', '0 nor 1'],
    ['TRUST_PROXY', 'true', '0 to 9'],
    ['MAX_CONNECTIONS', '0', 'from 10'],
    ['MAX_CONNECTIONS', 'many', 'from 10'],
    ['CSP_REPORT_ONLY', 'yes', '0 nor 1'],
    ['CSP_ORIGINS', 'a.example', 'https://a.example'],
    ['CSP_ORIGINS', "https://a.example; script-src 'unsafe-inline'", 'https://a.example'],
    ['CSP_ORIGINS', 'https://a.example/path', 'https://a.example'],
  ])('%s=%s', (name, value, advice) => {
    const line = messageOf({ [name]: value })
    expect(line).toMatch(new RegExp(`^${name} .*${advice}`))
    expect(line.split('\n')).toHaveLength(1)
    expect(line).not.toContain('hidden')
  })

  test('two bad values give two lines', () => {
    expect(messageOf({ PORT: 'x', DEMO: 'x' }).split('\n')).toHaveLength(2)
  })

  test('S3 needs its bucket and both keys', () => {
    expect(messageOf({ S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k' })).toMatch(/^S3_SECRET_ACCESS_KEY is missing/)
  })
})

describe('the secret', () => {
  test('is created once, readable by the owner only, and read again', () => {
    const { secret } = read({})
    expect(secret).toMatch(/^[0-9a-f]{64}$/)
    expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe(secret)
    expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600)
    expect(read({}).secret).toBe(secret)
  })

  test('stops the start when its file is damaged', () => {
    writeFileSync(join(dataDir, 'secret'), 'oops')
    expect(messageOf({})).toMatch(/does not hold a secret/)
  })

  test('must be given with PostgreSQL', () => {
    expect(messageOf({ DATABASE_URL: 'postgres://u:p@h/d' })).toMatch(/^PAYLOAD_SECRET is missing/)
    expect(read({ DATABASE_URL: 'postgresql://u:p@h/d', PAYLOAD_SECRET: 'a'.repeat(16) }).database).toBe('postgres')
  })
})

test.each([
  [{}, '127.0.0.1'],
  [{ DEMO: '1', HOST: '0.0.0.0' }, '0.0.0.0'],
  [{ DEMO: '0' }, undefined],
  [{ DATABASE_URL: 'file:/srv/site.db' }, undefined],
  [{ DATABASE_URL: 'file:/srv/site.db', DEMO: '1' }, '127.0.0.1'],
])('with demo accounts the server listens on this machine only, unless HOST is set: %o', (env, host) => {
  expect(read(env).host).toBe(host)
})

test('the checked settings are written to the environment, where the CMS reads them', () => {
  const env: Record<string, string | undefined> = {}
  applyEnvironment(read({ SITE_URL: 'https://example.com/' }), env)
  expect(env).toMatchObject({
    DATA_DIR: dataDir,
    DATABASE_URL: `file:${dataDir}/site.db`,
    SITE_URL: 'https://example.com',
    NEXT_TELEMETRY_DISABLED: '1',
  })
  expect(env.PAYLOAD_SECRET).toHaveLength(64)
})

function messageOf(env: Record<string, string>): string {
  try {
    read(env)
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message
    throw error
  }
  return 'accepted'
}
