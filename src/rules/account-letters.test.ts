import { describe, expect, test } from 'vitest'
import {
  alreadyMemberLetter,
  confirmLetter,
  newAddressLetter,
  oldAddressLetter,
  passkeyAddedLetter,
  passwordChangedLetter,
  resetLetter,
  unfinishedLetter,
} from './account-letters'

const site = 'https://example.com'
const to = { site, firstName: 'Nora', username: 'nora', token: 'a+b/c' }

describe('letters about an account', () => {
  test.each([
    [confirmLetter(to), 'https://example.com/confirm-email/?token=a%2Bb%2Fc'],
    [unfinishedLetter(to), 'https://example.com/confirm-email/?token=a%2Bb%2Fc'],
    [newAddressLetter(to), 'https://example.com/confirm-email/?token=a%2Bb%2Fc'],
    [resetLetter(to), 'https://example.com/reset-password/?token=a%2Bb%2Fc'],
    [alreadyMemberLetter(to), 'https://example.com/login/'],
    [passwordChangedLetter(to), 'https://example.com/login/'],
    [passkeyAddedLetter(to), 'https://example.com/account/'],
    [oldAddressLetter(to), 'https://example.com/forgotten-password/'],
  ])('lead to one thing to do: $subject', ({ lines, link, subject }, href) => {
    expect(link?.href).toBe(href)
    expect(lines[0]).toBe('Hello Nora,')
    expect(subject).toMatch(/^[A-Z][^.!]+$/)
  })

  test('keep the page that the person wanted', () => {
    const returnTo = '/recipes/?a=b#c'
    expect(confirmLetter({ ...to, returnTo }).link?.href).toMatch(/&return=%2Frecipes%2F%3Fa%3Db%23c$/)
    expect(alreadyMemberLetter({ ...to, returnTo }).link?.href).toMatch(/\/login\/\?return=%2Frecipes/)
  })

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '', null])(
    'DESIGN 7: never lead on to %j',
    (returnTo) => {
      expect(confirmLetter({ ...to, returnTo }).link?.href).toBe('https://example.com/confirm-email/?token=a%2Bb%2Fc')
    },
  )

  test.each(['evil.example', 'WIN 1000', 'see https://evil.example', 'call +44', 'x'.repeat(41), '', null])(
    'carry nobody’s message under the name of a newcomer: %j',
    (firstName) => {
      expect(confirmLetter({ ...to, firstName }).lines[0]).toBe('Hello there,')
    },
  )

  test.each(['Zoë', 'Anne-Marie', 'O’Neil'.replace('’', "'"), 'Мария', '美咲', 'Ana Lucía'])(
    'greet %s by name',
    (firstName) => {
      expect(confirmLetter({ ...to, firstName }).lines[0]).toBe(`Hello ${firstName},`)
    },
  )
})
