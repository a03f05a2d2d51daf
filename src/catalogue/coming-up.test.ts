import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { comingUpOf } from './coming-up.server'

const expireRenderAt = vi.hoisted(() => vi.fn())
vi.mock('@/runtime/cached', () => ({ expireRenderAt }))

beforeEach(() => {
  expireRenderAt.mockReset()
  vi.useFakeTimers({ now: new Date('2026-12-10T20:00:00.000Z') })
})
afterEach(() => vi.useRealTimers())

const aClass = (extras: object) => comingUpOf({ postType: 'masterclasses', extras: { hasVideo: false, ...extras } })

test('a class that is to come has its day, as long as it lasts', () => {
  expect(aClass({ comesOn: '2026-12-10T12:00:00.000Z' })).toBe('Coming up December 10')
  expect(expireRenderAt.mock.calls).toEqual([[new Date('2026-12-11T00:00:00.000Z')]])
  expect(aClass({ comesOn: '2026-12-09T12:00:00.000Z' })).toBe('Coming up')
  expect(expireRenderAt).toHaveBeenCalledOnce()
})

test('without a day it is only coming up; with a video, or of another type, nothing is', () => {
  expect([aClass({}), aClass({ comesOn: null }), aClass({ comesOn: 'soon' })]).toEqual(Array(3).fill('Coming up'))
  expect(aClass({ hasVideo: true, comesOn: '2026-12-10T12:00:00.000Z' })).toBeNull()
  expect(comingUpOf({ postType: 'podcasts', extras: { hasVideo: false } })).toBeNull()
})
