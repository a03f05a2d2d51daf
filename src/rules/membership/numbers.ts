import { isRunning, type Subscription } from './subscription'
import { MONTHS_OF } from './terms'

/** What a change did to the recurring revenue. */
export const MOVEMENTS = {
  new: 'New',
  expansion: 'Expansion',
  contraction: 'Contraction',
  churn: 'Churn',
} as const
export type Movement = keyof typeof MOVEMENTS
export const MOVEMENT_KEYS = ['new', 'expansion', 'contraction', 'churn'] as const satisfies Movement[]

/** Whether a person became a member by a change, or stopped being one. */
export const MEMBER_MOVES = { joined: 'Joined', left: 'Left' } as const
export type MemberMove = keyof typeof MEMBER_MOVES

/**
 * What a subscription brings in a year, in minor units: nothing while it is on trial, paused or free of charge. One
 * whose payment is due counts until it ends.
 */
export function recurringOf({ interval, price, status }: Subscription): number {
  if (interval === null || price === null || (status !== 'active' && status !== 'past_due')) return 0
  return price.amount * (12 / MONTHS_OF[interval])
}

/**
 * What a change did to the recurring revenue. A pause is a contraction and its end an expansion, since the person has
 * not left.
 * @param before and @param after what it brings in a year
 * @param hasPaid whether it ever brought something before
 * @param runs whether it runs after the change
 * @returns null when the revenue stays the same
 */
export function movementOf(before: number, after: number, hasPaid: boolean, runs: boolean): Movement | null {
  if (after === before) return null
  if (before === 0) return hasPaid ? 'expansion' : 'new'
  if (after === 0) return runs ? 'contraction' : 'churn'
  return after > before ? 'expansion' : 'contraction'
}

/**
 * Whether a person became a member by a change of one subscription, or stopped being one.
 * @param ranBefore whether that subscription ran before
 * @param others how many others of theirs run
 */
export function memberMoveOf(ranBefore: boolean, subscription: Subscription, others: number): MemberMove | null {
  const runs = isRunning(subscription)
  if (runs === ranBefore || others > 0) return null
  return runs ? 'joined' : 'left'
}

/** Revenue of a month, of what a year brings. */
export const monthlyShare = (yearly: number): number => Math.round(yearly / 12)

/** The months before a time, that of the time included, the oldest first: "2026-01". */
export function monthsBefore(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (count - 1 - index), 1)).toISOString().slice(0, 7),
  )
}

/** What changed the recurring revenue in a month, in minor units of a year. */
export type MonthMovements = { month: string } & Record<Movement, number>

/** A month of the chart: the revenue at its end, in minor units of a month, and what changed it. */
export type MonthNumbers = { month: string; revenue: number; movements: Record<Movement, number> }

/**
 * The recurring revenue at the end of each month: what it is now, less what has changed it since.
 * @param yearlyNow what all subscriptions bring in a year, now
 * @param months the oldest first, up to now
 */
export function revenueByMonth(yearlyNow: number, months: readonly MonthMovements[]): MonthNumbers[] {
  let yearly = yearlyNow
  const newestFirst = months.toReversed().map(({ month, ...movements }) => {
    const revenue = monthlyShare(yearly)
    yearly -= MOVEMENT_KEYS.reduce((sum, kind) => sum + movements[kind], 0)
    const ofMonth = Object.fromEntries(MOVEMENT_KEYS.map((kind) => [kind, monthlyShare(movements[kind])]))
    // Each of the four has been computed just now.
    return { month, revenue, movements: ofMonth as Record<Movement, number> }
  })
  return newestFirst.toReversed()
}

/** How many of the trials that are over were paid afterwards, in percent; null while none is over. */
export const stayedShare = (over: number, stayed: number): number | null =>
  over === 0 ? null : Math.round((stayed * 100) / over)
