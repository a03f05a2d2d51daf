import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { Agent, createServer, get, type ServerResponse } from 'node:http'
import { describe, expect, test, vi } from 'vitest'
import { runJobs } from './jobs'
import { drain, shutDownOnSignal } from './shutdown'

async function aServer() {
  const waiting: ServerResponse[] = []
  const server = createServer((req, res) => {
    if (req.url === '/slow') waiting.push(res)
    else res.end('at once')
  }).listen(0, '127.0.0.1')
  // Longer than any test, so that only the shutdown closes connections.
  server.keepAliveTimeout = 120_000
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const agent = new Agent({ keepAlive: true })
  const ask = (path: string) =>
    new Promise<string>((settle, reject) => {
      get({ host: '127.0.0.1', port, path, agent }, (res) => {
        let body = ''
        res.on('data', (chunk) => (body += chunk))
        res.on('end', () => settle(body))
        res.on('error', reject)
      }).on('error', reject)
    })
  return { server, ask, waiting }
}

test('a shutdown answers late requests, lets the running one finish and closes idle connections', async () => {
  const { server, ask, waiting } = await aServer()
  await ask('/')
  const slow = ask('/slow')
  await once(server, 'request')
  const drained = drain(server, { acceptForMs: 200, forceCloseAfterMs: 60_000 })
  const [late] = await Promise.all([once(server, 'request'), ask('/')])
  expect(late[1].getHeader('connection')).toBe('close')
  await vi.waitUntil(() => !server.listening)
  await expect(ask('/')).rejects.toThrow()
  waiting[0]?.end('finished')
  expect(await slow).toBe('finished')
  await drained
})

/** Twelve clients in another process, each of which opens a connection for every request until the port is closed. */
const CLIENTS = `
const { connect } = require('node:net')
let [answered, lost, left] = [0, 0, 12]
const begin = () => {
  let text = ''
  const socket = connect(Number(process.argv[1]), '127.0.0.1')
  socket.on('connect', () => socket.write('GET / HTTP/1.1\\r\\nHost: a\\r\\n\\r\\n'))
  socket.on('data', (part) => (text += part))
  socket.on('error', (error) => { text = error.code === 'ECONNREFUSED' ? 'closed' : 'lost' })
  socket.on('close', () => {
    if (text.includes('at once')) { answered += 1; if (answered === 50) console.log('busy'); return begin() }
    if (text !== 'closed') lost += 1
    left -= 1
    if (left === 0) console.log(JSON.stringify({ lost }))
  })
}
for (let client = 0; client < 12; client++) begin()
`

// A process that the system pauses between its last look at the queue and closing the port loses what came in between.
test('no connection that the system has accepted is reset while clients keep connecting', { retry: 1 }, async () => {
  const { server } = await aServer()
  // Without keep-alive, each request opens a connection.
  server.prependListener('request', (_req, res) => res.setHeader('connection', 'close'))
  const address = server.address()
  const port = typeof address === 'object' ? String(address?.port) : ''
  const clients = spawn(process.execPath, ['-e', CLIENTS, port], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  clients.stdout.setEncoding('utf8').on('data', (text) => (output += text))
  await vi.waitUntil(() => output.includes('busy'), { timeout: 10_000 })
  await drain(server, { acceptForMs: 50, forceCloseAfterMs: 5_000 })
  await once(clients, 'close')
  expect(JSON.parse(output.replace('busy', ''))).toEqual({ lost: 0 })
})

test('a request that never ends is closed by force', async () => {
  const { server, ask } = await aServer()
  const cut = expect(ask('/slow')).rejects.toThrow()
  await once(server, 'request')
  await drain(server, { acceptForMs: 0, forceCloseAfterMs: 20 })
  await cut
})

describe('the process ends in order', () => {
  const times = { acceptForMs: 0, forceCloseAfterMs: 20 }
  const closes = () => vi.fn(async () => {})

  /** A fake of the part of `process` that is used. */
  function aProcess() {
    const events = new EventEmitter()
    const exits: number[] = []
    return Object.assign(events, { exits, exit: (code: number) => void exits.push(code) })
  }

  async function stopping(event: string, close: () => Promise<void>) {
    const { server } = await aServer()
    const host = aProcess()
    shutDownOnSignal(
      () => drain(server, times),
      () => {},
      close,
      { host },
    )
    host.emit(event, new Error('broken'))
    return host
  }

  test.each(['SIGINT', 'SIGTERM'])('on %s, with code 0', async (signal) => {
    const close = closes()
    const { exits } = await stopping(signal, close)
    await vi.waitUntil(() => exits.length > 0)
    expect([exits, close.mock.calls.length]).toEqual([[0], 1])
  })

  test('on an uncaught exception, with code 1 and a log entry', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const close = closes()
    const host = await stopping('uncaughtException', close)
    host.emit('uncaughtException', new Error('broken again'))
    await vi.waitUntil(() => host.exits.length > 0)
    expect([host.exits, close.mock.calls.length]).toEqual([[1], 1])
    expect(log.mock.calls.flat()).toEqual([
      expect.stringMatching(/ uncaught exception, stopping: Error: broken\n {4}at /),
      expect.stringMatching(/ uncaught exception, stopping: Error: broken again\n {4}at /),
    ])
    log.mockRestore()
  })

  test('after ending the responses that stay open, so that none is cut', async () => {
    const { server, ask, waiting } = await aServer()
    const stream = ask('/slow')
    await once(server, 'request')
    const host = aProcess()
    const drained = () => drain(server, { acceptForMs: 0, forceCloseAfterMs: 60_000 })
    shutDownOnSignal(drained, () => waiting[0]?.end('the whole stream'), closes(), { host })
    host.emit('SIGTERM')
    expect(await stream).toBe('the whole stream')
    await vi.waitUntil(() => host.exits.length > 0)
  })

  test('at once on a second signal', async () => {
    const host = await stopping('SIGTERM', () => new Promise(() => {}))
    host.emit('SIGTERM')
    expect(host.exits).toEqual([1])
  })
})

test('due jobs run twice a second without overlap, and go on after a failure', async () => {
  vi.useFakeTimers()
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const rounds: (() => void)[] = []
  const runDueJobs = vi.fn(
    () =>
      new Promise<void>((settle, reject) =>
        rounds.push(rounds.length === 1 ? () => reject(new Error('broken')) : settle),
      ),
  )
  const stop = runJobs(() => ({ runDueJobs }))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(runDueJobs).toHaveBeenCalledTimes(1)
  rounds[0]?.()
  await vi.advanceTimersByTimeAsync(500)
  rounds[1]?.()
  await vi.advanceTimersByTimeAsync(500)
  expect(runDueJobs).toHaveBeenCalledTimes(3)
  expect(log).toHaveBeenCalledTimes(1)
  stop()
  vi.useRealTimers()
  log.mockRestore()
})
