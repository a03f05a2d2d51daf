import { describe, expect, test } from 'vitest'
import { PageViews } from './page-views'

const BROWSER =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Safari/605.1.15'

const noted = (headers: Record<string, string>, method = 'GET') => {
  const views = new PageViews()
  views.note('/a', { headers, method })
  return views.take().length
}

describe('views of pages', () => {
  test('are counted by path, until they are taken', () => {
    const views = new PageViews()
    const request = { headers: { 'user-agent': BROWSER }, method: 'GET' }
    for (const path of ['/', '/a', '/a/', '/b']) views.note(path, request)
    views.add([['/b', 3]])
    expect(views.take()).toEqual([
      ['/', 1],
      ['/a', 2],
      ['/b', 4],
    ])
    expect(views.take()).toEqual([])
  })

  test.each([
    ['a browser', { 'user-agent': BROWSER }, 1],
    ['a navigation of the router', { 'user-agent': BROWSER, rsc: '1' }, 1],
    ['a prefetch of the router', { 'user-agent': BROWSER, rsc: '1', 'next-router-prefetch': '1' }, 0],
    ['a prefetch of the browser', { 'user-agent': BROWSER, 'sec-purpose': 'prefetch;prerender' }, 0],
    [
      'a search engine',
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
      0,
    ],
    ['a script', { 'user-agent': 'curl/8.5.0' }, 0],
    ['no name', {}, 0],
  ])('%s: %j counts %d', (_, headers, count) => {
    expect(noted(headers as Record<string, string>)).toBe(count)
  })

  test('HEAD is no view', () => {
    expect(noted({ 'user-agent': BROWSER }, 'HEAD')).toBe(0)
  })

  test('strangers cannot make the counts or the known names grow without end', () => {
    const views = new PageViews()
    for (let at = 0; at < 10_500; at += 1)
      views.note(`/${at}`, { headers: { 'user-agent': `${BROWSER} ${at}` }, method: 'GET' })
    views.note(`/${'x'.repeat(400)}`, { headers: { 'user-agent': BROWSER }, method: 'GET' })
    views.add([['/0', 1]])
    const taken = views.take()
    expect([taken.length, taken[0]]).toEqual([10_000, ['/0', 2]])
  })
})
