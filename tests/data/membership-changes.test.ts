// Also on PostgreSQL: our own SQL on subscriptions and their next change, and locks on their rows.
import { describe, expect, test } from 'vitest'
import { itIs, monthly, orderSite, premium, standard } from '../support/data/order-site'
import { sql } from '../support/data/sql'
import { givePlan } from '../support/data/users'

const site = orderSite()
const { aBuyer, aPayer, confirm, kindsOf, membershipOf, ordersOf, orderStatuses, runClock, storedPlan } = site

const conflict = expect.objectContaining({ code: 'conflict' })
const unprocessable = (field: string) =>
  expect.objectContaining({ code: 'unprocessable', fields: { [field]: expect.any(String) } })

describe('a paid membership', () => {
  test('is canceled to its paid day, and resumed', async () => {
    const { id, viewer } = await aPayer()
    const { subscription } = await site.changing.cancelMembership(viewer, { reason: 'Too little time' })
    expect(subscription).toMatchObject({ status: 'active', cancelsAt: subscription?.paidUntil })
    await site.changing.cancelMembership(viewer, {})
    expect(await storedPlan(id)).toBe('premium')
    expect((await site.changing.resumeMembership(viewer)).subscription).toMatchObject({ cancelsAt: null })
    await site.changing.resumeMembership(viewer)
    expect((await kindsOf(id)).slice(3)).toEqual(['canceled', 'resumed'])
  })

  test('an order that is not paid is canceled', async () => {
    const { id, viewer } = await aBuyer()
    await site.buying.checkout(viewer, premium)
    expect(await site.changing.cancelMembership(viewer, {})).toEqual({ subscription: null })
    expect(await orderStatuses(id)).toEqual(['premium refused'])
    await expect(site.changing.cancelMembership(viewer, {})).rejects.toEqual(conflict)
  })

  test('changes to less with the next period, which costs nothing now', async () => {
    const { id, viewer } = await aPayer()
    const { subscription: before } = await membershipOf(viewer)
    const less = { plan: 'standard', interval: 'annual' } as const
    const quote = await site.changing.changeMembership(viewer, { ...less, preview: true })
    expect(quote).toEqual({ dueNow: 0, currency: 'USD', from: before?.paidUntil })
    for (const _ of [1, 2]) await site.changing.changeMembership(viewer, { ...less, preview: false })
    expect((await membershipOf(viewer)).subscription).toEqual(before)
    expect((await kindsOf(id)).slice(3)).toEqual(['change_planned'])
  })

  test('changes to more when the difference is paid', async () => {
    const { id, viewer } = await aPayer(standard)
    const more = { plan: 'premium', interval: 'annual' } as const
    const quote = await site.changing.changeMembership(viewer, { ...more, preview: true })
    expect(quote).toMatchObject({ dueNow: 14_400, currency: 'USD' })
    expect(await orderStatuses(id)).toEqual(['standard confirmed'])
    for (const _ of [1, 2]) await site.changing.changeMembership(viewer, { ...more, preview: false })
    expect(await orderStatuses(id)).toEqual(['standard confirmed', 'premium pending'])
    expect(await storedPlan(id)).toBe('standard')
    const [, order] = await ordersOf(id)
    await confirm(Number(order?.id))
    expect(await membershipOf(viewer)).toMatchObject({ plan: 'premium', subscription: { price: { amount: 26_400 } } })
  })

  test('keeps its price when the plan becomes dearer', async () => {
    itIs('2026-01-10T12:00:00.000Z')
    const { id, viewer } = await aPayer()
    const [plan] = (await site.payload.find({ collection: 'plans', where: { key: { equals: 'premium' } } })).docs
    await site.payload.update({ collection: 'plans', id: Number(plan?.id), data: { annualAmount: 99_900 } })
    itIs('2027-01-11T12:00:00.000Z')
    await runClock()
    await site.payload.update({ collection: 'plans', id: Number(plan?.id), data: { annualAmount: 26_400 } })
    expect((await ordersOf(id)).map(({ amount, kind }) => [kind, amount])).toEqual([
      ['new', 26_400],
      ['renewal', 26_400],
    ])
    expect((await membershipOf(viewer)).subscription?.price).toEqual({ amount: 26_400, currency: 'USD' })
  })

  test('is refused a change to free, and one to what is not for sale', async () => {
    const { viewer } = await aPayer()
    const to = (plan: 'free' | 'executive-coaching') =>
      site.changing.changeMembership(viewer, { plan, interval: 'annual', preview: true })
    await expect(to('free')).rejects.toEqual(unprocessable('plan'))
    await expect(to('executive-coaching')).rejects.toEqual(unprocessable('plan'))
  })

  test('free of charge changes to a paid one of a higher plan', async () => {
    const { id, viewer } = await aBuyer()
    await givePlan(site.payload, id, 'standard')
    const more = { plan: 'premium', interval: 'monthly' } as const
    expect(await site.changing.changeMembership(viewer, { ...more, preview: true })).toMatchObject({ dueNow: 2_400 })
    await site.changing.changeMembership(viewer, { ...more, preview: false, consent: true })
    const [order] = await ordersOf(id)
    expect(order?.consentVersion).toBe('1')
    await confirm(Number(order?.id))
    expect(await membershipOf(viewer)).toMatchObject({ plan: 'premium', subscription: { interval: 'monthly' } })
    await expect(
      site.changing.changeMembership(await aBuyer().then(({ viewer }) => viewer), { ...more, preview: true }),
    ).rejects.toEqual(conflict)
  })
})

describe('time alone', () => {
  test('makes the next payment due, keeps the plan for the grace, then ends it', async () => {
    itIs('2026-01-31T12:00:00.000Z')
    const { id, viewer } = await aPayer(monthly)
    itIs('2026-02-28T12:00:01.000Z')
    expect(await runClock()).toBe(1)
    expect(await runClock()).toBe(0)
    expect(await membershipOf(viewer)).toMatchObject({
      plan: 'premium',
      subscription: { status: 'past_due', graceUntil: '2026-03-07T12:00:00.000Z' },
    })
    itIs('2026-03-07T12:00:00.000Z')
    await runClock()
    expect([await storedPlan(id), await membershipOf(viewer)]).toEqual(['free', { plan: 'free', subscription: null }])
    expect(await orderStatuses(id)).toEqual(['premium confirmed', 'premium refused'])
  })

  test('goes on from the day that was paid for when the next payment arrives', async () => {
    itIs('2026-01-31T12:00:00.000Z')
    const { id, viewer } = await aPayer(monthly)
    itIs('2026-03-02T12:00:00.000Z')
    await runClock()
    const [, next] = await ordersOf(id)
    await confirm(Number(next?.id))
    expect((await membershipOf(viewer)).subscription).toMatchObject({
      status: 'active',
      paidUntil: '2026-03-31T12:00:00.000Z',
      graceUntil: null,
    })
  })

  test('begins a pause at the paid day and ends it', async () => {
    itIs('2026-01-10T12:00:00.000Z')
    const { id, viewer } = await aPayer(monthly)
    const { subscription } = await site.changing.pauseMembership(viewer, { months: 2 })
    expect(subscription).toMatchObject({ status: 'active', pausedUntil: '2026-04-10T12:00:00.000Z' })
    itIs('2026-02-10T12:00:00.000Z')
    await runClock()
    expect(await membershipOf(viewer)).toMatchObject({ plan: 'free', subscription: { status: 'paused' } })
    itIs('2026-04-10T12:00:00.000Z')
    await runClock()
    expect(await membershipOf(viewer)).toMatchObject({ plan: 'premium', subscription: { status: 'past_due' } })
    expect((await ordersOf(id)).map(({ kind, status }) => `${kind} ${status}`)).toEqual([
      'new confirmed',
      'renewal pending',
    ])
  })

  test('a pause that has begun ends when the member resumes: the next payment is due', async () => {
    itIs('2026-01-10T12:00:00.000Z')
    const { id, viewer } = await aPayer(monthly)
    await site.changing.pauseMembership(viewer, { months: 3 })
    itIs('2026-02-20T12:00:00.000Z')
    expect((await site.changing.resumeMembership(viewer)).subscription).toMatchObject({
      status: 'past_due',
      paidUntil: '2026-02-20T12:00:00.000Z',
      graceUntil: '2026-02-27T12:00:00.000Z',
    })
    expect(await storedPlan(id)).toBe('premium')
    expect(await orderStatuses(id)).toEqual(['premium confirmed', 'premium pending'])
    expect((await site.changing.cancelMembership(viewer, {})).subscription).toBeNull()
    expect([await storedPlan(id), await orderStatuses(id)]).toEqual(['free', ['premium confirmed', 'premium refused']])
  })

  test('ends what was given until a day, once', async () => {
    itIs('2026-01-10T12:00:00.000Z')
    const { id } = await aBuyer()
    await site.payload.create({
      collection: 'subscriptions',
      data: {
        user: id,
        plan: 'premium',
        source: 'complimentary',
        status: 'active',
        startedAt: new Date().toISOString(),
        paidUntil: '2026-01-20T12:00:00.000Z',
        billingDay: 10,
      },
    })
    itIs('2026-01-19T12:00:00.000Z')
    await runClock()
    expect(await storedPlan(id)).toBe('premium')
    itIs('2026-01-20T12:00:00.000Z')
    await Promise.all([1, 2, 3].map(() => runClock()))
    expect([await storedPlan(id), await kindsOf(id)]).toEqual(['free', ['given', 'ended']])
  })
})

describe('the plan of everybody by one query', () => {
  test('is that of the rule', async () => {
    const { findStalePlans } = await import('@/cms/memberships/stale-plans')
    const { connectionRunner } = await import('@/cms/database/sql-adapter')
    const { toSubscriptions } = await import('@/cms/memberships/rows')
    const { planOf: planByRule } = await import('@/rules/membership/plan-of')
    const days = ['null', "'2026-01-05T12:00:00.000Z'", "'2026-01-15T12:00:00.000Z'"]
    const cases = ['trialing', 'active', 'past_due', 'paused', 'ended', 'pending'].flatMap((status) =>
      ['null', "'monthly'"].flatMap((interval) =>
        days.flatMap((paid) =>
          days.flatMap((cancels) =>
            days.flatMap((paused) =>
              days.map((grace) => `'${status}', ${interval}, ${paid}, ${cancels}, ${paused}, ${grace}`),
            ),
          ),
        ),
      ),
    )
    const people = cases.map((_, index) => `('case-${index}', 'case-${index}@example.com', 'member', 'free')`)
    await sql(site.payload, `insert into users (username, email, role, plan) values ${people.join(', ')}`)
    const subscriptions = cases.map(
      (one, index) =>
        `((select id from users where username = 'case-${index}'), 'premium', 'offline', '2026-01-01T00:00:00.000Z', 1, ${one})`,
    )
    await sql(
      site.payload,
      `insert into subscriptions (user_id, plan, source, started_at, billing_day, status, "interval", paid_until, cancels_at, paused_until, grace_until)
        values ${subscriptions.join(', ')}`,
    )
    const now = new Date('2026-01-10T12:00:00.000Z')
    const stored = toSubscriptions(
      await sql(
        site.payload,
        "select * from subscriptions where user_id in (select id from users where username like 'case-%')",
      ),
    )
    const stale = await findStalePlans(connectionRunner(site.payload.db), now)
    const byQuery = stored.map(({ user }) => stale.find((one) => one.user === user)?.derived ?? 'free')
    expect(byQuery).toEqual(stored.map((one) => planByRule([one], now)))
    expect(new Set(byQuery)).toEqual(new Set(['free', 'premium']))
    expect(stored).toHaveLength(cases.length)
  })
})
