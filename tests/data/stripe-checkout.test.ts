// Also on PostgreSQL: our own SQL on customers and sessions of Stripe, and locks on their rows.
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { sessionIn } from '../support/data/stripe'
import { annual, premium, standard, stripeSite } from '../support/data/stripe-site'
import { emailsTo } from '../support/outbox'

const site = stripeSite()
const { aBuyer, aPayer, itIs, ledgerOf, linesOf, planOf, sessionsOf, shown, storedPlan } = site

beforeAll(() => {
  site.stripe.double.addPromotionCode('HALF', 50)
  site.stripe.double.addPromotionCode('OVER', 50, false)
})

describe('paying', () => {
  test('leads to Stripe and back, and gives the plan', async () => {
    const { id, viewer, email } = await aBuyer()
    const { url } = await site.buying.checkout(viewer, { ...premium, return: '/recipes/?a=b' })
    const [session] = sessionsOf(site.stripe.customer(email))
    expect(url).toBe(session?.url)
    expect(session).toMatchObject({
      mode: 'subscription',
      amount_total: 2_400,
      trialDays: 0,
      success_url:
        'http://localhost:3000/memberships/thank-you/?session_id={CHECKOUT_SESSION_ID}&return=%2Frecipes%2F%3Fa%3Db',
      cancel_url: 'http://localhost:3000/product/?product_id=premium&interval=monthly&return=%2Frecipes%2F%3Fa%3Db',
    })
    expect(await planOf(viewer)).toBe('free')
    site.stripe.double.pay(sessionIn(url))
    await site.stripe.deliver()
    expect(await site.own.ownMembership(viewer)).toEqual({
      plan: 'premium',
      subscription: {
        plan: 'premium',
        interval: 'monthly',
        status: 'active',
        source: 'stripe',
        price: { amount: 2_400, currency: 'USD' },
        startedAt: '2026-01-10T12:00:00.000Z',
        paidUntil: '2026-02-10T12:00:00.000Z',
        cancelsAt: null,
        trialEndsAt: null,
        pausedUntil: null,
        graceUntil: null,
      },
    })
    expect(await storedPlan(id)).toBe('premium')
    expect(await ledgerOf(id)).toEqual(['ordered member', 'started stripe'])
    expect((await linesOf(id))[0]).toMatchObject({
      at: '2026-01-10T12:00:00.000Z',
      note: 'Accepted the terms, version 1, and that it begins before the days to withdraw are over.',
    })
  })

  test('is confirmed by email, with price, next payment, terms and how to cancel', async () => {
    const { sendDueMembershipEmails } = await import('@/features/memberships/emails/send-emails.server')
    const { email } = await aPayer()
    await sendDueMembershipEmails(new Date())
    const [welcome, ...more] = emailsTo(email, site.dataDir)
    expect([welcome?.subject, more]).toEqual(['Welcome to Premium', []])
    for (const part of ['$24 a month', 'on February 10, 2026', 'cancel at any time', 'version 1 of our terms'])
      expect(welcome?.text).toContain(part)
  })

  test('costs what the plan costs, whatever the browser sends, and taxes where the owner has set them', async () => {
    const sent = { ...premium, amount: 1, price: { amount: 1, currency: 'USD' } }
    expect(site.buying.checkoutBody.parse(sent)).toEqual(premium)
    const taxed = async () => {
      const { email, viewer } = await aBuyer()
      await site.buying.checkout(viewer, premium)
      return sessionsOf(site.stripe.customer(email)).map(({ addsTaxes }) => addsTaxes)
    }
    expect(await taxed()).toEqual([false])
    vi.stubEnv('STRIPE_AUTOMATIC_TAX', '1')
    expect(await taxed()).toEqual([true])
    vi.unstubAllEnvs()
  })

  test('from two tabs is one session; another choice closes it', async () => {
    const { email, viewer } = await aBuyer()
    const answers = await Promise.all([1, 2, 3].map(() => site.buying.checkout(viewer, premium)))
    expect(new Set(answers.map(({ url }) => url)).size).toBe(1)
    expect(await site.buying.checkout(viewer, premium)).toEqual(answers[0])
    await site.buying.checkout(viewer, annual)
    expect(sessionsOf(site.stripe.customer(email)).map(({ status }) => status)).toEqual(['expired', 'open'])
  })

  test('of two choices at once leaves one open', async () => {
    const { email, viewer } = await aBuyer()
    await Promise.allSettled([site.buying.checkout(viewer, premium), site.buying.checkout(viewer, annual)])
    const open = sessionsOf(site.stripe.customer(email)).filter(({ status }) => status === 'open')
    expect(open).toHaveLength(1)
  })

  test('again, before the event has come, is refused and reads what was paid', async () => {
    const { viewer } = await aBuyer()
    const { url } = await site.buying.checkout(viewer, premium)
    site.stripe.double.pay(sessionIn(url))
    const subscribed = expect.objectContaining({ code: 'already_subscribed' })
    await expect(site.buying.checkout(viewer, annual)).rejects.toEqual(subscribed)
    expect(await planOf(viewer)).toBe('premium')
  })

  test('has a trial once', async () => {
    const { viewer, email } = await aPayer(standard)
    expect(await shown(viewer)).toMatchObject({
      status: 'trialing',
      trialEndsAt: '2026-01-24T12:00:00.000Z',
      paidUntil: '2026-01-24T12:00:00.000Z',
    })
    await site.changing.cancelMembership(viewer, {})
    itIs('2026-02-01T12:00:00.000Z')
    await site.stripe.deliver()
    expect(await site.own.ownMembership(viewer)).toEqual({ plan: 'free', subscription: null })
    await site.buying.checkout(viewer, standard)
    expect(sessionsOf(site.stripe.customer(email)).map(({ trialDays }) => trialDays)).toEqual([14, 0])
  })

  test('with a code that holds costs less; one that is over, or unknown, is refused and says so', async () => {
    const { viewer, email } = await aBuyer()
    const refused = (words: string) => ({ code: 'unprocessable', fields: { coupon: expect.stringContaining(words) } })
    const withCode = (coupon: string) => site.buying.checkout(viewer, { ...premium, coupon })
    await expect(withCode('OVER')).rejects.toMatchObject(refused('This code is over.'))
    await expect(withCode('NONE')).rejects.toMatchObject(refused('There is no such code.'))
    await site.buying.checkout(viewer, { ...premium, coupon: 'half' })
    expect(sessionsOf(site.stripe.customer(email)).at(-1)).toMatchObject({ percentOff: 50, allowsCodes: false })
  })

  test('a new price counts for new members; the others keep theirs', async () => {
    const early = await aPayer()
    const { docs } = await site.payload.find({ collection: 'plans', where: { key: { equals: 'premium' } } })
    const id = docs[0]?.id ?? 0
    const { pricesOnSale } = await import('@/features/memberships/plans.server')
    expect((await pricesOnSale('premium')).monthly?.amount).toBe(2_400)
    await site.payload.update({ collection: 'plans', id, data: { monthlyAmount: 3_000 } })
    const late = await aPayer()
    await site.payload.update({ collection: 'plans', id, data: { monthlyAmount: 2_400 } })
    itIs('2026-02-12T12:00:00.000Z')
    await site.stripe.deliver()
    expect((await shown(early.viewer))?.price?.amount).toBe(2_400)
    expect((await shown(late.viewer))?.price?.amount).toBe(3_000)
  })

  test('is not possible while Stripe cannot be reached', async () => {
    const { viewer } = await aBuyer()
    site.stripe.double.isDown = true
    await expect(site.buying.checkout(viewer, premium)).rejects.toEqual(
      expect.objectContaining({ code: 'unavailable', message: expect.stringContaining('cannot be reached') }),
    )
    site.stripe.double.isDown = false
    await expect(site.buying.checkout(viewer, premium)).resolves.toEqual({ url: expect.any(String) })
  })
})

describe('a gift', () => {
  test('is paid once, can then be redeemed, and is confirmed to who has bought it', async () => {
    const { email, viewer } = await aBuyer()
    const gift = { plan: 'premium', months: 13, to: 'friend@example.com' } as const
    const { url } = await site.gifts.giveMembership(viewer, gift)
    expect(await site.gifts.giveMembership(viewer, gift)).toEqual({ url })
    expect(site.stripe.double.store.sessions.get(sessionIn(url))).toMatchObject({
      mode: 'payment',
      amount_total: 28_800,
    })
    const stored = async () =>
      (await site.payload.find({ collection: 'gifts', where: { to: { equals: gift.to } } })).docs.map(
        ({ paid }) => paid,
      )
    expect(await stored()).toEqual([false])
    site.stripe.double.pay(sessionIn(url))
    const [event] = site.stripe.waiting.filter(({ type }) => type === 'checkout.session.completed')
    await site.stripe.deliver()
    await site.stripe.send(event ?? expect.fail('no event'))
    expect(await stored()).toEqual([true])
    await site.reconcile()
    const { sendDueMembershipEmails } = await import('@/features/memberships/emails/send-emails.server')
    await sendDueMembershipEmails(new Date())
    const emails = emailsTo(email, site.dataDir)
    expect(emails.map(({ subject }) => subject)).toEqual(['Your gift: Premium for 13 months'])
    for (const part of ['$288 on January 10, 2026', 'friend@example.com gets an email with the code today.'])
      expect(emails[0]?.text).toContain(part)
  })
})

describe('coming back from the checkout', () => {
  test('shows what was paid without waiting for the webhook, and nothing for the session of someone else', async () => {
    const { membershipOnArrival } = await import('@/features/memberships/arrival.server')
    const { viewer } = await aBuyer()
    const other = await aBuyer()
    const { url } = await site.buying.checkout(viewer, premium)
    const session = sessionIn(url)
    await site.buying.checkout(other.viewer, premium)
    site.stripe.double.pay(session)
    expect(await membershipOnArrival(other.viewer, { session })).toEqual({ plan: 'free', subscription: null })
    expect(await membershipOnArrival(viewer, {})).toEqual({ plan: 'free', subscription: null })
    expect(await membershipOnArrival(viewer, { session })).toMatchObject({ plan: 'premium' })
  })
})

test('prices are made once', async () => {
  const { requireAllPrices } = await import('@/features/memberships/stripe/all-prices.server')
  await requireAllPrices()
  const count = site.stripe.double.store.prices.size
  expect(await requireAllPrices()).toContain('premium_annual: $264 is there')
  expect(site.stripe.double.store.prices.size).toBe(count)
})
