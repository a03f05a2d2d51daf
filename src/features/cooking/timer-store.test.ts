import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const MIN = 60_000
const broth = { id: '1:a', label: 'Let it draw', recipe: 'Broth', durationMs: 10 * MIN }

/** A page load of a tab: new modules, and the session storage of the last page. */
async function aPage() {
  vi.resetModules()
  const { timerStore } = await import('./timer-store')
  return timerStore
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  const stored = new Map<string, string>()
  const target = new EventTarget()
  vi.stubGlobal(
    'window',
    Object.assign(target, {
      sessionStorage: {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => stored.set(key, value),
        removeItem: (key: string) => stored.delete(key),
      },
    }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const start = () => ({ type: 'start', nowMs: Date.now(), ...broth }) as const
const states = (timers: readonly { state: string }[]) => timers.map(({ state }) => state)

test('a timer rings when its time is up', async () => {
  const store = await aPage()
  store.send(start())
  vi.advanceTimersByTime(10 * MIN - 1)
  expect(states(store.current())).toEqual(['running'])
  vi.advanceTimersByTime(1)
  expect(states(store.current())).toEqual(['ringing'])
})

test('one timeout waits for it: a tab in the background is not woken in between', async () => {
  const store = await aPage()
  store.send(start())
  expect(vi.getTimerCount()).toBe(1)
})

test('timers survive a reload, and one that ended in between rings', async () => {
  const first = await aPage()
  first.send(start())
  first.send({ ...start(), id: '1:b', durationMs: MIN })
  vi.setSystemTime(5 * MIN)
  const second = await aPage()
  second.restore()
  expect(states(second.current())).toEqual(['running', 'ringing'])
})

test('malformed stored timers are dropped', async () => {
  for (const malformed of [
    '{',
    '{"a":1}',
    '[null,1,{"id":"x"}]',
    `[${JSON.stringify({ ...broth, state: 'running' })}]`,
  ]) {
    window.sessionStorage.setItem('ebs-timers', malformed)
    const store = await aPage()
    store.restore()
    expect(store.current()).toEqual([])
  }
})

test('nothing is stored after the last timer is removed', async () => {
  const store = await aPage()
  store.send(start())
  expect(window.sessionStorage.getItem('ebs-timers')).toContain('Let it draw')
  store.send({ type: 'remove', id: broth.id })
  expect(window.sessionStorage.getItem('ebs-timers')).toBeNull()
  expect(vi.getTimerCount()).toBe(0)
})
