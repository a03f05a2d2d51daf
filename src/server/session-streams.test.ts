import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OpenStreams } from './session-streams'

const EXPIRES_AT_MS = Date.UTC(2030, 0, 1)

/** A stream, with what it was sent: `ended` last, once it has ended. */
function aStream(userId: number, expiresAtMs = EXPIRES_AT_MS) {
  const sent: string[] = []
  return { sent, userId, expiresAtMs, send: (text: string) => void sent.push(text), end: () => void sent.push('ended') }
}

const BEAT = ': still here\n\n'
const CHANGED = 'event: changed\ndata:\n\n'

beforeEach(() => void vi.useFakeTimers({ now: EXPIRES_AT_MS - 60_000 }))
afterEach(() => void vi.useRealTimers())

test('a change of a user is sent to all browsers of that user and to no other', () => {
  const streams = new OpenStreams({ maxStreams: 10 })
  const [first, second, another] = [aStream(7), aStream(7), aStream(8)]
  for (const stream of [first, second, another]) expect(streams.open(stream)).toBe(true)
  streams.notify(7)
  streams.remove(second)
  streams.notify(7)
  expect([first, second, another].map(({ sent }) => sent)).toEqual([[BEAT, CHANGED, CHANGED], [BEAT, CHANGED], [BEAT]])
})

test('a sixth browser of a user ends the oldest stream', () => {
  const streams = new OpenStreams({ maxStreams: 10 })
  const opened = Array.from({ length: 6 }, () => aStream(7))
  expect(opened.map((stream) => streams.open(stream))).not.toContain(false)
  expect(opened.map(({ sent }) => sent.at(-1))).toEqual(['ended', BEAT, BEAT, BEAT, BEAT, BEAT])
})

test('no stream is opened beyond the most for all users, until one is removed', () => {
  const streams = new OpenStreams({ maxStreams: 6 })
  const opened = Array.from({ length: 6 }, (_, index) => aStream(index))
  for (const stream of opened) streams.open(stream)
  expect(streams.open(aStream(9))).toBe(false)
  for (const stream of opened.slice(0, 1)) {
    streams.remove(stream)
    streams.remove(stream)
  }
  expect([streams.open(aStream(9)), streams.open(aStream(10))]).toEqual([true, false])
})

test('a heartbeat is sent every 25 seconds, and a stream whose token has expired is ended', () => {
  const streams = new OpenStreams({ maxStreams: 10 })
  const stop = streams.start()
  const [stream, longer] = [aStream(7), aStream(7, EXPIRES_AT_MS + 60_000)]
  streams.open(stream)
  streams.open(longer)
  vi.advanceTimersByTime(75_000)
  expect(stream.sent).toEqual([BEAT, BEAT, BEAT, 'ended'])
  expect(longer.sent).toEqual([BEAT, BEAT, BEAT, BEAT])
  stop()
})

test('a stop ends all streams and lets no more be opened', () => {
  const streams = new OpenStreams({ maxStreams: 10 })
  const stop = streams.start()
  const stream = aStream(7)
  streams.open(stream)
  stop()
  expect(stream.sent).toEqual([BEAT, 'ended'])
  expect(streams.open(aStream(7))).toBe(false)
  expect(vi.getTimerCount()).toBe(0)
})
