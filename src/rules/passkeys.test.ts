import { describe, expect, test } from 'vitest'
import { passkeyNameProblem, relyingParty } from './passkeys'

describe('the relying party of passkeys', () => {
  test.each([
    ['https://www.example.com', 'www.example.com', 'https://www.example.com'],
    ['https://example.com/', 'example.com', 'https://example.com'],
    ['https://example.com:8443/sub', 'example.com', 'https://example.com:8443'],
    ['http://localhost:3000', 'localhost', 'http://localhost:3000'],
  ])('is the host of %s', (site, id, origin) => {
    expect(relyingParty(site)).toEqual({ id, name: 'eat, burn, sleep', origin })
  })
})

test('a passkey has a name of 60 characters at most', () => {
  expect(passkeyNameProblem('')).toBe('Give it a name.')
  expect(passkeyNameProblem('My phone')).toBeNull()
  expect(passkeyNameProblem('x'.repeat(60))).toBeNull()
  expect(passkeyNameProblem('x'.repeat(61))).toBe('Use 60 characters at most.')
})
