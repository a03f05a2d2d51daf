import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isValidSignature, signedQuery } from './signed-url'

const HOUR_MS = 3_600_000
const NOW = 1_795_000_000_000
const query = (filename = 'a.mp4', secret = 'secret') => new URLSearchParams(signedQuery(secret, filename, NOW))

describe('a signed video URL expires', () => {
  test('works for at least six and at most seven hours', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), (at) => {
        const given = new URLSearchParams(signedQuery('s', 'a.mp4', at))
        expect(isValidSignature('s', 'a.mp4', given, at)).toBe(true)
        expect(isValidSignature('s', 'a.mp4', given, at + 6 * HOUR_MS - 1)).toBe(true)
        expect(isValidSignature('s', 'a.mp4', given, at + 7 * HOUR_MS)).toBe(false)
      }),
    )
  })

  test('is valid only for its file and secret', () => {
    expect(isValidSignature('secret', 'b.mp4', query(), NOW)).toBe(false)
    expect(isValidSignature('other', 'a.mp4', query(), NOW)).toBe(false)
  })

  test('its expiry cannot be changed', () => {
    const longer = query()
    longer.set('expires', String(Number(longer.get('expires')) + 1))
    expect(isValidSignature('secret', 'a.mp4', longer, NOW)).toBe(false)
  })

  test.each([
    '',
    'expires=9999999999',
    'signature=x',
    'expires=1e12&signature=x',
    'expires=-1&signature=',
    'expires=NaN',
  ])('refuses %j', (text) => expect(isValidSignature('secret', 'a.mp4', new URLSearchParams(text), NOW)).toBe(false))
})
