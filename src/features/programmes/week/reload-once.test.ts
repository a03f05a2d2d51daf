import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeWindow } from '@/platform/session/testing/a-session'
import { claimReload, forgetReload } from './reload-once'

beforeEach(() => void fakeWindow())
afterEach(() => vi.unstubAllGlobals())

test('a page is reloaded once for a user, and again after it has shown what is open', () => {
  expect([claimReload('/week-2/', 7), claimReload('/week-2/', 7)]).toEqual([true, false])
  expect(claimReload('/week-2/', 8)).toBe(true)
  forgetReload()
  expect(claimReload('/week-2/', 8)).toBe(true)
})

test('it is never reloaded without storage, which could not tell a second attempt', () => {
  vi.stubGlobal('window', {})
  expect(claimReload('/week-2/', 7)).toBe(false)
  expect(forgetReload).not.toThrow()
})
