import { isAmount, isCurrency, type Money } from '../money'
import {
  INTERVAL_KEYS,
  type Interval,
  PAID_PLANS,
  type PaidPlan,
  SOURCES,
  type Source,
  STATUSES,
  type Status,
} from '../terms'
import type { MembershipCells } from './columns'

/** What a line of a file says about a membership. */
export type ImportedRow = {
  plan: PaidPlan
  interval: Interval | null
  status: Status
  source: Source
  /** Null: not given. */
  startedAt: Date | null
  paidUntil: Date | null
  cancelsAt: Date | null
  pausedUntil: Date | null
  graceUntil: Date | null
  price: Money | null
  reason: string | null
}

const MAX_REASON_CHARS = 500
/** A day, or a time in UTC as the export writes it. */
const TIME = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z)?$/

const isOneOf =
  <T extends string>(known: readonly T[]) =>
  (value: string): value is T =>
    known.some((one) => one === value)
const isPaidPlan = isOneOf(PAID_PLANS)
const isInterval = isOneOf(INTERVAL_KEYS)
const isStatus = isOneOf(Object.keys(STATUSES) as Status[])
const isSource = isOneOf(Object.keys(SOURCES) as Source[])
const listOf = (names: readonly string[]) => `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`

/** Collects what is wrong with a line, so that all of it is said at once. */
class Reader {
  readonly problems: string[] = []

  constructor(private readonly cells: MembershipCells) {}

  text(name: keyof MembershipCells): string {
    return this.cells[name] ?? ''
  }

  word(name: keyof MembershipCells): string {
    return this.text(name).toLowerCase()
  }

  /** @returns null when empty, or not a time */
  time(name: keyof MembershipCells): Date | null {
    const text = this.text(name)
    if (text === '') return null
    const at = new Date(text)
    // A day that there is not, such as February 30, would move to another one.
    const isReal = TIME.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text.slice(0, 10))
    if (isReal) return at
    this.problems.push(`${name}: use YYYY-MM-DD, or a time as in the export.`)
    return null
  }

  price(): Money | null {
    const [amount, currency] = [this.text('amount'), this.text('currency').toUpperCase()]
    if (amount === '' && currency === '') return null
    if (/^\d+$/.test(amount) && isAmount(Number(amount)) && isCurrency(currency)) {
      return { amount: Number(amount), currency }
    }
    this.problems.push('amount, currency: use a whole number in the smallest unit, and a code such as USD.')
    return null
  }
}

/** A membership that is canceled is paid until a day, on which it ends. */
const isCanceledWord = (status: string) => status === 'canceled' || status === 'cancelled'

function readStatus(reader: Reader): Status | null {
  const word = reader.word('status')
  if (word === '' || isCanceledWord(word)) return 'active'
  if (isStatus(word)) return word
  reader.problems.push(`status: use ${listOf([...Object.keys(STATUSES), 'canceled'])}.`)
  return null
}

function readSource(reader: Reader): Source | null {
  const word = reader.word('source')
  if (isSource(word)) return word
  if (word === '') return reader.text('interval') === '' ? 'complimentary' : 'offline'
  reader.problems.push(`source: use ${listOf(Object.keys(SOURCES))}.`)
  return null
}

function checkTogether({ interval, paidUntil, pausedUntil, price, reason, startedAt, status }: ImportedRow): string[] {
  const isOpen = status !== 'ended' && status !== 'pending'
  return [
    ...(startedAt && paidUntil && paidUntil < startedAt ? ['paidUntil is before startedAt.'] : []),
    ...(interval !== null && isOpen && price === null ? ['amount, currency: needed with an interval.'] : []),
    ...(interval !== null && isOpen && paidUntil === null ? ['paidUntil: needed with an interval.'] : []),
    ...(status === 'paused' && pausedUntil === null ? ['pausedUntil: needed while it is paused.'] : []),
    ...(status === 'ended' && startedAt === null ? ['startedAt: needed for one that has ended.'] : []),
    ...((reason?.length ?? 0) > MAX_REASON_CHARS ? [`reason: ${MAX_REASON_CHARS} characters at most.`] : []),
  ]
}

/** Reads a line of a file. @returns the membership, or all that is wrong with the line */
export function readImportLine(cells: MembershipCells): { row: ImportedRow } | { problems: string[] } {
  const reader = new Reader(cells)
  const plan = reader.word('plan')
  const interval = reader.word('interval')
  if (!isPaidPlan(plan)) reader.problems.push(`plan: use ${listOf(PAID_PLANS)}.`)
  if (interval !== '' && !isInterval(interval)) reader.problems.push('interval: use annual, monthly or nothing.')
  const status = readStatus(reader)
  const source = readSource(reader)
  const paidUntil = reader.time('paidUntil')
  const cancelsAt = reader.time('cancelsAt')
  const isCanceled = isCanceledWord(reader.word('status'))
  const times = {
    startedAt: reader.time('startedAt'),
    pausedUntil: reader.time('pausedUntil'),
    graceUntil: reader.time('graceUntil'),
  }
  const price = reader.price()
  if (isCanceled && cancelsAt === null && reader.text('paidUntil') === '') {
    reader.problems.push('paidUntil: needed for one that is canceled.')
  }
  if (!isPaidPlan(plan) || status === null || source === null) return { problems: reader.problems }
  const row: ImportedRow = {
    ...times,
    plan,
    interval: isInterval(interval) ? interval : null,
    status,
    source,
    paidUntil,
    cancelsAt: cancelsAt ?? (isCanceled ? paidUntil : null),
    price,
    reason: reader.text('reason') || null,
  }
  const problems = reader.problems.length > 0 ? reader.problems : checkTogether(row)
  return problems.length > 0 ? { problems } : { row }
}
