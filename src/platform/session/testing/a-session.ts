import { vi } from 'vitest'
import type { SessionUser } from '@/platform/session/viewer.server'

/** Session storage for tests without a browser: entries are own properties, as in a browser. */
class FakeStorage {
  [key: string]: unknown
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null
  }
  setItem(key: string, value: string): void {
    this[key] = value
  }
  removeItem(key: string): void {
    delete this[key]
  }
}

/** A window with empty session storage. @returns the storage */
export function fakeWindow(): FakeStorage {
  const sessionStorage = new FakeStorage()
  vi.stubGlobal('window', { sessionStorage })
  return sessionStorage
}

/** A premium member whose session has half an hour left. */
export function aUser(overrides: Partial<SessionUser> = {}): SessionUser {
  return {
    id: 7,
    firstName: 'Clara',
    lastName: 'Test',
    username: 'clara',
    email: 'clara@example.com',
    roles: [{ displayName: 'Member' }],
    plan: 'premium',
    about: '',
    avatar: null,
    deletionAt: null,
    jwtAuthExpiration: Math.floor(Date.now() / 1000) + 1800,
    ...overrides,
  }
}
