import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "stripe_customers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"customer" varchar NOT NULL,
  	"reads" numeric DEFAULT 0 NOT NULL,
  	"written" numeric DEFAULT 0 NOT NULL,
  	"choice" varchar,
  	"checkout" numeric DEFAULT 0 NOT NULL,
  	"session" varchar
  );
  
  CREATE TABLE "stripe_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"event" varchar NOT NULL,
  	"type" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "subscriptions" ADD COLUMN "provider_id" varchar;
  ALTER TABLE "gifts" ADD COLUMN "provider_session" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "stripe_customers_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "stripe_events_id" integer;
  ALTER TABLE "stripe_customers" ADD CONSTRAINT "stripe_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "stripe_customers_user_idx" ON "stripe_customers" USING btree ("user_id");
  CREATE UNIQUE INDEX "stripe_customers_customer_idx" ON "stripe_customers" USING btree ("customer");
  CREATE UNIQUE INDEX "stripe_events_event_idx" ON "stripe_events" USING btree ("event");
  CREATE INDEX "stripe_events_at_idx" ON "stripe_events" USING btree ("at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_stripe_customers_fk" FOREIGN KEY ("stripe_customers_id") REFERENCES "public"."stripe_customers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_stripe_events_fk" FOREIGN KEY ("stripe_events_id") REFERENCES "public"."stripe_events"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "subscriptions_provider_id_idx" ON "subscriptions" USING btree ("provider_id");
  CREATE INDEX "gifts_provider_session_idx" ON "gifts" USING btree ("provider_session");
  CREATE INDEX "payload_locked_documents_rels_stripe_customers_id_idx" ON "payload_locked_documents_rels" USING btree ("stripe_customers_id");
  CREATE INDEX "payload_locked_documents_rels_stripe_events_id_idx" ON "payload_locked_documents_rels" USING btree ("stripe_events_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "stripe_customers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "stripe_events" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "stripe_customers" CASCADE;
  DROP TABLE "stripe_events" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_stripe_customers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_stripe_events_fk";
  
  DROP INDEX "subscriptions_provider_id_idx";
  DROP INDEX "gifts_provider_session_idx";
  DROP INDEX "payload_locked_documents_rels_stripe_customers_id_idx";
  DROP INDEX "payload_locked_documents_rels_stripe_events_id_idx";
  ALTER TABLE "subscriptions" DROP COLUMN "provider_id";
  ALTER TABLE "gifts" DROP COLUMN "provider_session";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "stripe_customers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "stripe_events_id";`)
}
