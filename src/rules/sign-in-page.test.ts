import { describe, expect, test } from 'vitest'
import { areaOfSignInPage, signInPagePath } from './sign-in-page'

describe('the sign-in page', () => {
  test.each([
    ['?return=%2Fmasterclasses', '/~login/masterclasses'],
    ['?return=%2Fmember%2Fthis-week%2F%3Fa%3D1', '/~login/member'],
    ['?return=/dashboard/', '/~login/dashboard'],
    ['?return=/community', '/~login/community'],
    ['?return=/recipes/', '/login'],
    ['?return=/masterclasses-and-more', '/login'],
    ['?return=//evil.example/dashboard', '/login'],
    ['?return=/..%2F..%2Fprofile', '/~login/profile'],
    ['?return=/__proto__', '/login'],
    ['', '/login'],
  ])('%s is rendered at %s', (query, path) => {
    expect(signInPagePath(query)).toBe(path)
  })

  test.each([
    ['/~login/masterclasses', 'masterclasses'],
    ['/~login/masterclasses/', 'masterclasses'],
    ['/~login/recipes', null],
    ['/login', null],
  ])('%s is the page of %s', (path, area) => {
    expect(areaOfSignInPage(path)).toBe(area)
  })
})
