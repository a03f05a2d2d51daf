import { afterEach, beforeAll, vi } from 'vitest'
import { emailsTo } from '../outbox'
import { membershipSite } from './membership-site'
import { anAccount } from './users'

export const premium = { plan: 'premium', interval: 'annual', consent: true } as const
export const monthly = { ...premium, interval: 'monthly' } as const
export const standard = { ...premium, plan: 'standard' } as const

type Choice = typeof premium | typeof monthly | typeof standard

const PLANS = [
  { key: 'free', title: 'Free', annualAmount: 0, monthlyAmount: 0, trialDays: 14 },
  { key: 'standard', title: 'Standard', annualAmount: 12_000, trialDays: 14 },
  { key: 'premium', title: 'Premium', annualAmount: 26_400, monthlyAmount: 2_400, trialDays: 14 },
  { key: 'executive-coaching', title: 'Executive Coaching', trialDays: 14 },
] as const

/** Only the date is fixed, until the test ends: timers of the database go on. */
export function itIs(time: string): void {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date(time))
}

/** The site without a payment provider, where a manager confirms orders, for a file of tests: registers its hooks. */
export function orderSite() {
  const site = membershipSite(PLANS)
  let manager: Awaited<ReturnType<typeof anAccount>>
  beforeAll(async () => {
    manager = await anAccount(site.payload, 'cashier', { role: 'manager', plan: 'free' })
  })
  afterEach(() => vi.useRealTimers())

  const confirm = (order: number) =>
    site.payload.update({
      collection: 'orders',
      id: order,
      data: { status: 'confirmed' },
      user: { ...manager, collection: 'users' },
    })

  /** Confirms the last order of a person. @returns its id */
  async function confirmLast(user: number): Promise<number> {
    const id = Number((await site.ordersOf(user)).at(-1)?.id)
    await confirm(id)
    return id
  }

  /** Someone whose order has been confirmed. */
  async function aPayer(choice: Choice & { return?: string } = premium) {
    const buyer = await site.aBuyer()
    await site.buying.checkout(buyer.viewer, choice)
    return { ...buyer, order: await confirmLast(buyer.id) }
  }

  return Object.assign(site, {
    /** Confirms an order as the manager, whose username begins with `cashier`. */
    confirm,
    confirmLast,
    aPayer,
    /** What has happened to the orders of a person. */
    orderStatuses: async (user: number) => (await site.ordersOf(user)).map(({ plan, status }) => `${plan} ${status}`),
    sentTo: (to: string) => emailsTo(to, site.dataDir),
  })
}
