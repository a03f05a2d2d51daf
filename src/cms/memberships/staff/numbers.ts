import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { RunSql } from '@/cms/database/sql-adapter'
import { PLANS, type Plan } from '@/rules/audience'
import { LIMITS } from '@/rules/limits'
import {
  MOVEMENT_KEYS,
  type MonthMovements,
  type MonthNumbers,
  monthlyShare,
  monthsBefore,
  revenueByMonth,
} from '@/rules/membership/numbers'
import { isRole, isStaffRole, ROLES } from '@/rules/roles'

const number = z.coerce.number()

/** The revenue in a currency: each has numbers of its own. */
export type CurrencyNumbers = {
  currency: string
  /** What all memberships bring in a month, now, in minor units. */
  monthly: number
  months: MonthNumbers[]
}

/** The numbers of memberships, all from our own tables. */
export type MembershipNumbers = {
  /** People by the plan that they have now. */
  members: { plan: Plan; count: number }[]
  /** The oldest month first. */
  moves: { month: string; joined: number; left: number; trials: number; stayed: number; over: number }[]
  revenue: CurrencyNumbers[]
  /** From which pages people with a membership joined, the most frequent first. */
  pages: { path: string; count: number }[]
}

/** The month of a time: "2026-01". PostgreSQL keeps times as such, SQLite as text. */
const monthOf = (isSqlite: boolean, column: SQL) =>
  isSqlite ? sql`substr(${column}, 1, 7)` : sql`to_char(${column} at time zone 'UTC', 'YYYY-MM')`

type Reader = { run: RunSql; isSqlite: boolean; now: Date }

const planRow = z.object({ plan: z.enum(PLANS), count: number })

const STAFF_ROLES = Object.keys(ROLES).filter((role) => isRole(role) && isStaffRole(role))

async function membersByPlan({ run }: Reader): Promise<MembershipNumbers['members']> {
  const rows = planRow
    .array()
    .parse(await run(sql`select plan, count(*) as count from users where role = 'member' group by plan`))
  return PLANS.map((plan) => ({ plan, count: rows.find((row) => row.plan === plan)?.count ?? 0 }))
}

const moveRow = z.object({ month: z.string(), joined: number, gone: number })
const trialRow = z.object({ month: z.string(), trials: number, over: number, stayed: number })

async function movesOf({ isSqlite, now, run }: Reader, months: readonly string[]): Promise<MembershipNumbers['moves']> {
  const from = `${months[0]}-01T00:00:00.000Z`
  const staff = sql.join(
    STAFF_ROLES.map((role) => sql`${role}`),
    sql`, `,
  )
  const moves = await run(
    sql`select ${monthOf(isSqlite, sql`at`)} as month,
        sum(case when member_move = 'joined' then 1 else 0 end) as joined,
        sum(case when member_move = 'left' then 1 else 0 end) as gone
      from membership_events
      where at >= ${from} and member_move is not null
        and (user_id is null or user_id not in (select id from users where role in (${staff}))) group by 1`,
  )
  const trials = await run(
    sql`select ${monthOf(isSqlite, sql`started_at`)} as month, count(*) as trials,
        sum(case when trial_ends_at <= ${now.toISOString()} then 1 else 0 end) as over,
        sum(case when trial_ends_at <= ${now.toISOString()} and exists (
          select 1 from membership_events as events
          where events.subscription_id = subscriptions.id and events.recurring > 0) then 1 else 0 end) as stayed
      from subscriptions where started_at >= ${from} and trial_ends_at is not null group by 1`,
  )
  const [moved, tried] = [moveRow.array().parse(moves), trialRow.array().parse(trials)]
  return months.map((month) => {
    const { gone = 0, joined = 0 } = moved.find((row) => row.month === month) ?? {}
    const { over = 0, stayed = 0, trials = 0 } = tried.find((row) => row.month === month) ?? {}
    return { month, joined, left: gone, trials, over, stayed }
  })
}

const recurringRow = z.object({ currency: z.string(), yearly: number })
const movementRow = z.object({
  month: z.string(),
  currency: z.string(),
  movement: z.enum(MOVEMENT_KEYS),
  amount: number,
})

async function revenueOf({ isSqlite, run }: Reader, months: readonly string[]): Promise<CurrencyNumbers[]> {
  const recurring = recurringRow.array().parse(
    await run(
      sql`select currency, sum(case when "interval" = 'annual' then amount else amount * 12 end) as yearly
        from subscriptions
        where status in ('active', 'past_due') and "interval" is not null and amount is not null
          and currency is not null
        group by currency`,
    ),
  )
  const movements = movementRow.array().parse(
    await run(
      sql`select ${monthOf(isSqlite, sql`at`)} as month, recurring_currency as currency, movement,
          sum(movement_amount) as amount
        from membership_events
        where at >= ${`${months[0]}-01T00:00:00.000Z`} and movement is not null and recurring_currency is not null
        group by 1, 2, 3`,
    ),
  )
  const currencies = new Set([...recurring, ...movements].map(({ currency }) => currency))
  return [...currencies].sort().map((currency) => {
    const yearly = recurring.find((row) => row.currency === currency)?.yearly ?? 0
    const ofMonths = months.map((month): MonthMovements => {
      const amounts = movements.filter((row) => row.month === month && row.currency === currency)
      const amountOf = (kind: string) => amounts.find(({ movement }) => movement === kind)?.amount ?? 0
      return {
        month,
        new: amountOf('new'),
        expansion: amountOf('expansion'),
        contraction: amountOf('contraction'),
        churn: amountOf('churn'),
      }
    })
    return { currency, monthly: monthlyShare(yearly), months: revenueByMonth(yearly, ofMonths) }
  })
}

const pageRow = z.object({ path: z.string(), count: number })

async function pagesOf({ run }: Reader): Promise<MembershipNumbers['pages']> {
  const rows = await run(
    sql`select joined_from as path, count(*) as count from users
      where joined_from is not null and plan <> 'free' and role = 'member'
      group by joined_from order by 2 desc, 1 limit ${LIMITS.numbersPages}`,
  )
  return pageRow.array().parse(rows)
}

/** Counts what the dashboard of memberships shows. */
export async function membershipNumbers(run: RunSql, isSqlite: boolean, now: Date): Promise<MembershipNumbers> {
  const reader = { run, isSqlite, now }
  const months = monthsBefore(now, LIMITS.numbersMonths)
  return {
    members: await membersByPlan(reader),
    moves: await movesOf(reader, months),
    revenue: await revenueOf(reader, months),
    pages: await pagesOf(reader),
  }
}
