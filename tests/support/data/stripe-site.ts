import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import type { Viewer } from '@/platform/session/viewer.server'
import { membershipSite } from './membership-site'
import { sessionIn, startStripe, type TestStripe } from './stripe'

export const premium = { plan: 'premium', interval: 'monthly', consent: true } as const
export const annual = { ...premium, interval: 'annual' } as const
export const standard = { ...annual, plan: 'standard' } as const

type Choice = typeof premium | typeof annual | typeof standard

const PLANS = [
  { key: 'standard', title: 'Standard', annualAmount: 12_000, trialDays: 14 },
  { key: 'premium', title: 'Premium', annualAmount: 26_400, monthlyAmount: 2_400, trialDays: 0 },
] as const

/**
 * The site with a Stripe double and two plans, for a file of tests: registers its hooks. It is January 10, 2026, at noon
 * when each test begins; only the date is fixed.
 */
export function stripeSite() {
  // Filled before the CMS starts, so that tests can name it when they are collected.
  const stripe = {} as TestStripe
  beforeAll(async () => {
    Object.assign(stripe, await startStripe())
  })
  afterAll(() => stripe.stop())
  const site = membershipSite(PLANS)

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

  /** Someone who has paid, and whose events have come. */
  async function aPayer(choice: Choice = premium) {
    const buyer = await site.aBuyer()
    const { url } = await site.buying.checkout(buyer.viewer, choice)
    stripe.double.pay(sessionIn(url))
    await stripe.deliver()
    return { ...buyer, customer: stripe.customer(buyer.email) }
  }

  const chargesOf = (customer: string) =>
    [...stripe.double.store.charges.values()].filter((charge) => charge.customer === customer)

  return Object.assign(site, {
    stripe,
    itIs,
    aPayer,
    planOf: async (viewer: Viewer) => (await site.membershipOf(viewer)).plan,
    /** What the ledger says of a person: what happened, and from where. */
    ledgerOf: async (user: number) => (await site.linesOf(user)).map(({ kind, origin }) => `${kind} ${origin}`),
    sessionsOf: (customer: string) =>
      [...stripe.double.store.sessions.values()].filter((session) => session.customer === customer),
    chargesOf,
    lastCharge: (customer: string) => chargesOf(customer).at(-1)?.id ?? '',
    /** Compares everything with Stripe, as once a day. @returns its lines, without those on earlier tests' memberships */
    reconcile: async () => {
      const { reconcile } = await import('@/features/memberships/stripe/reconcile.server')
      return (await reconcile(new Date())).filter((line) => !line.includes('it is not at Stripe'))
    },
  })
}
