import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { cookieFor, cookieOf, STAFF } from '../support/http/accounts'
import { ownAddress } from '../support/http/addresses'
import { sendRequest } from '../support/http/client'
import { expectError } from '../support/http/errors'

const from = ownAddress()
const PATH = '/api/send-feedback'

/** Valid feedback; `parts` overrides its fields. */
const feedback = (parts: Record<string, unknown> = {}) => ({
  name: 'Ola',
  message: 'The soup is cold.',
  url: 'http://localhost:3000/recipes/',
  userAgent: 'Mozilla/5.0',
  language: 'en-GB',
  screenWidth: 1440,
  screenHeight: 900,
  pageUrl: 'http://localhost:3000/recipes/',
  timestamp: '2026-11-21T12:00:00.000Z',
  ...parts,
})

const stored = z.object({ docs: z.array(z.record(z.string(), z.unknown())) })

async function storedFeedback(message: string) {
  const where = `where[message][equals]=${encodeURIComponent(message)}`
  const { json } = await sendRequest(`/cms/api/feedback?${where}`, { cookie: await cookieOf('editor'), from })
  return stored.parse(json).docs
}

describe('POST /api/send-feedback', () => {
  test.each(STAFF)('%s can send it, and it is stored for the editors', async (name) => {
    const message = `From the ${name} ${Math.random()}`
    const response = await sendRequest(PATH, { body: feedback({ message }), cookie: await cookieOf(name), from })
    expect([response.status, response.json]).toEqual([200, { ok: true }])
    expect(await storedFeedback(message)).toEqual([
      expect.objectContaining({
        message,
        name: 'Ola',
        pageUrl: 'http://localhost:3000/recipes/',
        userAgent: 'Mozilla/5.0',
        language: 'en-GB',
        screenWidth: 1440,
        screenHeight: 900,
        sentAt: '2026-11-21T12:00:00.000Z',
      }),
    ])
  })

  test.each([
    ['visitor', 'unauthenticated'],
    ['free', 'forbidden'],
    ['standard', 'forbidden'],
    ['premium', 'forbidden'],
  ] as const)('%s cannot send it', async (audience, code) => {
    const message = `Not from ${audience} ${Math.random()}`
    expectError(await sendRequest(PATH, { body: feedback({ message }), cookie: await cookieFor(audience), from }), code)
    expect(await storedFeedback(message)).toEqual([])
  })

  test('the name is optional', async () => {
    const { name: _left, ...nameless } = feedback()
    for (const body of [nameless, feedback({ name: '' })]) {
      expect((await sendRequest(PATH, { body, cookie: await cookieOf('editor'), from })).status).toBe(200)
    }
  })

  test('works with a trailing slash', async () => {
    expect((await sendRequest(`${PATH}/`, { body: feedback(), cookie: await cookieOf('editor'), from })).status).toBe(
      200,
    )
  })

  test.each([
    ['message', ''],
    ['message', ' \n\t '],
    ['message', 'x'.repeat(5_001)],
    ['message', 1],
    ['name', 'x'.repeat(201)],
    ['url', 'recipes'],
    ['pageUrl', 'javascript:alert(1)'],
    ['pageUrl', `https://example.com/${'x'.repeat(2_000)}`],
    ['userAgent', 'x'.repeat(1_001)],
    ['language', null],
    ['screenWidth', -1],
    ['screenWidth', '1440'],
    ['screenHeight', 1.5],
    ['timestamp', 'yesterday'],
    ['timestamp', undefined],
  ])('invalid input is rejected by name: %s is %j', async (field, value) => {
    const response = await sendRequest(PATH, {
      body: feedback({ [field]: value }),
      cookie: await cookieOf('editor'),
      from,
    })
    expectError(response, 'bad_request')
    expect(response.json).toMatchObject({ error: { fields: { [field]: expect.any(String) } } })
  })

  test('markup is stored as text', async () => {
    const message = `<script>alert(${Math.random()})</script>`
    await sendRequest(PATH, { body: feedback({ message }), cookie: await cookieOf('editor'), from })
    expect(await storedFeedback(message)).toHaveLength(1)
  })

  test('a request from another site is rejected', async () => {
    const headers = { origin: 'https://evil.example' }
    expectError(
      await sendRequest(PATH, { body: feedback(), cookie: await cookieOf('editor'), headers, from }),
      'foreign_origin',
    )
  })
})
