import { describe, expect, test } from 'vitest'
import {
  alreadyMemberEmail,
  confirmationEmail,
  newAddressEmail,
  oldAddressEmail,
  passkeyAddedEmail,
  passwordChangedEmail,
  resetPasswordEmail,
  unfinishedSignUpEmail,
} from './account-emails'

const site = 'https://example.com'
const to = { site, firstName: 'Nora', username: 'nora', token: 'a+b/c' }

describe('emails about an account', () => {
  test.each([
    [confirmationEmail(to), 'https://example.com/confirm-email/?token=a%2Bb%2Fc'],
    [unfinishedSignUpEmail(to), 'https://example.com/confirm-email/?token=a%2Bb%2Fc'],
    [newAddressEmail(to), 'https://example.com/confirm-email/?token=a%2Bb%2Fc'],
    [resetPasswordEmail(to), 'https://example.com/reset-password/?token=a%2Bb%2Fc'],
    [alreadyMemberEmail(to), 'https://example.com/login/'],
    [passwordChangedEmail(to), 'https://example.com/login/'],
    [passkeyAddedEmail(to), 'https://example.com/account/'],
    [oldAddressEmail(to), 'https://example.com/forgotten-password/'],
  ])('has one main link: $subject', ({ lines, link, subject }, href) => {
    expect(link?.href).toBe(href)
    expect(lines[0]).toBe('Hello Nora,')
    expect(subject).toMatch(/^[A-Z][^.!]+$/)
  })

  test('carry the page that the person wanted', () => {
    const returnTo = '/recipes/?a=b#c'
    expect(confirmationEmail({ ...to, returnTo }).link?.href).toMatch(/&return=%2Frecipes%2F%3Fa%3Db%23c$/)
    expect(alreadyMemberEmail({ ...to, returnTo }).link?.href).toMatch(/\/login\/\?return=%2Frecipes/)
  })

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '', null])(
    'never carry %j as the return URL',
    (returnTo) => {
      expect(confirmationEmail({ ...to, returnTo }).link?.href).toBe(
        'https://example.com/confirm-email/?token=a%2Bb%2Fc',
      )
    },
  )

  test.each(['evil.example', 'WIN 1000', 'see https://evil.example', 'call +44', 'x'.repeat(41), '', null])(
    'leave out a first name that could be a message: %j',
    (firstName) => {
      expect(confirmationEmail({ ...to, firstName }).lines[0]).toBe('Hello there,')
    },
  )

  test.each(['Zoë', 'Anne-Marie', 'O’Neil'.replace('’', "'"), 'Мария', '美咲', 'Ana Lucía'])(
    'greet %s by name',
    (firstName) => {
      expect(confirmationEmail({ ...to, firstName }).lines[0]).toBe(`Hello ${firstName},`)
    },
  )
})
