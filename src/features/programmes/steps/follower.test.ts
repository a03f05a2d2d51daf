import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeWindow } from '@/platform/session/testing/a-session'
import { isFollower, rememberFollower } from './follower'

beforeEach(() => vi.stubGlobal('window', { localStorage: fakeWindow() }))
afterEach(() => vi.unstubAllGlobals())

test('remembers who follows a program, for each user of the browser', () => {
  rememberFollower(7)
  rememberFollower(7)
  rememberFollower(12)
  expect([7, 12, 1, 2].map(isFollower)).toEqual([true, true, false, false])
})

test('without storage no one is known', () => {
  vi.stubGlobal('window', {})
  rememberFollower(7)
  expect(isFollower(7)).toBe(false)
})
