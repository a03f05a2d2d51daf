import { expect, test } from 'vitest'
import { consentNote, consentVersionIn } from './consent'

test('the ledger names the version of the terms, and for a membership the withdrawal', () => {
  expect(consentNote('new', '3')).toBe(
    'Accepted the terms, version 3, and that it begins before the days to withdraw are over.',
  )
  expect(consentNote('gift', '3')).toBe('Accepted the terms, version 3.')
  expect(consentNote('new', undefined)).toBeUndefined()
})

test('the version is read back from the ledger', () => {
  for (const kind of ['new', 'gift'] as const) {
    expect(consentVersionIn(consentNote(kind, 'of May 2, 2026') ?? null)).toBe('of May 2, 2026')
  }
  expect([consentVersionIn(null), consentVersionIn('By phone.')]).toEqual([null, null])
})
