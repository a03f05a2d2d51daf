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

/** As short as a busy machine allows: "slow" is slower than all of these. */
const TIMEOUTS: BodyTimeouts = { idleMs: 200, graceMs: 400, minBytesPerS: 1_000, checkIntervalMs: 10 }

const readAll = async (req: IncomingMessage, res: ServerResponse) => {
  let bytes = 0
  for await (const chunk of req) bytes += chunk.length
  res.end(`read ${bytes}`)
}

/** Opens a connection to a server with these times and sends the head of a request. */
async function sending(head: string, { timeouts = TIMEOUTS, answer = readAll } = {}) {
  server = createServer({ requestTimeout: 0 }, (req, res) => {
    enforceBodyTimeout(req, res, timeouts)
    // A body that breaks off ends whatever reads it.
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

describe('a body that stops arriving is ended', () => {
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

  test('after the answer too: the connection is cut', async () => {
    const { ended } = await sending('Content-Length: 10', {
      answer: async (_req, res) => {
        res.writeHead(200).write('an answer that goes on')
      },
    })
    expect(await ended).toMatch(/^HTTP\/1\.1 200 /)
  })
})

test('a body that trickles in is ended, though it never stops', async () => {
  const { sent, ended } = await sending('Content-Length: 1000000')
  const over = new AbortController()
  const finished = ended.finally(() => over.abort())
  const trickle = async () => {
    for await (const _ of setInterval(20, undefined, { signal: over.signal })) sent.write('a')
  }
  await trickle().catch(() => {})
  expect(await finished).toMatch(refused)
})

test('a long body goes on for as long as it makes progress', async () => {
  const { sent, ended } = await sending('Content-Length: 60000')
  let left = 60
  for await (const _ of setInterval(10)) {
    sent.write('a'.repeat(1_000))
    left -= 1
    if (left === 0) break
  }
  expect(await ended).toMatch(/read 60000$/)
})

test('time in which nothing is read is not the sender’s', async () => {
  const bytes = 1_000_000
  const { sent, ended } = await sending(`Content-Length: ${bytes}`, {
    answer: async (req, res) => {
      // Longer than an idle sender may be: its body waits in front of us.
      await after(TIMEOUTS.idleMs * 3)
      await readAll(req, res)
    },
  })
  sent.write('a'.repeat(bytes))
  expect(await ended).toMatch(/read 1000000$/)
})
