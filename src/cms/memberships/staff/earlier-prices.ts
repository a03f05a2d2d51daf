import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { RunSql } from '@/cms/database/sql-adapter'
import type { Money } from '@/rules/membership/money'
import type { Terms } from '@/rules/membership/subscription'
import { INTERVAL_KEYS, PAID_PLANS } from '@/rules/membership/terms'

const number = z.coerce.number()

/** Subscriptions that go on, of those who pay for them and have not chosen other terms. */
const GOES_ON = sql`subscriptions.source in ('stripe', 'offline')
  and subscriptions.status in ('trialing', 'active', 'past_due', 'paused')
  and subscriptions.cancels_at is null and subscriptions.next_plan is null`

const paidRow = z.object({
  plan: z.enum(PAID_PLANS),
  interval: z.enum(INTERVAL_KEYS),
  amount: number,
  currency: z.string(),
  people: number,
  announced: number,
  told: number,
})
/** How many people pay a price, how many of them a new one is announced to, and how many have been sent the email. */
export type PaidPrice = z.infer<typeof paidRow>

/** Whether the price that is announced is the one that the plan has now. */
const IS_ANNOUNCED = sql`subscriptions.announced_amount =
  case when subscriptions."interval" = 'annual' then plans.annual_amount else plans.monthly_amount end`

/** What people pay, by plan, interval and price. */
export async function pricesPaid(run: RunSql): Promise<PaidPrice[]> {
  const rows = await run(
    sql`select subscriptions.plan, subscriptions."interval", subscriptions.amount, subscriptions.currency,
        count(*) as people, sum(case when ${IS_ANNOUNCED} then 1 else 0 end) as announced,
        sum(case when ${IS_ANNOUNCED} and announced_notified_at is not null then 1 else 0 end) as told
      from subscriptions left join plans on cast(plans.key as text) = cast(subscriptions.plan as text)
      where ${GOES_ON} and subscriptions."interval" is not null and subscriptions.amount is not null
        and subscriptions.currency is not null
      group by 1, 2, 3, 4 order by 1, 2, 3`,
  )
  return paidRow.array().parse(rows)
}

const planRow = z.object({
  key: z.enum(PAID_PLANS),
  annual: number.nullable(),
  monthly: number.nullable(),
  currency: z.string(),
})

/** What plans cost now, those that are not sold any more too. */
export async function currentPrices(run: RunSql): Promise<Terms[]> {
  const rows = await run(
    sql`select key, annual_amount as annual, monthly_amount as monthly, currency from plans
      where key <> 'free' order by position, id`,
  )
  return planRow
    .array()
    .parse(rows)
    .flatMap(({ currency, key, ...amounts }) =>
      INTERVAL_KEYS.flatMap((interval): Terms[] => {
        const amount = amounts[interval]
        return amount === null ? [] : [{ plan: key, interval, price: { amount, currency } }]
      }),
    )
}

/** People who pay an earlier price, and to whom the new one is not announced. */
function toAnnounce({ interval, plan, price }: Terms): SQL {
  return sql`from subscriptions join users on users.id = subscriptions.user_id
    where subscriptions.plan = ${plan} and subscriptions."interval" = ${interval} and ${GOES_ON}
      and subscriptions.amount <> ${price.amount} and subscriptions.currency = ${price.currency}
      and coalesce(subscriptions.announced_amount, -1) <> ${price.amount}`
}

/** Those who can be written to: a price never changes for the others, since no email reaches them. */
const CAN_BE_TOLD = sql`users._verified = true and users.deletion_at is null`

/** Some of those whom a new price is to be announced to, and how many they are with and without an email address. */
export async function peopleToTell(
  run: RunSql,
  terms: Terms,
  limit: number,
): Promise<{ users: number[]; count: number; without: number }> {
  const rows = await run(
    sql`select distinct subscriptions.user_id ${toAnnounce(terms)} and ${CAN_BE_TOLD}
      order by subscriptions.user_id limit ${limit}`,
  )
  const [counts] = await run(
    sql`select count(distinct case when ${CAN_BE_TOLD} then subscriptions.user_id end) as count,
      count(distinct case when ${CAN_BE_TOLD} then null else subscriptions.user_id end) as without ${toAnnounce(terms)}`,
  )
  return {
    users: rows.map(({ user_id }) => Number(user_id)),
    count: Number(counts?.count),
    without: Number(counts?.without),
  }
}

/** A price that some people pay, beside what the plan costs now. */
export type EarlierPrice = PaidPrice & { now: Money }

/** The earlier prices of what is sold now, in the same currency. */
export async function earlierPrices(run: RunSql): Promise<EarlierPrice[]> {
  const current = await currentPrices(run)
  return (await pricesPaid(run)).flatMap((paid) => {
    const terms = current.find(({ interval, plan }) => plan === paid.plan && interval === paid.interval)
    const isEarlier = terms && terms.price.amount !== paid.amount && terms.price.currency === paid.currency
    return isEarlier ? [{ ...paid, now: terms.price }] : []
  })
}
