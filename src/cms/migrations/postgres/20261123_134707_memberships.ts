import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_plans_key" AS ENUM('free', 'standard', 'premium', 'executive-coaching');
  CREATE TYPE "public"."enum_subscriptions_plan" AS ENUM('standard', 'premium', 'executive-coaching');
  CREATE TYPE "public"."enum_subscriptions_status" AS ENUM('pending', 'trialing', 'active', 'past_due', 'paused', 'ended');
  CREATE TYPE "public"."enum_subscriptions_source" AS ENUM('offline', 'stripe', 'gift', 'complimentary');
  CREATE TYPE "public"."enum_subscriptions_interval" AS ENUM('annual', 'monthly');
  CREATE TYPE "public"."enum_subscriptions_next_plan" AS ENUM('standard', 'premium', 'executive-coaching');
  CREATE TYPE "public"."enum_subscriptions_next_interval" AS ENUM('annual', 'monthly');
  CREATE TYPE "public"."enum_orders_kind" AS ENUM('new', 'renewal', 'change', 'gift');
  CREATE TYPE "public"."enum_orders_plan" AS ENUM('standard', 'premium', 'executive-coaching');
  CREATE TYPE "public"."enum_orders_interval" AS ENUM('annual', 'monthly');
  CREATE TYPE "public"."enum_orders_status" AS ENUM('pending', 'confirmed', 'refused');
  CREATE TYPE "public"."enum_gifts_plan" AS ENUM('standard', 'premium', 'executive-coaching');
  CREATE TYPE "public"."enum_membership_events_kind" AS ENUM('ordered', 'confirmed', 'refused', 'started', 'renewed', 'given', 'imported', 'redeemed', 'canceled', 'resumed', 'pause_planned', 'paused', 'changed', 'change_planned', 'payment_due', 'edited', 'ended');
  CREATE TYPE "public"."enum_membership_events_origin" AS ENUM('member', 'staff', 'clock', 'stripe', 'import');
  CREATE TABLE "plans" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"html" varchar,
  	"annual_amount" numeric,
  	"monthly_amount" numeric,
  	"button_title" varchar,
  	"button_url" varchar,
  	"key" "enum_plans_key" NOT NULL,
  	"currency" varchar DEFAULT 'USD' NOT NULL,
  	"trial_days" numeric DEFAULT 0 NOT NULL,
  	"position" numeric DEFAULT 0 NOT NULL,
  	"active" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscriptions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"plan" "enum_subscriptions_plan" NOT NULL,
  	"status" "enum_subscriptions_status" DEFAULT 'active' NOT NULL,
  	"source" "enum_subscriptions_source" DEFAULT 'complimentary' NOT NULL,
  	"interval" "enum_subscriptions_interval",
  	"paid_until" timestamp(3) with time zone,
  	"cancels_at" timestamp(3) with time zone,
  	"grace_until" timestamp(3) with time zone,
  	"paused_until" timestamp(3) with time zone,
  	"trial_ends_at" timestamp(3) with time zone,
  	"reason" varchar,
  	"started_at" timestamp(3) with time zone NOT NULL,
  	"amount" numeric,
  	"currency" varchar,
  	"billing_day" numeric NOT NULL,
  	"next_plan" "enum_subscriptions_next_plan",
  	"next_interval" "enum_subscriptions_next_interval",
  	"next_amount" numeric,
  	"next_change_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "orders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"kind" "enum_orders_kind" DEFAULT 'new' NOT NULL,
  	"plan" "enum_orders_plan" NOT NULL,
  	"interval" "enum_orders_interval",
  	"amount" numeric NOT NULL,
  	"currency" varchar NOT NULL,
  	"paid_at" timestamp(3) with time zone,
  	"status" "enum_orders_status" DEFAULT 'pending' NOT NULL,
  	"price" numeric,
  	"subscription_id" integer,
  	"gift_id" integer,
  	"consent_at" timestamp(3) with time zone,
  	"consent_version" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "gifts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"plan" "enum_gifts_plan" NOT NULL,
  	"months" numeric NOT NULL,
  	"paid" boolean DEFAULT true,
  	"to" varchar,
  	"on" timestamp(3) with time zone,
  	"message" varchar,
  	"sent_at" timestamp(3) with time zone,
  	"bought_by_id" integer,
  	"redeemed_by_id" integer,
  	"redeemed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "membership_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"kind" "enum_membership_events_kind" NOT NULL,
  	"origin" "enum_membership_events_origin" NOT NULL,
  	"user_id" integer,
  	"by_id" integer,
  	"subscription_id" integer,
  	"order_id" integer,
  	"gift_id" integer,
  	"state" jsonb,
  	"amount" numeric,
  	"currency" varchar,
  	"note" varchar,
  	"provider_event" varchar
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "plans_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "subscriptions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "orders_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "gifts_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "membership_events_id" integer;
  ALTER TABLE "settings" ADD COLUMN "memberships_grace_days" numeric DEFAULT 7;
  ALTER TABLE "settings" ADD COLUMN "memberships_transfer_text" varchar;
  ALTER TABLE "settings" ADD COLUMN "memberships_terms_version" varchar DEFAULT '1';
  ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_gift_id_gifts_id_fk" FOREIGN KEY ("gift_id") REFERENCES "public"."gifts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gifts" ADD CONSTRAINT "gifts_bought_by_id_users_id_fk" FOREIGN KEY ("bought_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gifts" ADD CONSTRAINT "gifts_redeemed_by_id_users_id_fk" FOREIGN KEY ("redeemed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "membership_events" ADD CONSTRAINT "membership_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "membership_events" ADD CONSTRAINT "membership_events_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "membership_events" ADD CONSTRAINT "membership_events_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "membership_events" ADD CONSTRAINT "membership_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "membership_events" ADD CONSTRAINT "membership_events_gift_id_gifts_id_fk" FOREIGN KEY ("gift_id") REFERENCES "public"."gifts"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "plans_key_idx" ON "plans" USING btree ("key");
  CREATE INDEX "plans_position_idx" ON "plans" USING btree ("position");
  CREATE INDEX "plans_updated_at_idx" ON "plans" USING btree ("updated_at");
  CREATE INDEX "plans_created_at_idx" ON "plans" USING btree ("created_at");
  CREATE INDEX "subscriptions_user_idx" ON "subscriptions" USING btree ("user_id");
  CREATE INDEX "subscriptions_status_idx" ON "subscriptions" USING btree ("status");
  CREATE INDEX "subscriptions_next_change_at_idx" ON "subscriptions" USING btree ("next_change_at");
  CREATE INDEX "subscriptions_updated_at_idx" ON "subscriptions" USING btree ("updated_at");
  CREATE INDEX "subscriptions_created_at_idx" ON "subscriptions" USING btree ("created_at");
  CREATE INDEX "orders_user_idx" ON "orders" USING btree ("user_id");
  CREATE INDEX "orders_status_idx" ON "orders" USING btree ("status");
  CREATE INDEX "orders_subscription_idx" ON "orders" USING btree ("subscription_id");
  CREATE INDEX "orders_gift_idx" ON "orders" USING btree ("gift_id");
  CREATE INDEX "orders_updated_at_idx" ON "orders" USING btree ("updated_at");
  CREATE INDEX "orders_created_at_idx" ON "orders" USING btree ("created_at");
  CREATE UNIQUE INDEX "gifts_code_idx" ON "gifts" USING btree ("code");
  CREATE INDEX "gifts_sent_at_idx" ON "gifts" USING btree ("sent_at");
  CREATE INDEX "gifts_bought_by_idx" ON "gifts" USING btree ("bought_by_id");
  CREATE INDEX "gifts_redeemed_by_idx" ON "gifts" USING btree ("redeemed_by_id");
  CREATE INDEX "gifts_updated_at_idx" ON "gifts" USING btree ("updated_at");
  CREATE INDEX "gifts_created_at_idx" ON "gifts" USING btree ("created_at");
  CREATE INDEX "membership_events_at_idx" ON "membership_events" USING btree ("at");
  CREATE INDEX "membership_events_user_idx" ON "membership_events" USING btree ("user_id");
  CREATE INDEX "membership_events_by_idx" ON "membership_events" USING btree ("by_id");
  CREATE INDEX "membership_events_subscription_idx" ON "membership_events" USING btree ("subscription_id");
  CREATE INDEX "membership_events_order_idx" ON "membership_events" USING btree ("order_id");
  CREATE INDEX "membership_events_gift_idx" ON "membership_events" USING btree ("gift_id");
  CREATE UNIQUE INDEX "membership_events_provider_event_idx" ON "membership_events" USING btree ("provider_event");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_plans_fk" FOREIGN KEY ("plans_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscriptions_fk" FOREIGN KEY ("subscriptions_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_orders_fk" FOREIGN KEY ("orders_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_gifts_fk" FOREIGN KEY ("gifts_id") REFERENCES "public"."gifts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_membership_events_fk" FOREIGN KEY ("membership_events_id") REFERENCES "public"."membership_events"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_plans_id_idx" ON "payload_locked_documents_rels" USING btree ("plans_id");
  CREATE INDEX "payload_locked_documents_rels_subscriptions_id_idx" ON "payload_locked_documents_rels" USING btree ("subscriptions_id");
  CREATE INDEX "payload_locked_documents_rels_orders_id_idx" ON "payload_locked_documents_rels" USING btree ("orders_id");
  CREATE INDEX "payload_locked_documents_rels_gifts_id_idx" ON "payload_locked_documents_rels" USING btree ("gifts_id");
  CREATE INDEX "payload_locked_documents_rels_membership_events_id_idx" ON "payload_locked_documents_rels" USING btree ("membership_events_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "plans" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "subscriptions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "orders" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "gifts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "membership_events" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "plans" CASCADE;
  DROP TABLE "subscriptions" CASCADE;
  DROP TABLE "orders" CASCADE;
  DROP TABLE "gifts" CASCADE;
  DROP TABLE "membership_events" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_plans_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_subscriptions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_orders_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_gifts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_membership_events_fk";
  
  DROP INDEX "payload_locked_documents_rels_plans_id_idx";
  DROP INDEX "payload_locked_documents_rels_subscriptions_id_idx";
  DROP INDEX "payload_locked_documents_rels_orders_id_idx";
  DROP INDEX "payload_locked_documents_rels_gifts_id_idx";
  DROP INDEX "payload_locked_documents_rels_membership_events_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "plans_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "subscriptions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "orders_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "gifts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "membership_events_id";
  ALTER TABLE "settings" DROP COLUMN "memberships_grace_days";
  ALTER TABLE "settings" DROP COLUMN "memberships_transfer_text";
  ALTER TABLE "settings" DROP COLUMN "memberships_terms_version";
  DROP TYPE "public"."enum_plans_key";
  DROP TYPE "public"."enum_subscriptions_plan";
  DROP TYPE "public"."enum_subscriptions_status";
  DROP TYPE "public"."enum_subscriptions_source";
  DROP TYPE "public"."enum_subscriptions_interval";
  DROP TYPE "public"."enum_subscriptions_next_plan";
  DROP TYPE "public"."enum_subscriptions_next_interval";
  DROP TYPE "public"."enum_orders_kind";
  DROP TYPE "public"."enum_orders_plan";
  DROP TYPE "public"."enum_orders_interval";
  DROP TYPE "public"."enum_orders_status";
  DROP TYPE "public"."enum_gifts_plan";
  DROP TYPE "public"."enum_membership_events_kind";
  DROP TYPE "public"."enum_membership_events_origin";`)
}
