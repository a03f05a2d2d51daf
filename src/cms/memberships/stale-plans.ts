import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { PLANS, type Plan } from '@/rules/audience'
import { planRank } from '@/rules/membership/plan-of'
import { PAID_PLANS } from '@/rules/membership/terms'
import type { RunSql } from '../database/sql-adapter'

const rankOf = (column: SQL, plans: readonly Plan[]): SQL =>
  sql`case ${column} ${sql.join(
    plans.map((plan) => sql`when ${plan} then ${sql.raw(String(planRank(plan)))}`),
    sql` `,
  )} end`

/**
 * `reaches` of src/rules/membership/plan-of.ts in SQL: whether a subscription gives its plan at a time. A test compares
 * the two.
 */
function reachesAt(now: string): SQL {
  const isAhead = (column: SQL) => sql`(${column} is null or ${column} > ${now})`
  return sql`subscriptions.started_at <= ${now} and ${isAhead(sql`subscriptions.cancels_at`)} and (
    (subscriptions.status in ('trialing', 'active') and (
      (subscriptions."interval" is not null and subscriptions.paused_until is null)
      or ${isAhead(sql`subscriptions.paid_until`)}))
    or (subscriptions.status = 'past_due' and subscriptions.grace_until > ${now}))`
}

const staleRow = z
  .object({ id: z.coerce.number(), plan: z.enum(PLANS), rank: z.coerce.number() })
  .transform(({ id, plan, rank }) => ({ user: id, stored: plan, derived: PLANS[rank] ?? 'free' }))

/** A person whose stored plan is not what their subscriptions give. */
export type StalePlan = { user: number; stored: Plan; derived: Plan }

/**
 * Derives the plan of everybody by one query.
 * @returns those for whom another plan is stored; none, unless rows were changed by hand
 */
export async function findStalePlans(run: RunSql, now: Date): Promise<StalePlan[]> {
  const rows = await run(
    sql`select derived.id, derived.plan, derived.rank from (
        select users.id, users.plan, coalesce(max(${rankOf(sql`subscriptions.plan`, PAID_PLANS)}), 0) as rank
        from users left join subscriptions on subscriptions.user_id = users.id and ${reachesAt(now.toISOString())}
        group by users.id, users.plan
      ) as derived
      where derived.rank <> ${rankOf(sql`derived.plan`, PLANS)}`,
  )
  return staleRow.array().parse(rows)
}
