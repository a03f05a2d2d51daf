import { describe, expect, test } from 'vitest'
import { cookieOf } from '../support/http/accounts'
import { ownAddress } from '../support/http/addresses'
import { sendRequest } from '../support/http/client'
import { expectError } from '../support/http/errors'
import { anEmail, subscribe, urlencoded } from '../support/http/newsletter'

// Independent of the setting that newsletter.test.ts changes, since files run at the same time.

describe('POST /api/newsletter', () => {
  test.each([
    ['nothing', {}],
    ['an empty field', { EMAIL: '' }],
    ['spaces', { EMAIL: '   ' }],
    ['no address', { EMAIL: 'no-address' }],
    ['two addresses', { EMAIL: 'a@example.com, b@example.com' }],
    ['a line break', { EMAIL: 'a@example.com\r\nBcc: b@example.com' }],
    ['a very long one', { EMAIL: `${'a'.repeat(250)}@example.com` }],
    ['another field', { email: 'a@example.com' }],
  ])('rejects %s, by name', async (_what, fields) => {
    const response = await subscribe(fields as Record<string, string>)
    expectError(response, 'bad_request')
    expect(response.json).toMatchObject({ error: { fields: { EMAIL: expect.stringMatching(/\w/) } } })
  })

  test.each([
    ['two of them', 'EMAIL=a%40example.com&EMAIL=b%40example.com'],
    ['a null character', 'EMAIL=a%00%40example.com'],
    ['bytes that are not UTF-8', 'EMAIL=%ff%fe%40example.com'],
  ])('rejects %s', async (_what, body) => {
    expectError(
      await sendRequest('/api/newsletter', { method: 'POST', body, headers: urlencoded, from: ownAddress() }),
      'bad_request',
    )
  })

  test('rejects a file, a broken form, JSON, and more than 64 kB', async () => {
    const from = ownAddress()
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' }
    const file =
      '--x\r\ncontent-disposition: form-data; name="EMAIL"; filename="a.txt"\r\n\r\na@example.com\r\n--x--\r\n'
    const send = (body: unknown, headers: Record<string, string>) =>
      sendRequest('/api/newsletter', { method: 'POST', body, headers, from })
    expectError(await send(file, multipart), 'bad_request')
    expectError(await send('no form', multipart), 'bad_request')
    expectError(await send({ EMAIL: 'a@example.com' }, {}), 'unsupported_media_type')
    expectError(await send(`EMAIL=${'a'.repeat(70_000)}`, urlencoded), 'payload_too_large')
  })

  test('after twenty requests in an hour from one address responds 429 with the time to wait', async () => {
    const from = ownAddress()
    for (let count = 0; count < 20; count++) {
      expect((await subscribe({ EMAIL: anEmail(), extra: 'x' }, { from })).status).toBe(200)
    }
    const refused = await subscribe({ EMAIL: anEmail() }, { from })
    expectError(refused, 'too_many_requests')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
    expect((await subscribe({ EMAIL: anEmail() })).status).toBe(200)
  })
})

describe('leaving the list', () => {
  test.each(['confirm', 'unsubscribe'])(
    'an invalid link to %s is rejected, whatever site it is opened from',
    async (what) => {
      const path = `/api/newsletter/${what}`
      const from = ownAddress()
      for (const query of ['?token=nonsense', '?token=', '', `?token=${'x'.repeat(1_500)}`, '?token=a&token=b']) {
        expectError(await sendRequest(path + query, { method: 'POST', from }), 'bad_request')
        expectError(await sendRequest(`${path}/${query}`, { method: 'POST', from }), 'bad_request')
      }
      const headers = { origin: 'https://evil.example' }
      expectError(await sendRequest(`${path}?token=x`, { method: 'POST', headers, from }), 'foreign_origin')
    },
  )
})

test('only managers and administrators can read the subscribers', async () => {
  for (const name of ['free', 'premium', 'editor', 'organizer'] as const) {
    const { status } = await sendRequest('/cms/api/subscribers', { cookie: await cookieOf(name) })
    expect([name, status]).toEqual([name, 403])
  }
  expect((await sendRequest('/cms/api/subscribers')).status).toBe(403)
})
