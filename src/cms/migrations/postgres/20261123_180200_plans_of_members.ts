import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Members whose plan was set by staff keep it: as a complimentary subscription without an end. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   INSERT INTO "subscriptions" ("user_id", "plan", "status", "source", "started_at", "billing_day", "reason")
    SELECT "id", "plan"::text::"enum_subscriptions_plan", 'active', 'complimentary', now(), 1, 'Had this plan before memberships were sold.'
    FROM "users"
    WHERE "plan" <> 'free' AND NOT EXISTS (SELECT 1 FROM "subscriptions" WHERE "subscriptions"."user_id" = "users"."id")
    ORDER BY "id";
   INSERT INTO "membership_events" ("at", "kind", "origin", "user_id", "subscription_id", "state", "note")
    SELECT "started_at", 'imported', 'import', "user_id", "id", jsonb_build_object('plan', "plan", 'status', "status"), "reason"
    FROM "subscriptions"
    WHERE NOT EXISTS (SELECT 1 FROM "membership_events" WHERE "membership_events"."subscription_id" = "subscriptions"."id")
    ORDER BY "id";`)
}

/** The plan itself is still stored with the person. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DELETE FROM "membership_events" WHERE "kind" = 'imported';`)
}
