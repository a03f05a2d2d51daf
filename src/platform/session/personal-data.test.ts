import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aUser, fakeWindow } from './testing/a-session'

let storage: ReturnType<typeof fakeWindow>
beforeEach(() => {
  vi.resetModules()
  storage = fakeWindow()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** A query client with persisted entries, and member 7 signed in. */
async function started() {
  vi.stubGlobal('fetch', async () => Response.json({ user: aUser({ id: 7 }) }))
  const { session } = await import('./session-state')
  const data = { ...(await import('./personal-data')), ...(await import('./page-query-client')) }
  const client = data.newQueryClient()
  data.persistEntries(client)
  await session.lookUp()
  return { ...data, client, session }
}

const stored = (key: string): unknown => JSON.parse(String(storage.getItem(key)))
const asList = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : undefined)

describe('invalidated personal data', () => {
  test('is cleared, and fetched again where it is shown', async () => {
    const { invalidatePersonal, client, personalKey } = await started()
    let count = 0
    const fetch = async () => {
      count += 1
      return [count]
    }
    const shown = new QueryObserver(client, { queryKey: personalKey('milestones', 7), queryFn: fetch })
    const leave = shown.subscribe(() => {})
    await vi.waitFor(() => expect(stored('ebs-session:milestones:7')).toMatchObject({ data: [1] }))
    invalidatePersonal(client, 'milestones', 7)
    expect(Object.keys(storage)).toEqual(['ebs-session:user'])
    await vi.waitFor(() => expect(stored('ebs-session:milestones:7')).toMatchObject({ data: [2] }))
    leave()
  })

  test('is removed where it is not shown', async () => {
    const { invalidatePersonal, client, personalKey } = await started()
    client.setQueryData(personalKey('milestones', 7), [1])
    invalidatePersonal(client, 'milestones', 7)
    expect(client.getQueryData(personalKey('milestones', 7))).toBeUndefined()
    expect(Object.keys(storage)).toEqual(['ebs-session:user'])
  })
})

describe('personal data', () => {
  test('is stored for the session after a fetch', async () => {
    const { client, personalKey } = await started()
    await client.fetchQuery({ queryKey: personalKey('favourites', 7), queryFn: () => Promise.resolve([1]) })
    expect(stored('ebs-session:favourites:7')).toEqual({ data: [1], updatedAtMs: expect.any(Number) })
  })

  test('is stored after an optimistic change, and after its rollback', async () => {
    const { client, personalKey } = await started()
    client.setQueryData(personalKey('favourites', 7), [1, 2])
    expect(stored('ebs-session:favourites:7')).toMatchObject({ data: [1, 2] })
    client.setQueryData(personalKey('favourites', 7), [1])
    expect(stored('ebs-session:favourites:7')).toMatchObject({ data: [1] })
  })

  test('is the initial data of the next page, if it can be read', async () => {
    const { client, personalKey, initialDataOf } = await started()
    client.setQueryData(personalKey('milestones', 7), [3])
    expect(initialDataOf({ name: 'milestones', parse: asList }, 7)).toEqual({
      initialData: [3],
      initialDataUpdatedAt: expect.any(Number),
    })
    expect(initialDataOf({ name: 'milestones', parse: asList }, 8)).toEqual({})
    client.setQueryData(personalKey('milestones', 7), 'of another shape')
    expect(initialDataOf({ name: 'milestones', parse: asList }, 7)).toEqual({})
  })

  test('without a user, and data that is not personal, is not stored', async () => {
    const { client, personalKey } = await started()
    client.setQueryData(personalKey('favourites', 8), [1])
    client.setQueryData(['posts'], [1])
    client.setQueryData(['personal', 'user', 7], [1])
    expect(Object.keys(storage)).toEqual(['ebs-session:user'])
  })

  test('is removed from storage and memory on sign-out', async () => {
    const { client, personalKey, session } = await started()
    client.setQueryData(personalKey('favourites', 7), [1])
    session.clear()
    expect(client.getQueryData(personalKey('favourites', 7))).toBeUndefined()
    expect(Object.keys(storage)).toEqual([])
  })

  test('that arrives after a sign-out is not stored', async () => {
    const { client, personalKey, session } = await started()
    let answer: (data: number[]) => void = () => {}
    const late = new Promise<number[]>((resolve) => {
      answer = resolve
    })
    const fetched = client.fetchQuery({ queryKey: personalKey('favourites', 7), queryFn: () => late }).catch(() => null)
    session.clear()
    answer([1])
    await fetched
    expect(Object.keys(storage)).toEqual([])
  })
})
