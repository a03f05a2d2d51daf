// Also on PostgreSQL: our own SQL on customers and events of Stripe, and locks on their rows.
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Viewer } from '@/platform/session/viewer.server'
import { startTestCms, type TestCms } from '../support/data/cms'
import { aMember } from '../support/data/members'
import { sessionIn, startStripe, type TestStripe } from '../support/data/stripe'

let cms: TestCms
let stripe: TestStripe
let payload: Payload
let own: typeof import('@/features/memberships/own.server')
let buying: typeof import('@/features/memberships/checkout.server')
let changing: typeof import('@/features/memberships/change.server')
let gifts: typeof import('@/features/memberships/gifts.server')
beforeAll(async () => {
  stripe = await startStripe()
  cms = await startTestCms()
  payload = cms.payload
  own = await import('@/features/memberships/own.server')
  buying = await import('@/features/memberships/checkout.server')
  changing = await import('@/features/memberships/change.server')
  gifts = await import('@/features/memberships/gifts.server')
  const common = { currency: 'USD', trialDays: 0 }
  const data = [
    { ...common, key: 'standard', title: 'Standard', annualAmount: 12_000, position: 2, trialDays: 14 },
    { ...common, key: 'premium', title: 'Premium', annualAmount: 26_400, monthlyAmount: 2_400, position: 3 },
  ] as const
  for (const plan of data) await payload.create({ collection: 'plans', data: plan })
  stripe.double.addPromotionCode('HALF', 50)
  stripe.double.addPromotionCode('OVER', 50, false)
})
afterAll(async () => {
  await cms.stop()
  await stripe.stop()
})

/** Only the date is fixed, for the site and for the double. */
function itIs(time: string): void {
  vi.setSystemTime(new Date(time))
  stripe.double.settle()
}
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  itIs('2026-01-10T12:00:00.000Z')
})
afterEach(() => {
  // Nobody's periods go on in the next test.
  stripe.double.store.subscriptions.clear()
  stripe.double.store.invoices.clear()
  stripe.waiting.length = 0
  vi.useRealTimers()
})

let made = 0
async function aBuyer() {
  const mark = `payer${++made}`
  const member = await aMember(payload, mark)
  const { email } = await payload.findByID({ collection: 'users', id: member.id })
  return { ...member, email }
}
const premium = { plan: 'premium', interval: 'monthly', consent: true } as const
const annual = { ...premium, interval: 'annual' } as const
const standard = { ...annual, plan: 'standard' } as const

/** Someone who has paid, and whose events have come. */
async function aPayer(choice: Parameters<typeof buying.checkout>[1] = premium) {
  const buyer = await aBuyer()
  const { url } = await buying.checkout(buyer.viewer, choice)
  stripe.double.pay(sessionIn(url))
  await stripe.deliver()
  return { ...buyer, customer: stripe.customer(buyer.email) }
}

const shown = async (viewer: Viewer) => (await own.ownMembership(viewer)).subscription
const planOf = async (viewer: Viewer) => (await own.ownMembership(viewer)).plan
const storedPlan = async (id: number) => (await payload.findByID({ collection: 'users', id })).plan
const ledgerOf = async (user: number) => {
  const where = { user: { equals: user } }
  const { docs } = await payload.find({ collection: 'membership-events', where, sort: 'id', pagination: false })
  return docs.map(({ kind, origin }) => `${kind} ${origin}`)
}
const sessionsOf = (customer: string) =>
  [...stripe.double.store.sessions.values()].filter((session) => session.customer === customer)
const lastCharge = (customer: string) => {
  const [charge] = [...stripe.double.store.charges.values()].filter((one) => one.customer === customer).reverse()
  return charge?.id ?? ''
}

describe('paying', () => {
  test('leads to Stripe and back, and gives the plan', async () => {
    const { id, viewer, email } = await aBuyer()
    const { url } = await buying.checkout(viewer, { ...premium, return: '/recipes/?a=b' })
    const [session] = sessionsOf(stripe.customer(email))
    expect(url).toBe(session?.url)
    expect(session).toMatchObject({
      mode: 'subscription',
      amount_total: 2_400,
      trialDays: 0,
      success_url:
        'http://localhost:3000/memberships/thank-you/?session_id={CHECKOUT_SESSION_ID}&return=%2Frecipes%2F%3Fa%3Db',
      cancel_url: 'http://localhost:3000/product/?product_id=premium&interval=monthly&return=%2Frecipes%2F%3Fa%3Db',
    })
    expect(await planOf(viewer)).toBe('free')
    stripe.double.pay(sessionIn(url))
    await stripe.deliver()
    expect(await own.ownMembership(viewer)).toEqual({
      plan: 'premium',
      subscription: {
        plan: 'premium',
        interval: 'monthly',
        status: 'active',
        source: 'stripe',
        price: { amount: 2_400, currency: 'USD' },
        startedAt: '2026-01-10T12:00:00.000Z',
        paidUntil: '2026-02-10T12:00:00.000Z',
        cancelsAt: null,
        trialEndsAt: null,
        pausedUntil: null,
        graceUntil: null,
      },
    })
    expect(await storedPlan(id)).toBe('premium')
    expect(await ledgerOf(id)).toEqual(['ordered member', 'started stripe'])
  })

  test('from two tabs is one session; another choice closes it', async () => {
    const { email, viewer } = await aBuyer()
    const answers = await Promise.all([1, 2, 3].map(() => buying.checkout(viewer, premium)))
    expect(new Set(answers.map(({ url }) => url)).size).toBe(1)
    expect(await buying.checkout(viewer, premium)).toEqual(answers[0])
    await buying.checkout(viewer, annual)
    expect(sessionsOf(stripe.customer(email)).map(({ status }) => status)).toEqual(['expired', 'open'])
  })

  test('of two choices at once leaves one open', async () => {
    const { email, viewer } = await aBuyer()
    await Promise.allSettled([buying.checkout(viewer, premium), buying.checkout(viewer, annual)])
    const open = sessionsOf(stripe.customer(email)).filter(({ status }) => status === 'open')
    expect(open).toHaveLength(1)
  })

  test('again, before the event has come, is refused and reads what was paid', async () => {
    const { viewer } = await aBuyer()
    const { url } = await buying.checkout(viewer, premium)
    stripe.double.pay(sessionIn(url))
    const subscribed = expect.objectContaining({ code: 'already_subscribed' })
    await expect(buying.checkout(viewer, annual)).rejects.toEqual(subscribed)
    expect(await planOf(viewer)).toBe('premium')
  })

  test('has a trial once', async () => {
    const { viewer, email } = await aPayer(standard)
    expect(await shown(viewer)).toMatchObject({
      status: 'trialing',
      trialEndsAt: '2026-01-24T12:00:00.000Z',
      paidUntil: '2026-01-24T12:00:00.000Z',
    })
    await changing.cancelMembership(viewer, {})
    itIs('2026-02-01T12:00:00.000Z')
    await stripe.deliver()
    expect(await own.ownMembership(viewer)).toEqual({ plan: 'free', subscription: null })
    await buying.checkout(viewer, standard)
    expect(sessionsOf(stripe.customer(email)).map(({ trialDays }) => trialDays)).toEqual([14, 0])
  })

  test('with a code that holds costs less; one that does not is refused', async () => {
    const { viewer, email } = await aBuyer()
    const refused = expect.objectContaining({ code: 'unprocessable', fields: { coupon: expect.any(String) } })
    await expect(buying.checkout(viewer, { ...premium, coupon: 'OVER' })).rejects.toEqual(refused)
    await expect(buying.checkout(viewer, { ...premium, coupon: 'NONE' })).rejects.toEqual(refused)
    await buying.checkout(viewer, { ...premium, coupon: 'half' })
    expect(sessionsOf(stripe.customer(email)).at(-1)).toMatchObject({ percentOff: 50, allowsCodes: false })
  })

  test('a new price counts for new members; the others keep theirs', async () => {
    const early = await aPayer()
    const { docs } = await payload.find({ collection: 'plans', where: { key: { equals: 'premium' } } })
    const id = docs[0]?.id ?? 0
    const { pricesOnSale } = await import('@/features/memberships/plans.server')
    expect((await pricesOnSale('premium')).monthly?.amount).toBe(2_400)
    await payload.update({ collection: 'plans', id, data: { monthlyAmount: 3_000 } })
    const late = await aPayer()
    await payload.update({ collection: 'plans', id, data: { monthlyAmount: 2_400 } })
    itIs('2026-02-12T12:00:00.000Z')
    await stripe.deliver()
    expect((await shown(early.viewer))?.price?.amount).toBe(2_400)
    expect((await shown(late.viewer))?.price?.amount).toBe(3_000)
  })

  test('is not possible while Stripe cannot be reached', async () => {
    const { viewer } = await aBuyer()
    stripe.double.isDown = true
    await expect(buying.checkout(viewer, premium)).rejects.toEqual(expect.objectContaining({ code: 'unavailable' }))
    stripe.double.isDown = false
    await expect(buying.checkout(viewer, premium)).resolves.toEqual({ url: expect.any(String) })
  })
})

describe('a membership at Stripe', () => {
  test('is renewed, fails, is kept for its grace and recovers', async () => {
    const { customer, id, viewer } = await aPayer()
    itIs('2026-02-10T12:30:00.000Z')
    await stripe.deliver()
    // The invoice of the new period is not paid yet, and the plan goes on.
    expect(await own.ownMembership(viewer)).toMatchObject({
      plan: 'premium',
      subscription: { status: 'active', paidUntil: '2026-02-10T12:00:00.000Z' },
    })
    const pause = changing.pauseMembership(viewer, { months: 1 })
    await expect(pause).rejects.toEqual(expect.objectContaining({ code: 'conflict' }))
    itIs('2026-02-10T13:30:00.000Z')
    await stripe.deliver()
    expect(await shown(viewer)).toMatchObject({ status: 'active', paidUntil: '2026-03-10T12:00:00.000Z' })
    stripe.double.setCard(customer, true)
    itIs('2026-03-10T13:30:00.000Z')
    await stripe.deliver()
    expect(await own.ownMembership(viewer)).toMatchObject({
      plan: 'premium',
      subscription: {
        status: 'past_due',
        paidUntil: '2026-03-10T12:00:00.000Z',
        graceUntil: '2026-03-17T13:00:00.000Z',
      },
    })
    stripe.double.setCard(customer, false)
    await stripe.deliver()
    expect(await shown(viewer)).toMatchObject({
      status: 'active',
      paidUntil: '2026-04-10T12:00:00.000Z',
      graceUntil: null,
    })
    expect(await ledgerOf(id)).toEqual([
      'ordered member',
      'started stripe',
      'renewed stripe',
      'payment_due stripe',
      'renewed stripe',
    ])
  })

  test('is canceled to its paid day, and resumed until then', async () => {
    const { id, viewer } = await aPayer()
    expect((await changing.cancelMembership(viewer, { reason: 'Moving' })).subscription).toMatchObject({
      status: 'active',
      cancelsAt: '2026-02-10T12:00:00.000Z',
    })
    await changing.resumeMembership(viewer)
    expect(await shown(viewer)).toMatchObject({ status: 'active', cancelsAt: null })
    await changing.cancelMembership(viewer, {})
    await changing.cancelMembership(viewer, {})
    itIs('2026-02-10T13:30:00.000Z')
    await stripe.deliver()
    expect(await own.ownMembership(viewer)).toEqual({ plan: 'free', subscription: null })
    const lines = await ledgerOf(id)
    expect(lines.slice(2, 5)).toEqual(['canceled member', 'resumed member', 'canceled member'])
    expect(lines.filter((line) => line.startsWith('ended'))).toHaveLength(1)
    const where = { user: { equals: id }, note: { equals: 'Moving' } }
    expect((await payload.find({ collection: 'membership-events', where })).totalDocs).toBe(1)
  })

  test('pauses from the paid day on, a year that is paid too, and pays again after it', async () => {
    const { customer, viewer } = await aPayer(annual)
    await changing.pauseMembership(viewer, { months: 2 })
    await stripe.deliver()
    expect(await own.ownMembership(viewer)).toMatchObject({
      plan: 'premium',
      subscription: {
        status: 'active',
        paidUntil: '2027-01-10T12:00:00.000Z',
        pausedUntil: '2027-03-10T12:00:00.000Z',
        trialEndsAt: null,
      },
    })
    itIs('2027-02-01T12:00:00.000Z')
    await stripe.deliver()
    expect(await planOf(viewer)).toBe('free')
    itIs('2027-03-10T13:30:00.000Z')
    await stripe.deliver()
    expect(await own.ownMembership(viewer)).toMatchObject({
      plan: 'premium',
      subscription: { status: 'active', paidUntil: '2028-03-10T12:00:00.000Z', pausedUntil: null, trialEndsAt: null },
    })
    const paid = [...stripe.double.store.charges.values()].filter((charge) => charge.customer === customer)
    expect(paid.map(({ amount }) => amount)).toEqual([26_400, 26_400])
  })

  test('a pause is taken back before it begins, and ended while it lasts', async () => {
    const { viewer } = await aPayer()
    await changing.pauseMembership(viewer, { months: 1 })
    await changing.resumeMembership(viewer)
    expect(await shown(viewer)).toMatchObject({
      status: 'active',
      paidUntil: '2026-02-10T12:00:00.000Z',
      pausedUntil: null,
    })
    await changing.pauseMembership(viewer, { months: 3 })
    itIs('2026-02-20T12:00:00.000Z')
    const { changeDueMemberships } = await import('@/features/memberships/clock.server')
    await changeDueMemberships(new Date())
    expect(await own.ownMembership(viewer)).toMatchObject({ plan: 'free', subscription: { status: 'paused' } })
    await changing.resumeMembership(viewer)
    expect(await own.ownMembership(viewer)).toMatchObject({
      plan: 'premium',
      subscription: { status: 'active', paidUntil: '2026-03-20T12:00:00.000Z' },
    })
  })

  test('changes to more at once, for what Stripe says it costs', async () => {
    const { customer, viewer } = await aPayer()
    const preview = await changing.changeMembership(viewer, { plan: 'premium', interval: 'annual', preview: true })
    // The month has just begun: all of it is taken off the year.
    expect(preview).toEqual({ dueNow: 24_000, currency: 'USD', from: '2026-01-10T12:00:00.000Z' })
    await changing.changeMembership(viewer, { plan: 'premium', interval: 'annual', preview: false })
    expect(await shown(viewer)).toMatchObject({
      interval: 'annual',
      price: { amount: 26_400, currency: 'USD' },
      paidUntil: '2027-01-10T12:00:00.000Z',
    })
    expect(stripe.double.store.charges.get(lastCharge(customer))?.amount).toBe(24_000)
    // The same again costs nothing.
    await changing.changeMembership(viewer, { plan: 'premium', interval: 'annual', preview: false })
    expect([...stripe.double.store.charges.values()].filter((one) => one.customer === customer)).toHaveLength(2)
  })

  test('is not changed by a payment that is declined', async () => {
    const { customer, viewer } = await aPayer()
    stripe.double.setCard(customer, true)
    const change = changing.changeMembership(viewer, { plan: 'premium', interval: 'annual', preview: false })
    await expect(change).rejects.toEqual(expect.objectContaining({ code: 'conflict' }))
    expect(await shown(viewer)).toMatchObject({ interval: 'monthly', status: 'active' })
  })

  test('changes to less with the next period', async () => {
    const { viewer } = await aPayer(annual)
    const less = { plan: 'standard', interval: 'annual' } as const
    expect(await changing.changeMembership(viewer, { ...less, preview: true })).toEqual({
      dueNow: 0,
      currency: 'USD',
      from: '2027-01-10T12:00:00.000Z',
    })
    await changing.changeMembership(viewer, { ...less, preview: false })
    const stored = async () => (await payload.find({ collection: 'subscriptions', sort: '-id', limit: 1 })).docs[0]
    expect(await stored()).toMatchObject({ plan: 'premium', nextPlan: 'standard', nextAmount: 12_000 })
    // The terms that someone has take the change back.
    await changing.changeMembership(viewer, { plan: 'premium', interval: 'annual', preview: false })
    expect(await stored()).toMatchObject({ plan: 'premium', nextPlan: null })
    await changing.changeMembership(viewer, { ...less, preview: false })
    itIs('2027-01-10T13:30:00.000Z')
    await stripe.deliver()
    expect(await shown(viewer)).toMatchObject({ plan: 'standard', paidUntil: '2028-01-10T12:00:00.000Z' })
  })

  test('ends at once with a dispute', async () => {
    const { customer, viewer } = await aPayer()
    stripe.double.dispute(lastCharge(customer))
    await stripe.deliver()
    expect(await own.ownMembership(viewer)).toEqual({ plan: 'free', subscription: null })
  })

  test('ends with a refund only if it is canceled', async () => {
    const refund = async (customer: string) => {
      const { answer } = await import('../../tools/stripe-double/api')
      answer(stripe.double.api(), 'POST', '/v1/refunds', { charge: lastCharge(customer) })
      await stripe.deliver()
    }
    const staying = await aPayer()
    await refund(staying.customer)
    expect(await planOf(staying.viewer)).toBe('premium')
    const leaving = await aPayer()
    await changing.cancelMembership(leaving.viewer, {})
    await refund(leaving.customer)
    expect(await planOf(leaving.viewer)).toBe('free')
  })

  test('is refunded and ended by staff', async () => {
    const { customer, id, viewer } = await aPayer()
    const { providerOf } = await import('@/features/memberships/provider-of.server')
    const subscription = await own.requireSubscription({ user: id })
    await providerOf(subscription).refund({ user: id, origin: 'staff', by: null }, subscription, 'Asked for it')
    expect(await planOf(viewer)).toBe('free')
    expect(stripe.double.store.charges.get(lastCharge(customer))?.refunded).toBe(true)
    expect((await ledgerOf(id)).at(-1)).toBe('ended staff')
  })

  test('is canceled with the account, and resumed when it is kept', async () => {
    const { viewer } = await aPayer()
    const deletion = await import('@/features/memberships/deletion.server')
    await deletion.cancelForDeletion(viewer)
    await stripe.deliver()
    expect(await shown(viewer)).toMatchObject({ cancelsAt: '2026-02-10T12:00:00.000Z' })
    await deletion.resumeAfterKeeping(viewer)
    expect(await shown(viewer)).toMatchObject({ cancelsAt: null })
  })

  test('leads to the portal', async () => {
    const { viewer } = await aPayer()
    expect((await changing.portal(viewer)).url).toMatch(`${stripe.double.origin}/portal/`)
  })
})

describe('a gift', () => {
  test('is paid once and can then be redeemed', async () => {
    const { viewer } = await aBuyer()
    const gift = { plan: 'premium', months: 13, to: 'friend@example.com' } as const
    const { url } = await gifts.giveMembership(viewer, gift)
    expect(await gifts.giveMembership(viewer, gift)).toEqual({ url })
    expect(stripe.double.store.sessions.get(sessionIn(url))).toMatchObject({ mode: 'payment', amount_total: 28_800 })
    const stored = async () =>
      (await payload.find({ collection: 'gifts', where: { to: { equals: gift.to } } })).docs.map(({ paid }) => paid)
    expect(await stored()).toEqual([false])
    stripe.double.pay(sessionIn(url))
    const [event] = stripe.waiting.filter(({ type }) => type === 'checkout.session.completed')
    await stripe.deliver()
    await stripe.send(event ?? expect.fail('no event'))
    expect(await stored()).toEqual([true])
  })
})

describe('coming back from the checkout', () => {
  test('shows what was paid without waiting for the webhook, and nothing for the session of someone else', async () => {
    const { membershipOnArrival } = await import('@/features/memberships/arrival.server')
    const { viewer } = await aBuyer()
    const other = await aBuyer()
    const { url } = await buying.checkout(viewer, premium)
    const session = sessionIn(url)
    await buying.checkout(other.viewer, premium)
    stripe.double.pay(session)
    expect(await membershipOnArrival(other.viewer, { session })).toEqual({ plan: 'free', subscription: null })
    expect(await membershipOnArrival(viewer, {})).toEqual({ plan: 'free', subscription: null })
    expect(await membershipOnArrival(viewer, { session })).toMatchObject({ plan: 'premium' })
  })
})

describe('comparing with Stripe', () => {
  const compare = async () => {
    const { reconcile } = await import('@/features/memberships/stripe/reconcile.server')
    return reconcile(new Date(), { planByServer: true })
  }

  test('mends what was lost, says so once, and the clock stores the plan that follows', async () => {
    const { id, viewer } = await aBuyer()
    const { url } = await buying.checkout(viewer, premium)
    const gift = await gifts.giveMembership(viewer, { plan: 'premium', months: 1, to: 'lost@example.com' })
    for (const paid of [url, gift.url]) stripe.double.pay(sessionIn(paid))
    const lines = await compare()
    expect(lines).toContainEqual(expect.stringMatching(/^Subscription \d+: Membership started\.$/))
    expect(lines).toContainEqual(expect.stringMatching(/^Gift \d+: it is paid\.$/))
    expect(await storedPlan(id)).toBe('free')
    const { changeDueMemberships } = await import('@/features/memberships/clock.server')
    await changeDueMemberships(new Date())
    expect(await storedPlan(id)).toBe('premium')
    const again = (await compare()).filter((line) => !line.includes('not at Stripe'))
    expect(again).toEqual([])
  })

  test('ends what was disputed, and cancels what a deleted account pays', async () => {
    const disputed = await aPayer()
    const deleted = await aPayer()
    stripe.double.dispute(lastCharge(disputed.customer))
    await payload.delete({ collection: 'users', id: deleted.id })
    expect(await compare()).toContain(`A subscription of the deleted account ${deleted.id} was canceled.`)
    expect(await shown(disputed.viewer)).toBeNull()
    const left = [...stripe.double.store.subscriptions.values()].find(({ customer }) => customer === deleted.customer)
    expect(left?.cancel_at_period_end).toBe(true)
  })

  test('only says that a membership is missing at Stripe', async () => {
    const { viewer } = await aPayer()
    stripe.double.store.subscriptions.clear()
    expect(await compare()).toContainEqual(expect.stringMatching(/it is not at Stripe/))
    expect(await shown(viewer)).toMatchObject({ status: 'active' })
  })
})

test('prices are made once', async () => {
  const { requireAllPrices } = await import('@/features/memberships/stripe/all-prices.server')
  await requireAllPrices()
  const count = stripe.double.store.prices.size
  expect(await requireAllPrices()).toContain('premium_annual: $264 is there')
  expect(stripe.double.store.prices.size).toBe(count)
})

describe('POST /api/stripe/webhook', () => {
  const body = JSON.stringify({ id: 'evt_none', object: 'event', type: 'a.b', data: { object: { object: 'thing' } } })

  test('accepts an unknown event, once and again', async () => {
    const answers = [await stripe.post(body), await stripe.post(body)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await answers[0]?.json()).toEqual({ received: true })
    const where = { event: { equals: 'evt_none' } }
    expect((await payload.find({ collection: 'stripe-events', where })).totalDocs).toBe(1)
  })

  test.each([
    ['without a signature', null],
    ['with a forged one', 't=1,v1=00'],
    ['with one that is too long', 'v1=0,'.repeat(1_000)],
  ])('rejects one %s, with one line in the log', async (_, signature) => {
    const warned = vi.spyOn(payload.logger, 'warn').mockReset()
    expect((await stripe.post(body, signature)).status).toBe(400)
    expect(warned).toHaveBeenCalledOnce()
    expect(String(warned.mock.calls[0])).toMatch(/^POST \/api\/stripe\/webhook: rejected/)
    warned.mockRestore()
  })

  test('rejects one that was signed six minutes ago', async () => {
    const { signatureOf } = await import('../../tools/stripe-double/sign')
    const signed = (minutes: number) => signatureOf(body, 'whsec_of_the_tests', Date.now() - minutes * 60_000)
    expect((await stripe.post(body, signed(6))).status).toBe(400)
    expect((await stripe.post(body, signed(4))).status).toBe(200)
  })

  test('is 413 beyond a megabyte', async () => {
    expect((await stripe.post('x'.repeat(1_024 * 1_024 + 1))).status).toBe(413)
  })

  test('is 503 while the state cannot be read, and then accepts the same event', async () => {
    const { viewer } = await aBuyer()
    const { url } = await buying.checkout(viewer, premium)
    stripe.double.pay(sessionIn(url))
    const [event = expect.fail('no event')] = stripe.waiting.filter(({ type }) => type === 'invoice.paid')
    stripe.double.isDown = true
    expect((await stripe.send(event)).status).toBe(503)
    stripe.double.isDown = false
    expect(await planOf(viewer)).toBe('free')
    expect((await stripe.send(event)).status).toBe(200)
    expect(await planOf(viewer)).toBe('premium')
  })

  test('counts an event that comes several times at once as one', async () => {
    const { id, viewer } = await aBuyer()
    const { url } = await buying.checkout(viewer, premium)
    stripe.double.pay(sessionIn(url))
    const all = [...stripe.waiting, ...stripe.waiting, ...stripe.waiting].reverse()
    const answers = await Promise.all(all.map((event) => stripe.send(event)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await ledgerOf(id)).toEqual(['ordered member', 'started stripe'])
  })
})
