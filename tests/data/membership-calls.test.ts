// Also on PostgreSQL: our own SQL on orders, subscriptions and gifts, and locks on their rows.
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Viewer } from '@/platform/session/viewer.server'
import { startTestCms, type TestCms } from '../support/data/cms'
import { aMember } from '../support/data/members'
import { givePlan } from '../support/data/users'
import { emailsTo } from '../support/outbox'

let cms: TestCms
let payload: Payload
let plans: typeof import('@/features/memberships/plans.server')
let own: typeof import('@/features/memberships/own.server')
let buying: typeof import('@/features/memberships/checkout.server')
let changing: typeof import('@/features/memberships/change.server')
let gifts: typeof import('@/features/memberships/gifts.server')
let sending: typeof import('@/features/memberships/send-gifts.server')
let exporting: typeof import('@/features/memberships/export.server')
let clock: typeof import('@/features/memberships/clock.server')
beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
  // Imported here because they load the CMS, which reads the environment.
  plans = await import('@/features/memberships/plans.server')
  own = await import('@/features/memberships/own.server')
  buying = await import('@/features/memberships/checkout.server')
  changing = await import('@/features/memberships/change.server')
  gifts = await import('@/features/memberships/gifts.server')
  sending = await import('@/features/memberships/send-gifts.server')
  exporting = await import('@/features/memberships/export.server')
  clock = await import('@/features/memberships/clock.server')
  const common = { currency: 'USD', trialDays: 14 }
  const data = [
    { ...common, key: 'free', title: 'Free', annualAmount: 0, monthlyAmount: 0, position: 1 },
    { ...common, key: 'standard', title: 'Standard', annualAmount: 12_000, position: 2 },
    { ...common, key: 'premium', title: 'Premium', annualAmount: 26_400, monthlyAmount: 2_400, position: 3 },
    { ...common, key: 'executive-coaching', title: 'Executive Coaching', position: 4 },
  ] as const
  for (const plan of data) await payload.create({ collection: 'plans', data: plan })
})
afterAll(() => cms.stop())
afterEach(() => vi.useRealTimers())

/** Only the date is fixed: timers of the database go on. */
function itIs(time: string): void {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date(time))
}

let made = 0
const aBuyer = () => aMember(payload, `buyer${++made}`)
const premium = { plan: 'premium', interval: 'annual', consent: true } as const
const standard = { ...premium, plan: 'standard' } as const
const ordersOf = async (user: number) => {
  const where = { user: { equals: user } }
  return (await payload.find({ collection: 'orders', where, sort: 'id', depth: 0, pagination: false })).docs
}
const statusesOf = async (user: number) => (await ordersOf(user)).map(({ plan, status }) => `${plan} ${status}`)
const confirm = (id: number) => payload.update({ collection: 'orders', id, data: { status: 'confirmed' } })
const ledgerOf = async (user: number) => {
  const where = { user: { equals: user } }
  const { docs } = await payload.find({ collection: 'membership-events', where, sort: 'id', pagination: false })
  return docs.map(({ kind }) => kind)
}
const planOf = async (id: number) => (await payload.findByID({ collection: 'users', id })).plan
const member = (viewer: Viewer) => own.ownMembership(viewer)

/** Someone whose order has been confirmed. */
async function aPayer(choice: Parameters<typeof buying.checkout>[1] = premium) {
  const buyer = await aBuyer()
  await buying.checkout(buyer.viewer, choice)
  const [order] = await ordersOf(buyer.id)
  await confirm(Number(order?.id))
  return buyer
}

const sentTo = (to: string) => emailsTo(to, cms.env.DATA_DIR ?? '')

const conflict = expect.objectContaining({ code: 'conflict' })
const unprocessable = (field: string) =>
  expect.objectContaining({ code: 'unprocessable', fields: { [field]: expect.any(String) } })

describe('plans on sale', () => {
  test('come in their order, with their prices and the month that is free', async () => {
    const { plans: shown } = await plans.plansOnSale()
    expect(shown.map(({ key, prices, trialDays }) => [key, prices, trialDays])).toEqual([
      ['free', { annual: { amount: 0, currency: 'USD' }, monthly: { amount: 0, currency: 'USD' } }, 0],
      ['standard', { annual: { amount: 12_000, currency: 'USD' }, monthly: null }, 0],
      [
        'premium',
        { annual: { amount: 26_400, currency: 'USD', monthFree: true }, monthly: { amount: 2_400, currency: 'USD' } },
        0,
      ],
      ['executive-coaching', { annual: null, monthly: null }, 0],
    ])
  })
})

describe('joining', () => {
  test('places an order; the plan follows when it is confirmed', async () => {
    const { id, viewer } = await aBuyer()
    const { url } = await buying.checkout(viewer, { ...premium, return: '/recipes/?a=b' })
    const [order] = await ordersOf(id)
    expect(url).toBe(`/memberships/thank-you/?order=${order?.id}&return=%2Frecipes%2F%3Fa%3Db`)
    expect(order).toMatchObject({ status: 'pending', amount: 26_400, currency: 'USD', consentVersion: '1' })
    expect(order?.consentAt).toEqual(expect.any(String))
    expect(await member(viewer)).toMatchObject({ plan: 'free', subscription: { plan: 'premium', status: 'pending' } })
    await confirm(Number(order?.id))
    expect(await member(viewer)).toMatchObject({
      plan: 'premium',
      subscription: {
        plan: 'premium',
        interval: 'annual',
        status: 'active',
        source: 'offline',
        price: { amount: 26_400, currency: 'USD' },
        cancelsAt: null,
        graceUntil: null,
      },
    })
    expect(await planOf(id)).toBe('premium')
  })

  test('twice at once places one order', async () => {
    const { id, viewer } = await aBuyer()
    const answers = await Promise.all([1, 2, 3].map(() => buying.checkout(viewer, premium)))
    expect(new Set(answers.map(({ url }) => url)).size).toBe(1)
    expect(await statusesOf(id)).toEqual(['premium pending'])
  })

  test('with another choice takes the place of the first', async () => {
    const { id, viewer } = await aBuyer()
    await buying.checkout(viewer, premium)
    await buying.checkout(viewer, standard)
    expect(await statusesOf(id)).toEqual(['premium refused', 'standard pending'])
  })

  test('for free leads on and places no order', async () => {
    const { id, viewer } = await aBuyer()
    const free = { plan: 'free', interval: 'annual', return: '//evil.example' } as const
    expect(await buying.checkout(viewer, free)).toEqual({ url: '/memberships/thank-you/?plan=free' })
    expect(await ordersOf(id)).toEqual([])
  })

  test('is refused for someone who has a membership', async () => {
    const payer = await aPayer(standard)
    const given = await aBuyer()
    await givePlan(payload, given.id, 'standard')
    const subscribed = expect.objectContaining({ code: 'already_subscribed', status: 409 })
    await expect(buying.checkout(payer.viewer, premium)).rejects.toEqual(subscribed)
    await expect(buying.checkout(payer.viewer, { plan: 'free', interval: 'annual' })).rejects.toEqual(subscribed)
    await expect(buying.checkout(given.viewer, premium)).rejects.toEqual(subscribed)
  })

  test('is refused without consent, with a coupon that does not hold, and for what is not for sale', async () => {
    const { id, viewer } = await aBuyer()
    await expect(buying.checkout(viewer, { ...premium, consent: false })).rejects.toEqual(unprocessable('consent'))
    await expect(buying.checkout(viewer, { ...premium, coupon: 'SPRING' })).rejects.toEqual(unprocessable('coupon'))
    const notSold = [
      { ...standard, interval: 'monthly' },
      { ...premium, plan: 'executive-coaching' },
    ] as const
    for (const choice of notSold) await expect(buying.checkout(viewer, choice)).rejects.toEqual(unprocessable('plan'))
    expect(await ordersOf(id)).toEqual([])
  })
})

describe('a paid membership', () => {
  test('is canceled to its paid day, and resumed', async () => {
    const { id, viewer } = await aPayer()
    const { subscription } = await changing.cancelMembership(viewer, { reason: 'Too little time' })
    expect(subscription).toMatchObject({ status: 'active', cancelsAt: subscription?.paidUntil })
    await changing.cancelMembership(viewer, {})
    expect(await planOf(id)).toBe('premium')
    expect((await changing.resumeMembership(viewer)).subscription).toMatchObject({ cancelsAt: null })
    await changing.resumeMembership(viewer)
    expect((await ledgerOf(id)).slice(3)).toEqual(['canceled', 'resumed'])
  })

  test('an order that is not paid is canceled', async () => {
    const { id, viewer } = await aBuyer()
    await buying.checkout(viewer, premium)
    expect(await changing.cancelMembership(viewer, {})).toEqual({ subscription: null })
    expect(await statusesOf(id)).toEqual(['premium refused'])
    await expect(changing.cancelMembership(viewer, {})).rejects.toEqual(conflict)
  })

  test('changes to less with the next period, which costs nothing now', async () => {
    const { id, viewer } = await aPayer()
    const { subscription: before } = await member(viewer)
    const less = { plan: 'standard', interval: 'annual' } as const
    const quote = await changing.changeMembership(viewer, { ...less, preview: true })
    expect(quote).toEqual({ dueNow: 0, currency: 'USD', from: before?.paidUntil })
    for (const _ of [1, 2]) await changing.changeMembership(viewer, { ...less, preview: false })
    expect((await member(viewer)).subscription).toEqual(before)
    expect((await ledgerOf(id)).slice(3)).toEqual(['change_planned'])
  })

  test('changes to more when the difference is paid', async () => {
    const { id, viewer } = await aPayer(standard)
    const more = { plan: 'premium', interval: 'annual' } as const
    const quote = await changing.changeMembership(viewer, { ...more, preview: true })
    expect(quote).toMatchObject({ dueNow: 14_400, currency: 'USD' })
    expect(await statusesOf(id)).toEqual(['standard confirmed'])
    for (const _ of [1, 2]) await changing.changeMembership(viewer, { ...more, preview: false })
    expect(await statusesOf(id)).toEqual(['standard confirmed', 'premium pending'])
    expect(await planOf(id)).toBe('standard')
    const [, order] = await ordersOf(id)
    await confirm(Number(order?.id))
    expect(await member(viewer)).toMatchObject({ plan: 'premium', subscription: { price: { amount: 26_400 } } })
  })

  test('keeps its price when the plan becomes dearer', async () => {
    itIs('2026-01-10T12:00:00.000Z')
    const { id, viewer } = await aPayer()
    const [plan] = (await payload.find({ collection: 'plans', where: { key: { equals: 'premium' } } })).docs
    await payload.update({ collection: 'plans', id: Number(plan?.id), data: { annualAmount: 99_900 } })
    itIs('2027-01-11T12:00:00.000Z')
    await clock.changeDueMemberships(new Date())
    await payload.update({ collection: 'plans', id: Number(plan?.id), data: { annualAmount: 26_400 } })
    expect((await ordersOf(id)).map(({ amount, kind }) => [kind, amount])).toEqual([
      ['new', 26_400],
      ['renewal', 26_400],
    ])
    expect((await member(viewer)).subscription?.price).toEqual({ amount: 26_400, currency: 'USD' })
  })

  test('is refused a change to free, and one to what is not for sale', async () => {
    const { viewer } = await aPayer()
    const to = (plan: 'free' | 'executive-coaching') =>
      changing.changeMembership(viewer, { plan, interval: 'annual', preview: true })
    await expect(to('free')).rejects.toEqual(unprocessable('plan'))
    await expect(to('executive-coaching')).rejects.toEqual(unprocessable('plan'))
  })

  test('free of charge changes to a paid one of a higher plan', async () => {
    const { id, viewer } = await aBuyer()
    await givePlan(payload, id, 'standard')
    const more = { plan: 'premium', interval: 'monthly' } as const
    expect(await changing.changeMembership(viewer, { ...more, preview: true })).toMatchObject({ dueNow: 2_400 })
    await changing.changeMembership(viewer, { ...more, preview: false })
    const [order] = await ordersOf(id)
    await confirm(Number(order?.id))
    expect(await member(viewer)).toMatchObject({ plan: 'premium', subscription: { interval: 'monthly' } })
    await expect(
      changing.changeMembership(await aBuyer().then(({ viewer }) => viewer), { ...more, preview: true }),
    ).rejects.toEqual(conflict)
  })
})

describe('time alone', () => {
  test('makes the next payment due, keeps the plan for the grace, then ends it', async () => {
    itIs('2026-01-31T12:00:00.000Z')
    const { id, viewer } = await aPayer({ ...premium, interval: 'monthly' })
    itIs('2026-02-28T12:00:01.000Z')
    expect(await clock.changeDueMemberships(new Date())).toBe(1)
    expect(await clock.changeDueMemberships(new Date())).toBe(0)
    expect(await member(viewer)).toMatchObject({
      plan: 'premium',
      subscription: { status: 'past_due', graceUntil: '2026-03-07T12:00:00.000Z' },
    })
    itIs('2026-03-07T12:00:00.000Z')
    await clock.changeDueMemberships(new Date())
    expect([await planOf(id), await member(viewer)]).toEqual(['free', { plan: 'free', subscription: null }])
    expect(await statusesOf(id)).toEqual(['premium confirmed', 'premium refused'])
  })

  test('goes on from the day that was paid for when the next payment arrives', async () => {
    itIs('2026-01-31T12:00:00.000Z')
    const { id, viewer } = await aPayer({ ...premium, interval: 'monthly' })
    itIs('2026-03-02T12:00:00.000Z')
    await clock.changeDueMemberships(new Date())
    const [, next] = await ordersOf(id)
    await confirm(Number(next?.id))
    expect((await member(viewer)).subscription).toMatchObject({
      status: 'active',
      paidUntil: '2026-03-31T12:00:00.000Z',
      graceUntil: null,
    })
  })

  test('begins a pause at the paid day and ends it', async () => {
    itIs('2026-01-10T12:00:00.000Z')
    const { id, viewer } = await aPayer({ ...premium, interval: 'monthly' })
    const { subscription } = await changing.pauseMembership(viewer, { months: 2 })
    expect(subscription).toMatchObject({ status: 'active', pausedUntil: '2026-04-10T12:00:00.000Z' })
    itIs('2026-02-10T12:00:00.000Z')
    await clock.changeDueMemberships(new Date())
    expect(await member(viewer)).toMatchObject({ plan: 'free', subscription: { status: 'paused' } })
    itIs('2026-04-10T12:00:00.000Z')
    await clock.changeDueMemberships(new Date())
    expect(await member(viewer)).toMatchObject({ plan: 'premium', subscription: { status: 'past_due' } })
    expect((await ordersOf(id)).map(({ kind, status }) => `${kind} ${status}`)).toEqual([
      'new confirmed',
      'renewal pending',
    ])
  })

  test('a pause that has begun ends when the member resumes: the next payment is due', async () => {
    itIs('2026-01-10T12:00:00.000Z')
    const { id, viewer } = await aPayer({ ...premium, interval: 'monthly' })
    await changing.pauseMembership(viewer, { months: 3 })
    itIs('2026-02-20T12:00:00.000Z')
    expect((await changing.resumeMembership(viewer)).subscription).toMatchObject({
      status: 'past_due',
      paidUntil: '2026-02-20T12:00:00.000Z',
      graceUntil: '2026-02-27T12:00:00.000Z',
    })
    expect(await planOf(id)).toBe('premium')
    expect(await statusesOf(id)).toEqual(['premium confirmed', 'premium pending'])
    expect((await changing.cancelMembership(viewer, {})).subscription).toBeNull()
    expect([await planOf(id), await statusesOf(id)]).toEqual(['free', ['premium confirmed', 'premium refused']])
  })

  test('ends what was given until a day, once', async () => {
    itIs('2026-01-10T12:00:00.000Z')
    const { id } = await aBuyer()
    await payload.create({
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
    await clock.changeDueMemberships(new Date())
    expect(await planOf(id)).toBe('premium')
    itIs('2026-01-20T12:00:00.000Z')
    await Promise.all([1, 2, 3].map(() => clock.changeDueMemberships(new Date())))
    expect([await planOf(id), await ledgerOf(id)]).toEqual(['free', ['given', 'ended']])
  })
})

describe('a gift', () => {
  const aCode = async (own: { code: string; months?: number }) =>
    payload.create({ collection: 'gifts', data: { plan: 'premium', months: 3, ...own } })

  test('redeemed twice at the same moment is given to one', async () => {
    await aCode({ code: 'one-for-two' })
    const people = await Promise.all([aBuyer(), aBuyer(), aBuyer()])
    const answers = await Promise.allSettled(
      people.map(({ viewer }) => gifts.redeemGift(viewer, { code: ' ONE-for-two' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
    const held = await Promise.all(people.map(({ id }) => planOf(id)))
    expect(held.sort()).toEqual(['free', 'free', 'premium'])
    const loser = answers.find(({ status }) => status === 'rejected')
    expect(loser).toEqual({ status: 'rejected', reason: conflict })
  })

  test('gives its plan until its end', async () => {
    itIs('2026-11-30T12:00:00.000Z')
    await aCode({ code: 'three-months' })
    const { viewer } = await aBuyer()
    const { subscription } = await gifts.redeemGift(viewer, { code: 'three-months' })
    expect(subscription).toMatchObject({ source: 'gift', interval: null, paidUntil: '2027-02-28T12:00:00.000Z' })
  })

  test('extends the membership of the same plan', async () => {
    const { viewer } = await aPayer()
    const { subscription: before } = await member(viewer)
    await aCode({ code: 'twelve-more', months: 12 })
    const { subscription } = await gifts.redeemGift(viewer, { code: 'twelve-more' })
    const years = [before, subscription].map((one) => new Date(one?.paidUntil ?? 0).getUTCFullYear())
    expect(years[1]).toBe(Number(years[0]) + 1)
    expect(subscription?.source).toBe('offline')
  })

  test('that would be wasted is refused, and the code stays good', async () => {
    const keeper = await aBuyer()
    await givePlan(payload, keeper.id, 'executive-coaching')
    await aCode({ code: 'not-wasted' })
    await expect(gifts.redeemGift(keeper.viewer, { code: 'not-wasted' })).rejects.toEqual(conflict)
    const { viewer } = await aBuyer()
    expect(await gifts.redeemGift(viewer, { code: 'not-wasted' })).toMatchObject({ subscription: { plan: 'premium' } })
  })

  test('with an unknown code is not found', async () => {
    const { viewer } = await aBuyer()
    const missing = expect.objectContaining({ code: 'not_found' })
    await expect(gifts.redeemGift(viewer, { code: 'nothing' })).rejects.toEqual(missing)
  })

  test('that is bought can be redeemed once it is paid', async () => {
    const { id, viewer } = await aBuyer()
    const input = {
      plan: 'premium',
      months: 18,
      to: 'friend@example.com',
      on: '2026-12-24',
      message: 'For you',
    } as const
    const first = await gifts.giveMembership(viewer, input)
    expect(await gifts.giveMembership(viewer, input)).toEqual(first)
    const [order, ...others] = await ordersOf(id)
    expect([order?.amount, others]).toEqual([40_800, []])
    const { docs } = await payload.find({ collection: 'gifts', where: { boughtBy: { equals: id } } })
    const code = String(docs[0]?.code)
    const friend = await aBuyer()
    await expect(gifts.redeemGift(friend.viewer, { code })).rejects.toMatchObject({ code: 'not_found' })
    await confirm(Number(order?.id))
    expect(await gifts.redeemGift(friend.viewer, { code })).toMatchObject({ subscription: { source: 'gift' } })
    expect([await planOf(id), await planOf(friend.id)]).toEqual(['free', 'premium'])
  })

  test('that is bought is sent once it is paid, on its day', async () => {
    const { id, viewer } = await aBuyer()
    const to = `friend${id}@example.com`
    await gifts.giveMembership(viewer, { plan: 'premium', months: 1, to, on: '2026-12-24', message: 'For you' })
    const [order] = await ordersOf(id)
    const beforeDay = new Date('2026-12-23T23:59:00.000Z')
    const onDay = new Date('2026-12-24T00:00:00.000Z')
    await sending.sendDueGifts(onDay)
    expect(sentTo(to)).toHaveLength(0)
    await confirm(Number(order?.id))
    await sending.sendDueGifts(beforeDay)
    expect(sentTo(to)).toHaveLength(0)
    await Promise.all([1, 2, 3].map(() => sending.sendDueGifts(onDay)))
    const { docs } = await payload.find({ collection: 'gifts', where: { boughtBy: { equals: id } } })
    expect(sentTo(to)).toHaveLength(1)
    expect(sentTo(to)[0]?.text).toContain(String(docs[0]?.code))
  })

  test('is not sold for months that the plan has no price for', async () => {
    const { viewer } = await aBuyer()
    const gift = { plan: 'standard', months: 6, to: 'friend@example.com' } as const
    await expect(gifts.giveMembership(viewer, gift)).rejects.toEqual(unprocessable('months'))
  })
})

describe('the export', () => {
  const asStaff = (role: 'manager' | 'administrator' | 'organizer' | 'editor'): Viewer => ({
    audience: 'premium',
    account: { id: 1, role, plan: 'free', sid: 's', expiresAtS: 1 },
  })

  test('has a line for each subscription, without formulas', async () => {
    itIs('2026-01-10T12:00:00.000Z')
    const payer = await aPayer()
    const given = await aBuyer()
    await payload.create({
      collection: 'subscriptions',
      data: {
        user: given.id,
        plan: 'standard',
        source: 'complimentary',
        status: 'active',
        startedAt: new Date().toISOString(),
        billingDay: 10,
        reason: '=HYPERLINK("https://evil.example")',
      },
    })
    const { email } = await payload.findByID({ collection: 'users', id: payer.id })
    const lines = (await exporting.exportMemberships(asStaff('manager'))).split('\r\n')
    expect(lines[0]).toBe(
      '\uFEFFemail,username,plan,interval,status,source,startedAt,paidUntil,cancelsAt,pausedUntil,graceUntil,amount,currency,reason',
    )
    const own = lines.find((line) => line.startsWith(email))
    expect(own).toContain(
      ',premium,annual,active,offline,2026-01-10T12:00:00.000Z,2027-01-10T12:00:00.000Z,,,,26400,USD,',
    )
    expect(lines.at(-2)).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  })

  test('is for managers and administrators', async () => {
    const forbidden = expect.objectContaining({ code: 'forbidden' })
    for (const role of ['organizer', 'editor'] as const) {
      await expect(exporting.exportMemberships(asStaff(role))).rejects.toEqual(forbidden)
    }
    expect(await exporting.exportMemberships(asStaff('administrator'))).toContain('email,username')
  })
})
