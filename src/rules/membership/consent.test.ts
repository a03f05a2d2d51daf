import { expect, test } from 'vitest'
import { consentNote } from './consent'

test('the ledger names the version of the terms, and for a membership the withdrawal', () => {
  expect(consentNote('new', '3')).toBe(
    'Accepted the terms, version 3, and that it begins before the days to withdraw are over.',
  )
  expect(consentNote('gift', '3')).toBe('Accepted the terms, version 3.')
  expect(consentNote('new', undefined)).toBeUndefined()
})
