import 'server-only'
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { executeSql, queryRows } from '@/cms/client/sql.server'
import { siteOrigin } from '@/runtime/env'
import { callStripe } from './client.server'

const REASON = 'the customer of a person at Stripe'

/** The customer at Stripe of a person; null for someone who has never begun to pay there. */
export async function customerOf(user: number): Promise<string | null> {
  const [row] = await queryRows(REASON, sql`select customer from stripe_customers where user_id = ${user}`)
  return row ? String(row.customer) : null
}

const accountRow = z.object({ email: z.string(), firstName: z.string().nullable(), lastName: z.string().nullable() })

/** The customer at Stripe of a person, made on their first payment. Two calls at once make one. */
export async function requireCustomer(user: number): Promise<string> {
  const known = await customerOf(user)
  if (known !== null) return known
  const rows = await queryRows(
    REASON,
    sql`select email, first_name as "firstName", last_name as "lastName" from users where id = ${user}`,
  )
  const [account] = accountRow.array().parse(rows)
  if (!account) throw new Error('There is no such account.')
  const { email, firstName, lastName } = account
  const name = [firstName, lastName].filter(Boolean).join(' ') || undefined
  const digest = createHash('sha256')
    .update(JSON.stringify([siteOrigin(), user, email, name]))
    .digest('hex')
  const customer = await callStripe((stripe) =>
    stripe.customers.create(
      { email, name, metadata: { user: String(user) } },
      { idempotencyKey: `customer-${digest}` },
    ),
  )
  await executeSql(
    REASON,
    sql`insert into stripe_customers (user_id, customer) values (${user}, ${customer.id})
      on conflict do nothing returning id`,
  )
  return (await customerOf(user)) ?? customer.id
}
