import { describe, expect, test } from 'vitest'
import { ownAddress } from '../support/http/addresses'
import { CALLS } from '../support/http/calls'
import { ask } from '../support/http/client'
import { expectError, expectRejected } from '../support/http/errors'

const MB = 1024 * 1024
const json = { 'content-type': 'application/json' }
const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth)

/** Bodies that no call can mean, whatever its fields are. */
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
  ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
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
  ['lists that never end', '['.repeat(30_000)],
]

/** Values of the wrong kind for a field of text. */
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

/** One code reads the bodies: what is wrong with any of them is tried on one call, and on the others a part of it. */
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

describe.each(withBody)('bad bodies to $method $path', ({ body, method, path }) => {
  const from = ownAddress()
  const inFull = path === first?.path

  test.each(INVALID_JSON.filter(([what]) => inFull || EVERYWHERE.has(what)))('%s', async (_what, sent) => {
    expectRejected(await ask(path, { method, body: sent, headers: json, from }))
  })

  test('no body, and no content type', async () => {
    expectError(await ask(path, { method, from }), 'unsupported_media_type')
  })

  test.each(body.text.flatMap((field) => INVALID_TEXT.map(([what, value]) => ({ field, what, value }))))(
    '$field is $what: the answer names it, or the body',
    async ({ field, value }) => {
      const others = Object.entries(body.right).filter(([name]) => name !== field)
      const members = [
        ...others.map(([name, right]) => `${JSON.stringify(name)}:${JSON.stringify(right)}`),
        `"${field}":${value}`,
      ]
      const answer = await ask(path, { method, body: `{${members.join()}}`, headers: json, from })
      expectError(answer, 'bad_request')
    },
  )

  test.each(body.text)('%s is missing: the answer names it', async (field) => {
    const { [field]: _left, ...rest } = body.right
    const answer = await ask(path, { method, body: rest, from })
    expectError(answer, 'bad_request')
    expect(answer.json).toMatchObject({ error: { fields: { [field]: expect.any(String) } } })
  })

  test.each(inFull ? TYPES : TYPES_EVERYWHERE)('as %j it is not read', async (type) => {
    const answer = await ask(path, {
      method,
      body: JSON.stringify(body.right),
      headers: { 'content-type': type },
      from,
    })
    expectError(answer, 'unsupported_media_type')
  })

  test('more than it takes is refused as soon as it is announced', async () => {
    expectError(await ask(path, { method, announcing: MB, headers: json, from }), 'payload_too_large')
  })
})

describe('bodies that are too large, sent whole', () => {
  const from = ownAddress()
  const right = first?.body.right ?? {}

  test.each([
    ['1 MB of text', { ...right, more: 'x'.repeat(MB) }, false],
    ['1 MB of text of unannounced length', { ...right, more: 'x'.repeat(MB) }, true],
    ['1 MB of lists', nested('[', ']', MB / 2), false],
    ['5 MB', 'x'.repeat(5 * MB), false],
  ])('%s', async (_what, sent, chunked) => {
    const { method, path } = first ?? { method: '', path: '' }
    expectError(await ask(path, { method, body: sent, headers: json, chunked, from }), 'payload_too_large')
  })
})

/** The calls that read a body in one way each: as JSON, as a form, as a form with files, and not at all. */
const BODY_ENDPOINTS = ['/api/auth/login', '/api/newsletter', '/wp-json/gf/v2/forms/1/submissions', '/api/auth/logout']

describe.each(BODY_ENDPOINTS)('POST %s', (path) => {
  const from = ownAddress()

  test('refuses 11 MB as soon as they are announced', async () => {
    expectError(await ask(path, { method: 'POST', announcing: 11 * MB, headers: json, from }), 'payload_too_large')
  })

  test('takes no harm from 11 MB of unannounced length', async () => {
    const sent = { method: 'POST', body: Buffer.alloc(11 * MB, 120), headers: json, chunked: true, from }
    // The connection may be cut before the answer is read.
    const status = await ask(path, sent).then(
      (answer) => answer.status,
      () => 413,
    )
    // A call that reads a form refuses JSON by its type, unread.
    expect([200, 413, 415]).toContain(status)
    expect((await ask('/api/health', { from })).status).toBe(200)
  })
})

describe.each(CALLS)('$method $path, whether it reads a body or not', ({ method, path }) => {
  const from = ownAddress()

  test('never breaks on a body it does not expect', async () => {
    for (const [, sent] of INVALID_JSON) {
      const answer = await ask(path, { method, body: sent, headers: json, from })
      expect([path, answer.status < 500]).toEqual([path, true])
      expect(answer.headers['content-type']).toMatch(/^application\/json\b/)
    }
  })
})

describe('bodies that are unusual and right', () => {
  const login = (body: string, type = 'application/json') =>
    ask('/api/auth/login', { method: 'POST', body, headers: { 'content-type': type }, from: ownAddress() })
  const aStranger = () => `nobody-${Math.random().toString(36).slice(2)}`

  test.each([
    ['application/json; charset=utf-8'],
    ['APPLICATION/JSON'],
    ['application/json;charset=UTF-8'],
    ['application/json '],
  ])('as %j it is read', async (type) => {
    expectError(await login(`{"username":"${aStranger()}","password":"x"}`, type), 'invalid_credentials')
  })

  test('a field that the call does not know is left out, prototype keys too', async () => {
    const body = '{"username":"free","password":"eat-burn-sleep","role":"administrator","__proto__":{"plan":"premium"}}'
    const { json: answered, status } = await login(body)
    expect(status).toBe(200)
    expect(answered).toMatchObject({ user: { plan: 'free', roles: [{ displayName: 'Member' }] } })
  })

  test('text beyond ASCII is text', async () => {
    const name = `Zo\u00eb \ud83e\udd66 \u0627 ${aStranger()}`
    expectError(
      await login(JSON.stringify({ username: name, password: 'p\u00e4ss \ud83d\ude00' })),
      'invalid_credentials',
    )
  })
})
