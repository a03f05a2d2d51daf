import 'server-only'
import { sql } from 'drizzle-orm'
import type Stripe from 'stripe'
import { executeSql, queryRows } from '@/cms/client/sql.server'
import type { Actor } from '@/cms/memberships/change'
import { EVENT_KINDS } from '@/rules/membership/terms'
import { callStripe } from './client.server'
import { differingCustomers, type Seen } from './compare.server'
import { readGift } from './gifts.server'
import { inTurn } from './in-turn'
import { readBack } from './read-back.server'

const REASON = 'memberships that differ from Stripe'
/** For how many days refunds, disputes and gifts are looked at again. */
const LOOK_BACK_DAYS = 35
const DAY_S = 24 * 60 * 60
const PAGE = 100

type Options = {
  /** In a program beside the server. */
  planByServer?: true
}

/**
 * Compares all memberships with Stripe and mends what differs, as when events were lost.
 * @returns a line for each thing that was mended, or that staff must look at
 * @throws AppError unavailable when Stripe cannot be read
 */
export async function reconcile(now: Date, { planByServer }: Options = {}): Promise<string[]> {
  const by: Actor = { origin: 'stripe', by: null, planByServer }
  const { differing, seen, unknown } = await differingCustomers(now)
  const since = Math.floor(now.getTime() / 1_000) - LOOK_BACK_DAYS * DAY_S
  const returned = await customersWithReturns(since)
  const lines: string[] = []
  for (const subscription of unknown) lines.push(...(await followUnknown(subscription, by)))
  for (const customer of new Set([...differing, ...returned])) {
    const changes = await inTurn(customer, () => readBack(customer, { by, withCharges: returned.has(customer) }))
    for (const { kind, subscription } of changes ?? [])
      lines.push(`Subscription ${subscription}: ${EVENT_KINDS[kind]}.`)
  }
  return [...lines, ...(await payGifts(now, by)), ...(await missingAtStripe(seen))]
}

async function customersWithReturns(since: number): Promise<Set<string>> {
  const params = { created: { gte: since }, limit: PAGE, expand: ['data.charge'] }
  return callStripe(async (stripe) => {
    const customers = new Set<string>()
    for (const list of [stripe.refunds.list(params), stripe.disputes.list(params)]) {
      for await (const { charge } of list) {
        const customer = typeof charge === 'object' ? charge?.customer : null
        if (typeof customer === 'string') customers.add(customer)
      }
    }
    return customers
  })
}

/** A subscription that we began and whose customer we do not know. */
async function followUnknown({ customer, id, metadata }: Stripe.Subscription, by: Actor): Promise<string[]> {
  const user = Number(metadata.user)
  const customerId = typeof customer === 'string' ? customer : customer.id
  const [account] = await queryRows(REASON, sql`select id from users where id = ${user}`)
  if (!account) {
    await callStripe((stripe) => stripe.subscriptions.update(id, { cancel_at_period_end: true }))
    return [`A subscription of the deleted account ${user} was canceled.`]
  }
  const [adopted] = await executeSql(
    REASON,
    sql`insert into stripe_customers (user_id, customer) values (${user}, ${customerId})
      on conflict do nothing returning id`,
  )
  if (!adopted) return [`Account ${user} pays twice: look at its email address in Stripe's dashboard.`]
  await readBack(customerId, { by })
  return [`Account ${user}: its subscription was not known here.`]
}

async function payGifts(now: Date, by: Actor): Promise<string[]> {
  const since = new Date(now.getTime() - LOOK_BACK_DAYS * DAY_S * 1_000).toISOString()
  const rows = await queryRows(
    REASON,
    sql`select id, provider_session from gifts
      where paid = false and redeemed_at is null and provider_session is not null and created_at > ${since}`,
  )
  const lines: string[] = []
  for (const { id, provider_session } of rows) {
    if (await readGift(String(provider_session), { by })) lines.push(`Gift ${id}: it is paid.`)
  }
  return lines
}

/** Never mended by itself: the key of another account would end all of them. */
async function missingAtStripe(seen: Seen): Promise<string[]> {
  const rows = await queryRows(
    REASON,
    sql`select id, provider_id from subscriptions where provider_id is not null and status <> 'ended'`,
  )
  return rows
    .filter(({ provider_id }) => !seen.has(String(provider_id)))
    .map(({ id }) => `Subscription ${id}: it is not at Stripe. Was STRIPE_SECRET_KEY changed?`)
}
