import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_membership_events_movement" AS ENUM('new', 'expansion', 'contraction', 'churn');
  CREATE TYPE "public"."enum_membership_events_member_move" AS ENUM('joined', 'left');
  CREATE TYPE "public"."enum_membership_messages_kind" AS ENUM('orderPlaced', 'receipt', 'welcomeStandard', 'welcomePremium', 'welcomeCoaching', 'trialEnding', 'paymentDue', 'paymentReminder', 'paymentLast', 'canceled', 'cardExpiring', 'winBack', 'gift');
  ALTER TYPE "public"."enum_membership_events_kind" ADD VALUE 'card_expiring' BEFORE 'edited';
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
  ALTER TABLE "membership_events" ADD COLUMN "recurring" numeric;
  ALTER TABLE "membership_events" ADD COLUMN "recurring_currency" varchar;
  ALTER TABLE "membership_events" ADD COLUMN "movement" "enum_membership_events_movement";
  ALTER TABLE "membership_events" ADD COLUMN "movement_amount" numeric;
  ALTER TABLE "membership_events" ADD COLUMN "member_move" "enum_membership_events_member_move";
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "membership_messages_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "member_notes_id" integer;
  ALTER TABLE "membership_messages" ADD CONSTRAINT "membership_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "membership_messages" ADD CONSTRAINT "membership_messages_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "membership_messages" ADD CONSTRAINT "membership_messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_membership_messages_fk" FOREIGN KEY ("membership_messages_id") REFERENCES "public"."membership_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_member_notes_fk" FOREIGN KEY ("member_notes_id") REFERENCES "public"."member_notes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "users_plan_idx" ON "users" USING btree ("plan");
  CREATE INDEX "users_joined_from_idx" ON "users" USING btree ("joined_from");
  CREATE INDEX "users_membership_status_idx" ON "users" USING btree ("membership_status");
  CREATE INDEX "users_membership_source_idx" ON "users" USING btree ("membership_source");
  CREATE INDEX "role_email_username_firstName_lastName_idx" ON "users" USING btree ("role","email","username","first_name","last_name");
  CREATE INDEX "payload_locked_documents_rels_membership_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("membership_messages_id");
  CREATE INDEX "payload_locked_documents_rels_member_notes_id_idx" ON "payload_locked_documents_rels" USING btree ("member_notes_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "membership_messages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "member_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "membership_emails" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "membership_messages" CASCADE;
  DROP TABLE "member_notes" CASCADE;
  DROP TABLE "membership_emails" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_membership_messages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_member_notes_fk";
  
  ALTER TABLE "membership_events" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_membership_events_kind";
  CREATE TYPE "public"."enum_membership_events_kind" AS ENUM('ordered', 'confirmed', 'refused', 'started', 'renewed', 'given', 'imported', 'redeemed', 'canceled', 'resumed', 'pause_planned', 'paused', 'changed', 'change_planned', 'payment_due', 'edited', 'ended');
  ALTER TABLE "membership_events" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_membership_events_kind" USING "kind"::"public"."enum_membership_events_kind";
  DROP INDEX "users_plan_idx";
  DROP INDEX "users_joined_from_idx";
  DROP INDEX "users_membership_status_idx";
  DROP INDEX "users_membership_source_idx";
  DROP INDEX "role_email_username_firstName_lastName_idx";
  DROP INDEX "payload_locked_documents_rels_membership_messages_id_idx";
  DROP INDEX "payload_locked_documents_rels_member_notes_id_idx";
  ALTER TABLE "users" DROP COLUMN "joined_from";
  ALTER TABLE "users" DROP COLUMN "membership_status";
  ALTER TABLE "users" DROP COLUMN "membership_source";
  ALTER TABLE "users" DROP COLUMN "membership_until";
  ALTER TABLE "users" DROP COLUMN "membership_cancels_at";
  ALTER TABLE "membership_events" DROP COLUMN "recurring";
  ALTER TABLE "membership_events" DROP COLUMN "recurring_currency";
  ALTER TABLE "membership_events" DROP COLUMN "movement";
  ALTER TABLE "membership_events" DROP COLUMN "movement_amount";
  ALTER TABLE "membership_events" DROP COLUMN "member_move";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "membership_messages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "member_notes_id";
  DROP TYPE "public"."enum_membership_events_movement";
  DROP TYPE "public"."enum_membership_events_member_move";
  DROP TYPE "public"."enum_membership_messages_kind";`)
}
