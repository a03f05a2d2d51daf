import { type SQL, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { connectionRunner } from '@/cms/database/sql-adapter'

const DAY_MS = 24 * 60 * 60 * 1_000

/**
 * Inserts people with memberships, by SQL: copies of one row of users, nine of ten with a subscription. Of these, some
 * are canceled, past due, paused or ended, and some are gifts; every twentieth person has an ended one besides.
 * @param now milliseconds since the epoch
 */
export async function insertMemberships(payload: Payload, count: number, now: number): Promise<void> {
  const run = connectionRunner(payload.db)
  // PostgreSQL does not take a computed text for one of a closed set, nor for a time.
  const typed = (value: SQL, type: string) =>
    payload.db.name === 'postgres' ? sql`(${value})::${sql.raw(type)}` : value
  const of = (column: string, value: SQL) => typed(value, `enum_${column}`)
  const day = (days: number) => new Date(now + days * DAY_MS).toISOString()
  const [since, until, past] = [day(-40), day(40), day(-10)].map((at) => typed(sql`${at}`, 'timestamp with time zone'))
  await run(
    sql`with recursive numbers(i) as (select 0 union all select i + 1 from numbers where i < ${count - 1})
      insert into users (username, email, first_name, last_name, role, plan, _verified, hash, salt, updated_at, created_at)
      select 'paying-' || i, 'paying-' || i || '@example.com', 'First' || (i % 997), 'Last' || (i % 1009), 'member',
        ${of('users_plan', sql`case when i % 10 = 0 then 'free' when i % 20 = 7 then 'free' when i % 3 = 0 then 'standard' else 'premium' end`)},
        true, ${'0'.repeat(1_024)}, ${'0'.repeat(64)}, ${since}, ${since}
      from numbers`,
  )
  await run(
    sql`insert into subscriptions
        (user_id, plan, "interval", amount, currency, source, status, started_at, paid_until, cancels_at, grace_until,
          billing_day, updated_at, created_at)
      select id, ${of('subscriptions_plan', sql`case when number % 3 = 0 then 'standard' else 'premium' end`)},
        ${of('subscriptions_interval', sql`case when number % 5 = 0 then null when number % 2 = 0 then 'annual' else 'monthly' end`)},
        case when number % 5 = 0 then null when number % 2 = 0 then 26400 else 2400 end,
        case when number % 5 = 0 then null else 'USD' end,
        ${of('subscriptions_source', sql`case when number % 5 = 0 then 'gift' else 'offline' end`)},
        ${of('subscriptions_status', sql`case when number % 20 = 7 then 'ended' when number % 50 = 3 then 'past_due' else 'active' end`)},
        ${since}, ${until}, case when number % 10 = 4 then ${until} else null end,
        case when number % 50 = 3 then ${until} else null end, 1, ${since}, ${since}
      from (select id, cast(substr(username, 8) as integer) as number from users where username like 'paying-%')
        as people
      where number % 10 <> 0`,
  )
  await run(
    sql`insert into subscriptions
        (user_id, plan, source, status, started_at, paid_until, billing_day, updated_at, created_at)
      select id, 'premium', 'complimentary', 'ended', ${since}, ${past}, 1, ${since}, ${since}
      from users where username like 'paying-%' and id % 20 = 0`,
  )
  await run(
    sql`update users set membership_status = subscriptions.status, membership_source = subscriptions.source,
        membership_until = subscriptions.paid_until, membership_cancels_at = subscriptions.cancels_at
      from subscriptions where subscriptions.user_id = users.id and subscriptions.source <> 'complimentary'`,
  )
  // As in a database that has been in use for a while.
  await run(sql`${payload.db.name === 'postgres' ? sql`vacuum analyze` : sql`analyze`}`)
}
