import sharp from 'sharp'
import { afterEach, describe, expect, test } from 'vitest'
import { cookieOf } from '../support/http/accounts'
import { ownAddress } from '../support/http/addresses'
import { type ApiResponse, sendRequest } from '../support/http/client'
import { aWord } from '../support/http/editor'
import { emailsOf } from '../support/http/emails'
import { expectError } from '../support/http/errors'

type SendOptions = { from?: string; headers?: Record<string, string>; cookie?: string }

const idOf = async (title: string): Promise<number> => {
  const query = `where[title][equals]=${encodeURIComponent(title)}&depth=0`
  const { json } = await sendRequest(`/cms/api/forms?${query}`, { cookie: await cookieOf('editor') })
  return (json as { docs: { id: number }[] }).docs[0]?.id ?? 0
}
const contact = () => idOf('Write to us')
const survey = () => idOf('Three weeks in')

async function send(id: number | string, form: FormData, more: SendOptions = {}, slash = ''): Promise<ApiResponse> {
  const request = new Request('http://localhost/', { method: 'POST', body: form })
  const type = request.headers.get('content-type') ?? ''
  return sendRequest(`/wp-json/gf/v2/forms/${id}/submissions${slash}`, {
    method: 'POST',
    body: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': type, ...more.headers },
    cookie: more.cookie,
    from: more.from ?? ownAddress(),
  })
}

function form(fields: Record<string, string | Blob>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

const message = (text: string) => ({
  name: 'Ana',
  email: `${text}@example.com`,
  about: 'recipe',
  message: text,
  consent: '1',
})
const answers = { sleep: 'better', hours: '7', consent: '1' }
const SUCCESS_RESPONSE = { is_valid: true, confirmation_message: 'Your message has been sent!' }

/** Submissions that contain a word, as a member of staff sees them. */
async function storedSubmission(word: string) {
  const query = `where[submissionData.value][equals]=${word}&depth=0`
  const { json } = await sendRequest(`/cms/api/form-submissions?${query}`, { cookie: await cookieOf('editor') })
  return (json as { docs: { id: number; page?: string; member?: number; submissionData: unknown[] }[] }).docs
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

describe('POST /wp-json/gf/v2/forms/{formId}/submissions', () => {
  test.each(['', '/'])('stores a visitor’s message with its page and mails it, with%s slash', async (slash) => {
    const word = aWord()
    const headers = { referer: 'http://localhost:3000/contact/?x=1' }
    const response = await send(
      await contact(),
      form(message(word)),
      { headers: { ...headers, host: 'localhost:3000' } },
      slash,
    )
    expect([response.status, response.json]).toEqual([200, SUCCESS_RESPONSE])
    const [row] = await storedSubmission(word)
    expect(row).toMatchObject({ page: '/contact/' })
    expect(row?.member ?? null).toBeNull()
    // The email to staff has the message; the confirmation to the typed address, which may be another person's,
    // does not.
    expect(emailsOf('hello@example.com').some(({ text }) => text.includes(word))).toBe(true)
    const confirmation = emailsOf(`${word}@example.com`).at(-1)?.text
    expect(confirmation).toContain('thank you for writing about this: A recipe')
    expect(confirmation).not.toContain(word)
    expect(confirmation).not.toContain('Ana')
  })

  test('stores which member sent it', async () => {
    const word = aWord()
    await send(await contact(), form(message(word)), { cookie: await cookieOf('free') })
    expect((await storedSubmission(word))[0]?.member).toEqual(expect.any(Number))
  })

  test('names the invalid fields as they were sent, and stores nothing', async () => {
    const word = aWord()
    const response = await send(
      await contact(),
      form({ ...message(word), email: 'no-address', about: 'else?', consent: '' }),
    )
    expect([response.status, response.json]).toEqual([
      400,
      {
        is_valid: false,
        validation_messages: {
          email: 'Enter an email address such as name@example.com.',
          about: 'Choose from the answers that are offered.',
          consent: 'Please agree to this, or the form cannot be sent.',
        },
      },
    ])
    expect(await storedSubmission(word)).toEqual([])
    const numbered = await send(
      await contact(),
      form({ input_1: 'Ana', input_2: 'no-address', input_3: 'recipe', input_4: 'Hi', 'input_5.1': '1' }),
    )
    expect(numbered.json).toMatchObject({ validation_messages: { input_2: expect.any(String) } })
  })

  test('a submission with the honeypot filled in gets the thanks, and nothing is stored', async () => {
    const word = aWord()
    const response = await send(await contact(), form({ ...message(word), extra: 'x' }))
    expect([response.status, response.json]).toEqual([200, SUCCESS_RESPONSE])
    expect(await storedSubmission(word)).toEqual([])
  })

  test.each(['0', '999999', 'abc', '-1', '1e3', '%00'])('a form with the id %s is not found', async (id) => {
    const { status } = await send(id, form(message('x')))
    expect([400, 404]).toContain(status)
  })

  test('a path without an id is not found', async () => {
    expectError(
      await sendRequest('/wp-json/gf/v2/forms/submissions', { method: 'POST', from: ownAddress() }),
      'not_found',
    )
  })

  test('another content type, too large a body and a foreign origin are rejected', async () => {
    const id = await contact()
    const path = `/wp-json/gf/v2/forms/${id}/submissions`
    expectError(await sendRequest(path, { body: { name: 'x' }, from: ownAddress() }), 'unsupported_media_type')
    const large = new Blob([Buffer.alloc(9.5 * 1024 * 1024)])
    expectError(await send(id, form({ ...message('x'), file: large })), 'payload_too_large')
    expectError(await send(id, form(message('x')), { headers: { origin: 'https://evil.example' } }), 'foreign_origin')
  })

  describe('a page of another site', () => {
    const PARTNER = 'https://partner.example'
    const settings = async (origins: { origin: string }[]) =>
      sendRequest('/cms/api/globals/settings', {
        method: 'POST',
        body: { forms: { origins } },
        cookie: await cookieOf('administrator'),
      })
    afterEach(() => settings([]))

    test('can send a form and read the response when an editor has allowed its origin, without the user’s session', async () => {
      expect((await settings([{ origin: PARTNER }])).status).toBe(200)
      const id = await contact()
      const word = aWord()
      const more = { headers: { origin: PARTNER }, cookie: await cookieOf('premium') }
      const response = await send(id, form(message(word)), more)
      expect([response.status, response.json]).toEqual([200, SUCCESS_RESPONSE])
      expect(response.headers['access-control-allow-origin']).toBe(PARTNER)
      expect((await storedSubmission(word)).map(({ member }) => member ?? null)).toEqual([null])
      expectError(await send(id, form(message('x')), { headers: { origin: 'https://evil.example' } }), 'foreign_origin')
    })
  })

  test('after twenty submissions in ten minutes from one address responds 429 with the time to wait', async () => {
    const from = ownAddress()
    const id = await contact()
    for (let count = 0; count < 20; count++) expect((await send(id, form({}), { from })).status).toBe(400)
    const refused = await send(id, form({}), { from })
    expectError(refused, 'too_many_requests')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('a browser without scripts gets an HTML page', async () => {
    const response = await send(await contact(), form({ name: '<script>' }), { headers: { accept: 'text/html' } })
    expect([response.status, response.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
    expect(response.text).toContain('Submission failed. Please check your input.')
  })
})

describe('files of a form', () => {
  const withFile = (file: Blob) => form({ ...answers, plate: file })

  test.each([
    [
      'a file that only claims to be an image',
      new Blob(['<svg onload=x>'], { type: 'image/png' }),
      'Choose a file of this kind: JPEG, PNG or WebP.',
    ],
    [
      'an image that is too large',
      new Blob([PIXEL, Buffer.alloc(3.1 * 1024 * 1024)], { type: 'image/png' }),
      'The file can be 3 MB at most.',
    ],
    [
      'a truncated image',
      new Blob([PIXEL.subarray(0, 40)], { type: 'image/png' }),
      'Choose a file of this kind: JPEG, PNG or WebP.',
    ],
  ])('%s is rejected', async (_what, file, problem) => {
    const response = await send(await survey(), withFile(file))
    expect(response.json).toEqual({ is_valid: false, validation_messages: { plate: problem } })
  })

  test('a small file with huge dimensions is rejected before it is decoded', async () => {
    const create = { width: 7_100, height: 7_100, channels: 3, background: '#fff' } as const
    const vast = new Blob([new Uint8Array(await sharp({ create }).webp().toBuffer())], { type: 'image/webp' })
    expect(vast.size).toBeLessThan(200_000)
    const { json } = await send(await survey(), withFile(vast))
    expect(json).toMatchObject({ validation_messages: { plate: 'Choose a file of this kind: JPEG, PNG or WebP.' } })
  })

  test('are downloaded by editors alone, and deleted with their submission', async () => {
    expect((await send(await survey(), withFile(new Blob([PIXEL], { type: 'image/png' })))).json).toEqual(
      SUCCESS_RESPONSE,
    )
    const manager = await cookieOf('manager')
    const { json } = await sendRequest('/cms/api/formFiles?limit=1&sort=-createdAt&depth=0', { cookie: manager })
    const [file] = (json as { docs: { filename: string; submission: number }[] }).docs
    const path = `/cms/api/formFiles/file/${file?.filename}`
    const fetched = await sendRequest(path, { cookie: manager })
    expect([fetched.status, fetched.body.equals(PIXEL)]).toEqual([200, true])
    expect(fetched.headers).toMatchObject({ 'content-disposition': 'attachment', 'x-content-type-options': 'nosniff' })
    for (const cookie of [undefined, await cookieOf('premium'), await cookieOf('organizer')])
      expect((await sendRequest(path, { cookie })).status).toBe(403)
    await sendRequest(`/cms/api/form-submissions/${file?.submission}`, { method: 'DELETE', cookie: manager })
    expect((await sendRequest(path, { cookie: manager })).status).toBe(404)
  })
})

test('editors export submissions as a table without formulas', async () => {
  const word = aWord()
  await send(await contact(), form({ ...message(word), name: '=1+1' }))
  const path = '/cms/api/form-submissions/export'
  const { headers, text } = await sendRequest(path, { cookie: await cookieOf('editor') })
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(text).toContain(word)
  expect(text).toContain("'=1+1")
  expect((await sendRequest(path)).status).toBe(401)
  expect((await sendRequest(path, { cookie: await cookieOf('premium') })).status).toBe(403)
})
