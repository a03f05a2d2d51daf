import { describe, expect, test } from 'vitest'
import { ownAddress } from '../support/http/addresses'
import { CALLS } from '../support/http/calls'
import { sendRequest } from '../support/http/client'
import { expectError, expectRejected } from '../support/http/errors'

const MB = 1024 * 1024
const json = { 'content-type': 'application/json' }
const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth)

/** Bodies that are invalid for every call, whatever its fields are. */
const INVALID_JSON: [string, string | Buffer][] = [
  ['nothing at all', ''],
  ['spaces', '   '],
  ['half an object', '{"username":"x"'],
  ['two objects', '{}{}'],
  ['single quotes', "{'username':'x'}"],
  ['a comment', '{} // x'],
  ['NaN', 'NaN'],
  ['a form', 'username=x&password=y'],
  ['XML', '<?xml version="1.0"?><x/>'],
  ['bytes that are not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['UTF-16', Buffer.from('{"username":"x","password":"y"}', 'utf16le')],
  ['a surrogate as UTF-8 bytes', Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22])],
  ['null bytes', Buffer.alloc(64)],
  ['null', 'null'],
  ['true', 'true'],
  ['a number', '42'],
  ['a number out of range', '1e999'],
  ['a text', '"username"'],
  ['a list', '[]'],
  ['a list of objects', '[{"username":"x","password":"y"}]'],
  ['an empty object', '{}'],
  ['only a prototype', '{"__proto__":{"username":"x","password":"y"}}'],
  ['only a constructor', '{"constructor":{"prototype":{"username":"x"}}}'],
  ['lists in lists, 30,000 deep', nested('[', ']', 30_000)],
  ['objects in objects, 10,000 deep', `${nested('{"a":', '', 10_000)}1${'}'.repeat(10_000)}`],
  ['unclosed lists', '['.repeat(30_000)],
]

/** Values of the wrong type for a text field. */
const INVALID_TEXT: [string, string][] = [
  ['a number', '1'],
  ['a number out of range', '1e999'],
  ['null', 'null'],
  ['true', 'true'],
  ['a list', '["x"]'],
  ['an object', '{"equals":"x"}'],
  ['a condition', '{"not_equals":""}'],
  ['nothing', '""'],
  ['a null character', '"a\\u0000b"'],
  ['half a surrogate pair', '"a\\ud800b"'],
  ['the other half', '"\\udc00"'],
  ['50,000 characters', JSON.stringify('x'.repeat(50_000))],
]

const withBody = CALLS.flatMap(({ body, ...call }) => (body ? [{ ...call, body }] : []))

/** All bodies are read by the same code: one call is tested with all of them, the others with a few. */
const [first] = withBody
const EVERYWHERE = new Set(['nothing at all', 'half an object', 'null', 'a list', 'an empty object'])
const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
  'application/json-patch+json',
  'text/json',
  'application/octet-stream',
  '',
  'x'.repeat(1_000),
]
const TYPES_EVERYWHERE = ['text/plain', '']

describe.each(withBody)('invalid bodies to $method $path', ({ body, method, path }) => {
  const from = ownAddress()
  const inFull = path === first?.path

  test.each(INVALID_JSON.filter(([what]) => inFull || EVERYWHERE.has(what)))('%s', async (_what, sent) => {
    expectRejected(await sendRequest(path, { method, body: sent, headers: json, from }))
  })

  test('no body and no content type', async () => {
    expectError(await sendRequest(path, { method, from }), 'unsupported_media_type')
  })

  test.each(body.text.flatMap((field) => INVALID_TEXT.map(([what, value]) => ({ field, what, value }))))(
    '$field is $what: rejected',
    async ({ field, value }) => {
      const others = Object.entries(body.valid).filter(([name]) => name !== field)
      const members = [
        ...others.map(([name, valid]) => `${JSON.stringify(name)}:${JSON.stringify(valid)}`),
        `"${field}":${value}`,
      ]
      const response = await sendRequest(path, { method, body: `{${members.join()}}`, headers: json, from })
      expectError(response, 'bad_request')
    },
  )

  test.each(body.text)('%s is missing: the error names it', async (field) => {
    const { [field]: _left, ...rest } = body.valid
    const response = await sendRequest(path, { method, body: rest, from })
    expectError(response, 'bad_request')
    expect(response.json).toMatchObject({ error: { fields: { [field]: expect.any(String) } } })
  })

  test.each(inFull ? TYPES : TYPES_EVERYWHERE)('a body of type %j is not read', async (type) => {
    const response = await sendRequest(path, {
      method,
      body: JSON.stringify(body.valid),
      headers: { 'content-type': type },
      from,
    })
    expectError(response, 'unsupported_media_type')
  })

  test('a body above the limit is rejected by its announced length', async () => {
    expectError(await sendRequest(path, { method, announcing: MB, headers: json, from }), 'payload_too_large')
  })
})

describe('bodies above the limit, sent completely', () => {
  const from = ownAddress()
  const valid = first?.body.valid ?? {}

  test.each([
    ['1 MB of text', { ...valid, more: 'x'.repeat(MB) }, false],
    ['1 MB of text of unannounced length', { ...valid, more: 'x'.repeat(MB) }, true],
    ['1 MB of lists', nested('[', ']', MB / 2), false],
    ['5 MB', 'x'.repeat(5 * MB), false],
  ])('%s', async (_what, sent, chunked) => {
    const { method, path } = first ?? { method: '', path: '' }
    expectError(await sendRequest(path, { method, body: sent, headers: json, chunked, from }), 'payload_too_large')
  })
})

/**
 * One call for each way of reading a body: as JSON, as a form, as a form with files, and none. The statuses are those for
 * JSON: a call that reads a form rejects it by its type, without reading it.
 */
const BODY_ENDPOINTS = [
  { path: '/api/auth/login', statuses: [413] },
  { path: '/api/newsletter', statuses: [413, 415] },
  { path: '/wp-json/gf/v2/forms/1/submissions', statuses: [413, 415] },
  { path: '/api/auth/logout', statuses: [200, 413] },
]

describe.each(BODY_ENDPOINTS)('POST $path', ({ path, statuses }) => {
  const from = ownAddress()

  test('rejects an announced length of 11 MB', async () => {
    expectError(
      await sendRequest(path, { method: 'POST', announcing: 11 * MB, headers: json, from }),
      'payload_too_large',
    )
  })

  test('survives 11 MB without an announced length', async () => {
    const sent = { method: 'POST', body: Buffer.alloc(11 * MB, 120), headers: json, chunked: true, from }
    // The connection may close before the response is read.
    const status = await sendRequest(path, sent).then(
      (response) => response.status,
      () => 413,
    )
    expect(statuses).toContain(status)
    expect((await sendRequest('/api/health', { from })).status).toBe(200)
  })
})

/** These are JSON, so that the call's own schema sees them. */
const isJson = (sent: string | Buffer) => {
  try {
    JSON.parse(String(sent))
    return true
  } catch {
    return false
  }
}
const isWayOfReading = (path: string) => BODY_ENDPOINTS.some((endpoint) => endpoint.path === path)

/**
 * What is no JSON ends in the code that reads bodies for all calls: one call for each way of reading gets all of it. What
 * is JSON reaches the schema of each call. A GET reads no body.
 */
const unexpectedBodies = ({ method, path }: (typeof CALLS)[number]) =>
  INVALID_JSON.filter(
    ([what, sent]) => EVERYWHERE.has(what) || isWayOfReading(path) || (method !== 'GET' && isJson(sent)),
  )

describe.each(CALLS)('$method $path, with or without a body', (testedCall) => {
  const { method, path } = testedCall
  const from = ownAddress()

  test('never responds 5xx to an unexpected body', async () => {
    for (const [, sent] of unexpectedBodies(testedCall)) {
      const response = await sendRequest(path, { method, body: sent, headers: json, from })
      expect([path, response.status < 500]).toEqual([path, true])
      expect(response.headers['content-type']).toMatch(/^application\/json\b/)
    }
  })
})

test('the calls for each way of reading a body are among those that are tested', () => {
  const paths: string[] = CALLS.map(({ path }) => path)
  expect(BODY_ENDPOINTS.filter(({ path }) => !paths.includes(path) && !path.startsWith('/wp-json/'))).toEqual([])
})

describe('unusual but valid bodies', () => {
  const login = (body: string, type = 'application/json') =>
    sendRequest('/api/auth/login', { method: 'POST', body, headers: { 'content-type': type }, from: ownAddress() })
  const unknownUsername = () => `unknown-${Math.random().toString(36).slice(2)}`

  test.each([
    ['application/json; charset=utf-8'],
    ['APPLICATION/JSON'],
    ['application/json;charset=UTF-8'],
    ['application/json '],
  ])('a body of type %j is read', async (type) => {
    expectError(await login(`{"username":"${unknownUsername()}","password":"x"}`, type), 'invalid_credentials')
  })

  test('an unknown field is ignored, prototype keys too', async () => {
    const body = '{"username":"free","password":"eat-burn-sleep","role":"administrator","__proto__":{"plan":"premium"}}'
    const { json: response, status } = await login(body)
    expect(status).toBe(200)
    expect(response).toMatchObject({ user: { plan: 'free', roles: [{ displayName: 'Member' }] } })
  })

  test('text outside ASCII is read correctly', async () => {
    const name = `Zo\u00eb \ud83e\udd66 \u0627 ${unknownUsername()}`
    expectError(
      await login(JSON.stringify({ username: name, password: 'p\u00e4ss \ud83d\ude00' })),
      'invalid_credentials',
    )
  })
})
