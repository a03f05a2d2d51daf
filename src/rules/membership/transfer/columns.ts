import { stripFormatCharacters } from '../../format-characters'
import { toCell } from '../../recipe-transfer/escape'
import type { Subscription } from '../subscription'

/** The columns of a file of memberships. */
export const MEMBERSHIP_COLUMNS = [
  'email',
  'username',
  'plan',
  'interval',
  'status',
  'source',
  'startedAt',
  'paidUntil',
  'cancelsAt',
  'pausedUntil',
  'graceUntil',
  'amount',
  'currency',
  'reason',
] as const
export type MembershipColumn = (typeof MEMBERSHIP_COLUMNS)[number]
export type MembershipCells = Partial<Record<MembershipColumn, string>>

/** A subscription that can be written to a file, with the reason that staff gave. */
export type ExportedSubscription = Subscription & { reason: string | null }

const iso = (at: Date | null) => at?.toISOString() ?? ''

/** A subscription's values in a file, before they are escaped. The person's are added by the caller. */
export const cellsOf = (subscription: ExportedSubscription): Omit<Required<MembershipCells>, 'email' | 'username'> => ({
  plan: subscription.plan,
  interval: subscription.interval ?? '',
  status: subscription.status,
  source: subscription.source,
  startedAt: iso(subscription.startedAt),
  paidUntil: iso(subscription.paidUntil),
  cancelsAt: iso(subscription.cancelsAt),
  pausedUntil: iso(subscription.pausedUntil),
  graceUntil: iso(subscription.graceUntil),
  amount: subscription.price === null ? '' : String(subscription.price.amount),
  currency: subscription.price?.currency ?? '',
  reason: subscription.reason ?? '',
})

/** A value as a spreadsheet can open it: without invisible characters, and never as a formula. */
export const toMembershipCell = (value: string): string => toCell(stripFormatCharacters(value))
