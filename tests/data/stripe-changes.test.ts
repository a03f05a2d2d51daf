import { describe, expect, test } from 'vitest'
import { annual, stripeSite } from '../support/data/stripe-site'
import { anAccount } from '../support/data/users'

const site = stripeSite()
const { aPayer, itIs, ledgerOf, lastCharge, planOf, shown } = site

describe('a membership at Stripe', () => {
  test('is renewed, fails, is kept for its grace and recovers', async () => {
    const { customer, id, viewer } = await aPayer()
    itIs('2026-02-10T12:30:00.000Z')
    await site.stripe.deliver()
    // The invoice of the new period is not paid yet, and the plan goes on.
    expect(await site.own.ownMembership(viewer)).toMatchObject({
      plan: 'premium',
      subscription: { status: 'active', paidUntil: '2026-02-10T12:00:00.000Z' },
    })
    const pause = site.changing.pauseMembership(viewer, { months: 1 })
    await expect(pause).rejects.toEqual(expect.objectContaining({ code: 'conflict' }))
    itIs('2026-02-10T13:30:00.000Z')
    await site.stripe.deliver()
    expect(await shown(viewer)).toMatchObject({ status: 'active', paidUntil: '2026-03-10T12:00:00.000Z' })
    site.stripe.double.setCard(customer, true)
    itIs('2026-03-10T13:30:00.000Z')
    await site.stripe.deliver()
    expect(await site.own.ownMembership(viewer)).toMatchObject({
      plan: 'premium',
      subscription: {
        status: 'past_due',
        paidUntil: '2026-03-10T12:00:00.000Z',
        graceUntil: '2026-03-17T13:00:00.000Z',
      },
    })
    site.stripe.double.setCard(customer, false)
    await site.stripe.deliver()
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
    expect((await site.changing.cancelMembership(viewer, { reason: 'Moving' })).subscription).toMatchObject({
      status: 'active',
      cancelsAt: '2026-02-10T12:00:00.000Z',
    })
    await site.changing.resumeMembership(viewer)
    expect(await shown(viewer)).toMatchObject({ status: 'active', cancelsAt: null })
    await site.changing.cancelMembership(viewer, {})
    await site.changing.cancelMembership(viewer, {})
    itIs('2026-02-10T13:30:00.000Z')
    await site.stripe.deliver()
    expect(await site.own.ownMembership(viewer)).toEqual({ plan: 'free', subscription: null })
    const lines = await ledgerOf(id)
    expect(lines.slice(2, 5)).toEqual(['canceled member', 'resumed member', 'canceled member'])
    expect(lines.filter((line) => line.startsWith('ended'))).toHaveLength(1)
    const where = { user: { equals: id }, note: { equals: 'Moving' } }
    expect((await site.payload.find({ collection: 'membership-events', where })).totalDocs).toBe(1)
  })

  test('pauses from the paid day on, a year that is paid too, and pays again after it', async () => {
    const { customer, viewer } = await aPayer(annual)
    await site.changing.pauseMembership(viewer, { months: 2 })
    await site.stripe.deliver()
    expect(await site.own.ownMembership(viewer)).toMatchObject({
      plan: 'premium',
      subscription: {
        status: 'active',
        paidUntil: '2027-01-10T12:00:00.000Z',
        pausedUntil: '2027-03-10T12:00:00.000Z',
        trialEndsAt: null,
      },
    })
    itIs('2027-02-01T12:00:00.000Z')
    await site.stripe.deliver()
    expect(await planOf(viewer)).toBe('free')
    itIs('2027-03-10T13:30:00.000Z')
    await site.stripe.deliver()
    expect(await site.own.ownMembership(viewer)).toMatchObject({
      plan: 'premium',
      subscription: { status: 'active', paidUntil: '2028-03-10T12:00:00.000Z', pausedUntil: null, trialEndsAt: null },
    })
    const paid = [...site.stripe.double.store.charges.values()].filter((charge) => charge.customer === customer)
    expect(paid.map(({ amount }) => amount)).toEqual([26_400, 26_400])
  })

  test('a pause is taken back before it begins, and ended while it lasts', async () => {
    const { viewer } = await aPayer()
    await site.changing.pauseMembership(viewer, { months: 1 })
    await site.changing.resumeMembership(viewer)
    expect(await shown(viewer)).toMatchObject({
      status: 'active',
      paidUntil: '2026-02-10T12:00:00.000Z',
      pausedUntil: null,
    })
    await site.changing.pauseMembership(viewer, { months: 3 })
    itIs('2026-02-20T12:00:00.000Z')
    const { changeDueMemberships } = await import('@/features/memberships/clock.server')
    await changeDueMemberships(new Date())
    expect(await site.own.ownMembership(viewer)).toMatchObject({ plan: 'free', subscription: { status: 'paused' } })
    await site.changing.resumeMembership(viewer)
    expect(await site.own.ownMembership(viewer)).toMatchObject({
      plan: 'premium',
      subscription: { status: 'active', paidUntil: '2026-03-20T12:00:00.000Z' },
    })
  })

  test('changes to more at once, for what Stripe says it costs', async () => {
    const { customer, viewer } = await aPayer()
    const preview = await site.changing.changeMembership(viewer, { plan: 'premium', interval: 'annual', preview: true })
    // The month has just begun: all of it is taken off the year.
    expect(preview).toEqual({ dueNow: 24_000, currency: 'USD', from: '2026-01-10T12:00:00.000Z' })
    await site.changing.changeMembership(viewer, { plan: 'premium', interval: 'annual', preview: false })
    expect(await shown(viewer)).toMatchObject({
      interval: 'annual',
      price: { amount: 26_400, currency: 'USD' },
      paidUntil: '2027-01-10T12:00:00.000Z',
    })
    expect(site.stripe.double.store.charges.get(lastCharge(customer))?.amount).toBe(24_000)
    // The same again costs nothing.
    await site.changing.changeMembership(viewer, { plan: 'premium', interval: 'annual', preview: false })
    expect([...site.stripe.double.store.charges.values()].filter((one) => one.customer === customer)).toHaveLength(2)
  })

  test('is not changed by a payment that is declined', async () => {
    const { customer, viewer } = await aPayer()
    site.stripe.double.setCard(customer, true)
    const change = site.changing.changeMembership(viewer, { plan: 'premium', interval: 'annual', preview: false })
    await expect(change).rejects.toEqual(expect.objectContaining({ code: 'conflict' }))
    expect(await shown(viewer)).toMatchObject({ interval: 'monthly', status: 'active' })
  })

  test('changes to less with the next period', async () => {
    const { viewer } = await aPayer(annual)
    const less = { plan: 'standard', interval: 'annual' } as const
    expect(await site.changing.changeMembership(viewer, { ...less, preview: true })).toEqual({
      dueNow: 0,
      currency: 'USD',
      from: '2027-01-10T12:00:00.000Z',
    })
    await site.changing.changeMembership(viewer, { ...less, preview: false })
    const stored = async () => (await site.payload.find({ collection: 'subscriptions', sort: '-id', limit: 1 })).docs[0]
    expect(await stored()).toMatchObject({ plan: 'premium', nextPlan: 'standard', nextAmount: 12_000 })
    // The terms that someone has take the change back.
    await site.changing.changeMembership(viewer, { plan: 'premium', interval: 'annual', preview: false })
    expect(await stored()).toMatchObject({ plan: 'premium', nextPlan: null })
    await site.changing.changeMembership(viewer, { ...less, preview: false })
    itIs('2027-01-10T13:30:00.000Z')
    await site.stripe.deliver()
    expect(await shown(viewer)).toMatchObject({ plan: 'standard', paidUntil: '2028-01-10T12:00:00.000Z' })
  })

  test('is canceled with the account, and resumed when it is kept', async () => {
    const { viewer } = await aPayer()
    const deletion = await import('@/features/memberships/deletion.server')
    await deletion.cancelForDeletion(viewer)
    await site.stripe.deliver()
    expect(await shown(viewer)).toMatchObject({ cancelsAt: '2026-02-10T12:00:00.000Z' })
    await deletion.resumeAfterKeeping(viewer)
    expect(await shown(viewer)).toMatchObject({ cancelsAt: null })
  })

  test('is canceled when an administrator deletes the account, which waits until Stripe can be reached', async () => {
    const { customer, id } = await aPayer()
    const staff = await anAccount(site.payload, 'owner', { role: 'administrator', plan: 'free' })
    const user = { ...staff, collection: 'users' as const }
    const remove = () => site.payload.delete({ collection: 'users', id, overrideAccess: false, user })
    await expect(remove()).rejects.toThrow('pays a membership through Stripe')
    const { cancelBeforeDeletion } = await import('@/features/memberships/deletion.server')
    const account = { id: staff.id, role: 'administrator', plan: 'free', sid: 's', expiresAtS: 1 } as const
    const viewer = { audience: 'free', account } as const
    site.stripe.double.isDown = true
    const unavailable = expect.objectContaining({ code: 'unavailable' })
    await expect(cancelBeforeDeletion(viewer, id)).rejects.toEqual(unavailable)
    site.stripe.double.isDown = false
    const manager = { ...viewer, account: { ...account, role: 'manager' } } as const
    await cancelBeforeDeletion(manager, id)
    const atStripe = () => [...site.stripe.double.store.subscriptions.values()].find((one) => one.customer === customer)
    expect(atStripe()?.cancel_at_period_end).toBe(false)
    await cancelBeforeDeletion(viewer, id)
    await remove()
    expect(atStripe()?.cancel_at_period_end).toBe(true)
  })

  test('leads to the portal', async () => {
    const { viewer } = await aPayer()
    expect((await site.changing.portal(viewer)).url).toMatch(`${site.stripe.double.origin}/portal/`)
  })
})
