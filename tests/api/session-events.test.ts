import { type IncomingMessage, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, expect, test } from 'vitest'
import { ownAddress } from '../support/http/addresses'
import { BASE, sendRequest } from '../support/http/client'
import { expectError } from '../support/http/errors'
import { signInUser } from '../support/http/sessions'
import { createUser, givePlan, removeUsers } from '../support/http/users'

const PATH = '/api/user/session/events/'
const open: IncomingMessage[] = []
afterEach(() => {
  for (const response of open.splice(0)) response.destroy()
})
afterAll(removeUsers)

/** Opens a stream, whose first line has arrived. */
async function aStream(cookie: string) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = {
      hostname: BASE.hostname,
      port: BASE.port,
      family: BASE.hostname === 'localhost' ? 4 : undefined,
      localAddress: ownAddress(),
      path: PATH,
      headers: { cookie, 'accept-encoding': 'gzip, br' },
      agent: false as const,
    }
    request(options, resolve).on('error', reject).end()
  })
  open.push(response)
  const stream = { response, text: '', hasEnded: false }
  response.setEncoding('utf8')
  response.on('data', (text: string) => {
    stream.text += text
  })
  response.on('end', () => {
    stream.hasEnded = true
  })
  response.on('error', () => {})
  await expect.poll(() => stream.text).toBe(': still here\n\n')
  return stream
}

const SOON = { timeout: 1_000, interval: 10 }
const changes = ({ text }: { text: string }) => text.split('event: changed\ndata:\n\n').length - 1

test('a new plan and the end of a session reach the browsers of that person within a second', async () => {
  const [person, another] = [await createUser(), await createUser()]
  const cookie = await signInUser(person)
  const stream = await aStream(cookie)
  const others = await aStream(await signInUser(another))
  expect(stream.response.statusCode).toBe(200)
  expect(stream.response.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-transform, private, no-store',
  })
  expect(stream.response.headers['content-encoding']).toBeUndefined()
  await givePlan(person.id, 'premium')
  await expect.poll(() => changes(stream), SOON).toBeGreaterThan(0)
  expect((await sendRequest('/api/auth/me', { cookie })).json).toMatchObject({ user: { plan: 'premium' } })
  const before = changes(stream)
  await sendRequest('/api/auth/logout', { method: 'POST', cookie })
  await expect.poll(() => changes(stream), SOON).toBeGreaterThan(before)
  // On a slow machine the next heartbeat may have come.
  expect(others.text.replaceAll(': still here\n\n', '')).toBe('')
})

test('a sixth stream of one person ends the oldest, and frees the place of one that left', async () => {
  const person = await createUser()
  const cookie = await signInUser(person)
  const streams: Awaited<ReturnType<typeof aStream>>[] = []
  for (let opened = 0; opened < 6; opened++) streams.push(await aStream(cookie))
  await expect.poll(() => streams.map(({ hasEnded }) => hasEnded)).toEqual([true, ...Array(5).fill(false)])
  streams.at(-1)?.response.destroy()
  // The thread that holds the connections notices that the browser has left, and tells the other one.
  await setTimeout(1_000)
  streams.push(await aStream(cookie))
  expect(streams[1]?.hasEnded).toBe(false)
})

test('a visitor has no stream, and the call only reads', async () => {
  expectError(await sendRequest(PATH, { from: ownAddress() }), 'unauthenticated')
  const cookie = await signInUser(await createUser())
  const head = await sendRequest(PATH, { method: 'HEAD', cookie, from: ownAddress() })
  expect([head.status, head.headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8'])
  const post = await sendRequest(PATH, { method: 'POST', cookie, from: ownAddress() })
  expectError(post, 'method_not_allowed')
  expect(post.headers.allow).toBe('GET, HEAD, OPTIONS')
})

test('another site’s page cannot read it, nor call it otherwise', async () => {
  const origin = { origin: 'https://evil.example' }
  const cookie = await signInUser(await createUser())
  const head = await sendRequest(PATH, { method: 'HEAD', cookie, headers: origin, from: ownAddress() })
  expect(head.headers['access-control-allow-origin']).toBeUndefined()
  expectError(
    await sendRequest(PATH, { method: 'POST', cookie, headers: origin, from: ownAddress() }),
    'foreign_origin',
  )
})
