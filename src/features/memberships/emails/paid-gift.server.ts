import 'server-only'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { queryRows } from '@/cms/client/sql.server'
import { consentVersionIn } from '@/rules/membership/consent'
import { PAID_PLANS } from '@/rules/membership/terms'
import type { GiftFacts } from './values.server'

const giftRow = z
  .object({
    plan: z.enum(PAID_PLANS),
    months: z.coerce.number(),
    to: z.string().nullable(),
    on: z.coerce.date().nullable(),
    message: z.string().nullable(),
    amount: z.coerce.number(),
    currency: z.string(),
    paid_at: z.coerce.date(),
    agreed: z.string().nullable(),
  })
  .transform(
    ({ agreed, amount, currency, paid_at: paidAt, ...gift }): GiftFacts => ({
      ...gift,
      paid: { amount, currency },
      paidAt,
      termsVersion: consentVersionIn(agreed),
    }),
  )

/**
 * A gift with the lines of the ledger that say what was paid for it and agreed to, however it was paid.
 * @param user who has bought it
 * @returns null while it is not paid, and once its payment was returned
 */
export async function paidGift(user: number, gift: number): Promise<GiftFacts | null> {
  const rows = await queryRows(
    'a gift that is confirmed to the person who has bought it',
    sql`select gifts.plan, gifts.months, gifts."to", gifts."on", gifts.message, lines.amount, lines.currency,
        lines.at as paid_at, (select note from membership_events as ordered
          where ordered.gift_id = gifts.id and ordered.kind = 'ordered' and ordered.user_id = ${user}
          order by ordered.id desc limit 1) as agreed
      from gifts join membership_events as lines
        on lines.gift_id = gifts.id and lines.kind = 'confirmed' and lines.user_id = ${user}
      where gifts.id = ${gift} and gifts.paid = true
      order by lines.id desc limit 1`,
  )
  return giftRow.array().parse(rows)[0] ?? null
}
