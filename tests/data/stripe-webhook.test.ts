// Also on PostgreSQL: events of Stripe that come at once, each written once.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { signatureOf } from '../../tools/stripe-double/sign'
import { serveRoute } from '../support/data/serve-route'
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

  test('is done every day, and mends what was lost', async () => {
    const { reconcileDaily } = await import('@/features/memberships/stripe/daily.server')
    const { viewer } = await aBuyer()
    const { url } = await site.buying.checkout(viewer, premium)
    site.stripe.double.pay(sessionIn(url))
    await Promise.all([reconcileDaily(new Date()), reconcileDaily(new Date())])
    await vi.waitFor(async () => expect(await planOf(viewer)).toBe('premium'), 10_000)
    const where = { event: { equals: 'reconciliation 2026-01-10' } }
    expect((await site.payload.find({ collection: 'stripe-events', where })).totalDocs).toBe(1)
  })

  test('only says that a membership is missing at Stripe', async () => {
    const { viewer } = await aPayer()
    site.stripe.double.store.subscriptions.clear()
    expect(await compare()).toContainEqual(expect.stringMatching(/it is not at Stripe/))
    expect(await shown(viewer)).toMatchObject({ status: 'active' })
  })
})

test('a state that was read before a change and arrives after it is dropped', async () => {
  const { readBack } = await import('@/features/memberships/stripe/read-back.server')
  const { customer, viewer } = await aPayer()
  const { arrived, release } = site.stripe.double.holdNextAnswer()
  const late = readBack(customer)
  await arrived
  await site.changing.cancelMembership(viewer, {})
  release()
  expect(await late).toEqual([])
  expect(await shown(viewer)).toMatchObject({ cancelsAt: '2026-02-10T12:00:00.000Z' })
})

describe('POST /api/stripe/webhook', () => {
  const SECRET = 'whsec_of_the_tests'

  let server: Awaited<ReturnType<typeof serveRoute>>
  let warned: ReturnType<typeof vi.spyOn>
  beforeAll(async () => {
    const { POST } = await import('@/app/api/stripe/webhook/route')
    server = await serveRoute(POST)
  })
  afterAll(() => server.stop())
  beforeEach(() => {
    warned = vi.spyOn(site.payload.logger, 'warn').mockReset()
  })
  afterEach(() => warned.mockRestore())

  const MINUTE_MS = 60_000
  const body = JSON.stringify({ id: 'evt_none', object: 'event', type: 'a.b', data: { object: { object: 'thing' } } })

  /** Sends bytes as Stripe does. */
  function send(text: string, signature: string | null): Promise<Response> {
    const headers = { 'content-type': 'application/json', ...(signature !== null && { 'stripe-signature': signature }) }
    return fetch(`${server.origin}/api/stripe/webhook`, { method: 'POST', headers, body: text })
  }

  test('a signed event is accepted, once and again, with nothing in the log', async () => {
    for (const _ of [1, 2]) {
      const answer = await send(body, signatureOf(body, SECRET))
      expect([answer.status, await answer.json()]).toEqual([200, { received: true }])
    }
    const where = { event: { equals: 'evt_none' } }
    expect((await site.payload.find({ collection: 'stripe-events', where })).totalDocs).toBe(1)
    expect(warned).not.toHaveBeenCalled()
  })

  test.each<[string, number, text: () => string, signature: (text: string) => string | null]>([
    ['without a signature', 400, () => body, () => null],
    ['with a forged one', 400, () => body, (text) => signatureOf(text, 'whsec_of_someone_else')],
    ['with one that is too long', 400, () => body, () => 'v1=0,'.repeat(1_000)],
    ['changed on its way', 400, () => body.replace('a.b', 'a.c'), () => signatureOf(body, SECRET)],
    ['replayed six minutes later', 400, () => body, (text) => signatureOf(text, SECRET, Date.now() - 6 * MINUTE_MS)],
    ['of more than a megabyte', 413, () => 'x'.repeat(1_024 * 1_024 + 1), (text) => signatureOf(text, SECRET)],
  ])('one %s is refused, with one line in the log', async (_, status, text, signature) => {
    expect((await send(text(), signature(text()))).status).toBe(status)
    expect(warned).toHaveBeenCalledOnce()
    expect(String(warned.mock.calls[0])).toMatch(/^POST \/api\/stripe\/webhook: rejected/)
  })

  test('one is 503 while Stripe is down, and is dealt with when it comes again', async () => {
    const { viewer } = await aBuyer()
    const { url } = await site.buying.checkout(viewer, premium)
    site.stripe.double.pay(sessionIn(url))
    const text = JSON.stringify(site.stripe.waiting[0] ?? expect.fail('no event'))
    site.stripe.double.isDown = true
    expect((await send(text, signatureOf(text, SECRET))).status).toBe(503)
    site.stripe.double.isDown = false
    expect(await planOf(viewer)).toBe('free')
    expect((await send(text, signatureOf(text, SECRET))).status).toBe(200)
    expect(await planOf(viewer)).toBe('premium')
  })

  test('one that comes several times at once counts once', async () => {
    const { id, viewer } = await aBuyer()
    const { url } = await site.buying.checkout(viewer, premium)
    site.stripe.double.pay(sessionIn(url))
    const all = [...site.stripe.waiting, ...site.stripe.waiting, ...site.stripe.waiting].reverse()
    const answers = await Promise.all(all.map((event) => site.stripe.send(event)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await ledgerOf(id)).toEqual(['ordered member', 'started stripe'])
  })
})
