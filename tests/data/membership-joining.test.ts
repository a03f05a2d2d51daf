// Also on PostgreSQL: our own SQL on orders, and locks on their rows.
import { describe, expect, test } from 'vitest'
import { itIs, monthly, orderSite, premium, standard } from '../support/data/order-site'
import { givePlan } from '../support/data/users'

const site = orderSite()
const { aBuyer, aPayer, confirm, confirmLast, linesOf, membershipOf, ordersOf, orderStatuses, storedPlan } = site

const unprocessable = (field: string) =>
  expect.objectContaining({ code: 'unprocessable', fields: { [field]: expect.any(String) } })

describe('plans on sale', () => {
  test('come in their order, with their prices and the month that is free', async () => {
    const { plansOnSale } = await import('@/features/memberships/plans.server')
    const { plans: shown } = await plansOnSale()
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
    itIs('2026-01-10T12:00:00.000Z')
    const { id, viewer } = await aBuyer()
    const { url } = await site.buying.checkout(viewer, { ...premium, return: '/recipes/?a=b' })
    const [order] = await ordersOf(id)
    expect(url).toBe(`/memberships/thank-you/?order=${order?.id}&return=%2Frecipes%2F%3Fa%3Db`)
    const consent = { consentAt: '2026-01-10T12:00:00.000Z', consentVersion: '1' }
    expect(order).toMatchObject({ status: 'pending', amount: 26_400, currency: 'USD', ...consent })
    expect((await linesOf(id))[0]?.note).toMatch(/^Accepted the terms, version 1, and that it begins before/)
    expect(await membershipOf(viewer)).toMatchObject({
      plan: 'free',
      subscription: { plan: 'premium', status: 'pending' },
    })
    await confirm(Number(order?.id))
    expect(await membershipOf(viewer)).toMatchObject({
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
    expect(await storedPlan(id)).toBe('premium')
  })

  test('twice at once places one order', async () => {
    const { id, viewer } = await aBuyer()
    const answers = await Promise.all([1, 2, 3].map(() => site.buying.checkout(viewer, premium)))
    expect(new Set(answers.map(({ url }) => url)).size).toBe(1)
    expect(await orderStatuses(id)).toEqual(['premium pending'])
  })

  test('with another choice takes the place of the first', async () => {
    const { id, viewer } = await aBuyer()
    await site.buying.checkout(viewer, premium)
    await site.buying.checkout(viewer, standard)
    expect(await orderStatuses(id)).toEqual(['premium refused', 'standard pending'])
  })

  test('for free leads on and places no order', async () => {
    const { id, viewer } = await aBuyer()
    const free = { plan: 'free', interval: 'annual', return: '//evil.example' } as const
    expect(await site.buying.checkout(viewer, free)).toEqual({ url: '/memberships/thank-you/?plan=free' })
    expect(await ordersOf(id)).toEqual([])
  })

  test('is refused for someone who has a membership', async () => {
    const payer = await aPayer(standard)
    const given = await aBuyer()
    await givePlan(site.payload, given.id, 'standard')
    const subscribed = expect.objectContaining({ code: 'already_subscribed', status: 409 })
    await expect(site.buying.checkout(payer.viewer, premium)).rejects.toEqual(subscribed)
    await expect(site.buying.checkout(payer.viewer, { plan: 'free', interval: 'annual' })).rejects.toEqual(subscribed)
    await expect(site.buying.checkout(given.viewer, premium)).rejects.toEqual(subscribed)
  })

  test('is refused without consent, with a coupon, and for what is not for sale', async () => {
    const { id, viewer } = await aBuyer()
    await expect(site.buying.checkout(viewer, { ...premium, consent: false })).rejects.toEqual(unprocessable('consent'))
    await expect(site.buying.checkout(viewer, { ...premium, coupon: 'SPRING' })).rejects.toMatchObject({
      code: 'unprocessable',
      fields: { coupon: 'Discount codes cannot be used here. Order without one.' },
    })
    const notSold = [
      { ...standard, interval: 'monthly' },
      { ...premium, plan: 'executive-coaching' },
    ] as const
    for (const choice of notSold)
      await expect(site.buying.checkout(viewer, choice)).rejects.toEqual(unprocessable('plan'))
    expect(await ordersOf(id)).toEqual([])
  })

  test('a person joins from the page that had the lock', async () => {
    const { id, viewer } = await aBuyer()
    const joinedFrom = async () => (await site.payload.findByID({ collection: 'users', id })).joinedFrom
    await site.buying.checkout(viewer, { ...monthly, return: '/recipes/green-soup/?from=mail#method' })
    expect(await joinedFrom()).toBe('/recipes/green-soup/')
    await site.buying.checkout(viewer, { ...monthly, return: 'https://evil.example/' })
    expect(await joinedFrom()).toBe('/recipes/green-soup/')
  })
})

describe('an order', () => {
  test('that waits says how to pay; confirmed, it does not, and other members do not see it', async () => {
    const { membershipDetails } = await import('@/features/memberships/details.server')
    await site.payload.updateGlobal({ slug: 'settings', data: { memberships: { transferText: 'Account 42' } } })
    const { id, viewer } = await aBuyer()
    const other = await aBuyer()
    await site.buying.checkout(viewer, premium)
    expect(await membershipDetails(viewer)).toMatchObject({
      orders: [{ kind: 'new', plan: 'premium', amount: { amount: 26_400, currency: 'USD' }, status: 'pending' }],
      transferText: 'Account 42',
    })
    const order = await confirmLast(id)
    expect(await membershipDetails(viewer)).toMatchObject({
      orders: [{ id: order, status: 'confirmed', gift: null, paidAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }],
      transferText: null,
    })
    const nothing = { orders: [], gifts: [], next: null, newPrice: null, card: null, transferText: null }
    expect(await membershipDetails(other.viewer)).toEqual(nothing)
  })

  test('that is confirmed has a receipt, for its own person', async () => {
    const { ownReceipt } = await import('@/features/memberships/receipt.server')
    itIs('2026-01-10T12:00:00.000Z')
    const payer = await aPayer(monthly)
    expect(await ownReceipt(payer.viewer, { order: payer.order })).toEqual({
      order: payer.order,
      kind: 'new',
      plan: 'premium',
      interval: 'monthly',
      paid: { amount: 2_400, currency: 'USD' },
      price: { amount: 2_400, currency: 'USD' },
      orderedAt: '2026-01-10T12:00:00.000Z',
      paidAt: '2026-01-10T12:00:00.000Z',
      paidUntil: '2026-02-10T12:00:00.000Z',
      termsVersion: '1',
      person: { name: expect.stringContaining('first'), email: payer.email },
    })
    const missing = { code: 'not_found' }
    const other = await aBuyer()
    await expect(ownReceipt(other.viewer, { order: payer.order })).rejects.toMatchObject(missing)
    await site.buying.checkout(other.viewer, monthly)
    const [pending] = await ordersOf(other.id)
    await expect(ownReceipt(other.viewer, { order: Number(pending?.id) })).rejects.toMatchObject(missing)
  })
})
