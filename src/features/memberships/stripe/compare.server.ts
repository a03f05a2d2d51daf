import 'server-only'
import { sql } from 'drizzle-orm'
import type Stripe from 'stripe'
import { z } from 'zod'
import { queryRows } from '@/cms/client/sql.server'
import { valueList } from '@/cms/client/value-list'
import { membershipGraceDays } from '@/cms/memberships/change'
import type { MemberChange } from '@/cms/memberships/member-change'
import { type StoredSubscription, subscriptionsByProviderId } from '@/cms/memberships/rows'
import { cardOf, expiringCard } from '@/rules/membership/card'
import { differingParts } from '@/rules/membership/difference'
import { fromStripe, nextPriceOf, termsOfPrice } from '@/rules/membership/from-stripe'
import { callStripe } from './client.server'
import { termsOfPriceId } from './prices.server'
import { EXPAND, isOver } from './read-back.server'

const REASON = 'memberships that differ from Stripe'
const PAGE = 100

/** The ids of all subscriptions at Stripe. */
export type Seen = ReadonlySet<string>

type Comparison = {
  /** The customers one of whose subscriptions is not as we have it. */
  differing: Set<string>
  seen: Seen
  /** Running subscriptions that this site began, of customers that it does not know. */
  unknown: Stripe.Subscription[]
}

const run: MemberChange['run'] = (statement) => queryRows(REASON, statement)
const customerIdOf = ({ customer }: Stripe.Subscription) => (typeof customer === 'string' ? customer : customer.id)

/** Compares all subscriptions at Stripe with ours, a hundred at a time. Nothing is written. */
export async function differingCustomers(now: Date): Promise<Comparison> {
  const graceDays = await membershipGraceDays(run)
  const comparison = { differing: new Set<string>(), seen: new Set<string>(), unknown: [] as Stripe.Subscription[] }
  let page = await pageAfter()
  for (;;) {
    const stored = await subscriptionsByProviderId(
      run,
      page.data.map(({ id }) => id),
    )
    const customers = await knownCustomers(page.data)
    for (const found of page.data) {
      comparison.seen.add(found.id)
      const customer = customers.get(customerIdOf(found))
      if (customer) {
        const ours = stored.get(found.id)
        if ((await isDifferent(found, ours, now, graceDays)) || (ours && isCardDifferent(found, ours, customer, now)))
          comparison.differing.add(customerIdOf(found))
      } else if (isOurs(found)) comparison.unknown.push(found)
    }
    const last = page.data.at(-1)
    if (!page.has_more || !last) return comparison
    page = await pageAfter(last.id)
  }
}

const pageAfter = (starting_after?: string) =>
  callStripe((stripe) =>
    stripe.subscriptions.list({
      status: 'all',
      limit: PAGE,
      expand: EXPAND,
      ...(starting_after !== undefined && { starting_after }),
    }),
  )

const customerRow = z.object({
  customer: z.string(),
  card_last4: z.string().nullable(),
  card_expires: z.string().nullable(),
  card_notice: z.string().nullable(),
})
type StoredCustomer = z.infer<typeof customerRow>

async function knownCustomers(found: readonly Stripe.Subscription[]): Promise<Map<string, StoredCustomer>> {
  const ids = [...new Set(found.map(customerIdOf))]
  if (ids.length === 0) return new Map()
  const list = valueList(ids)
  const rows = await run(
    sql`select customer, card_last4, card_expires, card_notice from stripe_customers where customer in (${list})`,
  )
  return new Map(
    customerRow
      .array()
      .parse(rows)
      .map((row) => [row.customer, row]),
  )
}

/** Whether another card is stored, or its person is to be told that it expires. */
function isCardDifferent(
  found: Stripe.Subscription,
  stored: StoredSubscription,
  { card_expires, card_last4, card_notice }: StoredCustomer,
  now: Date,
): boolean {
  if (isOver(found)) return false
  const card = cardOf(found)
  const notice = expiringCard(card, stored, now)
  const isSame = (card?.last4 ?? null) === card_last4 && (card?.expires ?? null) === card_expires
  return !isSame || (notice !== null && notice !== card_notice)
}

/** Whether this site began it, and it goes on. */
const isOurs = ({ cancel_at_period_end, items, metadata, status }: Stripe.Subscription) =>
  Boolean(metadata.user) &&
  ['active', 'trialing', 'past_due', 'unpaid'].includes(status) &&
  !cancel_at_period_end &&
  items.data.some(({ price }) => termsOfPrice(price) !== null)

async function isDifferent(
  found: Stripe.Subscription,
  stored: StoredSubscription | undefined,
  now: Date,
  graceDays: number,
): Promise<boolean> {
  const price = nextPriceOf(found, now)
  const next = price === null ? null : await termsOfPriceId(price)
  const subscription = fromStripe(found, now, graceDays, next)
  if (subscription === null) return false
  return stored === undefined || differingParts(stored, subscription).length > 0
}
