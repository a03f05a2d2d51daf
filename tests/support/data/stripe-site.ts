import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import type { Viewer } from '@/platform/session/viewer.server'
import { startTestCms, type TestCms } from './cms'
import { aMember } from './members'
import { sessionIn, startStripe, type TestStripe } from './stripe'

export const premium = { plan: 'premium', interval: 'monthly', consent: true } as const
export const annual = { ...premium, interval: 'annual' } as const
export const standard = { ...annual, plan: 'standard' } as const

type Choice = typeof premium | typeof annual | typeof standard

/**
 * The site with a Stripe double and two plans, for a file of tests: registers its hooks. It is January 10, 2026, at noon
 * when each test begins; only the date is fixed.
 */
export function stripeSite() {
  let cms: TestCms
  let stripe: TestStripe
  let own: typeof import('@/features/memberships/own.server')
  let buying: typeof import('@/features/memberships/checkout.server')
  let changing: typeof import('@/features/memberships/change.server')
  let gifts: typeof import('@/features/memberships/gifts.server')
  let made = 0

  beforeAll(async () => {
    stripe = await startStripe()
    cms = await startTestCms()
    own = await import('@/features/memberships/own.server')
    buying = await import('@/features/memberships/checkout.server')
    changing = await import('@/features/memberships/change.server')
    gifts = await import('@/features/memberships/gifts.server')
    const common = { currency: 'USD', trialDays: 0 }
    const data = [
      { ...common, key: 'standard', title: 'Standard', annualAmount: 12_000, position: 2, trialDays: 14 },
      { ...common, key: 'premium', title: 'Premium', annualAmount: 26_400, monthlyAmount: 2_400, position: 3 },
    ] as const
    for (const plan of data) await cms.payload.create({ collection: 'plans', data: plan })
  })
  afterAll(async () => {
    await cms.stop()
    await stripe.stop()
  })
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

  /** For the site and for the double. */
  function itIs(time: string): void {
    vi.setSystemTime(new Date(time))
    stripe.double.settle()
  }

  async function aBuyer() {
    const member = await aMember(cms.payload, `payer${++made}`)
    const { email } = await cms.payload.findByID({ collection: 'users', id: member.id })
    return { ...member, email }
  }

  /** Someone who has paid, and whose events have come. */
  async function aPayer(choice: Choice = premium) {
    const buyer = await aBuyer()
    const { url } = await buying.checkout(buyer.viewer, choice)
    stripe.double.pay(sessionIn(url))
    await stripe.deliver()
    return { ...buyer, customer: stripe.customer(buyer.email) }
  }

  async function linesOf(user: number) {
    const where = { user: { equals: user } }
    return (await cms.payload.find({ collection: 'membership-events', where, sort: 'id', pagination: false })).docs
  }

  return {
    get payload(): Payload {
      return cms.payload
    },
    get stripe() {
      return stripe
    },
    get own() {
      return own
    },
    get buying() {
      return buying
    },
    get changing() {
      return changing
    },
    get gifts() {
      return gifts
    },
    itIs,
    aBuyer,
    aPayer,
    shown: async (viewer: Viewer) => (await own.ownMembership(viewer)).subscription,
    planOf: async (viewer: Viewer) => (await own.ownMembership(viewer)).plan,
    storedPlan: async (id: number) => (await cms.payload.findByID({ collection: 'users', id })).plan,
    linesOf,
    /** What the ledger says of a person: what happened, and from where. */
    ledgerOf: async (user: number) => (await linesOf(user)).map(({ kind, origin }) => `${kind} ${origin}`),
    sessionsOf: (customer: string) =>
      [...stripe.double.store.sessions.values()].filter((session) => session.customer === customer),
    chargesOf: (customer: string) =>
      [...stripe.double.store.charges.values()].filter((charge) => charge.customer === customer),
    lastCharge: (customer: string) =>
      [...stripe.double.store.charges.values()].findLast((charge) => charge.customer === customer)?.id ?? '',
    /** Compares everything with Stripe, as once a day. @returns its lines, without those on earlier tests' memberships */
    reconcile: async () => {
      const { reconcile } = await import('@/features/memberships/stripe/reconcile.server')
      return (await reconcile(new Date())).filter((line) => !line.includes('it is not at Stripe'))
    },
    /** What the site's clock does twice a second. */
    runClock: async () => {
      const { changeDueMemberships } = await import('@/features/memberships/clock.server')
      await changeDueMemberships(new Date())
    },
  }
}
