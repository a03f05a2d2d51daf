import { describe, expect, test } from 'vitest'
import { cookieOf } from '../support/http/accounts'
import { sendRequest } from '../support/http/client'
import { demo } from '../support/http/demo'

/** Redirects of the demo, as paths to request and to expect. */
const ROWS = demo.redirects.map(({ from, to }) => ({
  from: from.replace('/{rest*}', '').replace('{slug}', 'some-thing'),
  to: to.replace('{slug}', 'some-thing'),
}))

describe.each(ROWS)('$from redirects to $to permanently', ({ from, to }) => {
  test.each([from, `${from}/`])('%s', async (address) => {
    const { headers, setCookies, status, text } = await sendRequest(address)
    expect({ status, location: headers.location, setCookies, text }).toEqual({
      status: 301,
      location: to,
      setCookies: [],
      text: '',
    })
  })

  test('keeps the query', async () => {
    const { headers } = await sendRequest(`${from}?utm_source=a%20b&x=%C3%A9`)
    expect(headers.location).toBe(`${to}?utm_source=a%20b&x=%C3%A9`)
  })

  test('takes one hop, for members and HEAD too', async () => {
    const cookie = await cookieOf('free')
    for (const options of [{}, { cookie }, { method: 'HEAD' }, { cookie, headers: { rsc: '1' } }]) {
      expect((await sendRequest(from, options)).headers.location).toBe(to)
    }
    expect((await sendRequest(to)).status).not.toBe(301)
  })
})

describe('a redirect leads only to this site', () => {
  test.each([
    '/member/advice//evil.example',
    '/member/advice/%2Fevil.example',
    '/member/advice/%5Cevil.example',
    '/member/advice/%5C%5Cevil.example/',
    '/member/advice/..%2F..%2Fevil.example',
    '/member/lifestyle-guide/https:%2F%2Fevil.example',
    '/member/advice/%0d%0alocation:%20https:%2F%2Fevil.example',
    '/forum//evil.example',
    '/forum/%2Fevil.example/%2e%2e',
    '//evil.example/forum',
    '/\\evil.example/forum',
    'http://evil.example/forum',
  ])('%s', async (address) => {
    const { headers, status } = await sendRequest(address)
    expect(status).toBeLessThan(500)
    expect(new URL(headers.location ?? '/', 'http://here.invalid').host).toBe('here.invalid')
    expect(headers['set-cookie']).toBeUndefined()
  })

  test.each(['/gut-health-recipes/', '/memberships', '/ibs-recipes', '/the-ebs-method/6wr/introduction/'])(
    '%s is not redirected',
    async (address) => {
      const { headers, status } = await sendRequest(address)
      expect([200, 404]).toContain(status)
      expect(headers.location).toBeUndefined()
    },
  )

  test.each(['/forum-dev', '/member/advice/'])('%s is not redirected: a visitor signs in first', async (address) => {
    const { headers } = await sendRequest(address)
    expect(headers.location).toBe(`/login?return=${encodeURIComponent(address)}`)
  })

  test('repeated slashes become one, on this site', async () => {
    for (const [from, to] of [
      ['//about', '/about'],
      ['/recipes//ginger-noodle-broth', '/recipes/ginger-noodle-broth'],
      ['///', '/'],
    ]) {
      const { headers, status } = await sendRequest(`${from}?a=b`)
      expect([status, headers.location]).toEqual([308, `${to}?a=b`])
    }
  })
})
