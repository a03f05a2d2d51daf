import { afterAll, describe, expect, test } from 'vitest'
import { cookieOf } from '../support/http/accounts'
import { ownAddress } from '../support/http/addresses'
import { ask } from '../support/http/client'
import { expectError } from '../support/http/errors'
import { anEmail, emails, rows, subscribe, urlencoded } from '../support/http/newsletter'

const DONE =
  'Your subscription to our list has been confirmed. You have been added to our list and will receive news from us soon. Thank you for subscribing.'
const ALMOST = 'Almost there: we have sent you an email. Open the link in it to confirm your subscription.'

/** The address that a letter's link leads to, without the site. */
async function linkIn(email: string, path: string): Promise<string> {
  const text = (await emails(email)).at(-1)?.text ?? ''
  const [link] = new RegExp(`${path}\\?token=\\S+`).exec(text) ?? []
  if (!link) throw new Error(`No link to ${path} in the letter to ${email}`)
  return link
}

const followLink = (link: string) =>
  ask(link.replace('/newsletter/', '/api/newsletter/'), { method: 'POST', from: ownAddress() })

async function confirmByMail(doubleOptIn: boolean): Promise<void> {
  const { status, text } = await ask('/cms/api/globals/settings', {
    body: { newsletter: { doubleOptIn } },
    cookie: await cookieOf('manager'),
  })
  expect(status, text).toBe(200)
}

describe('POST /api/newsletter', () => {
  test('says that the subscription is confirmed, and keeps when it was', async () => {
    const email = anEmail()
    const before = Date.now()
    const { json, status } = await subscribe({ EMAIL: email })
    expect([status, json]).toEqual([200, { success: true, message: DONE }])
    const [row, ...more] = await rows(email)
    expect(more).toEqual([])
    expect(Date.parse(row?.consentAt ?? '')).toBeGreaterThanOrEqual(before - 1)
    expect(row).toMatchObject({ email, confirmedAt: row?.consentAt })
  })

  test('takes multipart forms, and an address in capitals with spaces as one in small letters', async () => {
    const email = anEmail()
    const form = new FormData()
    form.set('EMAIL', ` ${email.toUpperCase()} `)
    const request = new Request('http://localhost/', { method: 'POST', body: form })
    const answer = await ask('/api/newsletter/', {
      method: 'POST',
      body: Buffer.from(await request.arrayBuffer()),
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      from: ownAddress(),
    })
    expect([answer.status, answer.json]).toEqual([200, { success: true, message: DONE }])
    expect(await rows(email)).toHaveLength(1)
  })

  test('answers the same to somebody who is on the list, and keeps one row', async () => {
    const email = anEmail()
    const first = await subscribe({ EMAIL: email })
    const second = await subscribe({ EMAIL: email })
    expect([second.status, second.text]).toEqual([first.status, first.text])
    expect(await rows(email)).toHaveLength(1)
    expect(await emails(email)).toHaveLength(1)
  })

  test('ten at once make one row and one letter', async () => {
    const email = anEmail()
    const answers = await Promise.all(Array.from({ length: 10 }, () => subscribe({ EMAIL: email })))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await rows(email)).toHaveLength(1)
    expect(await emails(email)).toHaveLength(1)
  })

  test('a program that fills in every field is thanked and not kept', async () => {
    const email = anEmail()
    const { json, status } = await subscribe({ EMAIL: email, extra: 'https://spam.example' })
    expect([status, json]).toEqual([200, { success: true, message: DONE }])
    expect(await rows(email)).toEqual([])
    expect(await emails(email)).toEqual([])
  })

  test('a browser without scripts gets a page to read', async () => {
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
  test('every letter has a link to leave by, and the mail program’s own button', async () => {
    const email = anEmail()
    await subscribe({ EMAIL: email })
    const [letter] = await emails(email)
    expect(letter?.text).toMatch(/\/newsletter\/unsubscribe\/\?token=\S+/)
    expect(letter?.headers).toMatchObject({
      'List-Unsubscribe': expect.stringMatching(/^<https?:\/\/\S+\/api\/newsletter\/unsubscribe\/\?token=\S+>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  })

  test('opening the link changes nothing, pressing its button does, twice is no error', async () => {
    const email = anEmail()
    await subscribe({ EMAIL: email })
    const link = await linkIn(email, '/newsletter/unsubscribe/')
    expect((await ask(link)).status).toBe(200)
    expectError(await ask(link.replace('/newsletter/', '/api/newsletter/')), 'method_not_allowed')
    expect((await rows(email))[0]?.unsubscribedAt ?? null).toBeNull()
    for (const answer of [await followLink(link), await followLink(link)]) {
      expect([answer.status, answer.json]).toEqual([
        200,
        { success: true, message: 'You are unsubscribed. We will not send you any more emails.' },
      ])
    }
    expect((await rows(email))[0]?.unsubscribedAt).toEqual(expect.any(String))
  })

  test('RFC 8058: a mail program does it with one form', async () => {
    const email = anEmail()
    await subscribe({ EMAIL: email })
    const [, link = ''] =
      /<https?:\/\/[^/]+(\S+)>/.exec((await emails(email))[0]?.headers?.['List-Unsubscribe'] ?? '') ?? []
    const answer = await ask(link, { method: 'POST', body: 'List-Unsubscribe=One-Click', headers: urlencoded })
    expect(answer.status).toBe(200)
    expect((await rows(email))[0]?.unsubscribedAt).toEqual(expect.any(String))
  })

  test('somebody who left can come back', async () => {
    const email = anEmail()
    await subscribe({ EMAIL: email })
    await followLink(await linkIn(email, '/newsletter/unsubscribe/'))
    expect((await subscribe({ EMAIL: email })).json).toEqual({ success: true, message: DONE })
    expect(await rows(email)).toMatchObject([{ unsubscribedAt: null }])
  })
})

describe('with confirmation by mail', () => {
  afterAll(() => confirmByMail(false))

  test('the answer says so, and nobody is on the list before the link is pressed', async () => {
    await confirmByMail(true)
    const email = anEmail()
    expect((await subscribe({ EMAIL: email })).json).toEqual({ success: true, message: ALMOST })
    expect((await rows(email))[0]?.confirmedAt ?? null).toBeNull()
    const link = await linkIn(email, '/newsletter/confirm/')
    expect((await ask(link)).status).toBe(200)
    expect((await rows(email))[0]?.confirmedAt ?? null).toBeNull()
    expect((await followLink(link)).json).toEqual({
      success: true,
      message: 'Your subscription is confirmed. Thank you.',
    })
    expect((await rows(email))[0]?.confirmedAt).toEqual(expect.any(String))
  })

  test('a link that unsubscribes confirms nobody', async () => {
    await confirmByMail(true)
    const email = anEmail()
    await subscribe({ EMAIL: email })
    const link = await linkIn(email, '/newsletter/unsubscribe/')
    expectError(await followLink(link.replace('/unsubscribe/', '/confirm/')), 'bad_request')
    expect((await rows(email))[0]?.confirmedAt ?? null).toBeNull()
  })

  test('whoever types a stranger’s address again and again sends three letters at most', async () => {
    await confirmByMail(true)
    const email = anEmail()
    for (let count = 0; count < 6; count++) await subscribe({ EMAIL: email })
    expect(await emails(email)).toHaveLength(3)
  })
})
