import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Content } from './Content'

afterEach(() => vi.unstubAllEnvs())

const hrefFor = (href: string, signUpTo: string | null = '/memberships') =>
  / href="([^"]*)"/.exec(renderToStaticMarkup(<Content html={`<a href="${href}">x</a>`} signUpTo={signUpTo} />))?.[1]

describe('sign-up links in content', () => {
  test.each([
    '/login',
    '/login/',
    '/Login',
    '/login?return=/recipes/',
    '/login#join',
    '/log&#9;in',
    'https://www.example.com/login?x',
    '//www.example.com/login/',
  ])('on a flagged page %s leads to the memberships', (href) => {
    vi.stubEnv('SITE_URL', 'https://www.example.com')
    expect(hrefFor(href)).toBe('/memberships')
  })

  test.each(['/login/help', '/logins', '/a/login', '#login', 'https://elsewhere.example/login', '/?next=/login'])(
    '%s is another place',
    (href) => {
      vi.stubEnv('SITE_URL', 'https://www.example.com')
      expect(hrefFor(href)).toBe(href)
    },
  )

  test('other links do not change', () => {
    expect(hrefFor('/login', null)).toBe('/login')
  })

  test('without SITE_URL, paths count as this site, and another host does not', () => {
    vi.stubEnv('SITE_URL', '')
    expect(hrefFor('/login?x')).toBe('/memberships')
    expect(hrefFor('https://www.example.com/login')).toBe('https://www.example.com/login')
  })
})
