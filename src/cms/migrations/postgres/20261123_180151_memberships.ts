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
  CREATE TYPE "public"."enum_membership_events_kind" AS ENUM('ordered', 'confirmed', 'refused', 'started', 'renewed', 'given', 'imported', 'redeemed', 'canceled', 'resumed', 'pause_planned', 'paused', 'changed', 'change_planned', 'payment_due', 'card_expiring', 'edited', 'ended');
  CREATE TYPE "public"."enum_membership_events_origin" AS ENUM('member', 'staff', 'clock', 'stripe', 'import');
  CREATE TYPE "public"."enum_membership_events_movement" AS ENUM('new', 'expansion', 'contraction', 'churn');
  CREATE TYPE "public"."enum_membership_events_member_move" AS ENUM('joined', 'left');
  CREATE TYPE "public"."enum_membership_messages_kind" AS ENUM('orderPlaced', 'receipt', 'welcomeStandard', 'welcomePremium', 'welcomeCoaching', 'trialEnding', 'paymentDue', 'paymentReminder', 'paymentLast', 'canceled', 'cardExpiring', 'winBack', 'gift');
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
  	"provider_id" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
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
  	"provider_session" varchar,
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
  	"recurring" numeric,
  	"recurring_currency" varchar,
  	"movement" "enum_membership_events_movement",
  	"movement_amount" numeric,
  	"member_move" "enum_membership_events_member_move",
  	"provider_event" varchar
  );
  
  CREATE TABLE "membership_messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_membership_messages_kind" NOT NULL,
  	"key" varchar NOT NULL,
  	"user_id" integer NOT NULL,
  	"subscription_id" integer,
  	"order_id" integer,
  	"due_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "member_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"text" varchar NOT NULL,
  	"by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "membership_emails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order_placed_subject" varchar DEFAULT 'Your order {order}' NOT NULL,
  	"order_placed_text" varchar DEFAULT 'Hello {firstName},
  
  thank you for your order {order}: {plan} for {amount}. It begins as soon as we have your payment.
  
  {howToPay}' NOT NULL,
  	"receipt_subject" varchar DEFAULT 'Receipt for your order {order}' NOT NULL,
  	"receipt_text" varchar DEFAULT 'Hello {firstName},
  
  we have received {amount} on {paidOn} for your order {order}: {plan}.
  
  Your membership costs {price}. It renews on {paidUntil}. You can cancel at any time on your account page, in two clicks. You keep the plan until the day that is paid for.
  
  You have agreed to version {termsVersion} of our terms.' NOT NULL,
  	"welcome_standard_subject" varchar DEFAULT 'Welcome to {plan}' NOT NULL,
  	"welcome_standard_text" varchar DEFAULT 'Hello {firstName},
  
  welcome! {plan} is yours from now on: the recipes, the movement guides and the advice of your plan are open.' NOT NULL,
  	"welcome_premium_subject" varchar DEFAULT 'Welcome to {plan}' NOT NULL,
  	"welcome_premium_text" varchar DEFAULT 'Hello {firstName},
  
  welcome! {plan} is yours from now on: everything on the site is open, and so are the programs.' NOT NULL,
  	"welcome_coaching_subject" varchar DEFAULT 'Welcome to {plan}' NOT NULL,
  	"welcome_coaching_text" varchar DEFAULT 'Hello {firstName},
  
  welcome! {plan} is yours from now on. We will write to you to arrange your first session.' NOT NULL,
  	"trial_ending_subject" varchar DEFAULT 'Your trial ends on {trialEnds}' NOT NULL,
  	"trial_ending_text" varchar DEFAULT 'Hello {firstName},
  
  your trial of {plan} ends on {trialEnds}. From then on it costs {price}.
  
  If you do not want to go on, cancel before that day, and nothing is charged. You can cancel at any time on your account page, in two clicks. You keep the plan until the day that is paid for.' NOT NULL,
  	"payment_due_subject" varchar DEFAULT 'A payment for {plan} is due' NOT NULL,
  	"payment_due_text" varchar DEFAULT 'Hello {firstName},
  
  the payment for {plan}, {price}, has not reached us. You keep your plan until {keptUntil}.
  
  {howToPay}' NOT NULL,
  	"payment_reminder_subject" varchar DEFAULT 'Your payment for {plan} is still due' NOT NULL,
  	"payment_reminder_text" varchar DEFAULT 'Hello {firstName},
  
  we still have no payment for {plan}. You keep your plan until {keptUntil}.
  
  {howToPay}' NOT NULL,
  	"payment_last_subject" varchar DEFAULT 'Your plan ends on {keptUntil}' NOT NULL,
  	"payment_last_text" varchar DEFAULT 'Hello {firstName},
  
  we have no payment for {plan}, so it ends on {keptUntil}. Pay before, and nothing changes.
  
  {howToPay}' NOT NULL,
  	"canceled_subject" varchar DEFAULT 'Your membership is canceled' NOT NULL,
  	"canceled_text" varchar DEFAULT 'Hello {firstName},
  
  {plan} is canceled, and nothing more will be charged. You keep it until {paidUntil}. Until then you can resume it on your account page.' NOT NULL,
  	"card_expiring_subject" varchar DEFAULT 'Your card is about to expire' NOT NULL,
  	"card_expiring_text" varchar DEFAULT 'Hello {firstName},
  
  the card that you pay {plan} with is about to expire. The next payment, {price}, is due on {paidUntil}. Please enter a new card before that day.' NOT NULL,
  	"win_back_subject" varchar DEFAULT 'You are always welcome back' NOT NULL,
  	"win_back_text" varchar DEFAULT 'Hello {firstName},
  
  it has been a month since your {plan} ended. Your favorites, notes and progress are where you left them.
  
  This is the only email that we send about it.' NOT NULL,
  	"gift_subject" varchar DEFAULT 'A membership for you' NOT NULL,
  	"gift_text" varchar DEFAULT 'Hello,
  
  {giver} has given you {plan} for {length}. It begins on the day on which you redeem it.
  
  They write: “{message}”
  
  Your code is {code}.' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "users" ADD COLUMN "joined_from" varchar;
  ALTER TABLE "users" ADD COLUMN "membership_status" varchar;
  ALTER TABLE "users" ADD COLUMN "membership_source" varchar;
  ALTER TABLE "users" ADD COLUMN "membership_until" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "membership_cancels_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "plans_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "subscriptions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "stripe_customers_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "stripe_events_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "orders_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "gifts_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "membership_events_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "membership_messages_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "member_notes_id" integer;
  ALTER TABLE "settings" ADD COLUMN "memberships_grace_days" numeric DEFAULT 7;
  ALTER TABLE "settings" ADD COLUMN "memberships_transfer_text" varchar;
  ALTER TABLE "settings" ADD COLUMN "memberships_terms_version" varchar DEFAULT '1';
  ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stripe_customers" ADD CONSTRAINT "stripe_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "membership_messages" ADD CONSTRAINT "membership_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "membership_messages" ADD CONSTRAINT "membership_messages_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "membership_messages" ADD CONSTRAINT "membership_messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "plans_key_idx" ON "plans" USING btree ("key");
  CREATE INDEX "plans_position_idx" ON "plans" USING btree ("position");
  CREATE INDEX "plans_updated_at_idx" ON "plans" USING btree ("updated_at");
  CREATE INDEX "plans_created_at_idx" ON "plans" USING btree ("created_at");
  CREATE INDEX "subscriptions_user_idx" ON "subscriptions" USING btree ("user_id");
  CREATE INDEX "subscriptions_status_idx" ON "subscriptions" USING btree ("status");
  CREATE INDEX "subscriptions_next_change_at_idx" ON "subscriptions" USING btree ("next_change_at");
  CREATE UNIQUE INDEX "subscriptions_provider_id_idx" ON "subscriptions" USING btree ("provider_id");
  CREATE INDEX "subscriptions_updated_at_idx" ON "subscriptions" USING btree ("updated_at");
  CREATE INDEX "subscriptions_created_at_idx" ON "subscriptions" USING btree ("created_at");
  CREATE UNIQUE INDEX "stripe_customers_user_idx" ON "stripe_customers" USING btree ("user_id");
  CREATE UNIQUE INDEX "stripe_customers_customer_idx" ON "stripe_customers" USING btree ("customer");
  CREATE UNIQUE INDEX "stripe_events_event_idx" ON "stripe_events" USING btree ("event");
  CREATE INDEX "stripe_events_at_idx" ON "stripe_events" USING btree ("at");
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
  CREATE INDEX "gifts_provider_session_idx" ON "gifts" USING btree ("provider_session");
  CREATE INDEX "gifts_updated_at_idx" ON "gifts" USING btree ("updated_at");
  CREATE INDEX "gifts_created_at_idx" ON "gifts" USING btree ("created_at");
  CREATE INDEX "membership_events_at_idx" ON "membership_events" USING btree ("at");
  CREATE INDEX "membership_events_user_idx" ON "membership_events" USING btree ("user_id");
  CREATE INDEX "membership_events_by_idx" ON "membership_events" USING btree ("by_id");
  CREATE INDEX "membership_events_subscription_idx" ON "membership_events" USING btree ("subscription_id");
  CREATE INDEX "membership_events_order_idx" ON "membership_events" USING btree ("order_id");
  CREATE INDEX "membership_events_gift_idx" ON "membership_events" USING btree ("gift_id");
  CREATE UNIQUE INDEX "membership_events_provider_event_idx" ON "membership_events" USING btree ("provider_event");
  CREATE UNIQUE INDEX "membership_messages_key_idx" ON "membership_messages" USING btree ("key");
  CREATE INDEX "membership_messages_user_idx" ON "membership_messages" USING btree ("user_id");
  CREATE INDEX "membership_messages_subscription_idx" ON "membership_messages" USING btree ("subscription_id");
  CREATE INDEX "membership_messages_order_idx" ON "membership_messages" USING btree ("order_id");
  CREATE INDEX "membership_messages_due_at_idx" ON "membership_messages" USING btree ("due_at");
  CREATE INDEX "membership_messages_updated_at_idx" ON "membership_messages" USING btree ("updated_at");
  CREATE INDEX "membership_messages_created_at_idx" ON "membership_messages" USING btree ("created_at");
  CREATE INDEX "member_notes_user_idx" ON "member_notes" USING btree ("user_id");
  CREATE INDEX "member_notes_by_idx" ON "member_notes" USING btree ("by_id");
  CREATE INDEX "member_notes_updated_at_idx" ON "member_notes" USING btree ("updated_at");
  CREATE INDEX "member_notes_created_at_idx" ON "member_notes" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_plans_fk" FOREIGN KEY ("plans_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscriptions_fk" FOREIGN KEY ("subscriptions_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_stripe_customers_fk" FOREIGN KEY ("stripe_customers_id") REFERENCES "public"."stripe_customers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_stripe_events_fk" FOREIGN KEY ("stripe_events_id") REFERENCES "public"."stripe_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_orders_fk" FOREIGN KEY ("orders_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_gifts_fk" FOREIGN KEY ("gifts_id") REFERENCES "public"."gifts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_membership_events_fk" FOREIGN KEY ("membership_events_id") REFERENCES "public"."membership_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_membership_messages_fk" FOREIGN KEY ("membership_messages_id") REFERENCES "public"."membership_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_member_notes_fk" FOREIGN KEY ("member_notes_id") REFERENCES "public"."member_notes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "users_plan_idx" ON "users" USING btree ("plan");
  CREATE INDEX "users_joined_from_idx" ON "users" USING btree ("joined_from");
  CREATE INDEX "users_membership_status_idx" ON "users" USING btree ("membership_status");
  CREATE INDEX "users_membership_source_idx" ON "users" USING btree ("membership_source");
  CREATE INDEX "role_email_username_firstName_lastName_idx" ON "users" USING btree ("role","email","username","first_name","last_name");
  CREATE INDEX "payload_locked_documents_rels_plans_id_idx" ON "payload_locked_documents_rels" USING btree ("plans_id");
  CREATE INDEX "payload_locked_documents_rels_subscriptions_id_idx" ON "payload_locked_documents_rels" USING btree ("subscriptions_id");
  CREATE INDEX "payload_locked_documents_rels_stripe_customers_id_idx" ON "payload_locked_documents_rels" USING btree ("stripe_customers_id");
  CREATE INDEX "payload_locked_documents_rels_stripe_events_id_idx" ON "payload_locked_documents_rels" USING btree ("stripe_events_id");
  CREATE INDEX "payload_locked_documents_rels_orders_id_idx" ON "payload_locked_documents_rels" USING btree ("orders_id");
  CREATE INDEX "payload_locked_documents_rels_gifts_id_idx" ON "payload_locked_documents_rels" USING btree ("gifts_id");
  CREATE INDEX "payload_locked_documents_rels_membership_events_id_idx" ON "payload_locked_documents_rels" USING btree ("membership_events_id");
  CREATE INDEX "payload_locked_documents_rels_membership_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("membership_messages_id");
  CREATE INDEX "payload_locked_documents_rels_member_notes_id_idx" ON "payload_locked_documents_rels" USING btree ("member_notes_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "plans" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "subscriptions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "stripe_customers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "stripe_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "orders" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "gifts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "membership_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "membership_messages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "member_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "membership_emails" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "plans" CASCADE;
  DROP TABLE "subscriptions" CASCADE;
  DROP TABLE "stripe_customers" CASCADE;
  DROP TABLE "stripe_events" CASCADE;
  DROP TABLE "orders" CASCADE;
  DROP TABLE "gifts" CASCADE;
  DROP TABLE "membership_events" CASCADE;
  DROP TABLE "membership_messages" CASCADE;
  DROP TABLE "member_notes" CASCADE;
  DROP TABLE "membership_emails" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_plans_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_subscriptions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_stripe_customers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_stripe_events_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_orders_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_gifts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_membership_events_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_membership_messages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_member_notes_fk";
  
  DROP INDEX "users_plan_idx";
  DROP INDEX "users_joined_from_idx";
  DROP INDEX "users_membership_status_idx";
  DROP INDEX "users_membership_source_idx";
  DROP INDEX "role_email_username_firstName_lastName_idx";
  DROP INDEX "payload_locked_documents_rels_plans_id_idx";
  DROP INDEX "payload_locked_documents_rels_subscriptions_id_idx";
  DROP INDEX "payload_locked_documents_rels_stripe_customers_id_idx";
  DROP INDEX "payload_locked_documents_rels_stripe_events_id_idx";
  DROP INDEX "payload_locked_documents_rels_orders_id_idx";
  DROP INDEX "payload_locked_documents_rels_gifts_id_idx";
  DROP INDEX "payload_locked_documents_rels_membership_events_id_idx";
  DROP INDEX "payload_locked_documents_rels_membership_messages_id_idx";
  DROP INDEX "payload_locked_documents_rels_member_notes_id_idx";
  ALTER TABLE "users" DROP COLUMN "joined_from";
  ALTER TABLE "users" DROP COLUMN "membership_status";
  ALTER TABLE "users" DROP COLUMN "membership_source";
  ALTER TABLE "users" DROP COLUMN "membership_until";
  ALTER TABLE "users" DROP COLUMN "membership_cancels_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "plans_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "subscriptions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "stripe_customers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "stripe_events_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "orders_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "gifts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "membership_events_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "membership_messages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "member_notes_id";
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
  DROP TYPE "public"."enum_membership_events_origin";
  DROP TYPE "public"."enum_membership_events_movement";
  DROP TYPE "public"."enum_membership_events_member_move";
  DROP TYPE "public"."enum_membership_messages_kind";`)
}
