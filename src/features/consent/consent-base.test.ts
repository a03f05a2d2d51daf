import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { routeKindOf } from '@/server/route-kinds'
import { CONSENT_VERSION, consentBase } from './consent-base'

describe('the address of the cookie banner', () => {
  test.each([
    [undefined, '/consent/3.1.0'],
    [null, '/consent/3.1.0'],
    ['', '/consent/3.1.0'],
    ['https://cdn.example/cc/', 'https://cdn.example/cc'],
    ['/elsewhere', '/elsewhere'],
  ])('setting %s: %s', (setting, base) => {
    expect(consentBase(setting)).toBe(base)
  })

  test('the version in the address is the installed one', () => {
    const { version } = createRequire(import.meta.url)('vanilla-cookieconsent/package.json') as { version: string }
    expect(CONSENT_VERSION).toBe(version)
  })
})

test('its files are served by the site, a page called consent is not', () => {
  expect(routeKindOf(`/consent/${CONSENT_VERSION}/cookieconsent.css`)).toBe('code')
  expect(routeKindOf('/consent')).toBe('page')
})
