import { beforeEach, expect, test, vi } from 'vitest'
import { isReviewMoment, markConsentAsked, markEnjoyed, onReviewMoment } from './review-moment'

beforeEach(() => {
  const entries = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
  })
})

test('the invitation waits for a rating or a finished video', () => {
  expect(isReviewMoment()).toBe(false)
  markEnjoyed()
  expect(isReviewMoment()).toBe(true)
})

test('it does not appear in a visit in which the consent banner was shown', () => {
  markConsentAsked()
  markEnjoyed()
  expect(isReviewMoment()).toBe(false)
})

test('listeners are told, until they stop listening', () => {
  const listener = vi.fn()
  const stop = onReviewMoment(listener)
  markEnjoyed()
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  markEnjoyed()
  expect(listener).toHaveBeenCalledTimes(1)
})

test('without storage it does not appear', () => {
  vi.stubGlobal('sessionStorage', undefined)
  markEnjoyed()
  expect(isReviewMoment()).toBe(false)
})
