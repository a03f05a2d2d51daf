import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestCms, type TestCms } from '../support/data/cms'
import { aBrowser, cookieValue, sessionCalls } from '../support/data/sign-in'
import { anAccount, PASSWORD } from '../support/data/users'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

let cms: TestCms
let payload: Payload
let calls: Awaited<ReturnType<typeof sessionCalls>>

beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
  calls = await sessionCalls()
})
afterAll(() => cms.stop())

/** Signs a user in. @returns the device cookie afterwards */
async function signIn(mark: string, device?: string, headers: Record<string, string> = {}) {
  const cookie: Record<string, string> = device === undefined ? {} : { cookie: `ebs-device=${device}` }
  const browser = aBrowser({ 'user-agent': FIREFOX, ...cookie, ...headers })
  const { cookies } = await calls.signIn({ username: `${mark}user`, password: PASSWORD }, browser)
  return { device: cookieValue(cookies, 'ebs-device'), cookies }
}

/** Emails about a new device to a user. */
function emailsTo(mark: string): { to: string; text: string }[] {
  const folder = join(cms.env.DATA_DIR ?? '', 'outbox')
  const emails = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
  return emails.filter(({ subject, to }) => subject === 'A new sign-in to your account' && to === `${mark}@example.com`)
}

const devicesOf = async (member: number) =>
  (await payload.find({ collection: 'devices', where: { member: { equals: member } }, sort: 'id', depth: 0 })).docs

test('the first browser is stored without an email; a second one is announced by email', async () => {
  const { id } = await anAccount(payload, 'clara', { role: 'member', plan: 'free' })
  const { device } = await signIn('clara')
  await signIn('clara', device)
  await signIn('clara')
  expect(await devicesOf(id)).toHaveLength(2)
  await vi.waitFor(() => expect(emailsTo('clara')).toHaveLength(1))
  expect(emailsTo('clara')[0]?.text).toContain('Firefox on Windows')
})

test('the cookie is 128 random bits for 400 days and not readable by scripts, and the table holds only its hash', async () => {
  const { id } = await anAccount(payload, 'hashed', { role: 'member', plan: 'free' })
  const { cookies, device = '' } = await signIn('hashed')
  expect(cookies[1]).toMatch(/^ebs-device=[\w-]{22}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=34560000$/)
  const [row] = await devicesOf(id)
  expect(row?.device).toMatch(/^[0-9a-f]{64}$/)
  expect(JSON.stringify(row)).not.toContain(device)
})

test('a known browser keeps its cookie, and its row has the session of its last visit', async () => {
  const { id } = await anAccount(payload, 'known', { role: 'member', plan: 'free' })
  const { device } = await signIn('known')
  const [before] = await devicesOf(id)
  expect((await signIn('known', device, { 'user-agent': 'x'.repeat(2_000) })).device).toBe(device)
  const rows = await devicesOf(id)
  expect(rows).toHaveLength(1)
  expect(rows[0]?.sid).not.toBe(before?.sid)
  expect(rows[0]?.userAgent).toHaveLength(400)
  const { sessions } = await payload.findByID({ collection: 'users', id })
  expect(sessions?.map((session) => session.id)).toContain(rows[0]?.sid)
})

test.each(['garbage', '', 'x'.repeat(5_000), '"><script>'])('an invalid cookie is replaced: %j', async (sent) => {
  const mark = `odd${sent.length}`
  await anAccount(payload, mark, { role: 'member', plan: 'free' })
  const { device } = await signIn(mark, sent)
  expect(device).toMatch(/^[\w-]{22}$/)
  expect(device).not.toBe(sent)
})

test('two users of one browser are two devices, and neither gets an email', async () => {
  const one = await anAccount(payload, 'one', { role: 'member', plan: 'free' })
  const two = await anAccount(payload, 'two', { role: 'member', plan: 'free' })
  const { device } = await signIn('one')
  await signIn('two', device)
  expect([await devicesOf(one.id), await devicesOf(two.id)].map((rows) => rows.length)).toEqual([1, 1])
  expect(emailsTo('two')).toEqual([])
})

test('one browser that signs in twice at once is one device', async () => {
  const { id } = await anAccount(payload, 'twice', { role: 'member', plan: 'free' })
  const { device } = await signIn('twice')
  await payload.delete({ collection: 'devices', where: { member: { equals: id } } })
  await Promise.all([signIn('twice', device), signIn('twice', device)])
  expect(await devicesOf(id)).toHaveLength(1)
})

test('an email that cannot be sent does not prevent the sign-in, and is logged once', async () => {
  await anAccount(payload, 'nomail', { role: 'member', plan: 'free' })
  await signIn('nomail')
  const send = vi.spyOn(payload, 'sendEmail').mockRejectedValue(new Error('The mail server is away.'))
  const log = vi.spyOn(payload.logger, 'error')
  expect((await signIn('nomail')).device).toBeDefined()
  await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(1))
  send.mockRestore()
  log.mockRestore()
})

test('a device whose cookie has expired is deleted', async () => {
  const { id } = await anAccount(payload, 'old', { role: 'member', plan: 'free' })
  const long = new Date(Date.now() - 401 * 24 * 60 * 60 * 1_000).toISOString()
  await payload.create({ collection: 'devices', data: { member: id, device: 'gone', lastSeenAt: long } })
  await signIn('old')
  expect((await devicesOf(id)).map(({ device }) => device)).not.toContain('gone')
  expect(emailsTo('old')).toEqual([])
})
