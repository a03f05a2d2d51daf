import { sql } from 'drizzle-orm'
import { type EmailCause, emailsAfter } from '@/rules/membership/emails/schedule'
import type { MemberChange } from './member-change'

/**
 * Plans the emails that follow from a change, in its transaction: none is sent for a change that is rolled back, and
 * the job that sends them (src/features/memberships/emails) finds them after a restart.
 */
export async function queueEmails({ run, user }: Pick<MemberChange, 'run' | 'user'>, cause: EmailCause): Promise<void> {
  const { at, gift, order, subscription } = cause
  const nowIso = at.toISOString()
  for (const { dueAt, key, kind } of emailsAfter(cause)) {
    await run(
      sql`insert into membership_messages (kind, key, user_id, subscription_id, order_id, gift_id, due_at, updated_at,
          created_at)
        values (${kind}, ${key}, ${user}, ${subscription?.id ?? null}, ${order ?? null}, ${gift ?? null},
          ${dueAt.toISOString()}, ${nowIso}, ${nowIso})
        on conflict (key) do nothing
        returning id`,
    )
  }
}
