import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearEntries, clearOnCookie, storedEntry, storedUser, storeEntry, storeUser } from './session-entries'
import { aUser, fakeWindow } from './testing/a-session'

const NAMES = ['favourites', 'milestones', 'watchedMovements', 'shoppingList', 'recipeRatings'] as const
const entry = { data: [1, 2], updatedAtMs: 5 }

let storage: ReturnType<typeof fakeWindow>
beforeEach(() => {
  storage = fakeWindow()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function fillAll() {
  storeUser(aUser({ id: 7 }))
  for (const name of NAMES) storeEntry(name, 7, entry)
}

describe('session cache entries', () => {
  test('are these six', () => {
    fillAll()
    expect(Object.keys(storage)).toEqual([
      'ebs-session:user',
      'ebs-session:favourites:7',
      'ebs-session:milestones:7',
      'ebs-session:watched-movements:7',
      'ebs-session:shopping-list:7',
      'ebs-session:recipe-ratings:7',
    ])
  })

  test('are only read back for the user they belong to', () => {
    fillAll()
    expect(storedUser()?.firstName).toBe('Clara')
    expect(storedEntry('favourites', 7)).toEqual(entry)
    expect(storedEntry('favourites', 8)).toBeUndefined()
  })

  test('are all cleared at once, and nothing else is', () => {
    fillAll()
    storage.setItem('another-key', 'stays')
    clearEntries()
    expect(Object.keys(storage)).toEqual(['another-key'])
  })

  test('stay when the same user is looked up again', () => {
    fillAll()
    storeUser(aUser({ id: 7, firstName: 'Klara' }))
    expect(Object.keys(storage)).toHaveLength(6)
    expect(storedUser()?.firstName).toBe('Klara')
  })

  test('of another user are cleared on sign-in', () => {
    fillAll()
    storeUser(aUser({ id: 8 }))
    expect(Object.keys(storage)).toEqual(['ebs-session:user'])
  })

  test.each(['{', '"text"', '{"id":"7"}', 'null'])('an unreadable user is ignored: %s', (broken) => {
    storage.setItem('ebs-session:user', broken)
    storage.setItem('ebs-session:favourites:7', broken)
    expect(storedUser()).toBeNull()
    expect(storedEntry('favourites', 7)).toBeUndefined()
  })

  test('a browser that blocks storage works too', () => {
    const refuse = () => {
      throw new Error('SecurityError')
    }
    vi.stubGlobal('window', Object.defineProperty({}, 'sessionStorage', { get: refuse }))
    fillAll()
    clearEntries()
    expect(storedUser()).toBeNull()
  })
})

describe('the cookie clearSessionCache=1', () => {
  test.each(['clearSessionCache=1', 'a=b; clearSessionCache=1; c=d'])(
    '%s removes what is stored, and expires',
    (cookie) => {
      const document = { cookie }
      vi.stubGlobal('document', document)
      fillAll()
      clearOnCookie()
      expect(Object.keys(storage)).toEqual([])
      expect(document.cookie).toBe('clearSessionCache=; Path=/; Max-Age=0')
    },
  )

  test.each(['', 'clearSessionCache=0', 'clearSessionCache=10', 'notclearSessionCache=1'])(
    '%j removes nothing',
    (cookie) => {
      const document = { cookie }
      vi.stubGlobal('document', document)
      fillAll()
      clearOnCookie()
      expect(Object.keys(storage)).toHaveLength(6)
      expect(document.cookie).toBe(cookie)
    },
  )
})
