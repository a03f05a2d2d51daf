import { expect, test } from 'vitest'
import { annual, premium, stripeSite } from '../support/data/stripe-site'

const site = stripeSite()
const { aPayer, itIs, ledgerOf, reconcile } = site

async function cardOf(viewer: Awaited<ReturnType<typeof aPayer>>['viewer']) {
  const { membershipDetails } = await import('@/features/memberships/details.server')
  return (await membershipDetails(viewer)).card
}

const noticesTo = async (user: number) =>
  (await ledgerOf(user)).filter((line) => line === 'card_expiring stripe').length

/** The emails about cards that a person is to get. */
async function emailsTo(user: number) {
  const where = { user: { equals: user }, kind: { equals: 'cardExpiring' } }
  return (await site.payload.find({ collection: 'membership-messages', where })).totalDocs
}

test('the account shows which card is charged', async () => {
  const { customer, viewer } = await aPayer()
  expect(await cardOf(viewer)).toEqual({ last4: '4242', expires: '2030-12' })
  site.stripe.double.enterCard(customer, { last4: '1881', exp_month: 3, exp_year: 2029 })
  await site.stripe.deliver()
  expect(await cardOf(viewer)).toEqual({ last4: '1881', expires: '2029-03' })
})

test('the card of a membership that has ended is not kept', async () => {
  const { customer, viewer } = await aPayer()
  const [subscription = expect.fail('no subscription')] = site.stripe.double.store.subscriptions.values()
  site.stripe.double.billing.cancel(subscription, site.stripe.double.now)
  await site.stripe.deliver()
  expect(await cardOf(viewer)).toBeNull()
  const { docs } = await site.payload.find({
    collection: 'stripe-customers',
    where: { customer: { equals: customer } },
  })
  expect(docs[0]?.cardLast4).toBeNull()
})

test('a card that expires before the next payment is told of once, by an email', async () => {
  const { customer, id } = await aPayer()
  site.stripe.double.enterCard(customer, { exp_month: 1, exp_year: 2026 })
  // The payment is due in 31 days.
  await site.stripe.deliver()
  expect(await noticesTo(id)).toBe(0)
  itIs('2026-01-12T12:00:00.000Z')
  expect(await reconcile()).toEqual([expect.stringMatching(/: Card about to expire\.$/)])
  expect(await reconcile()).toEqual([])
  site.stripe.double.billing.changed([...site.stripe.double.store.subscriptions.values()][0] ?? expect.fail(), 0)
  await site.stripe.deliver()
  expect(await noticesTo(id)).toBe(1)
  expect(await emailsTo(id)).toBe(1)
})

test('another card that expires is told of too, and one that is valid is not', async () => {
  const { customer, id } = await aPayer(annual)
  itIs('2026-12-15T12:00:00.000Z')
  site.stripe.double.enterCard(customer, { exp_month: 12, exp_year: 2026 })
  await site.stripe.deliver()
  site.stripe.double.enterCard(customer, { exp_month: 1, exp_year: 2027 })
  await site.stripe.deliver()
  expect(await noticesTo(id)).toBe(1)
  itIs('2026-12-16T12:00:00.000Z')
  site.stripe.double.enterCard(customer, { last4: '1881', exp_month: 12, exp_year: 2026 })
  await site.stripe.deliver()
  expect(await noticesTo(id)).toBe(2)
  expect(await emailsTo(id)).toBe(2)
})

test('who has canceled is not told', async () => {
  const { customer, id, viewer } = await aPayer(premium)
  await site.changing.cancelMembership(viewer, {})
  site.stripe.double.enterCard(customer, { exp_month: 1, exp_year: 2026 })
  itIs('2026-01-12T12:00:00.000Z')
  await site.stripe.deliver()
  await reconcile()
  expect(await noticesTo(id)).toBe(0)
})
