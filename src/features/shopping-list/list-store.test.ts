import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aUser, fakeWindow } from '@/features/session/testing/a-session'
import { anEntry } from '@/rules/shopping-list/example-entries'

const KEPT = 'ebs-kept-list'

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

/** A page load on which the server answers, or does not. */
async function page(answer: () => Response | Promise<Response>) {
  vi.resetModules()
  vi.stubGlobal('fetch', async () => answer())
  const { session: viewing } = await import('@/features/session/session-state')
  const { leaveWithPerson } = await import('./leave-with-person')
  const { isUnsent, listStore, startList } = await import('./list-store')
  leaveWithPerson()
  startList()
  return { viewing, listStore, isUnsent }
}

const signedIn = (id: number) => () => Response.json({ user: aUser({ id }) })
const nobody = () => Response.json({ user: null })
const noLine = () => Promise.reject(new TypeError('no line'))

const names = (entries: readonly { name: string }[]) => entries.map(({ name }) => name)

/** Member 7 has rice on the list, kept in the account or not. */
async function withRice(kept: boolean) {
  const { listStore, viewing } = await page(signedIn(7))
  await viewing.lookUp()
  const entries = [anEntry({ id: 'a', name: 'Rice' })]
  listStore.set({ entries, kept: kept ? { version: 1, base: entries } : null })
}

describe('SPEC 9: whose list it is', () => {
  test('of the member who is signed in, in this tab alone', async () => {
    await withRice(false)
    expect(Object.keys(session)).toContain('ebs-session:shopping-list:7')
    expect(Object.keys(local)).toEqual([])
    const { listStore, viewing } = await page(signedIn(7))
    await viewing.lookUp()
    expect(names(listStore.now().entries)).toEqual(['Rice'])
  })

  test('somebody else’s is never shown, and what the browser kept is gone', async () => {
    await withRice(true)
    const { listStore, viewing } = await page(signedIn(8))
    await viewing.lookUp()
    expect(listStore.now()).toMatchObject({ owner: 8, entries: [], kept: null })
    expect(Object.keys(local)).toEqual([])
  })

  test('nobody’s, once the server says so', async () => {
    await withRice(true)
    const { listStore, viewing } = await page(nobody)
    await viewing.lookUp()
    expect(listStore.now()).toMatchObject({ owner: null, entries: [] })
    expect([Object.keys(local), Object.keys(session)]).toEqual([[], []])
  })

  test('logout takes it away at once', async () => {
    await withRice(true)
    const { listStore, viewing } = await page(signedIn(7))
    await viewing.lookUp()
    await viewing.signOut()
    expect(listStore.now()).toMatchObject({ owner: null, entries: [] })
    expect(Object.keys(local)).toEqual([])
  })
})

describe('DESIGN 7: a kept list without a line', () => {
  test('is there, in a new tab too, and what is changed waits to be sent', async () => {
    await withRice(true)
    for (const key of Object.keys(session)) delete session[key]
    const { isUnsent, listStore, viewing } = await page(noLine)
    await viewing.lookUp()
    expect(listStore.now()).toMatchObject({ owner: 7, kept: { version: 1 } })
    expect(isUnsent(listStore.now())).toBe(false)
    listStore.change((entries) => entries.map((entry) => ({ ...entry, checked: true })))
    const again = await page(noLine)
    await again.viewing.lookUp()
    expect(again.listStore.now().entries).toMatchObject([{ name: 'Rice', checked: true }])
    expect(again.isUnsent(again.listStore.now())).toBe(true)
  })

  test('one that is not kept stays in its tab', async () => {
    await withRice(false)
    const { listStore, viewing } = await page(noLine)
    await viewing.lookUp()
    expect(names(listStore.now().entries)).toEqual(['Rice'])
    for (const key of Object.keys(session)) delete session[key]
    expect((await page(noLine)).listStore.now().owner).toBeNull()
  })

  test('what is broken in the browser counts as nothing', async () => {
    local[KEPT] = '{"owner":7,"list":{"entries":"rice"}}'
    const { listStore, viewing } = await page(noLine)
    await viewing.lookUp()
    expect(listStore.now().owner).toBeNull()
  })
})
