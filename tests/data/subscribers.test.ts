// Also on PostgreSQL: one row for each address, however many forms are sent at once.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestCms, type TestCms } from '../support/data/cms'

const MONDAY = new Date('2026-11-16T08:00:00.000Z')
const TUESDAY = new Date('2026-11-17T08:00:00.000Z')

let cms: TestCms
let list: typeof import('@/features/newsletter/subscribers.server')
beforeAll(async () => {
  cms = await startTestCms()
  // Imported here because it loads the CMS, which reads the environment.
  list = await import('@/features/newsletter/subscribers.server')
})
afterAll(() => cms.stop())

/** The rows of an address as staff see them. */
async function rows(email: string) {
  const { docs } = await cms.payload.find({ collection: 'subscribers', where: { email: { equals: email } } })
  return docs.map(({ confirmedAt, consentAt, unsubscribedAt }) => ({
    consentAt,
    confirmedAt: confirmedAt ?? null,
    unsubscribedAt: unsubscribedAt ?? null,
  }))
}

/** Adds a subscriber. @returns the row's id */
async function subscriber(email: string, { confirmed = true } = {}): Promise<number> {
  const id = await list.subscribe(email, { confirmed, now: MONDAY })
  if (id === null) throw new Error(`${email} was on the list before`)
  return id
}

describe('the newsletter’s list', () => {
  test('stores the time of the consent', async () => {
    await subscriber('ana@example.com')
    expect(await rows('ana@example.com')).toEqual([
      { consentAt: MONDAY.toISOString(), confirmedAt: MONDAY.toISOString(), unsubscribedAt: null },
    ])
  })

  test('an existing subscriber is not changed, and gets no second email', async () => {
    await subscriber('ben@example.com')
    expect(await list.subscribe('ben@example.com', { confirmed: true, now: TUESDAY })).toBeNull()
    expect(await list.subscribe('ben@example.com', { confirmed: false, now: TUESDAY })).toBeNull()
    expect(await rows('ben@example.com')).toMatchObject([{ consentAt: MONDAY.toISOString(), unsubscribedAt: null }])
  })

  test('twenty requests at once make one row, written by one of them', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => list.subscribe('cleo@example.com', { confirmed: true, now: MONDAY })),
    )
    expect(outcomes.filter((id) => id !== null)).toHaveLength(1)
    expect(await rows('cleo@example.com')).toHaveLength(1)
  })

  test('subscribing again after unsubscribing works, with the new time', async () => {
    const id = await subscriber('dora@example.com')
    await list.unsubscribe(id, MONDAY)
    expect(await list.subscribe('dora@example.com', { confirmed: true, now: TUESDAY })).toBe(id)
    expect(await rows('dora@example.com')).toEqual([
      { consentAt: TUESDAY.toISOString(), confirmedAt: TUESDAY.toISOString(), unsubscribedAt: null },
    ])
  })

  test('unsubscribing twice keeps the first time', async () => {
    const id = await subscriber('elif@example.com')
    await list.unsubscribe(id, MONDAY)
    await list.unsubscribe(id, TUESDAY)
    expect(await rows('elif@example.com')).toMatchObject([{ unsubscribedAt: MONDAY.toISOString() }])
  })

  test('unsubscribing an unknown address changes nothing', async () => {
    await expect(list.unsubscribe(999_999, MONDAY)).resolves.toBeUndefined()
  })

  test('an address with special characters is stored as it is', async () => {
    const email = 'o\'hara+";drop table subscribers;--@example.com'
    await subscriber(email)
    expect(await rows(email)).toHaveLength(1)
  })
})

describe('with double opt-in', () => {
  test('an address is added only when its link is confirmed', async () => {
    const id = await subscriber('finn@example.com', { confirmed: false })
    expect(await rows('finn@example.com')).toMatchObject([{ confirmedAt: null }])
    expect(await list.confirm(id, TUESDAY)).toBe(true)
    expect(await rows('finn@example.com')).toMatchObject([{ confirmedAt: TUESDAY.toISOString() }])
  })

  test('another request before that sends another email', async () => {
    const id = await subscriber('gil@example.com', { confirmed: false })
    expect(await list.subscribe('gil@example.com', { confirmed: false, now: TUESDAY })).toBe(id)
  })

  test('confirming twice keeps the first time', async () => {
    const id = await subscriber('hana@example.com', { confirmed: false })
    await list.confirm(id, MONDAY)
    expect(await list.confirm(id, TUESDAY)).toBe(true)
    expect(await rows('hana@example.com')).toMatchObject([{ confirmedAt: MONDAY.toISOString() }])
  })

  test('an old link does not bring back an unsubscribed address', async () => {
    const id = await subscriber('ines@example.com', { confirmed: false })
    await list.confirm(id, MONDAY)
    await list.unsubscribe(id, MONDAY)
    expect(await list.confirm(id, TUESDAY)).toBe(false)
    expect(await rows('ines@example.com')).toMatchObject([{ unsubscribedAt: MONDAY.toISOString() }])
  })

  test('a returning subscriber confirms again', async () => {
    const id = await subscriber('jon@example.com')
    await list.unsubscribe(id, MONDAY)
    await list.subscribe('jon@example.com', { confirmed: false, now: TUESDAY })
    expect(await rows('jon@example.com')).toEqual([
      { consentAt: TUESDAY.toISOString(), confirmedAt: null, unsubscribedAt: null },
    ])
  })
})
