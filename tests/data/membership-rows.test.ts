// Also on PostgreSQL: our own SQL on subscriptions and orders, locks on their rows, and the migration of members' plans.
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Order, Subscription, User } from '@/payload-types'
import { startTestCms, type TestCms } from '../support/data/cms'
import { rest } from '../support/data/http'
import { committedMigrations } from '../support/data/migrations'
import { sql } from '../support/data/sql'
import { anAccount, createViewers, type Viewer, type ViewerName } from '../support/data/users'

let cms: TestCms
let payload: Payload
let people: Record<ViewerName, Viewer>
beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
  people = await createViewers(payload)
  await payload.create({
    collection: 'plans',
    data: {
      key: 'premium',
      title: 'Premium',
      annualAmount: 26_400,
      monthlyAmount: 2_400,
      currency: 'USD',
      trialDays: 0,
      position: 1,
    },
  })
})
afterAll(() => cms.stop())

let made = 0
const aPerson = async () => (await anAccount(payload, `holder${++made}`, { role: 'member', plan: 'free' })).id
const planOf = async (id: number) => (await payload.findByID({ collection: 'users', id })).plan
const docOf = <T>({ json }: { json: unknown }) => (json as { doc: T }).doc
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const give = (user: number, own: Partial<Subscription> = {}) =>
  rest(people.manager, 'post', 'subscriptions?depth=0', {
    user,
    plan: 'premium',
    source: 'complimentary',
    reason: 'A present',
    ...own,
  })
const anOrder = async (user: number, own: Partial<Order> = {}) =>
  docOf<Order>(
    await rest(people.manager, 'post', 'orders?depth=0', { user, plan: 'premium', interval: 'annual', ...own }),
  )
const confirm = (id: number, own: object = {}) =>
  rest(people.manager, 'patch', `orders/${id}?depth=0`, {
    status: 'confirmed',
    amount: 26_400,
    paidAt: new Date().toISOString(),
    ...own,
  })
const ledgerOf = async (user: number) => {
  const where = { user: { equals: user } }
  const { docs } = await payload.find({
    collection: 'membership-events',
    where,
    sort: 'id',
    depth: 0,
    pagination: false,
  })
  return docs.map(({ kind, origin }) => `${kind} by ${origin}`)
}
const subscriptionsOf = async (user: number) => {
  const where = { user: { equals: user } }
  return (await payload.find({ collection: 'subscriptions', where, sort: 'id', depth: 0, pagination: false })).docs
}

describe('a plan follows from subscriptions', () => {
  test('that staff give, until its end, with a line in the ledger', async () => {
    const user = await aPerson()
    const { status } = await give(user, { paidUntil: inDays(30) })
    expect([status, await planOf(user)]).toEqual([201, 'premium'])
    expect(await ledgerOf(user)).toEqual(['given by staff'])
  })

  test('that staff end', async () => {
    const user = await aPerson()
    const { id } = docOf<Subscription>(await give(user))
    expect(await planOf(user)).toBe('premium')
    expect((await rest(people.manager, 'patch', `subscriptions/${id}`, { status: 'ended' })).status).toBe(200)
    expect(await planOf(user)).toBe('free')
    expect(await ledgerOf(user)).toEqual(['given by staff', 'edited by staff'])
  })

  test('and is free when the end is in the past', async () => {
    const user = await aPerson()
    await give(user, { paidUntil: inDays(-1) })
    expect(await planOf(user)).toBe('free')
    expect(await ledgerOf(user)).toEqual(['given by staff', 'ended by clock'])
  })

  test.each(['free', 'editor', 'manager', 'administrator'] as const)('%s cannot set it', async (name) => {
    const user = await aPerson()
    await rest(people[name], 'patch', `users/${user}`, { plan: 'premium', firstName: 'Saved' })
    expect(await planOf(user)).toBe('free')
  })

  test('a save of a person does not undo a change of the plan in between', async () => {
    const user = await aPerson()
    const stale = await payload.findByID({ collection: 'users', id: user, depth: 0 })
    await give(user)
    const data: Partial<User> = { firstName: 'Saved', plan: stale.plan }
    await payload.update({ collection: 'users', id: user, data })
    expect(await payload.findByID({ collection: 'users', id: user })).toMatchObject({
      firstName: 'Saved',
      plan: 'premium',
    })
  })

  test('members and editors neither read nor give subscriptions', async () => {
    const user = await aPerson()
    for (const name of ['premium', 'editor'] as const) {
      for (const path of ['plans', 'subscriptions', 'orders', 'gifts', 'membership-events']) {
        expect((await rest(people[name], 'get', path)).status, `${name} ${path}`).toBe(403)
      }
      const body = { user, plan: 'premium', source: 'complimentary' }
      expect((await rest(people[name], 'post', 'subscriptions', body)).status).toBe(403)
    }
    expect((await rest(people.organizer, 'get', 'subscriptions')).status).toBe(200)
    expect((await rest(people.organizer, 'post', 'subscriptions', { user, plan: 'premium' })).status).toBe(403)
    expect(await planOf(user)).toBe('free')
  })

  test('no one writes the ledger', async () => {
    const user = await aPerson()
    await give(user)
    const { docs } = await payload.find({ collection: 'membership-events', where: { user: { equals: user } } })
    const id = docs[0]?.id
    expect((await rest(people.administrator, 'patch', `membership-events/${id}`, { note: 'x' })).status).toBe(403)
    expect((await rest(people.administrator, 'delete', `membership-events/${id}`)).status).toBe(403)
    expect((await rest(people.administrator, 'get', `membership-events/${id}`)).status).toBe(200)
  })
})

describe('an order', () => {
  test('that is confirmed gives the plan for its period', async () => {
    const user = await aPerson()
    const order = await anOrder(user)
    expect([order.status, order.amount, await planOf(user)]).toEqual(['pending', 26_400, 'free'])
    const { json, status } = await confirm(order.id, { paidAt: '2026-11-20T10:00:00.000Z' })
    expect([status, docOf<Order>({ json }).status, await planOf(user)]).toEqual([200, 'confirmed', 'premium'])
    expect(await subscriptionsOf(user)).toMatchObject([
      {
        plan: 'premium',
        interval: 'annual',
        source: 'offline',
        status: 'active',
        amount: 26_400,
        startedAt: '2026-11-20T10:00:00.000Z',
        paidUntil: '2027-11-20T10:00:00.000Z',
      },
    ])
    expect(await ledgerOf(user)).toEqual(['ordered by staff', 'confirmed by staff', 'started by staff'])
  })

  test('that is confirmed twice at once counts once', async () => {
    const user = await aPerson()
    const { id } = await anOrder(user)
    const answers = await Promise.all([confirm(id), confirm(id), confirm(id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await subscriptionsOf(user)).toHaveLength(1)
    expect(await ledgerOf(user)).toEqual(['ordered by staff', 'confirmed by staff', 'started by staff'])
  })

  test('that is confirmed again keeps its amount and day', async () => {
    const { id } = await anOrder(await aPerson())
    const first = docOf<Order>(await confirm(id, { paidAt: '2026-11-20T10:00:00.000Z' }))
    const again = docOf<Order>(await confirm(id, { amount: 1, paidAt: '2026-11-21T10:00:00.000Z' }))
    expect([again.amount, again.paidAt]).toEqual([first.amount, first.paidAt])
  })

  test('that is refused leaves all as it was', async () => {
    const user = await aPerson()
    const { id } = await anOrder(user)
    expect((await rest(people.manager, 'patch', `orders/${id}`, { status: 'refused' })).status).toBe(200)
    expect([await planOf(user), await subscriptionsOf(user)]).toEqual(['free', []])
    expect((await confirm(id)).status).toBe(409)
    expect(await planOf(user)).toBe('free')
  })

  test('that is confirmed cannot be refused', async () => {
    const user = await aPerson()
    const { id } = await anOrder(user)
    await confirm(id)
    expect((await rest(people.manager, 'patch', `orders/${id}`, { status: 'refused' })).status).toBe(409)
    expect(await planOf(user)).toBe('premium')
  })

  test('paid in the future is not confirmed', async () => {
    const user = await aPerson()
    const { id } = await anOrder(user)
    expect((await confirm(id, { paidAt: inDays(3) })).status).toBe(400)
    expect([await planOf(user), await ledgerOf(user)]).toEqual(['free', ['ordered by staff']])
  })

  test('for someone who has a paid membership is not confirmed', async () => {
    const user = await aPerson()
    const [first, second] = [await anOrder(user), await anOrder(user)]
    await confirm(first.id)
    expect((await confirm(second.id)).status).toBe(409)
    expect(await payload.findByID({ collection: 'orders', id: second.id })).toMatchObject({ status: 'pending' })
    expect(await subscriptionsOf(user)).toHaveLength(1)
  })

  test('several cannot be changed at once', async () => {
    const { id } = await anOrder(await aPerson())
    const path = `orders?where[id][equals]=${id}`
    expect((await rest(people.manager, 'patch', path, { status: 'confirmed' })).status).toBe(403)
    expect(await payload.findByID({ collection: 'orders', id })).toMatchObject({ status: 'pending' })
  })
})

describe('deleting an account', () => {
  test('deletes its orders and subscriptions; the ledger stays without the person', async () => {
    const user = await aPerson()
    const order = await anOrder(user)
    await confirm(order.id)
    const where = { user: { equals: user } }
    const { docs } = await payload.find({ collection: 'membership-events', where, sort: 'id' })
    await payload.delete({ collection: 'users', id: user })
    expect(await subscriptionsOf(user)).toEqual([])
    const [first] = docs
    expect(await payload.findByID({ collection: 'membership-events', id: Number(first?.id), depth: 0 })).toMatchObject({
      user: null,
      kind: 'ordered',
    })
  })
})

describe('the migration', () => {
  test('lets members keep the plan that staff have set', async () => {
    const [premium, free, member] = [await aPerson(), await aPerson(), await aPerson()]
    await give(member)
    await sql(payload, `update users set plan = 'executive-coaching' where id = ${premium}`)
    const migration = (await committedMigrations()).find(({ name }) => name.endsWith('plans_of_members'))
    const args = { db: (payload.db as unknown as { drizzle: unknown }).drizzle, payload, req: {} } as never
    await migration?.up(args)
    await migration?.up(args)
    expect(await subscriptionsOf(premium)).toMatchObject([
      { plan: 'executive-coaching', source: 'complimentary', status: 'active', paidUntil: null },
    ])
    expect(await ledgerOf(premium)).toEqual(['imported by import'])
    expect([await subscriptionsOf(free), await ledgerOf(free)]).toEqual([[], []])
    expect([await subscriptionsOf(member), await ledgerOf(member)]).toEqual([
      expect.objectContaining({ length: 1 }),
      ['given by staff'],
    ])
    // The plan still stands when it is derived the next time.
    await give(premium, { plan: 'standard' })
    expect(await planOf(premium)).toBe('executive-coaching')
  })
})
