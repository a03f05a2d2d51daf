import fc from 'fast-check'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Viewer } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'
import type { Plan } from '@/rules/audience'
import { planRank } from '@/rules/membership/plan-of'
import type { Subscription } from '../../tools/stripe-double/objects'
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
let clock: typeof import('@/features/memberships/clock.server')
let comparing: typeof import('@/features/memberships/stripe/reconcile.server')
beforeAll(async () => {
  stripe = await startStripe()
  cms = await startTestCms()
  payload = cms.payload
  own = await import('@/features/memberships/own.server')
  buying = await import('@/features/memberships/checkout.server')
  changing = await import('@/features/memberships/change.server')
  gifts = await import('@/features/memberships/gifts.server')
  clock = await import('@/features/memberships/clock.server')
  comparing = await import('@/features/memberships/stripe/reconcile.server')
  const data = [
    { key: 'standard', title: 'Standard', annualAmount: 12_000, position: 2, trialDays: 14 },
    { key: 'premium', title: 'Premium', annualAmount: 26_400, monthlyAmount: 2_400, position: 3, trialDays: 0 },
  ] as const
  for (const plan of data) await payload.create({ collection: 'plans', data: { ...plan, currency: 'USD' } })
})
afterEach(() => vi.useRealTimers())
afterAll(async () => {
  await cms.stop()
  await stripe.stop()
})

const START = new Date('2026-01-10T12:00:00.000Z')
const HOUR_MS = 3_600_000
const GRACE_MS = 7 * 24 * HOUR_MS

/** The date moves on, at the site and at Stripe; the site's clock job runs as it does twice a second. */
async function pass(hours: number): Promise<void> {
  vi.setSystemTime(Date.now() + hours * HOUR_MS)
  stripe.double.settle()
  await clock.changeDueMemberships(new Date())
}

/** One person, from the choice of a plan on. */
type Life = { viewer: Viewer; id: number; customer: string; mark: string }

const ownAt = ({ customer }: Life): Subscription[] =>
  [...stripe.double.store.subscriptions.values()].filter((one) => one.customer === customer)
const lastCharge = ({ customer }: Life) =>
  [...stripe.double.store.charges.values()].filter((one) => one.customer === customer && !one.disputed).at(-1)

/** What a person, their bank and staff can do. */
const ACTS = {
  nothing: async () => undefined,
  cancel: ({ viewer }) => changing.cancelMembership(viewer, { reason: 'Leaving' }),
  resume: ({ viewer }) => changing.resumeMembership(viewer),
  pauseOne: ({ viewer }) => changing.pauseMembership(viewer, { months: 1 }),
  pauseThree: ({ viewer }) => changing.pauseMembership(viewer, { months: 3 }),
  upgrade: ({ viewer }) => changing.changeMembership(viewer, { plan: 'premium', interval: 'annual', preview: false }),
  downgrade: ({ viewer }) =>
    changing.changeMembership(viewer, { plan: 'standard', interval: 'annual', preview: false }),
  cardFails: async ({ customer }) => stripe.double.setCard(customer, true),
  cardWorks: async ({ customer }) => stripe.double.setCard(customer, false),
  dispute: async (life) => {
    const charge = lastCharge(life)
    if (charge) stripe.double.dispute(charge.id)
  },
  refund: async ({ id }) => {
    const { providerOf } = await import('@/features/memberships/provider-of.server')
    const subscription = await own.requireSubscription({ user: id })
    await providerOf(subscription).refund({ user: id, origin: 'staff', by: null }, subscription)
  },
  gift: async ({ viewer, mark }) => {
    const code = `GIFT-${mark}-${Date.now()}`
    await payload.create({ collection: 'gifts', data: { code, plan: 'standard', months: 1 } })
    await gifts.redeemGift(viewer, { code })
  },
  joinAgain: async (life) => {
    const { url } = await buying.checkout(life.viewer, { plan: 'premium', interval: 'monthly', consent: true })
    stripe.double.setCard(life.customer, false)
    stripe.double.pay(sessionIn(url))
  },
} satisfies Record<string, (life: Life) => Promise<unknown>>
type Act = keyof typeof ACTS

/** How the events of a step arrive. */
const DELIVERIES = {
  inOrder: (events) => events,
  shuffledAndTwice: (events) => [...events, ...events].reverse(),
  late: () => [],
  dropped: () => [],
} satisfies Record<string, <T>(events: T[]) => T[]>
type Delivery = keyof typeof DELIVERIES

async function deliver(how: Delivery): Promise<boolean> {
  const events = DELIVERIES[how](stripe.waiting)
  const statuses = []
  for (const event of events) statuses.push((await stripe.send(event)).status)
  expect(statuses.every((status) => status === 200)).toBe(true)
  if (how !== 'late') stripe.waiting.length = 0
  return events.length > 0
}

const metadataMs = (seconds: string | undefined) => Number(seconds ?? 0) * 1_000

/** The plan that a subscription at Stripe gives, told from its own fields. */
function planAtStripe({ item, latest_invoice, metadata, status, trial_end }: Subscription): Plan {
  const now = Date.now()
  const plan = stripe.double.store.prices.require(item.price).metadata.plan as Plan
  const pausedFrom = metadataMs(metadata.pause_from)
  const isPaused = pausedFrom > 0 && pausedFrom <= now && (trial_end ?? 0) * 1_000 > Math.max(now, pausedFrom)
  const failed = stripe.double.store.invoices.get(latest_invoice ?? '')?.status_transitions.finalized_at ?? 0
  const isKept = failed * 1_000 + GRACE_MS > now
  const gives = { trialing: !isPaused, active: true, past_due: isKept, canceled: false }[status]
  return gives ? plan : 'free'
}

/** The plan that a person must have: the highest of what Stripe and a gift give. */
async function truePlan(life: Life): Promise<Plan> {
  const { docs } = await payload.find({
    collection: 'subscriptions',
    where: {
      user: { equals: life.id },
      source: { equals: 'gift' },
      status: { equals: 'active' },
      paidUntil: { greater_than: new Date().toISOString() },
    },
  })
  const plans: Plan[] = [...ownAt(life).map(planAtStripe), ...docs.map(({ plan }) => plan)]
  return plans.reduce((highest, plan) => (planRank(plan) > planRank(highest) ? plan : highest), 'free')
}

const storedPlan = async ({ id }: Life) => (await payload.findByID({ collection: 'users', id })).plan

/** No one pays twice, and what we have is what Stripe has, part by part. */
async function expectSameAsStripe(life: Life): Promise<void> {
  const lines = await comparing.reconcile(new Date())
  expect(lines.filter((line) => !line.startsWith('Subscription'))).toEqual([])
  expect(await comparing.reconcile(new Date())).toEqual([])
  expect(await storedPlan(life)).toBe(await truePlan(life))
  const running = ownAt(life).filter(({ status }) => status !== 'canceled')
  expect(running.length).toBeLessThanOrEqual(1)
  const { docs } = await payload.find({
    collection: 'subscriptions',
    where: { user: { equals: life.id }, source: { equals: 'stripe' } },
    sort: 'id',
  })
  expect(docs.map(({ amount, status }) => [amount, status === 'ended'])).toEqual(
    ownAt(life).map(({ item, status }) => [
      stripe.double.store.prices.require(item.price).unit_amount,
      status === 'canceled',
    ]),
  )
}

let made = 0
async function aLife(choice: { plan: 'standard' | 'premium'; interval: 'annual' | 'monthly' }): Promise<Life> {
  const mark = `life${++made}`
  const { id, viewer } = await aMember(payload, mark)
  const { url } = await buying.checkout(viewer, { ...choice, consent: true })
  const { customer } = stripe.double.store.sessions.require(sessionIn(url))
  stripe.double.pay(sessionIn(url))
  await deliver('inOrder')
  return { id, viewer, customer, mark }
}

/** A refusal, such as a pause of what is canceled, is an answer; anything else is a fault. */
async function act(life: Life, name: Act): Promise<void> {
  try {
    await ACTS[name](life)
  } catch (error) {
    expect(error).toBeInstanceOf(AppError)
    expect(error).toMatchObject({ code: expect.stringMatching(/^(conflict|already_subscribed)$/) })
  }
}

const choices = [
  { plan: 'premium', interval: 'monthly' },
  { plan: 'premium', interval: 'annual' },
  { plan: 'standard', interval: 'annual' },
] as const
const step = fc.record({
  act: fc.constantFrom(...(Object.keys(ACTS) as Act[])),
  // Often just after the end of a month, when an invoice has been tried.
  hours: fc.oneof(fc.constantFrom(0, 2, 24 * 31 + 2, 24 * 31 + 50), fc.integer({ min: 3, max: 24 * 40 })),
  delivery: fc.constantFrom(...(Object.keys(DELIVERIES) as Delivery[])),
})
const RUNS = Number(process.env.LIVES ?? 10)

test('whatever happens, and however the events come, the plan is what Stripe says', { timeout: 600_000 }, async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...choices, choices[0], choices[0]),
      fc.array(step, { minLength: 3, maxLength: 9 }),
      async (choice, steps) => {
        vi.setSystemTime(START)
        const life = await aLife(choice)
        for (const { act: name, delivery, hours } of steps) {
          await act(life, name)
          await pass(hours)
          const isRead = await deliver(delivery)
          // Each event reads all of a person's state, so one is enough, whatever was lost before.
          if (isRead) expect(await storedPlan(life)).toBe(await truePlan(life))
        }
        await deliver('dropped')
        await expectSameAsStripe(life)
        // What ends later is not kept either, if no event comes at all.
        stripe.double.setCard(life.customer, true)
        await pass(24 * 60)
        await deliver('dropped')
        await expectSameAsStripe(life)
        for (const one of ownAt(life).filter(({ status }) => status !== 'canceled')) {
          stripe.double.billing.cancel(one, stripe.double.now)
        }
        await comparing.reconcile(new Date())
        expect(
          ownAt(life)
            .map(planAtStripe)
            .every((plan) => plan === 'free'),
        ).toBe(true)
        await deliver('dropped')
      },
    ),
    { numRuns: RUNS, endOnFailure: true },
  )
})
