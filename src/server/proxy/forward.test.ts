import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { limitStreamedBody } from '../body-limit'
import { sendError } from '../http-errors'
import { clientAddressOf, destroyAfter } from './connections'
import { createForwarder } from './forward'
import { createForwardedServer } from './start-proxy'

const open: Server[] = []
let folder = ''
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
  rmSync(folder, { recursive: true, force: true })
})

/** A forwarder in front of a listener. @returns its port, and the server behind it with its path */
async function aForwarder(listener: RequestListener) {
  folder = mkdtempSync(join(tmpdir(), 'ebs-forward-'))
  const socketPath = join(folder, 'proxy.sock')
  const behind = createForwardedServer(listener).listen(socketPath)
  const server = createServer(createForwarder(socketPath)).listen(0, '127.0.0.1')
  open.push(server, behind)
  await Promise.all([once(server, 'listening'), once(behind, 'listening')])
  const address = server.address()
  return { port: typeof address === 'object' ? (address?.port ?? 0) : 0, behind, socketPath }
}

/** Sends bytes. @returns everything received until the connection closes */
async function answerTo(port: number, sent: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('error', () => {})
  socket.setEncoding('utf8').on('data', (part) => (text += part))
  socket.write(sent)
  await once(socket, 'close')
  return text
}

test('headers, status and body arrive as they were sent, also several of one name', async () => {
  const { port } = await aForwarder((req, res) => {
    res.writeHead(201, 'Made', ['Set-Cookie', 'a=1', 'Set-Cookie', 'b=2', 'X-Seen', String(req.headers['x-one'])])
    res.end(`${req.method} ${req.url}`)
  })
  const answer = await answerTo(
    port,
    'POST /a?b=%20c HTTP/1.1\r\nHost: a\r\nX-One: 1\r\nX-One: 2\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
  )
  expect(answer).toMatch(/^HTTP\/1\.1 201 Made\r\nSet-Cookie: a=1\r\nSet-Cookie: b=2\r\nX-Seen: 1, 2\r\n/)
  expect(answer).toContain('POST /a?b=%20c')
})

test('the address of the client is that of its connection, whatever it says', async () => {
  const { port } = await aForwarder((req, res) => res.end(`from ${clientAddressOf(req)}`))
  const answer = await answerTo(
    port,
    'GET / HTTP/1.1\r\nHost: a\r\nX-EBS-Client-Address: 10.0.0.1\r\nConnection: close\r\n\r\n',
  )
  expect(answer).toContain('from 127.0.0.1')
})

const refusesBody: RequestListener = (req, res) => {
  req.once('data', () => {
    destroyAfter(res, req)
    sendError(res, 'payload_too_large')
  })
}
const BODY_BEGINS = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\nabc'

test('a refusal in the middle of a body closes the connection of the client', async () => {
  const { port } = await aForwarder(refusesBody)
  const answer = await answerTo(port, BODY_BEGINS)
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  expect(answer).toContain('connection: close')
  expect(answer).not.toContain('x-ebs-close')
})

test('behind the proxy it leaves the connection open, so that the next write cannot discard the refusal', async () => {
  const { socketPath } = await aForwarder(refusesBody)
  const socket = connect(socketPath)
  socket.write(BODY_BEGINS)
  expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 413 [\s\S]*x-ebs-close: 1/)
  const ended = Promise.race([once(socket, 'end').then(() => 'ended'), setTimeout(100, 'open')])
  expect(await ended).toBe('open')
  socket.destroy()
})

test('the connection of a refused body carries no other request, also when all of the body was sent', async () => {
  const { port } = await aForwarder(async (req, res) => {
    if (req.method === 'GET') return res.end('next')
    // A busy main thread: by then the proxy thread has sent the whole body, of which a part waits in the socket.
    await setTimeout(100)
    limitStreamedBody(req, res, { maxBytes: 1, errorCode: 'payload_too_large' })
    req.resume()
  })
  const body = `Transfer-Encoding: chunked\r\n\r\n20000\r\n${'a'.repeat(0x20000)}\r\n0\r\n\r\n`
  expect(await answerTo(port, `POST / HTTP/1.1\r\nHost: a\r\n${body}`)).toMatch(/^HTTP\/1\.1 413 /)
  expect(await answerTo(port, 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toContain('next')
})

test('a client that leaves ends its request behind the proxy', async () => {
  const { behind, port } = await aForwarder(() => {})
  const socket = connect(port, '127.0.0.1')
  socket.write('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n')
  const [, res] = await once(behind, 'request')
  const closed = once(res, 'close')
  socket.destroy()
  await closed
})

test('a response that breaks off is not completed', async () => {
  const { port } = await aForwarder((_, res) => {
    res.writeHead(200, { 'content-length': '100' })
    res.write('half')
    setImmediate(() => res.destroy())
  })
  const answer = await answerTo(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  expect(answer).toMatch(/\r\n\r\nhalf$/)
})

test('the first bytes of a stream arrive at once', async () => {
  const { port } = await aForwarder((_, res) => {
    res.writeHead(200, { 'content-type': 'text/event-stream' })
    res.flushHeaders()
  })
  const socket = connect(port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 /)
  socket.destroy()
})

test('without a server behind it, the answer is 503', async () => {
  const { behind, port } = await aForwarder(() => {})
  behind.close()
  expect(await answerTo(port, 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toMatch(
    /^HTTP\/1\.1 503 [\s\S]*"unavailable"/,
  )
})
