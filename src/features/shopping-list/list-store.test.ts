import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aUser, fakeWindow } from '@/platform/session/testing/a-session'
import { anEntry } from '@/rules/shopping-list/entry-builder'

const SYNCED_LIST_KEY = 'ebs-kept-list'

let session: Record<string, unknown>
let local: Record<string, unknown>
beforeEach(() => {
  vi.resetModules()
  local = fakeWindow()
  session = fakeWindow()
  vi.stubGlobal('window', { sessionStorage: session, localStorage: local })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('BroadcastChannel', undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** A page load on which the server responds or not. */
async function openPage(answer: () => Response | Promise<Response>) {
  vi.resetModules()
  vi.stubGlobal('fetch', async () => answer())
  const { session: viewing } = await import('@/platform/session/session-state')
  const { clearOnSignOut } = await import('./clear-on-sign-out')
  const { hasUnsentChanges, listStore, startListStore } = await import('./list-store')
  clearOnSignOut()
  startListStore()
  return { viewing, listStore, hasUnsentChanges }
}

const signedIn = (id: number) => () => Response.json({ user: aUser({ id }) })
const signedOut = () => Response.json({ user: null })
const offline = () => Promise.reject(new TypeError('offline'))

const names = (entries: readonly { name: string }[]) => entries.map(({ name }) => name)

/** Stores a list of member 7 with rice on it, synced or not. */
async function withRice(kept: boolean) {
  const { listStore, viewing } = await openPage(signedIn(7))
  await viewing.lookUp()
  const entries = [anEntry({ id: 'a', name: 'Rice' })]
  listStore.set({ entries, kept: kept ? { version: 1, base: entries } : null })
}

describe('the owner of the list', () => {
  test('is the signed-in member, in this tab only', async () => {
    await withRice(false)
    expect(Object.keys(session)).toContain('ebs-session:shopping-list:7')
    expect(Object.keys(local)).toEqual([])
    const { listStore, viewing } = await openPage(signedIn(7))
    await viewing.lookUp()
    expect(names(listStore.current().entries)).toEqual(['Rice'])
  })

  test('another user’s list is never shown, and the stored one is removed', async () => {
    await withRice(true)
    const { listStore, viewing } = await openPage(signedIn(8))
    await viewing.lookUp()
    expect(listStore.current()).toMatchObject({ owner: 8, entries: [], kept: null })
    expect(Object.keys(local)).toEqual([])
  })

  test('there is none once the server says that no one is signed in', async () => {
    await withRice(true)
    const { listStore, viewing } = await openPage(signedOut)
    await viewing.lookUp()
    expect(listStore.current()).toMatchObject({ owner: null, entries: [] })
    expect([Object.keys(local), Object.keys(session)]).toEqual([[], []])
  })

  test('sign-out clears the list at once', async () => {
    await withRice(true)
    const { listStore, viewing } = await openPage(signedIn(7))
    await viewing.lookUp()
    await viewing.signOut()
    expect(listStore.current()).toMatchObject({ owner: null, entries: [] })
    expect(Object.keys(local)).toEqual([])
  })
})

describe('a synced list offline', () => {
  test('is there, in a new tab too, and changes wait to be sent', async () => {
    await withRice(true)
    for (const key of Object.keys(session)) delete session[key]
    const { hasUnsentChanges, listStore, viewing } = await openPage(offline)
    await viewing.lookUp()
    expect(listStore.current()).toMatchObject({ owner: 7, kept: { version: 1 } })
    expect(hasUnsentChanges(listStore.current())).toBe(false)
    listStore.change((entries) => entries.map((entry) => ({ ...entry, checked: true })))
    const again = await openPage(offline)
    await again.viewing.lookUp()
    expect(again.listStore.current().entries).toMatchObject([{ name: 'Rice', checked: true }])
    expect(again.hasUnsentChanges(again.listStore.current())).toBe(true)
  })

  test('a list that is not synced stays in its tab', async () => {
    await withRice(false)
    const { listStore, viewing } = await openPage(offline)
    await viewing.lookUp()
    expect(names(listStore.current().entries)).toEqual(['Rice'])
    for (const key of Object.keys(session)) delete session[key]
    expect((await openPage(offline)).listStore.current().owner).toBeNull()
  })

  test('a malformed stored list is ignored', async () => {
    local[SYNCED_LIST_KEY] = '{"owner":7,"list":{"entries":"rice"}}'
    const { listStore, viewing } = await openPage(offline)
    await viewing.lookUp()
    expect(listStore.current().owner).toBeNull()
  })
})
