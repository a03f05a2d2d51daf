import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { databaseUrl, dataDir, isHttps, logLevel, redisUrl, siteOrigin, smtpUrl } from './env'

const NAMES = ['SITE_URL', 'PORT', 'DATA_DIR', 'DATABASE_URL', 'SMTP_URL', 'REDIS_URL', 'LOG_LEVEL']

beforeEach(() => {
  for (const name of NAMES) vi.stubEnv(name, undefined)
})
afterEach(() => vi.unstubAllEnvs())

describe('the origin of the site', () => {
  test.each([
    ['https://www.example.com', 'https://www.example.com'],
    ['https://www.example.com/', 'https://www.example.com'],
    ['https://WWW.Example.com:443', 'https://www.example.com'],
    ['http://localhost:8080', 'http://localhost:8080'],
    ['', 'http://localhost:3000'],
    ['not an address', 'http://localhost:3000'],
    ['mailto:a@example.com', 'http://localhost:3000'],
  ])('of SITE_URL %j is %s', (given, origin) => {
    vi.stubEnv('SITE_URL', given)
    expect(siteOrigin()).toBe(origin)
  })

  test('without SITE_URL is this machine, on the port of PORT', () => {
    expect(siteOrigin()).toBe('http://localhost:3000')
    vi.stubEnv('PORT', '4100')
    expect(siteOrigin()).toBe('http://localhost:4100')
  })

  test.each([
    ['https://www.example.com', true],
    ['http://www.example.com', false],
    ['', false],
  ])('of SITE_URL %j is https: %s', (given, https) => {
    vi.stubEnv('SITE_URL', given)
    expect(isHttps()).toBe(https)
  })
})

test('every other variable has a default, or is undefined without one', () => {
  for (const name of NAMES) vi.stubEnv(name, '')
  expect([dataDir(), databaseUrl(), logLevel()]).toEqual(['./data', 'file:./data/site.db', 'warn'])
  expect([smtpUrl(), redisUrl()]).toEqual([undefined, undefined])
})

test('every other variable is read when it is asked for', () => {
  vi.stubEnv('DATA_DIR', '/srv/data')
  expect(databaseUrl()).toBe('file:/srv/data/site.db')
  vi.stubEnv('DATABASE_URL', 'postgres://host/site')
  vi.stubEnv('SMTP_URL', 'smtp://host')
  vi.stubEnv('REDIS_URL', 'redis://host')
  vi.stubEnv('LOG_LEVEL', 'debug')
  expect([dataDir(), databaseUrl(), logLevel()]).toEqual(['/srv/data', 'postgres://host/site', 'debug'])
  expect([smtpUrl(), redisUrl()]).toEqual(['smtp://host', 'redis://host'])
})
