import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { INTERVAL_KEYS, PAID_PLANS, SOURCES, type Source, STATUSES, type Status } from '../terms'
import { aGift, aSubscription, at } from '../testing/a-subscription'
import { cellsOf, MEMBERSHIP_COLUMNS, type MembershipCells, toMembershipCell } from './columns'
import { planLine } from './plan-import'
import { readMembershipFile } from './read-file'

type Stored = Parameters<typeof planLine>[1][number]

const now = at('2026-01-20')
const context = { now, graceDays: 7 }
const stored = (own: Partial<Stored> = {}): Stored => ({ ...aSubscription(), id: 1, reason: null, ...own })

/** A file as the export writes it. */
function fileOf(subscriptions: readonly Stored[]): string {
  const rows = subscriptions.map((one) => {
    const cells = { ...cellsOf(one), email: 'maya@example.com', username: 'maya' }
    return MEMBERSHIP_COLUMNS.map((name) => toMembershipCell(cells[name]))
  })
  return stringify([[...MEMBERSHIP_COLUMNS], ...rows], { bom: true, record_delimiter: '\r\n' })
}

function linesOf(csv: string) {
  const file = readMembershipFile(csv)
  if ('problem' in file) throw new Error(file.problem)
  return file.lines
}

/** The subscription that a line makes. */
function madeBy(plan: ReturnType<typeof planLine>) {
  if (plan.outcome !== 'new') throw new Error(plan.outcome)
  return plan.subscription
}

const time = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2032-01-01'), noInvalidDate: true })
  .map((date) => new Date(date))
const timeOrNull = fc.option(time, { nil: null })
const anySubscription: fc.Arbitrary<Stored> = fc.record({
  id: fc.integer({ min: 1 }),
  plan: fc.constantFrom(...PAID_PLANS),
  interval: fc.constantFrom(null, ...INTERVAL_KEYS),
  price: fc.option(fc.record({ amount: fc.nat(), currency: fc.constantFrom('USD', 'EUR', 'JPY') }), { nil: null }),
  source: fc.constantFrom(...(Object.keys(SOURCES) as Source[])),
  status: fc.constantFrom(...(Object.keys(STATUSES) as Status[])),
  startedAt: time,
  paidUntil: timeOrNull,
  cancelsAt: timeOrNull,
  trialEndsAt: timeOrNull,
  pausedUntil: timeOrNull,
  graceUntil: timeOrNull,
  billingDay: fc.integer({ min: 1, max: 31 }),
  next: fc.constant(null),
  announced: fc.constant(null),
  reason: fc.option(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('=1+1', '-2', '@x', "'=x", '+1', ' padded ', 'a\r\nb', '"quoted", and more', '\t=x', '\u202Ex'),
    ),
    { nil: null },
  ),
})

describe('a file of memberships', () => {
  test('that was exported changes nothing when it is imported', () => {
    fc.assert(
      fc.property(fc.array(anySubscription, { minLength: 1, maxLength: 5 }), (subscriptions) => {
        const outcomes = linesOf(fileOf(subscriptions)).map(({ cells }) => planLine(cells, subscriptions, context))
        expect(outcomes).toEqual(subscriptions.map(() => ({ outcome: 'unchanged' })))
      }),
    )
  })

  test('names the lines of the file, also behind empty lines and cells of several lines', () => {
    const csv = 'email,plan,reason\r\na@example.com,premium,"one\r\ntwo"\r\n\r\nb@example.com,premium,\r\n'
    expect(linesOf(csv).map(({ cells, line }) => [line, cells.email])).toEqual([
      [2, 'a@example.com'],
      [5, 'b@example.com'],
    ])
  })

  test.each([
    ['semicolons', 'email;plan\na@example.com;premium'],
    ['tabs', 'email\tplan\na@example.com\tpremium'],
    ['other letters in the headings', 'Email,PLAN\na@example.com,premium'],
    ['a stray quote', 'email,plan,reason\na@example.com,premium,5" tall'],
  ])('with %s is read', (_, csv) => {
    expect(linesOf(csv)[0]?.cells).toMatchObject({ email: 'a@example.com', plan: 'premium' })
  })

  test.each([
    ['nothing', ''],
    ['no plan', 'email\na@example.com'],
    ['a column twice', 'email,plan,plan\na@example.com,premium,premium'],
    ['a quote without an end', 'email,plan\n"a@example.com,premium'],
  ])('with %s is refused', (_, csv) => {
    expect(readMembershipFile(csv)).toEqual({ problem: expect.any(String) })
  })
})

describe('a line', () => {
  const line = (own: MembershipCells): MembershipCells => ({ email: 'maya@example.com', plan: 'premium', ...own })
  const paid = {
    interval: 'monthly',
    amount: '2400',
    currency: 'USD',
    startedAt: '2026-01-10',
    paidUntil: '2026-02-10',
  }

  test('gives a membership until its end', () => {
    expect(planLine(line({ paidUntil: '2026-03-01', reason: 'A present' }), [], context)).toMatchObject({
      outcome: 'new',
      subscription: {
        source: 'complimentary',
        status: 'active',
        startedAt: now,
        paidUntil: new Date('2026-03-01T00:00:00.000Z'),
        reason: 'A present',
      },
    })
  })

  test.each(['canceled', 'Cancelled'])('that is %s but paid up keeps the plan until the paid day', (status) => {
    expect(planLine(line({ ...paid, status }), [], context)).toMatchObject({
      outcome: 'new',
      subscription: {
        source: 'offline',
        status: 'active',
        price: { amount: 2_400, currency: 'USD' },
        cancelsAt: new Date('2026-02-10T00:00:00.000Z'),
        billingDay: 10,
      },
    })
  })

  test('changes the membership that started at the same time, and says which columns', () => {
    const cells = line({ ...cellsOf(stored()), paidUntil: '2026-05-10', reason: 'Moved' })
    expect(planLine(cells, [stored()], context)).toMatchObject({
      outcome: 'changed',
      stored: { id: 1 },
      changes: ['paidUntil', 'reason'],
    })
  })

  test('imported again is unchanged, also when its payment has become due since', () => {
    const cells = line({ ...paid, source: 'offline' })
    const later = { now: at('2026-02-12'), graceDays: 7 }
    const first = madeBy(planLine(cells, [], context))
    const due = {
      status: 'past_due',
      graceUntil: new Date('2026-02-17T00:00:00.000Z'),
    } as const
    const known = { ...first, ...due, id: 1 }
    expect(planLine(cells, [known], later)).toEqual({ outcome: 'unchanged' })
  })

  test('without a start, imported again, is unchanged', () => {
    const cells = line({ paidUntil: '2026-03-01' })
    const first = madeBy(planLine(cells, [], context))
    const known = { ...first, id: 1 }
    expect(planLine(cells, [known], { ...context, now: at('2026-01-25') })).toEqual({ outcome: 'unchanged' })
    const ended = { ...known, status: 'ended' } as const
    expect(planLine(cells, [ended], { ...context, now: at('2026-03-25') })).toEqual({ outcome: 'unchanged' })
  })

  test('that is paid through Stripe is known, but not made or changed here', () => {
    const atStripe = stored({ source: 'stripe' })
    const cells = line(cellsOf(atStripe))
    expect(planLine(cells, [atStripe], context)).toEqual({ outcome: 'unchanged' })
    expect(planLine(cells, [], context).outcome).toBe('wrong')
    expect(planLine({ ...cells, plan: 'standard' }, [atStripe], context).outcome).toBe('wrong')
  })

  test('keeps what a file does not have: the day of the month and what comes next', () => {
    const next = { plan: 'standard', interval: 'monthly', price: { amount: 900, currency: 'USD' } } as const
    const known = stored({ billingDay: 31, next })
    const plan = planLine(line({ ...cellsOf(known), paidUntil: '2026-05-10' }), [known], context)
    expect(plan).toMatchObject({ subscription: { billingDay: 31, next } })
  })

  test.each<[string, MembershipCells, string]>([
    ['a plan that there is not', { plan: 'gold' }, 'plan:'],
    ['the free plan', { plan: 'free' }, 'plan:'],
    ['a status that there is not', { status: 'happy' }, 'status:'],
    ['a source that there is not', { source: 'cash' }, 'source:'],
    ['an interval that there is not', { interval: 'weekly' }, 'interval:'],
    ['a day that there is not', { paidUntil: '2026-02-30' }, 'paidUntil:'],
    ['a date in words', { paidUntil: 'soon' }, 'paidUntil:'],
    ['a fraction of an amount', { ...paid, amount: '24.00' }, 'amount, currency:'],
    ['an amount without a currency', { ...paid, currency: '' }, 'amount, currency:'],
    ['an amount that is too large', { ...paid, amount: '99999999999' }, 'amount, currency:'],
    ['an interval without a price', { ...paid, amount: '', currency: '' }, 'amount, currency:'],
    ['an end before the start', { startedAt: '2026-02-01', paidUntil: '2026-01-01' }, 'paidUntil'],
    ['canceled without an end', { status: 'canceled' }, 'paidUntil:'],
    ['paused without an end', { ...paid, status: 'paused' }, 'pausedUntil:'],
    ['ended without a start', { status: 'ended' }, 'startedAt:'],
    ['a reason that is too long', { reason: 'x'.repeat(501) }, 'reason:'],
  ])('with %s is wrong', (_, own, problem) => {
    const plan = planLine(line(own), [], context)
    expect(plan).toEqual({ outcome: 'wrong', problems: [expect.stringContaining(problem)] })
  })

  test('names all that is wrong', () => {
    const plan = planLine(
      { plan: 'gold', status: 'happy', paidUntil: 'soon' },
      [stored(), { ...stored(), ...aGift() }],
      context,
    )
    expect(plan).toMatchObject({ problems: [expect.any(String), expect.any(String), expect.any(String)] })
  })
})
