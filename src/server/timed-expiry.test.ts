import { expect, test, vi } from 'vitest'
import { timeTag } from '@/rules/cache-tags'
import { TimedExpiry } from './timed-expiry'

const at = (second: number) => new Date(Date.UTC(2026, 10, 23, 12, 0, second))

test('a tag expires once, when its time has come', () => {
  const expire = vi.fn()
  const timed = new TimedExpiry(expire)
  timed.schedule(at(2))
  timed.schedule(at(5))
  timed.schedule(at(2))
  timed.check(at(1))
  expect(expire).not.toHaveBeenCalled()
  timed.check(at(3))
  timed.check(at(4))
  expect(expire.mock.calls).toEqual([[[timeTag(at(2))]]])
  timed.check(at(5))
  expect(expire).toHaveBeenLastCalledWith([timeTag(at(5))])
})

test('holds 10,000 times: then all of them expire, and later ones are scheduled again', () => {
  const expire = vi.fn()
  const timed = new TimedExpiry(expire)
  for (let second = 0; second < 10_000; second += 1) timed.schedule(at(second))
  expect(expire).not.toHaveBeenCalled()
  timed.schedule(at(10_000))
  expect(expire.mock.calls[0]?.[0]).toHaveLength(10_000)
  timed.check(at(20_000))
  expect(expire).toHaveBeenLastCalledWith([timeTag(at(10_000))])
})
