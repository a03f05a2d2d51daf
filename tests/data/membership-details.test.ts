// Also on PostgreSQL: our own SQL on orders and gifts.
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestCms, type TestCms } from '../support/data/cms'
import { aMember } from '../support/data/members'

let cms: TestCms
let payload: Payload
let buying: typeof import('@/features/memberships/checkout.server')
let changing: typeof import('@/features/memberships/change.server')
let gifts: typeof import('@/features/memberships/gifts.server')
let reading: typeof import('@/features/memberships/details.server')
beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
  // Imported here because they load the CMS, which reads the environment.
  buying = await import('@/features/memberships/checkout.server')
  changing = await import('@/features/memberships/change.server')
  gifts = await import('@/features/memberships/gifts.server')
  reading = await import('@/features/memberships/details.server')
  const common = { currency: 'USD', trialDays: 0 }
  for (const data of [
    { ...common, key: 'standard', title: 'Standard', annualAmount: 12_000, position: 1 },
    { ...common, key: 'premium', title: 'Premium', annualAmount: 26_400, position: 2 },
  ] as const) {
    await payload.create({ collection: 'plans', data })
  }
  const memberships = { transferText: 'Account 42' }
  await payload.updateGlobal({ slug: 'settings', data: { memberships } })
})
afterAll(() => cms.stop())

const premium = { plan: 'premium', interval: 'annual', consent: true } as const
const confirm = (id: number) => payload.update({ collection: 'orders', id, data: { status: 'confirmed' } })

test('an order that waits says how to pay; confirmed, it is a receipt, and other members do not see it', async () => {
  const { viewer } = await aMember(payload, 'details-buyer')
  const other = await aMember(payload, 'details-other')
  await buying.checkout(viewer, premium)
  const before = await reading.membershipDetails(viewer)
  expect(before).toMatchObject({
    orders: [{ kind: 'new', plan: 'premium', amount: { amount: 26_400, currency: 'USD' }, status: 'pending' }],
    transferText: 'Account 42',
  })
  const [order] = before.orders
  await confirm(Number(order?.id))
  const after = await reading.membershipDetails(viewer)
  expect(after).toMatchObject({ orders: [{ id: order?.id, status: 'confirmed', gift: null }], transferText: null })
  expect(after.orders[0]?.paidAt).toEqual(expect.stringMatching(/^\d{4}-\d\d-\d\dT/))
  expect(await reading.membershipDetails(other.viewer)).toEqual({
    orders: [],
    gifts: [],
    next: null,
    newPrice: null,
    card: null,
    transferText: null,
  })
})

test('terms that begin with the next period are named with their day', async () => {
  const { viewer } = await aMember(payload, 'details-downgrade')
  await buying.checkout(viewer, premium)
  await confirm(Number((await reading.membershipDetails(viewer)).orders[0]?.id))
  await changing.changeMembership(viewer, { plan: 'standard', interval: 'annual', preview: false })
  expect((await reading.membershipDetails(viewer)).next).toEqual({
    plan: 'standard',
    interval: 'annual',
    price: { amount: 12_000, currency: 'USD' },
    from: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
})

test('the buyer of a gift sees its order, the recipient the gift', async () => {
  const buyer = await aMember(payload, 'details-giver')
  const recipient = await aMember(payload, 'details-recipient')
  await gifts.giveMembership(buyer.viewer, { plan: 'premium', months: 12, to: 'friend@example.com', consent: true })
  const { orders } = await reading.membershipDetails(buyer.viewer)
  expect(orders).toMatchObject([
    { kind: 'gift', interval: null, gift: { to: 'friend@example.com', months: 12, on: null } },
  ])
  await confirm(Number(orders[0]?.id))
  const { docs } = await payload.find({ collection: 'gifts', where: { to: { equals: 'friend@example.com' } } })
  await gifts.redeemGift(recipient.viewer, { code: docs[0]?.code ?? '' })
  expect((await reading.membershipDetails(recipient.viewer)).gifts).toEqual([
    { plan: 'premium', months: 12, redeemedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
  ])
})
