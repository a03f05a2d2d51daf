import { describe, expect, test } from 'vitest'
import { emailProblem, firstNameProblem, nameProblem, passwordProblem, usernameProblem } from './account-fields'

describe('joining: the username', () => {
  test.each(['abc', 'Nora.L', 'a_b-c.d', '123', 'x'.repeat(30)])('may be %s', (name) => {
    expect(usernameProblem(name)).toBeNull()
  })
  test.each(['', 'ab', 'x'.repeat(31)])('has 3 to 30 characters, unlike %j', (name) => {
    expect(usernameProblem(name)).toBe('Use 3 to 30 characters.')
  })
  test.each(['a b c', 'nora@home', '.nora', 'nora-', 'zoë1', 'аdam', 'a/b', 'a%00b', '<b>x'])(
    'is spelled with plain letters, unlike %j',
    (name) => {
      expect(usernameProblem(name)).toMatch(/^Use letters from a to z/)
    },
  )
  test.each(['admin', 'Administrator', 'SUPPORT', 'ebs', 'no-reply'])('is not %s, which sounds like us', (name) => {
    expect(usernameProblem(name)).toBe('This name is kept for the house. Choose another one.')
  })
})

describe('joining: the e-mail address', () => {
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
    expect(emailProblem(email)).toBe('Write an e-mail address such as name@example.com.')
  })
  test('must be there', () => expect(emailProblem('')).toBe('Enter your e-mail address.'))
})

describe('joining: names', () => {
  test('the first one must be there, the last one need not', () => {
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

describe('NIST SP 800-63B: the password', () => {
  test.each(['correct horse', '        x', 'ünïcödë!', 'eat-burn-sleep', 'x1'.repeat(500)])('may be %j', (password) => {
    expect(passwordProblem(password)).toBeNull()
  })
  test('has 8 characters at least, counted as people count', () => {
    expect(passwordProblem('7777abc')).toBe('Use 8 characters or more.')
    expect(passwordProblem('\u{1F966}'.repeat(4))).toBe('Use 8 characters or more.')
  })
  test('has 1,000 at most', () => {
    expect(passwordProblem('ab'.repeat(501))).toBe('Use 1,000 characters at most.')
  })
  test('is not of spaces, which the CMS takes for none', () => {
    expect(passwordProblem(' '.repeat(9))).toBe('A password of spaces alone cannot be used.')
  })
  test.each(['norathegreat', 'NoraTheGreat', 'noras.mail@example.com', 'noras.mail'])(
    'is not what everybody sees of the account: %s',
    (password) => {
      expect(passwordProblem(password, { username: 'norathegreat', email: 'noras.mail@example.com' })).toBe(
        'Use something else than your username or e-mail address.',
      )
    },
  )
  test.each(['password', 'PASSWORD', '12345678', 'iloveyou', 'qwertyuiop', 'aaaaaaaaaa'])(
    'is not one of the commonest: %s',
    (password) => {
      expect(passwordProblem(password)).toBe('Too many people use this password. Choose another one.')
    },
  )
})
