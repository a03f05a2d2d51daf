// Also on PostgreSQL: one row for each address, however many forms are sent at once.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestCms, type TestCms } from '../support/data/cms'

const MONDAY = new Date('2026-11-16T08:00:00.000Z')
const TUESDAY = new Date('2026-11-17T08:00:00.000Z')

let cms: TestCms
let list: typeof import('@/features/newsletter/subscribers')
beforeAll(async () => {
  cms = await startTestCms()
  // Imported only now: it loads the CMS, which reads the environment.
  list = await import('@/features/newsletter/subscribers')
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

/** Puts somebody on the list. @returns their number */
async function somebody(email: string, { confirmed = true } = {}): Promise<number> {
  const id = await list.subscribe(email, { confirmed, now: MONDAY })
  if (id === null) throw new Error(`${email} was on the list before`)
  return id
}

describe('the newsletter’s list', () => {
  test('keeps when somebody agreed', async () => {
    await somebody('ana@example.com')
    expect(await rows('ana@example.com')).toEqual([
      { consentAt: MONDAY.toISOString(), confirmedAt: MONDAY.toISOString(), unsubscribedAt: null },
    ])
  })

  test('somebody who is on it stays as they are, and gets no second letter', async () => {
    await somebody('ben@example.com')
    expect(await list.subscribe('ben@example.com', { confirmed: true, now: TUESDAY })).toBeNull()
    expect(await list.subscribe('ben@example.com', { confirmed: false, now: TUESDAY })).toBeNull()
    expect(await rows('ben@example.com')).toMatchObject([{ consentAt: MONDAY.toISOString(), unsubscribedAt: null }])
  })

  test('twenty at once make one row, and one of them writes it', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => list.subscribe('cleo@example.com', { confirmed: true, now: MONDAY })),
    )
    expect(outcomes.filter((id) => id !== null)).toHaveLength(1)
    expect(await rows('cleo@example.com')).toHaveLength(1)
  })

  test('subscribing again after leaving works, with the new time', async () => {
    const id = await somebody('dora@example.com')
    await list.unsubscribe(id, MONDAY)
    expect(await list.subscribe('dora@example.com', { confirmed: true, now: TUESDAY })).toBe(id)
    expect(await rows('dora@example.com')).toEqual([
      { consentAt: TUESDAY.toISOString(), confirmedAt: TUESDAY.toISOString(), unsubscribedAt: null },
    ])
  })

  test('leaving twice keeps the first time', async () => {
    const id = await somebody('elif@example.com')
    await list.unsubscribe(id, MONDAY)
    await list.unsubscribe(id, TUESDAY)
    expect(await rows('elif@example.com')).toMatchObject([{ unsubscribedAt: MONDAY.toISOString() }])
  })

  test('leaving without being there harms nobody', async () => {
    await expect(list.unsubscribe(999_999, MONDAY)).resolves.toBeUndefined()
  })

  test('an address with odd characters is data', async () => {
    const odd = 'o\'hara+";drop table subscribers;--@example.com'
    await somebody(odd)
    expect(await rows(odd)).toHaveLength(1)
  })
})

describe('with confirmation by mail', () => {
  test('nobody is on the list before the link is pressed', async () => {
    const id = await somebody('finn@example.com', { confirmed: false })
    expect(await rows('finn@example.com')).toMatchObject([{ confirmedAt: null }])
    expect(await list.confirm(id, TUESDAY)).toBe(true)
    expect(await rows('finn@example.com')).toMatchObject([{ confirmedAt: TUESDAY.toISOString() }])
  })

  test('asking again before that sends another letter', async () => {
    const id = await somebody('gil@example.com', { confirmed: false })
    expect(await list.subscribe('gil@example.com', { confirmed: false, now: TUESDAY })).toBe(id)
  })

  test('pressing twice keeps the first time', async () => {
    const id = await somebody('hana@example.com', { confirmed: false })
    await list.confirm(id, MONDAY)
    expect(await list.confirm(id, TUESDAY)).toBe(true)
    expect(await rows('hana@example.com')).toMatchObject([{ confirmedAt: MONDAY.toISOString() }])
  })

  test('an old link brings nobody back who has left', async () => {
    const id = await somebody('ines@example.com', { confirmed: false })
    await list.confirm(id, MONDAY)
    await list.unsubscribe(id, MONDAY)
    expect(await list.confirm(id, TUESDAY)).toBe(false)
    expect(await rows('ines@example.com')).toMatchObject([{ unsubscribedAt: MONDAY.toISOString() }])
  })

  test('who comes back confirms anew', async () => {
    const id = await somebody('jon@example.com')
    await list.unsubscribe(id, MONDAY)
    await list.subscribe('jon@example.com', { confirmed: false, now: TUESDAY })
    expect(await rows('jon@example.com')).toEqual([
      { consentAt: TUESDAY.toISOString(), confirmedAt: null, unsubscribedAt: null },
    ])
  })
})
