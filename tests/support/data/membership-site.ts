import type { Payload } from 'payload'
import { afterAll, beforeAll } from 'vitest'
import type { Viewer } from '@/platform/session/viewer.server'
import { startTestCms, type TestCms } from './cms'
import { aMember } from './members'

type PlanData = {
  key: 'free' | 'standard' | 'premium' | 'executive-coaching'
  title: string
  annualAmount?: number
  monthlyAmount?: number
  trialDays: number
}

/** The site with plans on sale, for a file of tests: registers its hooks. */
export function membershipSite(plans: readonly PlanData[]) {
  let cms: TestCms
  let own: typeof import('@/features/memberships/own.server')
  let buying: typeof import('@/features/memberships/checkout.server')
  let changing: typeof import('@/features/memberships/change.server')
  let gifts: typeof import('@/features/memberships/gifts.server')
  let clock: typeof import('@/features/memberships/clock.server')
  let made = 0

  beforeAll(async () => {
    cms = await startTestCms()
    // Imported here because they load the CMS, which reads the environment.
    own = await import('@/features/memberships/own.server')
    buying = await import('@/features/memberships/checkout.server')
    changing = await import('@/features/memberships/change.server')
    gifts = await import('@/features/memberships/gifts.server')
    clock = await import('@/features/memberships/clock.server')
    for (const [position, plan] of plans.entries()) {
      await cms.payload.create({ collection: 'plans', data: { ...plan, currency: 'USD', position } })
    }
  })
  afterAll(() => cms.stop())

  async function aBuyer() {
    const mark = `payer${++made}`
    return { ...(await aMember(cms.payload, mark)), email: `${mark}@example.com` }
  }

  /** The rows of a person, the oldest first. */
  async function rowsOf<T extends 'membership-events' | 'orders' | 'subscriptions'>(collection: T, user: number) {
    const where = { user: { equals: user } }
    return (await cms.payload.find({ collection, where, sort: 'id', depth: 0, pagination: false })).docs
  }
  const linesOf = (user: number) => rowsOf('membership-events', user)

  return {
    get payload(): Payload {
      return cms.payload
    },
    get dataDir(): string {
      return cms.env.DATA_DIR ?? ''
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
    aBuyer,
    linesOf,
    /** What the ledger says of a person, in its order. */
    kindsOf: async (user: number) => (await linesOf(user)).map(({ kind }) => kind),
    ordersOf: (user: number) => rowsOf('orders', user),
    subscriptionsOf: (user: number) => rowsOf('subscriptions', user),
    membershipOf: (viewer: Viewer) => own.ownMembership(viewer),
    shown: async (viewer: Viewer) => (await own.ownMembership(viewer)).subscription,
    storedPlan: async (id: number) => (await cms.payload.findByID({ collection: 'users', id })).plan,
    /** What the site's clock does twice a second. @returns whose memberships it has changed */
    runClock: () => clock.changeDueMemberships(new Date()),
  }
}
