import { afterAll, describe, expect, test } from 'vitest'
import { cookieOf } from '../support/http/accounts'
import { ownAddress } from '../support/http/addresses'
import { sendRequest } from '../support/http/client'
import { expectError } from '../support/http/errors'
import { anEmail, emails, rows, subscribe, urlencoded } from '../support/http/newsletter'

const DONE =
  'Your subscription to our list has been confirmed. You have been added to our list and will receive news from us soon. Thank you for subscribing.'
const ALMOST = 'Almost there: we have sent you an email. Open the link in it to confirm your subscription.'

/** The path that an email's link leads to. */
async function linkIn(email: string, path: string): Promise<string> {
  const text = (await emails(email)).at(-1)?.text ?? ''
  const [link] = new RegExp(`${path}\\?token=\\S+`).exec(text) ?? []
  if (!link) throw new Error(`No link to ${path} in the email to ${email}`)
  return link
}

const followLink = (link: string) =>
  sendRequest(link.replace('/newsletter/', '/api/newsletter/'), { method: 'POST', from: ownAddress() })

async function confirmByMail(doubleOptIn: boolean): Promise<void> {
  const { status, text } = await sendRequest('/cms/api/globals/settings', {
    body: { newsletter: { doubleOptIn } },
    cookie: await cookieOf('manager'),
  })
  expect(status, text).toBe(200)
}

describe('POST /api/newsletter', () => {
  test('confirms the subscription, and stores its time', async () => {
    const email = anEmail()
    const before = Date.now()
    const { json, status } = await subscribe({ EMAIL: email })
    expect([status, json]).toEqual([200, { success: true, message: DONE }])
    const [row, ...more] = await rows(email)
    expect(more).toEqual([])
    expect(Date.parse(row?.consentAt ?? '')).toBeGreaterThanOrEqual(before - 1)
    expect(row).toMatchObject({ email, confirmedAt: row?.consentAt })
  })

  test('accepts multipart forms, and normalizes an address with capitals and spaces', async () => {
    const email = anEmail()
    const form = new FormData()
    form.set('EMAIL', ` ${email.toUpperCase()} `)
    const request = new Request('http://localhost/', { method: 'POST', body: form })
    const response = await sendRequest('/api/newsletter/', {
      method: 'POST',
      body: Buffer.from(await request.arrayBuffer()),
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      from: ownAddress(),
    })
    expect([response.status, response.json]).toEqual([200, { success: true, message: DONE }])
    expect(await rows(email)).toHaveLength(1)
  })

  test('responds the same to an existing subscriber, and keeps one row', async () => {
    const email = anEmail()
    const first = await subscribe({ EMAIL: email })
    const second = await subscribe({ EMAIL: email })
    expect([second.status, second.text]).toEqual([first.status, first.text])
    expect(await rows(email)).toHaveLength(1)
    expect(await emails(email)).toHaveLength(1)
  })

  test('ten requests at once make one row and one email', async () => {
    const email = anEmail()
    const responses = await Promise.all(Array.from({ length: 10 }, () => subscribe({ EMAIL: email })))
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await rows(email)).toHaveLength(1)
    expect(await emails(email)).toHaveLength(1)
  })

  test('a request with the honeypot filled in gets the thanks, and nothing is stored', async () => {
    const email = anEmail()
    const { json, status } = await subscribe({ EMAIL: email, extra: 'https://spam.example' })
    expect([status, json]).toEqual([200, { success: true, message: DONE }])
    expect(await rows(email)).toEqual([])
    expect(await emails(email)).toEqual([])
  })

  test('a browser without scripts gets an HTML page', async () => {
    const headers = { accept: 'text/html,application/xhtml+xml' }
    const done = await subscribe({ EMAIL: anEmail() }, { headers })
    expect([done.status, done.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(done.text).toContain(DONE)
    const failed = await subscribe({ EMAIL: '<script>alert(1)</script>' }, { headers })
    expect(failed.status).toBe(400)
    expect(failed.text).toContain('An error occured')
    expect(failed.text).not.toContain('<script>')
  })
})

describe('leaving the list', () => {
  test('every email has an unsubscribe link, and the header for the mail program’s unsubscribe button', async () => {
    const email = anEmail()
    await subscribe({ EMAIL: email })
    const [sent] = await emails(email)
    expect(sent?.text).toMatch(/\/newsletter\/unsubscribe\/\?token=\S+/)
    expect(sent?.headers).toMatchObject({
      'List-Unsubscribe': expect.stringMatching(/^<https?:\/\/\S+\/api\/newsletter\/unsubscribe\/\?token=\S+>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  })

  test('opening the link changes nothing, its button unsubscribes, and a second time is no error', async () => {
    const email = anEmail()
    await subscribe({ EMAIL: email })
    const link = await linkIn(email, '/newsletter/unsubscribe/')
    expect((await sendRequest(link)).status).toBe(200)
    expectError(await sendRequest(link.replace('/newsletter/', '/api/newsletter/')), 'method_not_allowed')
    expect((await rows(email))[0]?.unsubscribedAt ?? null).toBeNull()
    for (const response of [await followLink(link), await followLink(link)]) {
      expect([response.status, response.json]).toEqual([
        200,
        { success: true, message: 'You are unsubscribed. We will not send you any more emails.' },
      ])
    }
    expect((await rows(email))[0]?.unsubscribedAt).toEqual(expect.any(String))
  })

  test('a mail program unsubscribes with one POST, RFC 8058', async () => {
    const email = anEmail()
    await subscribe({ EMAIL: email })
    const [, link = ''] =
      /<https?:\/\/[^/]+(\S+)>/.exec((await emails(email))[0]?.headers?.['List-Unsubscribe'] ?? '') ?? []
    const response = await sendRequest(link, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: urlencoded,
    })
    expect(response.status).toBe(200)
    expect((await rows(email))[0]?.unsubscribedAt).toEqual(expect.any(String))
  })

  test('a former subscriber can subscribe again', async () => {
    const email = anEmail()
    await subscribe({ EMAIL: email })
    await followLink(await linkIn(email, '/newsletter/unsubscribe/'))
    expect((await subscribe({ EMAIL: email })).json).toEqual({ success: true, message: DONE })
    expect(await rows(email)).toMatchObject([{ unsubscribedAt: null }])
  })
})

describe('with double opt-in', () => {
  afterAll(() => confirmByMail(false))

  test('says that an email was sent, and adds the address only once its link is confirmed', async () => {
    await confirmByMail(true)
    const email = anEmail()
    expect((await subscribe({ EMAIL: email })).json).toEqual({ success: true, message: ALMOST })
    expect((await rows(email))[0]?.confirmedAt ?? null).toBeNull()
    const link = await linkIn(email, '/newsletter/confirm/')
    expect((await sendRequest(link)).status).toBe(200)
    expect((await rows(email))[0]?.confirmedAt ?? null).toBeNull()
    expect((await followLink(link)).json).toEqual({
      success: true,
      message: 'Your subscription is confirmed. Thank you.',
    })
    expect((await rows(email))[0]?.confirmedAt).toEqual(expect.any(String))
  })

  test('an unsubscribe link confirms no subscription', async () => {
    await confirmByMail(true)
    const email = anEmail()
    await subscribe({ EMAIL: email })
    const link = await linkIn(email, '/newsletter/unsubscribe/')
    expectError(await followLink(link.replace('/unsubscribe/', '/confirm/')), 'bad_request')
    expect((await rows(email))[0]?.confirmedAt ?? null).toBeNull()
  })

  test('repeated requests for one address send at most three emails', async () => {
    await confirmByMail(true)
    const email = anEmail()
    for (let count = 0; count < 6; count++) await subscribe({ EMAIL: email })
    expect(await emails(email)).toHaveLength(3)
  })
})
