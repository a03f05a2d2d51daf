import fc from 'fast-check'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { Viewer } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'
import { PLANS, type Plan } from '@/rules/audience'
import { planRank } from '@/rules/membership/plan-of'
import type { Subscription } from '../../tools/stripe-double/objects'
import { startTestCms, type TestCms } from '../support/data/cms'
import { aMember } from '../support/data/members'
import { sql } from '../support/data/sql'
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

const planSchema = z.enum(PLANS)

const START = new Date('2026-01-10T12:00:00.000Z')
const HOUR_MS = 3_600_000
const GRACE_MS = 7 * 24 * HOUR_MS

/** One person, from the choice of a plan on. */
type Life = {
  viewer: Viewer
  id: number
  customer: string
  mark: string
  seen: Seen
}

/** What the site has been able to know since it last read the person's state at Stripe. */
type Seen = {
  /** Which of the reads that was. */
  read: number
  /** The lowest plan that Stripe has given at any time since then: no payer has less, however late the events are. */
  floor: number
  /** When what was read then ends without another event; never, if it goes on. */
  endsAtMs: number
}

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
  cardExpires: async ({ customer }) => {
    const now = new Date()
    stripe.double.enterCard(customer, { exp_month: now.getUTCMonth() + 1, exp_year: now.getUTCFullYear() })
  },
  refundInPart: async (life) => {
    const charge = lastCharge(life)
    if (charge && !charge.refunded) stripe.double.refund(charge.id, 100)
  },
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
    // The checkout reads what is there before the payment.
    await observe(life)
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
  const gifts = await sql(
    payload,
    `select plan from subscriptions where user_id = ${life.id} and source = 'gift' and status = 'active'
      and paid_until > '${new Date().toISOString()}'`,
  )
  const plans = [...ownAt(life).map(planAtStripe), ...gifts.map(({ plan }) => planSchema.parse(plan))]
  return plans.reduce((highest, plan) => (planRank(plan) > planRank(highest) ? plan : highest), 'free')
}

const storedPlan = async ({ id }: Life) =>
  planSchema.parse((await sql(payload, `select plan from users where id = ${id}`))[0]?.plan)

const rankAtStripe = async (life: Life) => planRank(await truePlan(life))

/** When what Stripe has now ends by itself. */
function endOf({ item, latest_invoice, metadata, status, ...found }: Subscription): number {
  const failed = stripe.double.store.invoices.get(latest_invoice ?? '')?.status_transitions.finalized_at ?? 0
  if (status === 'past_due') return failed * 1_000 + GRACE_MS
  const isPausing = status === 'trialing' && (found.trial_end ?? 0) > Number(metadata.pause_from)
  if (metadata.pause_from && isPausing) return metadataMs(metadata.pause_from)
  return found.cancel_at_period_end ? item.current_period_end * 1_000 : Number.POSITIVE_INFINITY
}

/** Looks at Stripe, and begins again if the site has read the person's state in the meantime. */
async function observe(life: Life): Promise<void> {
  const [row] = await sql(payload, `select written from stripe_customers where customer = '${life.customer}'`)
  const read = Number(row?.written)
  const rank = await rankAtStripe(life)
  if (read === life.seen.read) life.seen.floor = Math.min(life.seen.floor, rank)
  else {
    const running = ownAt(life).filter(({ status }) => status !== 'canceled')
    life.seen = { read, floor: rank, endsAtMs: Math.max(0, ...running.map(endOf)) }
  }
}

/** At any time: no payer is locked out by an event that is late, and no one keeps what has ended. */
async function expectFair(life: Life): Promise<void> {
  await observe(life)
  const stored = planRank(await storedPlan(life))
  expect(stored, 'a payer is locked out').toBeGreaterThanOrEqual(life.seen.floor)
  const isOver = life.seen.endsAtMs <= Date.now()
  const most = isOver ? await rankAtStripe(life) : Number.POSITIVE_INFINITY
  expect(stored, 'something is kept that has ended').toBeLessThanOrEqual(most)
}

/**
 * The date moves on, at the site and at Stripe, day by day so that nothing is missed at Stripe; the site's clock job runs
 * as it does twice a second.
 */
async function pass(life: Life, hours: number): Promise<void> {
  for (let left = hours; left > 0; left -= 24) {
    vi.setSystemTime(Date.now() + Math.min(24, left) * HOUR_MS)
    stripe.double.settle()
    const ranks = ownAt(life).map((one) => planRank(planAtStripe(one)))
    // A gift that is given besides would only raise it.
    life.seen.floor = Math.min(life.seen.floor, Math.max(0, ...ranks))
  }
  await clock.changeDueMemberships(new Date())
}

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
  return { id, viewer, customer, mark, seen: { read: -1, floor: 0, endsAtMs: 0 } }
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
type Step = { act: Act; hours: number; delivery: Delivery }
const MONTH = 24 * 31 + 2

const then = (act: Act, hours = 2, delivery: Delivery = 'inOrder'): Step => ({ act, hours, delivery })

/** Lives that reach every change of a status, whatever the random ones do. */
const GUIDED: [(typeof choices)[number], Step[]][] = [
  [choices[2], [then('nothing', 24 * 15), then('downgrade'), then('dispute')]],
  [choices[2], [then('cancel', 24 * 15), then('joinAgain', MONTH, 'late'), then('nothing', MONTH)]],
  [choices[2], [then('cardFails', 24 * 15), then('cardWorks'), then('refund')]],
  [choices[2], [then('pauseOne', 24 * 15), then('nothing', MONTH), then('upgrade')]],
  [choices[0], [then('cardFails', MONTH), then('nothing', 24 * 9, 'dropped'), then('gift'), then('cardWorks')]],
  // Half a day before the grace ends, an hour after it, and weeks later.
  [
    choices[0],
    [then('cardFails', MONTH), then('nothing', 24 * 6 + 12), then('nothing', 12, 'dropped'), then('nothing', 24 * 20)],
  ],
  [choices[0], [then('pauseOne', MONTH), then('cancel'), then('joinAgain')]],
  [choices[0], [then('pauseThree', MONTH, 'dropped'), then('resume'), then('cancel', MONTH, 'dropped')]],
  [
    choices[1],
    [then('downgrade', 24 * 340), then('cardExpires'), then('nothing', 24 * 26), then('refundInPart'), then('cancel')],
  ],
]
const RUNS = Number(process.env.LIVES ?? 3)

/** Which changes of a status have been in the ledger, with how often. */
async function transitions(): Promise<Map<string, number>> {
  const { docs } = await payload.find({ collection: 'membership-events', sort: 'id', pagination: false, depth: 0 })
  const last = new Map<number, string>()
  const counts = new Map<string, number>()
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)
  for (const { kind, state, subscription } of docs) {
    count(kind)
    const { status } = z.object({ status: z.string() }).nullish().parse(state) ?? { status: null }
    if (typeof subscription !== 'number' || status === null) continue
    const before = last.get(subscription) ?? 'none'
    if (before !== status) count(`${before} > ${status}`)
    last.set(subscription, status)
  }
  return counts
}

const REACHED = [
  'none > trialing',
  'none > active',
  'trialing > active',
  'trialing > past_due',
  'trialing > paused',
  'trialing > ended',
  'active > past_due',
  'active > paused',
  'active > ended',
  'past_due > active',
  'past_due > ended',
  'paused > active',
  'paused > ended',
  'renewed',
  'redeemed',
  'canceled',
  'resumed',
  'pause_planned',
  'changed',
  'change_planned',
  'card_expiring',
  'refunded',
  'disputed',
]

async function live(choice: (typeof choices)[number], steps: readonly Step[]): Promise<void> {
  vi.setSystemTime(START)
  const life = await aLife(choice)
  await expectFair(life)
  for (const { act: name, delivery, hours } of steps) {
    await act(life, name)
    await expectFair(life)
    await pass(life, hours)
    await expectFair(life)
    const isRead = await deliver(delivery)
    await expectFair(life)
    // Each event reads all of a person's state, so one is enough, whatever was lost before.
    if (isRead) expect(await storedPlan(life)).toBe(await truePlan(life))
  }
  await deliver('dropped')
  await expectSameAsStripe(life)
  // What ends later is not kept either, if no event comes at all.
  stripe.double.setCard(life.customer, true)
  await observe(life)
  await pass(life, 24 * 60)
  await expectFair(life)
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
  // Everything of this life has ended: the next one is faster without it.
  const { charges, disputes, invoices, refunds, sessions, subscriptions } = stripe.double.store
  for (const table of [charges, disputes, invoices, refunds, sessions, subscriptions]) table.clear()
}

test('whatever happens, and however the events come, the plan is what Stripe says', { timeout: 600_000 }, async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...choices, choices[0], choices[0]),
      fc.array(step, { minLength: 3, maxLength: 9 }),
      live,
    ),
    { numRuns: RUNS + GUIDED.length, examples: GUIDED, endOnFailure: true },
  )
  const reached = await transitions()
  expect(Object.fromEntries(REACHED.map((name) => [name, reached.get(name) ?? 0]))).toEqual(
    Object.fromEntries(REACHED.map((name) => [name, expect.toSatisfy((count: number) => count > 0)])),
  )
})
