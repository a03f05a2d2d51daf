import { afterEach, describe, expect, test } from 'vitest'
import type { Setting } from '@/payload-types'
import { sessionIn } from '../support/data/stripe'
import { stripeSite } from '../support/data/stripe-site'
import { emailsTo } from '../support/outbox'

const site = stripeSite()
const { aBuyer, aPayer, itIs, lastCharge, ledgerOf, linesOf, planOf, reconcile, shown } = site

type Rules = Pick<NonNullable<Setting['memberships']>, 'disputeEnds' | 'partialRefundEnds' | 'refundEnds'>

/** The owner's settings. */
const ownerSets = (memberships: Rules) => site.payload.updateGlobal({ slug: 'settings', data: { memberships } })

afterEach(() => ownerSets({ refundEnds: 'if_canceled', partialRefundEnds: 'nothing', disputeEnds: 'now' }))

async function refund(customer: string, amount?: number): Promise<void> {
  site.stripe.double.refund(lastCharge(customer), amount)
  await site.stripe.deliver()
}

async function dispute(customer: string): Promise<void> {
  site.stripe.double.dispute(lastCharge(customer))
  await site.stripe.deliver()
}

/** What staff do with the button in the admin. */
async function staffRefund(user: number): Promise<void> {
  const { providerOf } = await import('@/features/memberships/provider-of.server')
  const subscription = await site.own.requireSubscription({ user })
  await providerOf(subscription).refund({ user, origin: 'staff', by: null }, subscription, 'Asked for it')
}

const PAID_DAY = '2026-02-10T12:00:00.000Z'
const staysUntilPaidDay = { status: 'active', cancelsAt: PAID_DAY }

describe('a dispute', () => {
  test('ends the membership at once, and is in the ledger once', async () => {
    const { customer, id, viewer } = await aPayer()
    await dispute(customer)
    expect(await site.own.ownMembership(viewer)).toEqual({ plan: 'free', subscription: null })
    await reconcile()
    expect(await ledgerOf(id)).toEqual(['ordered member', 'started stripe', 'disputed stripe', 'ended stripe'])
    expect((await linesOf(id))[2]).toMatchObject({ amount: 2_400, currency: 'USD' })
  })

  test('cancels it at the paid day, if the owner has set that', async () => {
    await ownerSets({ disputeEnds: 'period' })
    const { customer, viewer } = await aPayer()
    await dispute(customer)
    expect(await shown(viewer)).toMatchObject(staysUntilPaidDay)
    itIs('2026-02-10T13:30:00.000Z')
    await site.stripe.deliver()
    expect(await planOf(viewer)).toBe('free')
  })
})

describe('a refund in the dashboard of Stripe', () => {
  test('ends the membership only if it is canceled', async () => {
    const staying = await aPayer()
    await refund(staying.customer)
    expect(await planOf(staying.viewer)).toBe('premium')
    const leaving = await aPayer()
    await site.changing.cancelMembership(leaving.viewer, {})
    await refund(leaving.customer)
    expect(await planOf(leaving.viewer)).toBe('free')
  })

  test('ends it at once, if the owner has set that', async () => {
    await ownerSets({ refundEnds: 'now' })
    const { customer, viewer } = await aPayer()
    await refund(customer)
    expect(await planOf(viewer)).toBe('free')
  })

  test('cancels it at the paid day once: who resumes is not canceled again', async () => {
    await ownerSets({ refundEnds: 'period' })
    const { customer, viewer } = await aPayer()
    await refund(customer)
    expect(await shown(viewer)).toMatchObject(staysUntilPaidDay)
    await site.changing.resumeMembership(viewer)
    await reconcile()
    expect(await shown(viewer)).toMatchObject({ status: 'active', cancelsAt: null })
  })

  test('cancels at the paid day what is to pause there, too', async () => {
    await ownerSets({ refundEnds: 'period' })
    const { customer, viewer } = await aPayer()
    await site.changing.pauseMembership(viewer, { months: 2 })
    await refund(customer)
    expect(await shown(viewer)).toMatchObject({ ...staysUntilPaidDay, pausedUntil: null })
  })

  test('of a part does nothing, or what the owner has set', async () => {
    const { customer, id, viewer } = await aPayer()
    await refund(customer, 400)
    await refund(customer, 100)
    expect(await shown(viewer)).toMatchObject({ status: 'active', cancelsAt: null })
    const lines = (await linesOf(id)).filter(({ kind }) => kind === 'refunded')
    expect(lines.map(({ amount }) => amount)).toEqual([400, 500])
    await ownerSets({ partialRefundEnds: 'period' })
    await refund(customer, 100)
    expect(await shown(viewer)).toMatchObject(staysUntilPaidDay)
    await ownerSets({ partialRefundEnds: 'now' })
    await refund(customer, 100)
    expect(await planOf(viewer)).toBe('free')
  })

  test('whose event was lost is followed by the daily comparison', async () => {
    await ownerSets({ refundEnds: 'period' })
    const { customer, viewer } = await aPayer()
    site.stripe.double.refund(lastCharge(customer))
    expect(await reconcile()).toContainEqual(expect.stringMatching(/: Canceled\.$/))
    expect(await shown(viewer)).toMatchObject(staysUntilPaidDay)
  })
})

describe('a refund by staff', () => {
  test('cancels with the payment, so it ends at once', async () => {
    const { customer, id, viewer } = await aPayer()
    await staffRefund(id)
    expect(await planOf(viewer)).toBe('free')
    expect(site.stripe.double.store.charges.get(lastCharge(customer))?.refunded).toBe(true)
    expect((await ledgerOf(id)).slice(2)).toEqual(['refunded stripe', 'ended staff'])
    expect((await linesOf(id)).at(-1)?.note).toBe('Asked for it')
  })

  test('lets it go on until the paid day, if the owner has set that', async () => {
    await ownerSets({ refundEnds: 'period' })
    const { customer, id, viewer } = await aPayer()
    await staffRefund(id)
    await site.stripe.deliver()
    expect(await shown(viewer)).toMatchObject(staysUntilPaidDay)
    expect(site.stripe.double.store.charges.get(lastCharge(customer))?.refunded).toBe(true)
    expect((await ledgerOf(id)).slice(2)).toEqual(['refunded stripe', 'canceled staff'])
  })
})

describe('a gift whose payment is returned', () => {
  const gift = { plan: 'premium', months: 3 } as const

  /** A gift that is paid. @returns who has bought it, with its code */
  async function aGift() {
    const giver = await aBuyer()
    const to = `friend-of-${giver.id}@example.com`
    const { url } = await site.gifts.giveMembership(giver.viewer, { ...gift, to })
    site.stripe.double.pay(sessionIn(url))
    await site.stripe.deliver()
    const { docs } = await site.payload.find({ collection: 'gifts', where: { to: { equals: to } } })
    return { giver, customer: site.stripe.customer(giver.email), code: docs[0]?.code ?? '' }
  }

  test('can not be redeemed any more, also after the daily comparison, and is not confirmed', async () => {
    const { code, customer, giver } = await aGift()
    await refund(customer)
    await reconcile()
    const { sendDueMembershipEmails } = await import('@/features/memberships/emails/send-emails.server')
    await sendDueMembershipEmails(new Date())
    expect(emailsTo(giver.email, site.dataDir)).toEqual([])
    const { viewer } = await aBuyer()
    const unknown = expect.objectContaining({ code: 'not_found' })
    await expect(site.gifts.redeemGift(viewer, { code })).rejects.toEqual(unknown)
  })

  test('and that is redeemed ends with a dispute, once', async () => {
    const { code, customer } = await aGift()
    const { id, viewer } = await aBuyer()
    await site.gifts.redeemGift(viewer, { code })
    expect(await planOf(viewer)).toBe('premium')
    await dispute(customer)
    await reconcile()
    expect(await site.own.ownMembership(viewer)).toEqual({ plan: 'free', subscription: null })
    expect(await ledgerOf(id)).toEqual(['redeemed member', 'ended stripe'])
  })

  test('and that is redeemed stays with a refund, unless a refund ends memberships at once', async () => {
    const { code, customer } = await aGift()
    const { viewer } = await aBuyer()
    await site.gifts.redeemGift(viewer, { code })
    await refund(customer)
    expect(await planOf(viewer)).toBe('premium')
    await ownerSets({ refundEnds: 'now' })
    await reconcile()
    expect(await planOf(viewer)).toBe('free')
  })

  test('and that has extended a membership gives its months back', async () => {
    const { code, customer } = await aGift()
    const { id, viewer } = await aBuyer()
    await site.payload.create({
      collection: 'subscriptions',
      data: { user: id, plan: 'premium', source: 'complimentary', status: 'active', paidUntil: PAID_DAY } as never,
    })
    await site.gifts.redeemGift(viewer, { code })
    expect(await shown(viewer)).toMatchObject({ paidUntil: '2026-05-10T12:00:00.000Z' })
    await dispute(customer)
    expect(await shown(viewer)).toMatchObject({ status: 'active', paidUntil: PAID_DAY })
  })
})
