import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { joinFormUrl } from './join-form-url'
import { localPath, loginPath, pathAfterSignIn, safeReturnPath, signUpPath } from './safe-return'

describe('a return URL of this site is kept', () => {
  test.each([
    ['/', '/'],
    ['/profile', '/profile'],
    ['/member/lists/', '/member/lists/'],
    ['/recipes?sort=protein#letter=B', '/recipes?sort=protein#letter=B'],
    ['/search?q=http://x//y', '/search?q=http://x//y'],
    ['/faqs?next=%0a', '/faqs?next=%0a'],
    ['/caf\u00e9', '/caf%C3%A9'],
    ['/a/../profile', '/profile'],
    ['/@evil.example', '/@evil.example'],
    ['/loginx', '/loginx'],
  ])('%s', (value, path) => {
    expect(safeReturnPath(value)).toBe(path)
  })
})

describe('a hostile return URL becomes the front page', () => {
  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a list', ['/profile', '/member']],
    ['a number', 1],
    ['empty', ''],
    ['another host', 'https://evil.example/'],
    ['another host, no scheme', '//evil.example'],
    ['three slashes', '///evil.example'],
    ['slash, backslash', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['backslash later', '/a\\..\\..\\\\evil.example'],
    ['encoded slash', '/%2Fevil.example'],
    ['encoded backslash', '/%5Cevil.example'],
    ['encoded twice', '/%252Fevil.example'],
    ['encoded three times', '/%25252Fevil.example'],
    ['encoded nine times', `/%${'25'.repeat(8)}2Fevil.example`],
    ['dots before two slashes', '/..//evil.example'],
    ['a dot before two slashes', '/.//evil.example'],
    ['encoded dots before two slashes', '/%2e%2e//evil.example'],
    ['dots that leave an encoded slash first', '/a/%2e%2e/%2Fevil.example'],
    ['a tab inside the slashes', '/\t/evil.example'],
    ['a line feed inside the slashes', '/\n/evil.example'],
    ['a carriage return inside the slashes', '/\r/evil.example'],
    ['a leading space', ' //evil.example'],
    ['a leading tab', '\t//evil.example'],
    ['a header split', '/x\r\nSet-Cookie: a=b'],
    ['an encoded header split', '/x%0d%0aSet-Cookie:%20a=b'],
    ['a null byte', '/\u0000/evil.example'],
    ['an encoded null byte', '/x%00'],
    ['a line separator', '/\u2028/evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a script in capitals', 'JaVaScRiPt:alert(1)'],
    ['a script cut by a tab', 'java\tscript:alert(1)'],
    ['a data address', 'data:text/html,<script>alert(1)</script>'],
    ['a scheme without slashes', 'https:evil.example'],
    ['a name in front of a foreign host', 'http://localhost:3000@evil.example/'],
    ['this host in front of a foreign one', 'http://localhost:3000.evil.example/'],
    ['an absolute address of our own', 'http://localhost:3000/profile'],
    ['the stand-in host', 'http://this-site.invalid/profile'],
    ['a relative path', 'profile'],
    ['dots', '../profile'],
    ['a query alone', '?x=1'],
    ['a broken encoding', '/%zz'],
    ['the sign-in page', '/login'],
    ['the sign-in page with its own return', '/login/?return=%2Flogin'],
    ['the sign-in page, encoded', '/%4Cogin'],
    ['the sign-in page behind dots', '/x/../login'],
    ['endless', `/${'a'.repeat(5000)}`],
  ])('%s', (_name, value) => {
    expect(safeReturnPath(value)).toBe('/')
  })
})

test('for any input, a browser stays on this site', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '%2f',
    '%5C',
    '..',
    '.',
    '%2e',
    '\t',
    '\n',
    '@',
    ':',
    'evil.example',
    'http:',
    '?',
    '#',
    '%25',
    ' ',
    'a',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 9 }), (parts) => {
      const target = new URL(safeReturnPath(parts.join('')), 'https://shop.example/login')
      expect(target.origin).toBe('https://shop.example')
      expect(safeReturnPath(safeReturnPath(parts.join('')))).toBe(safeReturnPath(parts.join('')))
    }),
    { numRuns: 2000 },
  )
})

test('localPath is null instead of the front page for other sites', () => {
  expect(localPath('//evil.example')).toBeNull()
  expect(localPath('/login')).toBe('/login')
})

describe('/login carries the return URL', () => {
  test.each([
    ['/member/lists/?page=2', '/login?return=%2Fmember%2Flists%2F%3Fpage%3D2'],
    ['/', '/login'],
    ['/login?return=/x', '/login'],
    ['//evil.example', '/login'],
  ])('%s', (from, address) => {
    expect(loginPath(from)).toBe(address)
  })
})

describe('the membership page', () => {
  test('carries the page the person came from', () => {
    expect(signUpPath('/recipes/salmon/?servings=4')).toBe('/memberships?return=%2Frecipes%2Fsalmon%2F%3Fservings%3D4')
    expect(joinFormUrl(signUpPath('/recipes/salmon/'))).toBe('/memberships?return=%2Frecipes%2Fsalmon%2F#join')
  })

  test('has no return URL for the front page or another site', () => {
    expect(signUpPath('/')).toBe('/memberships')
    expect(joinFormUrl(signUpPath('/'))).toBe('/memberships#join')
    expect(signUpPath('//evil.example')).toBe('/memberships')
  })
})

test.each([
  [null, '/dashboard/'],
  ['/recipes/?page=2', '/recipes/?page=2'],
  ['//evil.example/', '/'],
])('after signing in with the return %j the page is %s', (value, path) => {
  expect(pathAfterSignIn(value)).toBe(path)
})
