// Also on PostgreSQL: our own SQL on all subscriptions with their people, and imports at the same moment.
import { beforeAll, describe, expect, test } from 'vitest'
import type { Viewer } from '@/platform/session/viewer.server'
import { itIs, orderSite } from '../support/data/order-site'
import { anAccount } from '../support/data/users'

const site = orderSite()
const { aBuyer, aPayer, linesOf, runClock, storedPlan, subscriptionsOf } = site

let manager: number
let exporting: typeof import('@/features/memberships/export.server')
let importing: typeof import('@/features/memberships/staff/import.server')
beforeAll(async () => {
  manager = (await anAccount(site.payload, 'importer', { role: 'manager', plan: 'free' })).id
  exporting = await import('@/features/memberships/export.server')
  importing = await import('@/features/memberships/staff/import.server')
})

const asStaff = (role: 'manager' | 'administrator' | 'organizer' | 'editor'): Viewer => ({
  audience: 'premium',
  account: { id: manager, role, plan: 'free', sid: 's', expiresAtS: 1 },
})

describe('the export', () => {
  test('has a line for each subscription, without formulas', async () => {
    itIs('2026-01-10T12:00:00.000Z')
    const payer = await aPayer()
    const given = await aBuyer()
    await site.payload.create({
      collection: 'subscriptions',
      data: {
        user: given.id,
        plan: 'standard',
        source: 'complimentary',
        status: 'active',
        startedAt: new Date().toISOString(),
        billingDay: 10,
        reason: '=HYPERLINK("https://evil.example")',
      },
    })
    const lines = (await exporting.exportMemberships(asStaff('manager'))).split('\r\n')
    expect(lines[0]).toBe(
      '\uFEFFemail,username,plan,interval,status,source,startedAt,paidUntil,cancelsAt,pausedUntil,graceUntil,amount,currency,reason',
    )
    const own = lines.find((line) => line.startsWith(payer.email))
    expect(own).toContain(
      ',premium,annual,active,offline,2026-01-10T12:00:00.000Z,2027-01-10T12:00:00.000Z,,,,26400,USD,',
    )
    expect(lines.at(-2)).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  })

  test('is for managers and administrators', async () => {
    const forbidden = expect.objectContaining({ code: 'forbidden' })
    for (const role of ['organizer', 'editor'] as const) {
      await expect(exporting.exportMemberships(asStaff(role))).rejects.toEqual(forbidden)
    }
    expect(await exporting.exportMemberships(asStaff('administrator'))).toContain('email,username')
  })
})

describe('an import', () => {
  const run = (csv: string, dryRun = false) => importing.importMemberships(asStaff('manager'), { csv, dryRun })
  const HEAD = 'email,plan,interval,status,paidUntil,amount,currency,reason'

  test('of the export changes nothing', async () => {
    await aPayer()
    const csv = await exporting.exportMemberships(asStaff('manager'))
    const { counts, lines } = await run(csv)
    expect(counts).toEqual({ new: 0, changed: 0, unchanged: lines.length, wrong: 0 })
    expect(lines.length).toBeGreaterThan(0)
    expect(await exporting.exportMemberships(asStaff('manager'))).toBe(csv)
  })

  test('gives what its lines say, names the wrong ones, and is the same when it is repeated', async () => {
    itIs('2026-01-10T12:00:00.000Z')
    const [given, leaving] = [await aBuyer(), await aBuyer()]
    const csv = [
      HEAD,
      `${given.email},standard,,,2026-03-01,,,'=present`,
      'nobody@example.com,premium,,,,,,',
      `${leaving.email.toUpperCase()},premium,annual,canceled,2026-06-01,26400,USD,`,
      `${given.email},gold,,,,,,`,
    ].join('\n')
    const expected = {
      counts: { new: 2, changed: 0, unchanged: 0, wrong: 2 },
      lines: [
        { line: 2, email: given.email, outcome: 'new', message: '' },
        { line: 3, email: 'nobody@example.com', outcome: 'wrong', message: expect.stringContaining('email') },
        { line: 4, email: leaving.email, outcome: 'new', message: '' },
        { line: 5, email: given.email, outcome: 'wrong', message: expect.stringContaining('plan') },
      ],
    }
    expect(await run(csv, true)).toMatchObject({ dryRun: true, ...expected })
    expect(await subscriptionsOf(given.id)).toEqual([])
    expect(await run(csv)).toMatchObject({ dryRun: false, ...expected })
    expect((await run(csv)).counts).toEqual({ new: 0, changed: 0, unchanged: 2, wrong: 2 })
    expect([await storedPlan(given.id), await storedPlan(leaving.id)]).toEqual(['standard', 'premium'])
    const [gift] = await subscriptionsOf(given.id)
    expect(gift).toMatchObject({ source: 'complimentary', reason: '=present', paidUntil: '2026-03-01T00:00:00.000Z' })
    expect((await linesOf(given.id)).map(({ by, kind, origin }) => [kind, origin, by])).toEqual([
      ['imported', 'import', manager],
    ])
    itIs('2026-05-31T12:00:00.000Z')
    await runClock()
    expect([await storedPlan(given.id), await storedPlan(leaving.id)]).toEqual(['free', 'premium'])
    expect((await run(csv)).counts).toEqual({ new: 0, changed: 0, unchanged: 2, wrong: 2 })
    itIs('2026-06-01T12:00:00.000Z')
    await runClock()
    expect(await storedPlan(leaving.id)).toBe('free')
  })

  test('changes what is there, and says which columns', async () => {
    itIs('2026-01-10T12:00:00.000Z')
    const { email, id } = await aBuyer()
    await run(`${HEAD}\n${email},standard,,,2026-03-01,,,`)
    const changed = `${HEAD}\n${email},standard,,,2026-09-01,,,Longer`
    expect((await run(changed)).lines).toEqual([{ line: 2, email, outcome: 'changed', message: 'paidUntil, reason' }])
    expect(await subscriptionsOf(id)).toMatchObject([{ paidUntil: '2026-09-01T00:00:00.000Z', reason: 'Longer' }])
  })

  test('of the same file twice at the same moment gives each membership once', async () => {
    const { email, id } = await aBuyer()
    const csv = `${HEAD}\n${email},premium,,,2032-01-01,,,`
    await Promise.all([1, 2, 3].map(() => run(csv)))
    expect(await subscriptionsOf(id)).toHaveLength(1)
  })

  test('sends no emails', async () => {
    const { email } = await aBuyer()
    await run(`${HEAD}\n${email},premium,,,2032-01-01,,,`)
    const { sendDueMembershipEmails } = await import('@/features/memberships/emails/send-emails.server')
    await sendDueMembershipEmails(new Date())
    expect(site.sentTo(email)).toEqual([])
  })

  test('is for managers and administrators, and refuses what is no file of memberships', async () => {
    const csv = `${HEAD}\nnobody@example.com,premium,,,,,,`
    for (const role of ['organizer', 'editor'] as const) {
      await expect(importing.importMemberships(asStaff(role), { csv, dryRun: true })).rejects.toMatchObject({
        code: 'forbidden',
      })
    }
    await expect(run('a,b\n1,2')).rejects.toMatchObject({ code: 'unprocessable', fields: { csv: expect.any(String) } })
    expect((await importing.importMemberships(asStaff('administrator'), { csv, dryRun: true })).counts.wrong).toBe(1)
  })
})
