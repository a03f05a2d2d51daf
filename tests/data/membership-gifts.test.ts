// Also on PostgreSQL: our own SQL on gifts, and one of several people who redeem a code at the same moment gets it.
import { describe, expect, test } from 'vitest'
import { itIs, orderSite } from '../support/data/order-site'
import { givePlan } from '../support/data/users'

const site = orderSite()
const { aBuyer, aPayer, confirm, membershipOf, ordersOf, sentTo, storedPlan } = site

const conflict = expect.objectContaining({ code: 'conflict' })

describe('a gift', () => {
  const aCode = async (own: { code: string; months?: number }) =>
    site.payload.create({ collection: 'gifts', data: { plan: 'premium', months: 3, ...own } })

  test('redeemed twice at the same moment is given to one', async () => {
    await aCode({ code: 'one-for-two' })
    const people = await Promise.all([aBuyer(), aBuyer(), aBuyer()])
    const answers = await Promise.allSettled(
      people.map(({ viewer }) => site.gifts.redeemGift(viewer, { code: ' ONE-for-two' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
    const held = await Promise.all(people.map(({ id }) => storedPlan(id)))
    expect(held.sort()).toEqual(['free', 'free', 'premium'])
    const loser = answers.find(({ status }) => status === 'rejected')
    expect(loser).toEqual({ status: 'rejected', reason: conflict })
  })

  test('gives its plan until its end', async () => {
    itIs('2026-11-30T12:00:00.000Z')
    await aCode({ code: 'three-months' })
    const { viewer } = await aBuyer()
    const { subscription } = await site.gifts.redeemGift(viewer, { code: 'three-months' })
    expect(subscription).toMatchObject({ source: 'gift', interval: null, paidUntil: '2027-02-28T12:00:00.000Z' })
  })

  test('extends the membership of the same plan', async () => {
    const { viewer } = await aPayer()
    const { subscription: before } = await membershipOf(viewer)
    await aCode({ code: 'twelve-more', months: 12 })
    const { subscription } = await site.gifts.redeemGift(viewer, { code: 'twelve-more' })
    const years = [before, subscription].map((one) => new Date(one?.paidUntil ?? 0).getUTCFullYear())
    expect(years[1]).toBe(Number(years[0]) + 1)
    expect(subscription?.source).toBe('offline')
  })

  test('that would be wasted is refused, and the code stays good', async () => {
    const keeper = await aBuyer()
    await givePlan(site.payload, keeper.id, 'executive-coaching')
    await aCode({ code: 'not-wasted' })
    await expect(site.gifts.redeemGift(keeper.viewer, { code: 'not-wasted' })).rejects.toEqual(conflict)
    const { viewer } = await aBuyer()
    expect(await site.gifts.redeemGift(viewer, { code: 'not-wasted' })).toMatchObject({
      subscription: { plan: 'premium' },
    })
  })

  test('with an unknown code is not found', async () => {
    const { viewer } = await aBuyer()
    const missing = expect.objectContaining({ code: 'not_found' })
    await expect(site.gifts.redeemGift(viewer, { code: 'nothing' })).rejects.toEqual(missing)
  })

  test('that is bought can be redeemed once it is paid', async () => {
    const { id, viewer } = await aBuyer()
    const input = {
      plan: 'premium',
      months: 18,
      to: 'friend@example.com',
      on: '2026-12-24',
      message: 'For you',
    } as const
    const first = await site.gifts.giveMembership(viewer, input)
    expect(await site.gifts.giveMembership(viewer, input)).toEqual(first)
    const [order, ...others] = await ordersOf(id)
    expect([order?.amount, others]).toEqual([40_800, []])
    const { membershipDetails } = await import('@/features/memberships/details.server')
    const gift = { to: 'friend@example.com', months: 18, on: '2026-12-24T00:00:00.000Z' }
    expect((await membershipDetails(viewer)).orders).toMatchObject([{ kind: 'gift', interval: null, gift }])
    const { docs } = await site.payload.find({ collection: 'gifts', where: { boughtBy: { equals: id } } })
    const code = String(docs[0]?.code)
    const friend = await aBuyer()
    await expect(site.gifts.redeemGift(friend.viewer, { code })).rejects.toMatchObject({ code: 'not_found' })
    await confirm(Number(order?.id))
    expect(await site.gifts.redeemGift(friend.viewer, { code })).toMatchObject({ subscription: { source: 'gift' } })
    expect((await membershipDetails(friend.viewer)).gifts).toEqual([
      { plan: 'premium', months: 18, redeemedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
    ])
    expect([await storedPlan(id), await storedPlan(friend.id)]).toEqual(['free', 'premium'])
  })

  test('that is bought is sent once it is paid, on its day', async () => {
    const { id, viewer } = await aBuyer()
    const to = `friend${id}@example.com`
    await site.gifts.giveMembership(viewer, { plan: 'premium', months: 1, to, on: '2026-12-24', message: 'For you' })
    const [order] = await ordersOf(id)
    const { sendDueGifts } = await import('@/features/memberships/send-gifts.server')
    const beforeDay = new Date('2026-12-23T23:59:00.000Z')
    const onDay = new Date('2026-12-24T00:00:00.000Z')
    await sendDueGifts(onDay)
    expect(sentTo(to)).toHaveLength(0)
    await confirm(Number(order?.id))
    await sendDueGifts(beforeDay)
    expect(sentTo(to)).toHaveLength(0)
    await Promise.all([1, 2, 3].map(() => sendDueGifts(onDay)))
    const { docs } = await site.payload.find({ collection: 'gifts', where: { boughtBy: { equals: id } } })
    expect(sentTo(to)).toHaveLength(1)
    expect(sentTo(to)[0]?.text).toContain(String(docs[0]?.code))
  })

  test('that is paid is confirmed to who has bought it, once, and instead of a receipt', async () => {
    itIs('2026-11-20T12:00:00.000Z')
    const buyer = await aBuyer()
    const to = `friend${buyer.id}@example.com`
    const gift = { plan: 'premium', months: 13, to, on: '2026-12-24', message: 'For you', consent: true } as const
    await site.gifts.giveMembership(buyer.viewer, gift)
    const { sendDueMembershipEmails } = await import('@/features/memberships/emails/send-emails.server')
    const sendNow = () => Promise.all([1, 2, 3].map(() => sendDueMembershipEmails(new Date())))
    await sendNow()
    const [order] = await ordersOf(buyer.id)
    const placed = `Your order ${order?.id}`
    expect(sentTo(buyer.email).map(({ subject }) => subject)).toEqual([placed])
    await confirm(Number(order?.id))
    await sendNow()
    const sent = sentTo(buyer.email)
    expect(sent.map(({ subject }) => subject).sort()).toEqual(['Your gift: Premium for 13 months', placed])
    const text = sent.find(({ subject }) => subject !== placed)?.text
    for (const part of [
      '$288 on November 20, 2026',
      `${to} gets an email with the code on December 24, 2026.`,
      'Your message: “For you”',
      `Your order has the number ${order?.id}.`,
      'version 1 of our terms',
    ])
      expect(text).toContain(part)
    expect(sentTo(to)).toEqual([])
  })

  test('is not sold for months that the plan has no price for', async () => {
    const { viewer } = await aBuyer()
    const gift = { plan: 'standard', months: 6, to: 'friend@example.com' } as const
    await expect(site.gifts.giveMembership(viewer, gift)).rejects.toMatchObject({
      code: 'unprocessable',
      fields: { months: expect.any(String) },
    })
  })
})
