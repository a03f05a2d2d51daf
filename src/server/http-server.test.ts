import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { promisify } from 'node:util'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createHttpServer } from './http-server'

const HEADERS = { https: false, reportOnly: false, origins: [], dev: false }
let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function aServer(options: { maxConnections?: number; headersTimeoutMs?: number } = {}) {
  server = createHttpServer((_req, res) => res.end('answered'), {
    maxConnections: 100,
    headers: HEADERS,
    checkIntervalMs: 20,
    ...options,
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return { port: typeof address === 'object' ? (address?.port ?? 0) : 0 }
}

/** Sends bytes. @returns everything received until the connection closes */
async function answerTo(port: number, sent: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.setEncoding('utf8').write(sent)
  let text = ''
  socket.on('data', (part) => (text += part))
  await once(socket, 'close')
  return text
}

describe('malformed requests', () => {
  test.each([
    ['an unknown method', 'WAVE / HTTP/1.1\r\nHost: a\r\n\r\n', 405, 'method_not_allowed'],
    ['CONNECT', 'CONNECT a.example:443 HTTP/1.1\r\nHost: a\r\n\r\n', 405, 'method_not_allowed'],
    ['garbage', 'nonsense\r\n\r\n', 400, 'bad_request'],
    ['another protocol', '\x16\x03\x01\x02', 400, 'bad_request'],
    ['too many headers', `GET / HTTP/1.1\r\nHost: a\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 'headers_too_large'],
    [
      'two Content-Length headers',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
      'bad_request',
    ],
  ])('%s gets a JSON error', async (_what, sent, status, code) => {
    const { port } = await aServer()
    const [head = '', body = ''] = (await answerTo(port, sent)).split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(JSON.parse(body)).toMatchObject({ error: { code } })
    for (const line of ['x-content-type-options: nosniff', 'x-frame-options: SAMEORIGIN', 'connection: close'])
      expect(head.split('\r\n')).toContain(line)
    expect(/^allow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS$/m.test(head)).toBe(status === 405)
  })

  test.each([
    ['a connection without data', ''],
    ['a request with incomplete headers', 'GET / HTTP/1.1\r\nHost: a\r\n'],
  ])('%s is ended with 408', async (_what, sent) => {
    const { port } = await aServer({ headersTimeoutMs: 50 })
    expect(await answerTo(port, sent)).toMatch(/^HTTP\/1\.1 408 [\s\S]*"request_timeout"/)
  })
})

test('a connection over the limit is closed, and the others are answered', async () => {
  const { port } = await aServer({ maxConnections: 2 })
  const open = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')]
  await Promise.all(open.map((socket) => once(socket, 'connect')))
  const { getConnections } = server ?? expect.fail()
  await vi.waitUntil(async () => (await promisify(getConnections).call(server)) === 2)
  expect(await answerTo(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n')).toBe('')
  open[0]?.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  const [answer] = await once(open[0] ?? expect.fail(), 'data')
  expect(String(answer)).toMatch(/answered$/)
  for (const socket of open) socket.destroy()
})
