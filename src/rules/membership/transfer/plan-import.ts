import { stripFormatCharacters } from '../../format-characters'
import { advance } from '../clock'
import { addDays } from '../periods'
import type { Subscription } from '../subscription'
import { cellsOf, type ExportedSubscription, type MembershipCells } from './columns'
import { type ImportedRow, readImportLine } from './read-line'

type Stored = ExportedSubscription & { id: number }

/** What an import does with a line. */
export type LinePlan =
  | { outcome: 'new'; subscription: ExportedSubscription }
  | { outcome: 'changed'; stored: Stored; subscription: ExportedSubscription; changes: string[] }
  | { outcome: 'unchanged' }
  | { outcome: 'wrong'; problems: string[] }

const wrong = (...problems: string[]): LinePlan => ({ outcome: 'wrong', problems })

/** A value as it is read back from a file: without what the export leaves out. */
const asRead = (value: string) => stripFormatCharacters(value).replace(/\r\n?/g, '\n').trim()

/** The names of the columns in which two subscriptions differ. */
function differences(one: ExportedSubscription, other: ExportedSubscription): string[] {
  const [cells, others] = [cellsOf(one), cellsOf(other)]
  return (Object.keys(cells) as (keyof typeof cells)[]).filter((name) => asRead(cells[name]) !== asRead(others[name]))
}

/** Whether a line is what the export writes for a subscription: then it is not even checked. */
const isExported = (cells: MembershipCells, stored: Stored) =>
  Object.entries(cellsOf(stored)).every(
    // The keys are those of a file.
    ([name, value]) => cells[name as keyof MembershipCells] === asRead(value),
  )

const isSameTime = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime()

/**
 * The subscription that a line is about: the one of the same source that started at the same time. A line without a
 * start is about one that ends on the same day, else about one that has not ended.
 */
function findStored({ paidUntil, plan, source, startedAt }: ImportedRow, stored: readonly Stored[]): Stored | null {
  const ofSource = stored.filter((one) => one.source === source)
  if (startedAt !== null) return ofSource.find((one) => isSameTime(one.startedAt, startedAt)) ?? null
  const ofPlan = ofSource.filter((one) => one.plan === plan)
  return (
    ofPlan.find((one) => isSameTime(one.paidUntil, paidUntil)) ??
    ofPlan.find(({ status }) => status !== 'ended') ??
    null
  )
}

/** The day of the month on which periods end: that of the start, where a shorter month has moved the end. */
function billingDayOf(startedAt: Date, paidUntil: Date | null): number {
  if (paidUntil === null) return startedAt.getUTCDate()
  const isLastOfMonth = addDays(paidUntil, 1).getUTCDate() === 1
  return isLastOfMonth ? Math.max(paidUntil.getUTCDate(), startedAt.getUTCDate()) : paidUntil.getUTCDate()
}

function toSubscription(row: ImportedRow, stored: Stored | null, { graceDays, now }: ImportContext) {
  const startedAt = row.startedAt ?? stored?.startedAt ?? now
  const graceUntil =
    row.status === 'past_due' && row.graceUntil === null && row.paidUntil !== null
      ? addDays(row.paidUntil, graceDays)
      : row.graceUntil
  const initial = { trialEndsAt: row.status === 'trialing' ? row.paidUntil : null, next: null, announced: null }
  const billingDay = stored?.billingDay ?? billingDayOf(startedAt, row.paidUntil)
  return { ...initial, ...stored, ...row, startedAt, graceUntil, billingDay }
}

/** A subscription after all that time alone has changed. */
function advanced(subscription: ExportedSubscription, { graceDays, now }: ImportContext): ExportedSubscription {
  let current: Subscription = subscription
  for (let step = advance(current, now, graceDays); step; step = advance(current, now, graceDays)) {
    current = step.subscription
  }
  return { ...current, reason: subscription.reason }
}

export type ImportContext = {
  now: Date
  /** For how many days a plan is kept while a payment is due. */
  graceDays: number
}

/**
 * What an import does with a line of a file (docs/product.md#import-of-memberships). The same line again is unchanged,
 * also when time has moved on what it says.
 * @param stored the person's subscriptions
 */
export function planLine(cells: MembershipCells, stored: readonly Stored[], context: ImportContext): LinePlan {
  if (stored.some((one) => isExported(cells, one))) return { outcome: 'unchanged' }
  const read = readImportLine(cells)
  if ('problems' in read) return wrong(...read.problems)
  const { row } = read
  const found = findStored(row, stored)
  const subscription = toSubscription(row, found, context)
  const changes = found ? differences(advanced(subscription, context), advanced(found, context)) : []
  if (found && changes.length === 0) return { outcome: 'unchanged' }
  if (row.source === 'stripe') return wrong('source: a membership that is paid through Stripe is changed there.')
  return found ? { outcome: 'changed', stored: found, subscription, changes } : { outcome: 'new', subscription }
}
