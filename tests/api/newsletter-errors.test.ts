import { describe, expect, test } from 'vitest'
import { cookieOf } from '../support/http/accounts'
import { ownAddress } from '../support/http/addresses'
import { ask } from '../support/http/client'
import { expectError } from '../support/http/errors'
import { anEmail, subscribe, urlencoded } from '../support/http/newsletter'

// Nothing here depends on the setting that newsletter.test.ts changes: files run at the same time.

describe('POST /api/newsletter', () => {
  test.each([
    ['nothing', {}],
    ['an empty field', { EMAIL: '' }],
    ['spaces', { EMAIL: '   ' }],
    ['no address', { EMAIL: 'nobody' }],
    ['two addresses', { EMAIL: 'a@example.com, b@example.com' }],
    ['a line break', { EMAIL: 'a@example.com\r\nBcc: b@example.com' }],
    ['a very long one', { EMAIL: `${'a'.repeat(250)}@example.com` }],
    ['another field', { email: 'a@example.com' }],
  ])('refuses %s, by name', async (_what, fields) => {
    const answer = await subscribe(fields as Record<string, string>)
    expectError(answer, 'bad_request')
    expect(answer.json).toMatchObject({ error: { fields: { EMAIL: expect.stringMatching(/\w/) } } })
  })

  test.each([
    ['two of them', 'EMAIL=a%40example.com&EMAIL=b%40example.com'],
    ['a null character', 'EMAIL=a%00%40example.com'],
    ['bytes that are no text', 'EMAIL=%ff%fe%40example.com'],
  ])('refuses %s', async (_what, body) => {
    expectError(
      await ask('/api/newsletter', { method: 'POST', body, headers: urlencoded, from: ownAddress() }),
      'bad_request',
    )
  })

  test('refuses a file, a broken form, JSON, and more than 64 kB', async () => {
    const from = ownAddress()
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' }
    const file =
      '--x\r\ncontent-disposition: form-data; name="EMAIL"; filename="a.txt"\r\n\r\na@example.com\r\n--x--\r\n'
    const send = (body: unknown, headers: Record<string, string>) =>
      ask('/api/newsletter', { method: 'POST', body, headers, from })
    expectError(await send(file, multipart), 'bad_request')
    expectError(await send('no form', multipart), 'bad_request')
    expectError(await send({ EMAIL: 'a@example.com' }, {}), 'unsupported_media_type')
    expectError(await send(`EMAIL=${'a'.repeat(70_000)}`, urlencoded), 'payload_too_large')
  })

  test('twenty in an hour from one address, then it says when to come back', async () => {
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
    'a link to %s that is not ours is refused, wherever it comes from',
    async (what) => {
      const path = `/api/newsletter/${what}`
      const from = ownAddress()
      for (const query of ['?token=nonsense', '?token=', '', `?token=${'x'.repeat(1_500)}`, '?token=a&token=b']) {
        expectError(await ask(path + query, { method: 'POST', from }), 'bad_request')
        expectError(await ask(`${path}/${query}`, { method: 'POST', from }), 'bad_request')
      }
      const headers = { origin: 'https://evil.example' }
      expectError(await ask(`${path}?token=x`, { method: 'POST', headers, from }), 'foreign_origin')
    },
  )
})

test('nobody but managers and administrators reads who subscribes', async () => {
  for (const name of ['free', 'premium', 'editor', 'organizer'] as const) {
    const { status } = await ask('/cms/api/subscribers', { cookie: await cookieOf(name) })
    expect([name, status]).toEqual([name, 403])
  }
  expect((await ask('/cms/api/subscribers')).status).toBe(403)
})
