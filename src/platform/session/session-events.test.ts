import { afterEach, expect, test, vi } from 'vitest'
import { bridge } from '@/runtime/bridge'
import type { SessionStream } from '@/runtime/server-api'
import { sessionEvents } from './session-events.server'
import type { Viewer } from './viewer.server'

const MEMBER: Viewer = {
  audience: 'premium',
  account: { id: 7, role: 'member', plan: 'premium', sid: 'a session', expiresAtS: 1_900_000_000 },
}

afterEach(() => {
  bridge().server = undefined
})

/** The server's streams. */
function aServer({ hasRoom = true } = {}) {
  const opened: SessionStream[] = []
  const removed: SessionStream[] = []
  const open = (stream: SessionStream) => hasRoom && opened.push(stream) > 0
  bridge().server = { sessionStreams: { open, remove: (stream: SessionStream) => removed.push(stream) } } as never
  return { opened, removed }
}

const request = (init?: RequestInit) => new Request('http://site.example/api/user/session/events', init)

test('the response is a stream of events that proxies neither compress nor hold back', async () => {
  const { opened, removed } = aServer()
  const response = sessionEvents(MEMBER, request())
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-transform',
    'x-accel-buffering': 'no',
  })
  expect(opened).toMatchObject([{ userId: 7, expiresAtMs: 1_900_000_000_000 }])
  opened[0]?.send('event: changed\ndata:\n\n')
  opened[0]?.end()
  expect(await response.text()).toBe('event: changed\ndata:\n\n')
  await vi.waitFor(() => expect(removed).toEqual(opened))
})

test.each<[string, (response: Response, leave: AbortController) => unknown]>([
  ['while it reads', ({ body }) => body?.cancel()],
  ['before the response begins', (_, leave) => leave.abort()],
])('the stream of a browser that leaves %s is removed, and what is sent to it is dropped', async (_, leave) => {
  const { opened, removed } = aServer()
  const controller = new AbortController()
  await leave(sessionEvents(MEMBER, request({ signal: controller.signal })), controller)
  await vi.waitFor(() => expect(new Set(removed)).toEqual(new Set(opened)))
  for (const stream of opened) {
    stream.send('late')
    stream.end()
  }
  expect(opened).toHaveLength(1)
})

test('without room the call is refused for now', () => {
  aServer({ hasRoom: false })
  expect(() => sessionEvents(MEMBER, request())).toThrow(
    expect.objectContaining({ code: 'unavailable', retryAfterS: 60 }),
  )
})

test('HEAD opens no stream', () => {
  const { opened } = aServer()
  expect(sessionEvents(MEMBER, request({ method: 'HEAD' })).body).toBeNull()
  expect(opened).toEqual([])
})
