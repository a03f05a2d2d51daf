import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/** What the list of members shows of those who had a subscription before it was stored with the person. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`UPDATE users SET membership_status = shown.status, membership_source = shown.source,
      membership_until = shown.paid_until, membership_cancels_at = shown.cancels_at
    FROM subscriptions AS shown
    WHERE shown.user_id = users.id AND users.membership_status IS NULL AND shown.id = (
      SELECT id FROM subscriptions WHERE user_id = users.id
      ORDER BY CASE WHEN status IN ('ended', 'pending') THEN 1 ELSE 0 END, id DESC LIMIT 1);`)
}

/** The columns go with the migration that has added them. */
export async function down(_args: MigrateDownArgs): Promise<void> {}
