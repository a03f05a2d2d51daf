// Also on PostgreSQL: events of Stripe that come at once, each written once.
import { describe, expect, test, vi } from 'vitest'
import { sessionIn } from '../support/data/stripe'
import { premium, stripeSite } from '../support/data/stripe-site'

const site = stripeSite()
const { aBuyer, aPayer, ledgerOf, lastCharge, planOf, shown, storedPlan } = site

describe('comparing with Stripe', () => {
  const compare = async () => {
    const { reconcile } = await import('@/features/memberships/stripe/reconcile.server')
    return reconcile(new Date(), { planByServer: true })
  }

  test('mends what was lost, says so once, and the clock stores the plan that follows', async () => {
    const { id, viewer } = await aBuyer()
    const { url } = await site.buying.checkout(viewer, premium)
    const gift = await site.gifts.giveMembership(viewer, { plan: 'premium', months: 1, to: 'lost@example.com' })
    for (const paid of [url, gift.url]) site.stripe.double.pay(sessionIn(paid))
    const lines = await compare()
    expect(lines).toContainEqual(expect.stringMatching(/^Subscription \d+: Membership started\.$/))
    expect(lines).toContainEqual(expect.stringMatching(/^Gift \d+: it is paid\.$/))
    expect(await storedPlan(id)).toBe('free')
    const { changeDueMemberships } = await import('@/features/memberships/clock.server')
    await changeDueMemberships(new Date())
    expect(await storedPlan(id)).toBe('premium')
    const again = (await compare()).filter((line) => !line.includes('not at Stripe'))
    expect(again).toEqual([])
  })

  test('ends what was disputed, and cancels what a deleted account pays', async () => {
    const disputed = await aPayer()
    const deleted = await aPayer()
    site.stripe.double.dispute(lastCharge(disputed.customer))
    await site.payload.delete({ collection: 'users', id: deleted.id })
    expect(await compare()).toContain(`A subscription of the deleted account ${deleted.id} was canceled.`)
    expect(await shown(disputed.viewer)).toBeNull()
    const left = [...site.stripe.double.store.subscriptions.values()].find(
      ({ customer }) => customer === deleted.customer,
    )
    expect(left?.cancel_at_period_end).toBe(true)
  })

  test('only says that a membership is missing at Stripe', async () => {
    const { viewer } = await aPayer()
    site.stripe.double.store.subscriptions.clear()
    expect(await compare()).toContainEqual(expect.stringMatching(/it is not at Stripe/))
    expect(await shown(viewer)).toMatchObject({ status: 'active' })
  })
})

describe('POST /api/stripe/webhook', () => {
  const body = JSON.stringify({ id: 'evt_none', object: 'event', type: 'a.b', data: { object: { object: 'thing' } } })

  test('accepts an unknown event, once and again', async () => {
    const answers = [await site.stripe.post(body), await site.stripe.post(body)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await answers[0]?.json()).toEqual({ received: true })
    const where = { event: { equals: 'evt_none' } }
    expect((await site.payload.find({ collection: 'stripe-events', where })).totalDocs).toBe(1)
  })

  test.each([
    ['without a signature', null],
    ['with a forged one', 't=1,v1=00'],
    ['with one that is too long', 'v1=0,'.repeat(1_000)],
  ])('rejects one %s, with one line in the log', async (_, signature) => {
    const warned = vi.spyOn(site.payload.logger, 'warn').mockReset()
    expect((await site.stripe.post(body, signature)).status).toBe(400)
    expect(warned).toHaveBeenCalledOnce()
    expect(String(warned.mock.calls[0])).toMatch(/^POST \/api\/stripe\/webhook: rejected/)
    warned.mockRestore()
  })

  test('rejects one that was signed six minutes ago', async () => {
    const { signatureOf } = await import('../../tools/stripe-double/sign')
    const signed = (minutes: number) => signatureOf(body, 'whsec_of_the_tests', Date.now() - minutes * 60_000)
    expect((await site.stripe.post(body, signed(6))).status).toBe(400)
    expect((await site.stripe.post(body, signed(4))).status).toBe(200)
  })

  test('is 413 beyond a megabyte', async () => {
    expect((await site.stripe.post('x'.repeat(1_024 * 1_024 + 1))).status).toBe(413)
  })

  test('is 503 while the state cannot be read, and then accepts the same event', async () => {
    const { viewer } = await aBuyer()
    const { url } = await site.buying.checkout(viewer, premium)
    site.stripe.double.pay(sessionIn(url))
    const [event = expect.fail('no event')] = site.stripe.waiting.filter(({ type }) => type === 'invoice.paid')
    site.stripe.double.isDown = true
    expect((await site.stripe.send(event)).status).toBe(503)
    site.stripe.double.isDown = false
    expect(await planOf(viewer)).toBe('free')
    expect((await site.stripe.send(event)).status).toBe(200)
    expect(await planOf(viewer)).toBe('premium')
  })

  test('counts an event that comes several times at once as one', async () => {
    const { id, viewer } = await aBuyer()
    const { url } = await site.buying.checkout(viewer, premium)
    site.stripe.double.pay(sessionIn(url))
    const all = [...site.stripe.waiting, ...site.stripe.waiting, ...site.stripe.waiting].reverse()
    const answers = await Promise.all(all.map((event) => site.stripe.send(event)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await ledgerOf(id)).toEqual(['ordered member', 'started stripe'])
  })
})
