// Also on PostgreSQL: our own SQL on announced prices, with sums over closed sets and times.
import { describe, expect, test } from 'vitest'
import type { Viewer } from '@/platform/session/viewer.server'
import type { Role } from '@/rules/roles'
import { stripeSite } from '../support/data/stripe-site'
import { emailsTo } from '../support/outbox'

const site = stripeSite()
const { aPayer, aBuyer, itIs, linesOf, shown } = site

const staff = (role: Role): Viewer => ({
  audience: 'premium',
  account: { id: 1, role, plan: 'free', sid: 's', expiresAtS: 1 },
})

async function planCosts(monthlyAmount: number): Promise<void> {
  const { docs } = await site.payload.find({ collection: 'plans', where: { key: { equals: 'premium' } } })
  await site.payload.update({ collection: 'plans', id: docs[0]?.id ?? 0, data: { monthlyAmount } })
}

async function announce(from: string, role: Role = 'administrator', dryRun = false) {
  const { announceNewPrice } = await import('@/features/memberships/staff/price-change.server')
  return announceNewPrice(staff(role), { plan: 'premium', interval: 'monthly', from, dryRun })
}

/** What the site does by itself: emails, the clock, and the prices at Stripe. */
async function timePasses(to: string): Promise<void> {
  itIs(to)
  const { sendDueMembershipEmails } = await import('@/features/memberships/emails/send-emails.server')
  const { applyAnnouncedPrices } = await import('@/features/memberships/stripe/announced-prices.server')
  await applyAnnouncedPrices(new Date())
  site.stripe.double.settle()
  await site.stripe.deliver()
  await site.runClock()
  await sendDueMembershipEmails(new Date())
}

const emailsAbout = (email: string) =>
  emailsTo(email, process.env.DATA_DIR ?? '')
    .filter(({ subject }) => subject.startsWith('The price of Premium changes'))
    .map(({ text }) => text)
const paid = (customer: string) => site.chargesOf(customer).map(({ amount }) => amount)

/** Someone who pays orders by bank transfer, at 20 dollars a month until February 10. */
async function anOrderPayer() {
  const buyer = await aBuyer()
  const data = {
    user: buyer.id,
    plan: 'premium',
    interval: 'monthly',
    source: 'offline',
    status: 'active',
    amount: 2_000,
    currency: 'USD',
    paidUntil: '2026-02-10T12:00:00.000Z',
  } as const
  await site.payload.create({ collection: 'subscriptions', data: data as never })
  return buyer
}

describe('a new price of a plan', () => {
  test('is never paid by those who have joined before, unless it is announced', async () => {
    await planCosts(2_400)
    const { customer, viewer } = await aPayer()
    await planCosts(3_000)
    await timePasses('2026-02-08T12:00:00.000Z')
    await timePasses('2026-02-10T13:30:00.000Z')
    await timePasses('2026-03-10T13:30:00.000Z')
    expect(paid(customer)).toEqual([2_400, 2_400, 2_400])
    expect((await shown(viewer))?.price?.amount).toBe(2_400)
  })

  test('is announced once, and paid from the first payment after its day on', async () => {
    await planCosts(2_400)
    const { customer, email, id, viewer } = await aPayer()
    await planCosts(3_000)
    expect((await announce('2026-03-01', 'administrator', true)).left).toBeGreaterThan(0)
    expect(emailsAbout(email)).toEqual([])
    expect(await announce('2026-03-01')).toMatchObject({ left: 0 })
    expect(await announce('2026-03-15')).toMatchObject({ announced: 0, left: 0 })
    await timePasses('2026-01-11T12:00:00.000Z')
    const [text, ...more] = emailsAbout(email)
    expect(more).toEqual([])
    expect(text).toContain('you pay $24 a month for Premium. From March 10, 2026 on it costs $30 a month')
    expect(text).toContain('/account/#membership')
    await timePasses('2026-02-08T12:00:00.000Z')
    await timePasses('2026-02-10T13:30:00.000Z')
    await timePasses('2026-03-08T12:00:00.000Z')
    await timePasses('2026-03-10T13:30:00.000Z')
    await timePasses('2026-04-10T13:30:00.000Z')
    expect(paid(customer)).toEqual([2_400, 2_400, 3_000, 3_000])
    expect((await shown(viewer))?.price?.amount).toBe(3_000)
    const lines = (await linesOf(id)).filter(({ kind }) => kind.startsWith('price_'))
    expect(lines.map(({ kind, note }) => [kind, note])).toEqual([
      ['price_announced', '$24 to $30, with the first payment from 2026-03-01 on.'],
      ['price_changed', null],
    ])
    expect(emailsAbout(email)).toHaveLength(1)
  })

  test('is ordered from those who pay by bank transfer', async () => {
    const { email, id } = await anOrderPayer()
    await planCosts(3_000)
    await announce('2026-02-10')
    await timePasses('2026-01-10T12:01:00.000Z')
    expect(emailsAbout(email)).toHaveLength(1)
    await timePasses('2026-02-10T12:30:00.000Z')
    const { docs } = await site.payload.find({ collection: 'orders', where: { user: { equals: id } } })
    expect(docs.map(({ amount, kind }) => [amount, kind])).toEqual([[3_000, 'renewal']])
  })

  test('does not count for those whom no email has reached', async () => {
    const { id } = await anOrderPayer()
    await planCosts(3_000)
    await announce('2026-02-10')
    // The email is not sent before the payment is due.
    itIs('2026-02-10T12:30:00.000Z')
    await site.runClock()
    const { docs } = await site.payload.find({ collection: 'orders', where: { user: { equals: id } } })
    expect(docs.map(({ amount }) => amount)).toEqual([2_000])
  })

  test('is not announced to those who leave, and no more to those who leave later', async () => {
    await planCosts(2_400)
    const leaving = await aPayer()
    const later = await aPayer()
    await site.changing.cancelMembership(leaving.viewer, {})
    await planCosts(3_000)
    await announce('2026-03-01')
    await site.changing.cancelMembership(later.viewer, {})
    await timePasses('2026-01-11T12:00:00.000Z')
    expect([...emailsAbout(leaving.email), ...emailsAbout(later.email)]).toEqual([])
    await site.changing.resumeMembership(later.viewer)
    await timePasses('2026-02-08T12:00:00.000Z')
    await timePasses('2026-02-10T13:30:00.000Z')
    expect(paid(later.customer)).toEqual([2_400, 2_400])
  })

  test.each([
    ['2026-02-08', 'unprocessable'],
    ['2025-03-01', 'unprocessable'],
  ])('cannot count from %s on, since that is too early', async (from, code) => {
    await expect(announce(from)).rejects.toEqual(
      expect.objectContaining({ code, fields: { from: expect.any(String) } }),
    )
  })

  test.each<Role>(['member', 'editor', 'organizer', 'manager'])('is not announced by a %s', async (role) => {
    await expect(announce('2026-03-01', role)).rejects.toEqual(expect.objectContaining({ code: 'forbidden' }))
  })

  test('is shown to staff beside the earlier ones, with how many pay them', async () => {
    const { connectionRunner } = await import('@/cms/database/sql-adapter')
    const { earlierPrices } = await import('@/cms/memberships/staff/earlier-prices')
    const read = () => earlierPrices(connectionRunner(site.payload.db))
    itIs('2026-01-10T12:05:00.000Z')
    await planCosts(2_000)
    await aPayer()
    await planCosts(3_100)
    const row = async () => (await read()).find(({ amount, interval }) => amount === 2_000 && interval === 'monthly')
    expect(await row()).toMatchObject({ plan: 'premium', told: 0, now: { amount: 3_100, currency: 'USD' } })
    const before = (await row())?.people ?? 0
    await announce('2026-03-01')
    await timePasses('2026-01-11T12:00:00.000Z')
    expect(await row()).toMatchObject({ people: before, announced: before, told: before })
  })
})
