// Also on PostgreSQL: our own SQL on emails, each of which one process claims.
import { beforeAll, describe, expect, test } from 'vitest'
import { rest } from '../support/data/http'
import { itIs, monthly, orderSite } from '../support/data/order-site'
import { createViewers, type Viewer, type ViewerName } from '../support/data/users'

const site = orderSite()
const { aBuyer, aPayer, confirm, ordersOf, runClock, sentTo } = site

let people: Record<ViewerName, Viewer>
let emails: typeof import('@/features/memberships/emails/send-emails.server')
beforeAll(async () => {
  people = await createViewers(site.payload)
  emails = await import('@/features/memberships/emails/send-emails.server')
  await site.payload.updateGlobal({ slug: 'settings', data: { memberships: { transferText: 'Account 12 34' } } })
})

const subjectsTo = (to: string) => sentTo(to).map(({ subject }) => subject)
const sendNow = () => emails.sendDueMembershipEmails(new Date())

describe('emails about memberships', () => {
  test('an order, its receipt and a welcome are sent once, by whichever process is first', async () => {
    itIs('2026-01-10T12:00:00.000Z')
    const buyer = await aBuyer()
    await site.buying.checkout(buyer.viewer, monthly)
    await Promise.all([1, 2, 3].map(sendNow))
    const [order] = await ordersOf(buyer.id)
    expect(subjectsTo(buyer.email)).toEqual([`Your order ${order?.id}`])
    expect(sentTo(buyer.email)[0]?.text).toContain('Account 12 34')
    itIs('2026-01-11T12:00:00.000Z')
    await confirm(Number(order?.id))
    await Promise.all([1, 2, 3].map(sendNow))
    const receiptSubject = `Receipt for your order ${order?.id}`
    expect(subjectsTo(buyer.email).sort()).toEqual([receiptSubject, 'Welcome to Premium', `Your order ${order?.id}`])
    const receipt = sentTo(buyer.email).find(({ subject }) => subject === receiptSubject)
    for (const part of ['$24 on January 11, 2026', '$24 a month', 'February 11, 2026', 'version 1', 'cancel at any'])
      expect(receipt?.text).toContain(part)
  })

  test('three tell of a payment over the grace, and stop when it arrives', async () => {
    itIs('2026-01-10T12:00:00.000Z')
    const payer = await aPayer(monthly)
    const lapsed = await aPayer(monthly)
    await sendNow()
    const first = sentTo(payer.email).length
    for (const day of ['2026-02-10T12:00:01', '2026-02-14T12:00:00', '2026-02-15T12:00:00', '2026-02-16T12:00:01']) {
      itIs(`${day}.000Z`)
      await runClock()
      await sendNow()
      await (day.startsWith('2026-02-15') ? ordersOf(payer.id).then((orders) => confirm(Number(orders[1]?.id))) : null)
    }
    expect(subjectsTo(payer.email).slice(first)).toEqual([
      'A payment for Premium is due',
      'Your payment for Premium is still due',
      expect.stringContaining('Receipt'),
    ])
    expect(subjectsTo(lapsed.email).slice(first)).toEqual([
      'A payment for Premium is due',
      'Your payment for Premium is still due',
      'Your plan ends on February 17, 2026',
    ])
    itIs('2026-02-18T12:00:00.000Z')
    await runClock()
    itIs('2026-03-20T12:00:01.000Z')
    await runClock()
    await sendNow()
    expect(subjectsTo(lapsed.email).at(-1)).toBe('You are always welcome back')
    expect(subjectsTo(payer.email)).not.toContain('You are always welcome back')
  })

  test('a change that fails plans none', async () => {
    const payer = await aPayer(monthly)
    await sendNow()
    const before = sentTo(payer.email).length
    const { changeOwn } = await import('@/features/memberships/own.server')
    const { saveSubscription } = await import('@/cms/memberships/change')
    const failing = changeOwn(payer.viewer, async (change) => {
      const [stored] = await (await import('@/cms/memberships/rows')).subscriptionsOf(change.run, payer.id)
      if (stored) await saveSubscription(change, stored, { ...stored, cancelsAt: stored.paidUntil }, 'canceled')
      throw new Error('It failed.')
    })
    await expect(failing).rejects.toThrow('It failed.')
    await sendNow()
    expect(sentTo(payer.email)).toHaveLength(before)
  })

  test('have the texts that managers save, and refuse one with an unknown placeholder', async () => {
    const texts = await site.payload.findGlobal({ slug: 'membershipEmails', depth: 0 })
    const canceled = { subject: 'Goodbye, {firstName}', text: 'You keep {plan} until {paidUntil}.' }
    const save = (name: ViewerName, own: object) =>
      rest(people[name], 'post', 'globals/membershipEmails', {
        ...texts,
        _status: 'published',
        canceled: { ...canceled, ...own },
      })
    expect((await save('manager', { text: 'Until {tomorrow}' })).status).toBe(400)
    for (const name of ['editor', 'organizer', 'premium'] as const) expect((await save(name, {})).status).toBe(403)
    expect((await rest(people.editor, 'get', 'globals/membershipEmails')).status).toBe(403)
    expect((await save('manager', {})).status).toBe(200)
    const payer = await aPayer(monthly)
    await site.changing.cancelMembership(payer.viewer, {})
    await sendNow()
    expect(subjectsTo(payer.email).at(-1)).toBe('Goodbye, there')
  })
})
