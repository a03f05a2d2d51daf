import 'server-only'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { executeSql, queryRows } from '@/cms/client/sql.server'
import { sendEmail } from '@/platform/mail/send-email.server'
import { printableName } from '@/rules/account-emails'
import { fillTemplate } from '@/rules/membership/emails/template'
import { PAID_PLANS, PLAN_LABELS } from '@/rules/membership/terms'
import { siteOrigin } from '@/runtime/env'
import { emailTemplate } from './emails/texts.server'
import { giftLength } from './emails/values.server'

const REASON = 'gifts of memberships to be sent'

const dueGift = z.object({
  id: z.coerce.number(),
  code: z.string(),
  plan: z.enum(PAID_PLANS),
  months: z.coerce.number(),
  message: z.string().nullable(),
  to: z.string(),
  from: z.string().nullable(),
})

/**
 * Sends the gifts that are paid for and whose day has come, each once.
 * @returns how many
 */
export async function sendDueGifts(now: Date): Promise<number> {
  const nowIso = now.toISOString()
  const rows = await queryRows(
    REASON,
    sql`select gifts.id, gifts.code, gifts.plan, gifts.months, gifts.message, gifts."to", users.first_name as "from"
      from gifts left join users on users.id = gifts.bought_by_id
      where gifts.sent_at is null and gifts.paid = true and gifts.redeemed_at is null and gifts."to" is not null
        and (gifts."on" is null or gifts."on" <= ${nowIso})
      order by gifts.id limit 50`,
  )
  let count = 0
  for (const { id, to, ...gift } of dueGift.array().parse(rows)) {
    const claimed = await executeSql(
      REASON,
      sql`update gifts set sent_at = ${nowIso} where id = ${id} and sent_at is null returning id`,
    )
    if (claimed.length === 0) continue
    await sendEmail(to, await giftEmail(gift))
    count += 1
  }
  return count
}

async function giftEmail({ code, from, message, months, plan }: Omit<z.infer<typeof dueGift>, 'id' | 'to'>) {
  const values = {
    giver: printableName(from) ?? 'A member',
    plan: PLAN_LABELS[plan],
    length: giftLength(months),
    message: message ?? undefined,
    code,
  }
  return fillTemplate('gift', await emailTemplate('gift'), values, siteOrigin())
}
