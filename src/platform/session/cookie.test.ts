import { afterEach, expect, test, vi } from 'vitest'
import { cookiePrefix } from '@/runtime/session-token'
import { sessionCookie, signInCookie, signOutCookie } from './cookie'

afterEach(() => {
  vi.unstubAllEnvs()
})

test.each([
  ['http://localhost:3000', 'ebs-token', ''],
  ['https://site.example', '__Host-ebs-token', '; Secure'],
])('the session cookie of %s is %s', (siteUrl, name, secure) => {
  vi.stubEnv('SITE_URL', siteUrl)
  expect(signInCookie('a.b.c')).toBe(`${name}=a.b.c; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000${secure}`)
  expect(signOutCookie()).toBe(`${name}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${secure}`)
  expect(sessionCookie(new Headers({ cookie: `x=1; ${name}=a.b.c` }))).toBe('a.b.c')
  expect(`${cookiePrefix()}-token`).toBe(name)
})

test('over https a cookie without the prefix is ignored: another host may have planted it', () => {
  vi.stubEnv('SITE_URL', 'https://site.example')
  expect(sessionCookie(new Headers({ cookie: 'ebs-token=a.b.c' }))).toBeUndefined()
})
