import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as after, setInterval } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { type BodyTimeouts, enforceBodyTimeout } from './body-timeout'

let server: Server | undefined
let socket: Socket | undefined
afterEach(() => {
  socket?.destroy()
  server?.closeAllConnections()
  server?.close()
})

/** As short as a busy machine allows. */
const TIMEOUTS: BodyTimeouts = { idleMs: 200, graceMs: 400, minBytesPerS: 1_000, checkIntervalMs: 10 }

const readAll = async (req: IncomingMessage, res: ServerResponse) => {
  let bytes = 0
  for await (const chunk of req) bytes += chunk.length
  res.end(`read ${bytes}`)
}

/** Opens a connection to a server with these timeouts and sends the headers of a request. */
async function sending(head: string, { timeouts = TIMEOUTS, answer = readAll } = {}) {
  server = createServer({ requestTimeout: 0 }, (req, res) => {
    enforceBodyTimeout(req, res, timeouts)
    // Reading an aborted body rejects.
    Promise.resolve(answer(req, res)).catch(() => {})
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const sent = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1')
  socket = sent
  sent.on('error', () => {})
  let text = ''
  sent.setEncoding('utf8').on('data', (part) => (text += part))
  sent.write(`POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${head}\r\n\r\n`)
  return { sent, ended: once(sent, 'close').then(() => text) }
}

const refused = /^HTTP\/1\.1 408 [\s\S]*connection: close[\s\S]*"code":"request_timeout"/

describe('a body that stalls is ended with 408', () => {
  test.each([
    ['half a body', 'Content-Length: 10', '{"a":'],
    ['no body at all', 'Content-Length: 10', ''],
    ['half a chunk', 'Transfer-Encoding: chunked', 'a\r\n{"a":'],
    ['chunks without the last one', 'Transfer-Encoding: chunked', '1\r\n{\r\n'],
  ])('%s', async (_what, head, body) => {
    const { sent, ended } = await sending(head)
    sent.write(body)
    expect(await ended).toMatch(refused)
  })

  test('the connection is destroyed when a response has begun', async () => {
    const { ended } = await sending('Content-Length: 10', {
      answer: async (_req, res) => {
        res.writeHead(200).write('an answer that goes on')
      },
    })
    expect(await ended).toMatch(/^HTTP\/1\.1 200 /)
  })
})

test('a body below the minimum rate is ended', async () => {
  const { sent, ended } = await sending('Content-Length: 1000000')
  const over = new AbortController()
  const finished = ended.finally(() => over.abort())
  const trickle = async () => {
    for await (const _ of setInterval(20, undefined, { signal: over.signal })) sent.write('a')
  }
  await trickle().catch(() => {})
  expect(await finished).toMatch(refused)
})

test('a long body that makes progress is read to its end', async () => {
  const { sent, ended } = await sending('Content-Length: 60000')
  let left = 60
  for await (const _ of setInterval(10)) {
    sent.write('a'.repeat(1_000))
    left -= 1
    if (left === 0) break
  }
  expect(await ended).toMatch(/read 60000$/)
})

test('time in which the server does not read the body does not count', async () => {
  const bytes = 1_000_000
  const { sent, ended } = await sending(`Content-Length: ${bytes}`, {
    answer: async (req, res) => {
      // Longer than the idle timeout.
      await after(TIMEOUTS.idleMs * 3)
      await readAll(req, res)
    },
  })
  sent.write('a'.repeat(bytes))
  expect(await ended).toMatch(/read 1000000$/)
})
