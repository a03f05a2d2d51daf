// Also on PostgreSQL: our own SQL on the ledger, the list of members and the numbers.
import { beforeAll, describe, expect, test } from 'vitest'
import type { Viewer } from '@/platform/session/viewer.server'
import { rest } from '../support/data/http'
import { itIs, monthly, orderSite, premium } from '../support/data/order-site'
import { sql } from '../support/data/sql'
import { createViewers, givePlan, markOf, type Viewer as Person, type ViewerName } from '../support/data/users'

const site = orderSite()
const { aBuyer, aPayer, linesOf, runClock, storedPlan, subscriptionsOf } = site

let people: Record<ViewerName, Person>
let acting: typeof import('@/features/memberships/staff/act.server')
beforeAll(async () => {
  people = await createViewers(site.payload)
  acting = await import('@/features/memberships/staff/act.server')
})

const asStaff = (role: 'manager' | 'organizer' | 'editor'): Viewer => ({
  audience: 'premium',
  account: { id: Number(people[role].id), role, plan: 'free', sid: 's', expiresAtS: 1 },
})

/** A query of the admin's pages. */
async function reader() {
  const { connectionRunner } = await import('@/cms/database/sql-adapter')
  return { run: connectionRunner(site.payload.db), isSqlite: site.payload.db.name === 'sqlite' }
}

describe('staff act for a person', () => {
  test('with a line of the ledger that names them', async () => {
    const payer = await aPayer(monthly)
    const act = (body: Parameters<typeof acting.actForMember>[1]) => acting.actForMember(asStaff('manager'), body)
    await act({ action: 'cancel', user: payer.id, reason: 'By phone' })
    await act({ action: 'resume', user: payer.id })
    await act({ action: 'pause', user: payer.id, months: 2 })
    await act({ action: 'resume', user: payer.id })
    const less = { plan: 'standard', interval: 'annual' } as const
    expect(await act({ action: 'change', user: payer.id, ...less, preview: true })).toMatchObject({ dueNow: 0 })
    await act({ action: 'change', user: payer.id, ...less, preview: false })
    expect(await act({ action: 'refund', user: payer.id, reason: 'Moved away' })).toEqual({ subscription: null })
    const lines = (await linesOf(payer.id)).slice(3)
    expect(lines.map(({ kind, origin }) => `${kind} by ${origin}`)).toEqual([
      'canceled by staff',
      'resumed by staff',
      'pause_planned by staff',
      'resumed by staff',
      'change_planned by staff',
      'ended by staff',
    ])
    expect(lines.map(({ by }) => by)).toEqual(lines.map(() => people.manager.id))
    expect(lines[0]?.note).toBe('By phone')
  })

  test('not organizers and editors, and not for people who do not exist', async () => {
    const payer = await aPayer(monthly)
    const body = { action: 'cancel', user: payer.id } as const
    for (const role of ['organizer', 'editor'] as const) {
      await expect(acting.actForMember(asStaff(role), body)).rejects.toMatchObject({ code: 'forbidden' })
    }
    await expect(acting.actForMember(asStaff('manager'), { ...body, user: 999_999 })).rejects.toMatchObject({
      code: 'not_found',
    })
    expect(await storedPlan(payer.id)).toBe('premium')
  })

  test('a note has its author, who cannot be made up; organizers read, editors do not', async () => {
    const { id } = await aBuyer()
    const note = { user: id, text: 'Called about the invoice', by: people.administrator.id }
    const { json, status } = await rest(people.manager, 'post', 'member-notes?depth=0', note)
    expect([status, json]).toEqual([
      201,
      expect.objectContaining({ doc: expect.objectContaining({ by: people.manager.id }) }),
    ])
    expect((await rest(people.organizer, 'get', 'member-notes')).status).toBe(200)
    for (const name of ['editor', 'premium'] as const) {
      expect((await rest(people[name], 'get', 'member-notes')).status).toBe(403)
      expect((await rest(people[name], 'post', 'member-notes', note)).status).toBe(403)
    }
  })
})

describe('the ledger', () => {
  test('says what each change does to revenue and members', async () => {
    itIs('2026-01-10T12:00:00.000Z')
    const payer = await aPayer(monthly)
    itIs('2026-02-20T12:00:00.000Z')
    await runClock()
    const numbers = (await linesOf(payer.id)).map(({ kind, memberMove, movement, movementAmount, recurring }) => [
      kind,
      recurring,
      movement,
      movementAmount,
      memberMove,
    ])
    expect(numbers).toEqual([
      ['ordered', null, null, null, null],
      ['confirmed', null, null, null, null],
      ['started', 28_800, 'new', 28_800, 'joined'],
      ['payment_due', 28_800, null, null, null],
      ['ordered', null, null, null, null],
      ['ended', 0, 'churn', -28_800, 'left'],
      ['refused', null, null, null, null],
    ])
  })

  test('says that a membership ended with its account, and keeps no email and no note', async () => {
    itIs('2026-01-10T12:00:00.000Z')
    const payer = await aPayer(monthly)
    await rest(people.manager, 'post', 'member-notes', { user: payer.id, text: 'Called' })
    const [{ id: subscription } = { id: 0 }] = await subscriptionsOf(payer.id)
    expect(subscription).toBeGreaterThan(0)
    const own = { user: { equals: payer.id } }
    const rowsOf = async (collection: 'member-notes' | 'membership-messages') =>
      (await site.payload.count({ collection, where: own })).totalDocs
    expect([await rowsOf('member-notes'), await rowsOf('membership-messages')]).toEqual([1, 3])
    const newest = { sort: '-id', limit: 1, depth: 0 } as const
    await site.payload.delete({ collection: 'users', id: payer.id })
    const { docs } = await site.payload.find({ collection: 'membership-events', ...newest })
    expect(docs).toMatchObject([{ kind: 'ended', movement: 'churn', movementAmount: -28_800, memberMove: 'left' }])
    expect(docs[0]?.user ?? null).toBeNull()
    expect([await rowsOf('member-notes'), await rowsOf('membership-messages')]).toEqual([0, 0])
  })
})

describe('the list of members', () => {
  const list = async (query: object) => {
    const { listMembers, memberFilters } = await import('@/cms/memberships/staff/members-list')
    return listMembers(await reader(), memberFilters.parse(query))
  }
  const idsOf = async (query: object) => (await list(query)).members.map(({ id }) => id)

  test('shows what runs, and what has ended when nothing does', async () => {
    itIs('2026-01-10T12:00:00.000Z')
    const payer = await aPayer(monthly)
    const { email, id } = payer
    const search = email.toUpperCase()
    expect((await list({ search })).members).toEqual([
      {
        id,
        name: expect.stringContaining('first'),
        email,
        plan: 'premium',
        status: 'active',
        source: 'offline',
        joined: expect.any(String),
        paidUntil: '2026-02-10T12:00:00.000Z',
        cancelsAt: null,
      },
    ])
    await acting.actForMember(asStaff('manager'), { action: 'cancel', user: id })
    expect((await list({ search })).members[0]).toMatchObject({ cancelsAt: '2026-02-10T12:00:00.000Z' })
    itIs('2026-02-10T12:00:00.000Z')
    await runClock()
    expect((await list({ search })).members[0]).toMatchObject({ plan: 'free', status: 'ended' })
  })

  test('is filtered and searched; a save of a person changes nothing of it', async () => {
    itIs('2026-01-10T12:00:00.000Z')
    const [payer, free] = [await aPayer(monthly), await aBuyer()]
    await site.payload.update({
      collection: 'users',
      id: payer.id,
      data: { lastName: '100%_sure', membershipStatus: 'ended' },
    })
    for (const query of [{ status: 'active' }, { source: 'offline' }, { plan: 'premium' }, { search: '100%_s' }]) {
      const ids = await idsOf(query)
      expect([ids.includes(payer.id), ids.includes(free.id)], JSON.stringify(query)).toEqual([true, false])
    }
    expect(await idsOf({ status: 'active', search: '100%_sure', plan: 'standard' })).toEqual([])
    expect(await idsOf({ search: '100__sure' })).toEqual([])
    expect(await idsOf({ search: ' FIRST  100% ' })).toEqual([payer.id])
    expect(await idsOf({ search: '100% last-name' })).toEqual([])
    expect(await list({ search: '100%_sure' })).toMatchObject({ count: 1, isMore: false })
    expect(await idsOf({ page: 2, search: '100%_sure' })).toEqual([])
  })

  test('of a search that matches more than are counted begins with the newest', async () => {
    const people = Array.from({ length: 1_001 }, (_, i) => `('crowd-${i}', 'crowd-${i}@example.com', 'member', 'free')`)
    await sql(site.payload, `insert into users (username, email, role, plan) values ${people.join(', ')}`)
    const { members, ...counts } = await list({ search: 'Crowd', page: 2 })
    expect(counts).toEqual({ count: 1_000, isMore: true })
    expect([members[0]?.name, members.at(-1)?.name]).toEqual(['crowd-950', 'crowd-901'])
    expect(await list({ search: 'crowd', plan: 'premium' })).toEqual({ members: [], count: 0, isMore: false })
  })

  test('is without staff, and leaves out what it does not know', async () => {
    const ids = await idsOf({ plan: 'gold', status: ['active', 'ended'], page: 'x' })
    expect(ids.length).toBeGreaterThan(1)
    expect(ids).not.toContain(people.manager.id)
    expect(ids).toEqual([...ids].sort((one, other) => other - one))
  })
})

describe('a member’s page', () => {
  test('has the lines of the ledger, notes, orders and subscriptions', async () => {
    const { memberPage } = await import('@/cms/memberships/staff/member-page')
    const { run } = await reader()
    const payer = await aPayer(monthly)
    await rest(people.manager, 'post', 'member-notes', { user: payer.id, text: 'Called' })
    const page = await memberPage(run, payer.id)
    expect(page?.person).toMatchObject({ email: payer.email, plan: 'premium' })
    expect(page?.timeline.map(({ by, kind }) => [kind, by])).toEqual([
      ['started', expect.stringContaining('cashier')],
      ['confirmed', expect.stringContaining('cashier')],
      ['ordered', expect.stringContaining('payer')],
    ])
    expect(page?.notes).toMatchObject([{ text: 'Called', by: `${markOf('manager')}user` }])
    expect([page?.orders.length, page?.subscriptions.length]).toEqual([1, 1])
    expect(await memberPage(run, 999_999)).toBeNull()
  })
})

describe('the numbers', () => {
  test('count what has changed since', async () => {
    const { membershipNumbers } = await import('@/cms/memberships/staff/numbers')
    const { isSqlite, run } = await reader()
    // No other test is in these months, or before them.
    const countAt = async (time: string) => {
      itIs(time)
      return membershipNumbers(run, isSqlite, new Date())
    }
    const before = await countAt('2025-03-20T12:00:00.000Z')
    itIs('2025-01-10T12:00:00.000Z')
    await givePlan(site.payload, Number(people.editor.id), 'standard')
    const [leaver, stayer] = [await aPayer(monthly), await aPayer({ ...premium, return: '/recipes/tea/' })]
    await acting.actForMember(asStaff('manager'), { action: 'cancel', user: leaver.id })
    itIs('2025-02-10T12:00:00.000Z')
    await runClock()
    const after = await countAt('2025-03-20T12:00:00.000Z')
    const monthsOf = ({ revenue }: typeof after) =>
      revenue[0]?.months.slice(-3).map(({ month, movements }) => [month, movements.new, movements.churn])
    expect(monthsOf(after)).toEqual([
      ['2025-01', 4_600, 0],
      ['2025-02', 0, -2_400],
      ['2025-03', 0, 0],
    ])
    expect((after.revenue[0]?.monthly ?? 0) - (before.revenue[0]?.monthly ?? 0)).toBe(2_200)
    expect(after.moves.slice(-3).map(({ joined, left, month }) => [month, joined, left])).toEqual([
      ['2025-01', 2, 0],
      ['2025-02', 0, 1],
      ['2025-03', 0, 0],
    ])
    expect(after.pages).toContainEqual({ path: '/recipes/tea/', count: 1 })
    const premiumOf = ({ members }: typeof after) => members.find(({ plan }) => plan === 'premium')?.count ?? 0
    expect([premiumOf(after) - premiumOf(before), await storedPlan(stayer.id)]).toEqual([1, 'premium'])
  })
})

test('a member’s page has how much they did, and the newest ten of each kind', async () => {
  itIs('2026-11-26T12:00:00.000Z')
  const { id: member } = await aBuyer()
  const { run } = await reader()
  const { memberActivity, memberPosts } = await import('@/cms/memberships/staff/activity')
  for (let item = 1; item <= 12; item += 1) await site.payload.create({ collection: 'watches', data: { member, item } })
  await site.payload.create({ collection: 'favourites', data: { member, item: 1, kept: true } })
  await site.payload.create({ collection: 'favourites', data: { member, item: 2, kept: false } })
  await site.payload.create({ collection: 'ratings', data: { member, item: 3, rating: 4 } })
  const { favorites, ratings, rounds, watched } = await memberActivity(run, member)
  expect([watched.count, watched.rows.length, favorites.count, rounds.count]).toEqual([12, 10, 1, 0])
  expect(ratings.rows).toEqual([{ id: expect.any(Number), title: null, uri: null, at: expect.any(String), rating: 4 }])
  expect(await memberPosts(run, member)).toEqual({ count: 0, rows: [] })
})
