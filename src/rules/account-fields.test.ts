import { describe, expect, test } from 'vitest'
import { emailProblem, firstNameProblem, nameProblem, passwordProblem, usernameProblem } from './account-fields'

describe('the username', () => {
  test.each(['abc', 'Nora.L', 'a_b-c.d', '123', 'x'.repeat(30)])('may be %s', (name) => {
    expect(usernameProblem(name)).toBeNull()
  })
  test.each(['', 'ab', 'x'.repeat(31)])('has 3 to 30 characters, unlike %j', (name) => {
    expect(usernameProblem(name)).toBe('Use 3 to 30 characters.')
  })
  test.each(['a b c', 'nora@home', '.nora', 'nora-', 'zoë1', 'аdam', 'a/b', 'a%00b', '<b>x'])(
    'has only plain letters, unlike %j',
    (name) => {
      expect(usernameProblem(name)).toMatch(/^Use letters from a to z/)
    },
  )
  test.each(['admin', 'Administrator', 'SUPPORT', 'ebs', 'no-reply'])('cannot be the reserved name %s', (name) => {
    expect(usernameProblem(name)).toBe('This username is reserved. Choose another one.')
  })
})

describe('the email address', () => {
  test.each(['a@b.co', 'first.last+tag@sub.example.com', "o'neil@example.org"])('may be %s', (email) => {
    expect(emailProblem(email)).toBeNull()
  })
  test.each([
    'a',
    'a@b',
    '@b.co',
    'a@',
    'a b@c.de',
    'a@b..de',
    'a@-b.de',
    'a@b.de\nBcc: x@y.z',
    `${'a'.repeat(250)}@b.de`,
  ])('cannot be %j', (email) => {
    expect(emailProblem(email)).toBe('Enter an email address such as name@example.com.')
  })
  test('is required', () => expect(emailProblem('')).toBe('Enter your email address.'))
})

describe('names', () => {
  test('the first name is required, the last name is not', () => {
    expect(firstNameProblem('')).toBe('Enter your first name.')
    expect(nameProblem('')).toBeNull()
  })
  test.each(['Zoë', 'Ana Lucía', "O'Neil", 'Jean-Luc', '美咲'])('may be %s', (name) => {
    expect(nameProblem(name)).toBeNull()
  })
  test.each(['<b>', 'a@b', 'http://x', 'a\nb', 'x'.repeat(81), 'Ana\u202eb', 'A\u200bna'])('cannot be %j', (name) => {
    expect(nameProblem(name)).toBeTruthy()
  })
})

describe('the password (NIST SP 800-63B)', () => {
  test.each(['correct horse', '        x', 'ünïcödë!', 'eat-burn-sleep', 'x1'.repeat(500)])('may be %j', (password) => {
    expect(passwordProblem(password)).toBeNull()
  })
  test('has at least 8 characters, counted as code points', () => {
    expect(passwordProblem('7777abc')).toBe('Use 8 characters or more.')
    expect(passwordProblem('\u{1F966}'.repeat(4))).toBe('Use 8 characters or more.')
  })
  test('has 1,000 characters at most', () => {
    expect(passwordProblem('ab'.repeat(501))).toBe('Use 1,000 characters at most.')
  })
  test('is not only spaces, which the CMS treats as empty', () => {
    expect(passwordProblem(' '.repeat(9))).toBe('A password cannot consist of spaces only.')
  })
  test.each(['norathegreat', 'NoraTheGreat', 'noras.mail@example.com', 'noras.mail'])(
    'is neither the username nor the email address: %s',
    (password) => {
      expect(passwordProblem(password, { username: 'norathegreat', email: 'noras.mail@example.com' })).toBe(
        'Use something other than your username or email address.',
      )
    },
  )
  test.each(['password', 'PASSWORD', '12345678', 'iloveyou', 'qwertyuiop', 'aaaaaaaaaa'])(
    'is not one of the most common: %s',
    (password) => {
      expect(passwordProblem(password)).toBe('Too many people use this password. Choose another one.')
    },
  )
})
