import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_membership_messages_kind" ADD VALUE 'giftBought';
  ALTER TABLE "membership_messages" ADD COLUMN "gift_id" integer;
  ALTER TABLE "membership_emails" ADD COLUMN "gift_bought_subject" varchar DEFAULT 'Your gift: {plan} for {length}' NOT NULL;
  ALTER TABLE "membership_emails" ADD COLUMN "gift_bought_text" varchar DEFAULT 'Hello {firstName},
  
  thank you for your gift: {plan} for {length}. We have received {amount} on {paidOn}.
  
  {recipient} gets an email with the code {sendOn}. The membership begins on the day on which the code is redeemed.
  
  Your message: “{message}”
  
  Your order has the number {order}.
  
  You have agreed to version {termsVersion} of our terms.' NOT NULL;
  ALTER TABLE "membership_messages" ADD CONSTRAINT "membership_messages_gift_id_gifts_id_fk" FOREIGN KEY ("gift_id") REFERENCES "public"."gifts"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "membership_messages_gift_idx" ON "membership_messages" USING btree ("gift_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "membership_messages" DROP CONSTRAINT "membership_messages_gift_id_gifts_id_fk";
  
  ALTER TABLE "membership_messages" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_membership_messages_kind";
  CREATE TYPE "public"."enum_membership_messages_kind" AS ENUM('orderPlaced', 'receipt', 'welcomeStandard', 'welcomePremium', 'welcomeCoaching', 'trialEnding', 'paymentDue', 'paymentReminder', 'paymentLast', 'canceled', 'cardExpiring', 'priceChange', 'winBack', 'gift');
  ALTER TABLE "membership_messages" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_membership_messages_kind" USING "kind"::"public"."enum_membership_messages_kind";
  DROP INDEX "membership_messages_gift_idx";
  ALTER TABLE "membership_messages" DROP COLUMN "gift_id";
  ALTER TABLE "membership_emails" DROP COLUMN "gift_bought_subject";
  ALTER TABLE "membership_emails" DROP COLUMN "gift_bought_text";`)
}
