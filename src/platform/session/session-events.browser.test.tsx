import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { SessionProvider } from './Session.client'
import { SessionEvents } from './SessionEvents.client'
import { session } from './session-state'
import { aUser } from './testing/a-session'

const LOOK_UP = '/api/auth/me'
const EVENTS = '/api/user/session/events/'
const MINUTE_MS = 60_000

type Stream = { send(text: string): void; end(): void; isCut(): boolean }

/** A day later in each test: lookups remember when they ran. */
let day = 1
let visibility: DocumentVisibilityState = 'visible'
beforeEach(() => {
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const now = Date.UTC(2_040, 0, day++)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'], now })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The site's calls: each request for the events opens a stream, unless they are `refused`. */
function aServer() {
  const calls: string[] = []
  const streams: Stream[] = []
  const server = { calls, streams, refused: false, isMember: true }
  vi.stubGlobal('fetch', async (path: string, { signal }: RequestInit = {}) => {
    calls.push(path)
    if (path !== EVENTS) return Response.json({ user: server.isMember ? aUser() : null })
    if (server.refused) throw new TypeError('Failed to fetch')
    const body = new TransformStream<Uint8Array, Uint8Array>()
    const writer = body.writable.getWriter()
    writer.closed.catch(() => {})
    let isCut = false
    signal?.addEventListener('abort', () => {
      isCut = true
      void writer.abort(signal.reason).catch(() => {})
    })
    streams.push({
      send: (text) => void writer.write(new TextEncoder().encode(text)),
      end: () => void writer.close(),
      isCut: () => isCut,
    })
    return new Response(body.readable)
  })
  return server
}

async function aPage(server: ReturnType<typeof aServer>) {
  await session.lookUp()
  await render(
    <SessionProvider audience={server.isMember ? 'premium' : 'visitor'}>
      <SessionEvents />
    </SessionProvider>,
  )
  await vi.advanceTimersByTimeAsync(3_000)
}

/** A member's page with an open stream. */
async function aFollowingPage() {
  const server = aServer()
  await aPage(server)
  await expect.poll(() => server.streams.length).toBe(1)
  const streamCalls = () => server.calls.filter((path) => path === EVENTS).length
  const lookUps = () => server.calls.filter((path) => path === LOOK_UP).length
  return { server, streamCalls, lookUps }
}

/** Time passes, and what waits for it runs. */
const pass = async (durationMs: number) => {
  await vi.advanceTimersByTimeAsync(durationMs)
  await new Promise((resolve) => requestAnimationFrame(resolve))
}

function turn(next: DocumentVisibilityState) {
  visibility = next
  document.dispatchEvent(new Event('visibilitychange'))
}

test('a change is looked up at once, and told to the other tabs', async () => {
  const { lookUps, server } = await aFollowingPage()
  expect(lookUps()).toBe(1)
  const heard: unknown[] = []
  const otherTab = new BroadcastChannel('ebs-session')
  otherTab.onmessage = ({ data }) => heard.push(data)
  // Several notices of one change, cut anywhere.
  for (const part of [': still here\n\neve', 'nt: changed\ndata:\n\n', 'event: changed\ndata:\n\n'])
    server.streams[0]?.send(part)
  await expect.poll(() => heard).toEqual(['changed', 'changed'])
  await pass(200)
  await expect.poll(lookUps).toBe(2)
  await pass(1_000)
  expect(lookUps()).toBe(2)
  otherTab.close()
})

test('a page that another tab tells of a change looks the user up, when hidden once it is visible', async () => {
  const { lookUps } = await aFollowingPage()
  const otherTab = new BroadcastChannel('ebs-session')
  turn('hidden')
  const heard = vi.spyOn(session, 'noticeChange')
  otherTab.postMessage('changed')
  await expect.poll(() => heard.mock.calls.length).toBe(1)
  await pass(1_000)
  expect(lookUps()).toBe(1)
  turn('visible')
  await expect.poll(lookUps).toBe(2)
  otherTab.close()
})

test('only one tab of a browser holds a stream; the next one takes over', async () => {
  let leave = () => {}
  const left = new Promise<void>((resolve) => {
    leave = resolve
  })
  await new Promise<void>((held) => {
    void navigator.locks.request('ebs-session-events', () => {
      held()
      return left
    })
  })
  const server = aServer()
  await aPage(server)
  await expect.poll(async () => (await navigator.locks.query()).pending).toHaveLength(1)
  expect(server.calls).not.toContain(EVENTS)
  leave()
  await expect.poll(() => server.streams.length).toBe(1)
})

test('a stream that ends is opened again after a pause, and the user is looked up: a change may have been missed', async () => {
  const { lookUps, server, streamCalls } = await aFollowingPage()
  server.streams[0]?.end()
  await pass(9_000)
  expect([streamCalls(), lookUps()]).toEqual([1, 1])
  await pass(1_000)
  await expect.poll(streamCalls).toBe(2)
  await pass(200)
  await expect.poll(lookUps).toBe(2)
})

test('while the server is away, the pauses grow', async () => {
  const { lookUps, server, streamCalls } = await aFollowingPage()
  server.refused = true
  server.streams[0]?.end()
  for (const [pauseMs, attempts] of [
    [10_000, 2],
    [20_000, 3],
    [40_000, 4],
  ] as const) {
    await pass(pauseMs - 1_000)
    expect(streamCalls()).toBe(attempts - 1)
    await pass(1_000)
    await expect.poll(streamCalls).toBe(attempts)
  }
  expect(lookUps()).toBe(1)
})

test('without a connection nothing is tried', async () => {
  const { server, streamCalls } = await aFollowingPage()
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  server.streams[0]?.end()
  await pass(10 * MINUTE_MS)
  expect(streamCalls()).toBe(1)
  isOnline.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await expect.poll(streamCalls).toBe(2)
})

test('a silent stream is given up and opened again', async () => {
  const { server, streamCalls } = await aFollowingPage()
  await pass(50_000)
  server.streams[0]?.send(': still here\n\n')
  await pass(50_000)
  expect(server.streams[0]?.isCut()).toBe(false)
  await pass(10_000)
  expect(server.streams[0]?.isCut()).toBe(true)
  await pass(10_000)
  await expect.poll(streamCalls).toBe(2)
})

test('a hidden page keeps the stream for a minute, then gives it up until it is visible', async () => {
  const { server } = await aFollowingPage()
  const passWithHeartbeats = async (seconds: number) => {
    for (let left = seconds; left > 0; left -= 20) {
      server.streams[0]?.send(': still here\n\n')
      await pass(Math.min(left, 20) * 1_000)
    }
  }
  turn('hidden')
  await passWithHeartbeats(59)
  turn('visible')
  await passWithHeartbeats(60)
  turn('hidden')
  await passWithHeartbeats(59)
  expect(server.streams[0]?.isCut()).toBe(false)
  await pass(1_000)
  expect(server.streams[0]?.isCut()).toBe(true)
  await pass(10 * MINUTE_MS)
  expect(server.streams).toHaveLength(1)
  turn('visible')
  await expect.poll(() => server.streams.length).toBe(2)
})

test('a page in the back/forward cache has no stream and no lock', async () => {
  const { server } = await aFollowingPage()
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  expect(server.streams[0]?.isCut()).toBe(true)
  await expect.poll(async () => (await navigator.locks.query()).held).toEqual([])
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.poll(() => server.streams.length).toBe(2)
})

test('a sign-out ends the stream', async () => {
  const { server } = await aFollowingPage()
  session.clear()
  await expect.poll(() => server.streams[0]?.isCut()).toBe(true)
})

test('a visitor has no stream', async () => {
  const server = aServer()
  server.isMember = false
  await aPage(server)
  await pass(MINUTE_MS)
  expect(server.calls).not.toContain(EVENTS)
})
