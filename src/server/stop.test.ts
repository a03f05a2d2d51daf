import { once } from 'node:events'
import { Agent, createServer, get, type ServerResponse } from 'node:http'
import { expect, test, vi } from 'vitest'
import { runJobs } from './jobs'
import { drain } from './stop'

async function aServer() {
  const waiting: ServerResponse[] = []
  const server = createServer((req, res) => {
    if (req.url === '/slow') waiting.push(res)
    else res.end('at once')
  }).listen(0, '127.0.0.1')
  // Longer than any test: a connection that is closed sooner was closed by us.
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

test('DESIGN 4.6: stopping lets the running request finish and closes idle connections', async () => {
  const { server, ask, waiting } = await aServer()
  await ask('/')
  const slow = ask('/slow')
  await once(server, 'request')
  const drained = drain(server, 60_000)
  await expect(ask('/')).rejects.toThrow()
  waiting[0]?.end('finished')
  expect(await slow).toBe('finished')
  await drained
})

test('DESIGN 4.6: a request that never ends is cut', async () => {
  const { server, ask } = await aServer()
  const cut = expect(ask('/slow')).rejects.toThrow()
  await once(server, 'request')
  await drain(server, 20)
  await cut
})

test('SPEC: due jobs run twice a second, one round at a time, and a failure stops nothing', async () => {
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
