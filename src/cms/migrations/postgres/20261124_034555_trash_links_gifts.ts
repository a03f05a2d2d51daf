import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_membership_messages_kind" ADD VALUE 'giftBought';
  ALTER TABLE "pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "recipes" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_recipes_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "movement_guides" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_movement_guides_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "guided_meditations" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_guided_meditations_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "masterclasses" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_masterclasses_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "podcasts" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_podcasts_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "posts" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_posts_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "testimonials" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "faqs" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_faqs_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "events" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_events_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "expert_advices" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_expert_advices_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "lifestyle_guides" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_lifestyle_guides_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "reboot_revive_weeks" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_reboot_revive_weeks_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "yalda_loves_products" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_yalda_loves_products_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "press" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_press_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "partners" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_partners_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "programmes" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_programmes_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "video_files" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "categories" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "redirects" ADD COLUMN "automatic" boolean DEFAULT false;
  ALTER TABLE "redirects" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "membership_messages" ADD COLUMN "gift_id" integer;
  ALTER TABLE "milestones" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "forms" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "membership_emails" ADD COLUMN "gift_bought_subject" varchar DEFAULT 'Your gift: {plan} for {length}' NOT NULL;
  ALTER TABLE "membership_emails" ADD COLUMN "gift_bought_text" varchar DEFAULT 'Hello {firstName},
  
  thank you for your gift: {plan} for {length}. We have received {amount} on {paidOn}.
  
  {recipient} gets an email with the code {sendOn}. The membership begins on the day on which the code is redeemed.
  
  Your message: “{message}”
  
  Your order has the number {order}.
  
  You have agreed to version {termsVersion} of our terms.' NOT NULL;
  ALTER TABLE "membership_messages" ADD CONSTRAINT "membership_messages_gift_id_gifts_id_fk" FOREIGN KEY ("gift_id") REFERENCES "public"."gifts"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "recipes_deleted_at_idx" ON "recipes" USING btree ("deleted_at");
  CREATE INDEX "_recipes_v_version_version_deleted_at_idx" ON "_recipes_v" USING btree ("version_deleted_at");
  CREATE INDEX "movement_guides_deleted_at_idx" ON "movement_guides" USING btree ("deleted_at");
  CREATE INDEX "_movement_guides_v_version_version_deleted_at_idx" ON "_movement_guides_v" USING btree ("version_deleted_at");
  CREATE INDEX "guided_meditations_deleted_at_idx" ON "guided_meditations" USING btree ("deleted_at");
  CREATE INDEX "_guided_meditations_v_version_version_deleted_at_idx" ON "_guided_meditations_v" USING btree ("version_deleted_at");
  CREATE INDEX "masterclasses_deleted_at_idx" ON "masterclasses" USING btree ("deleted_at");
  CREATE INDEX "_masterclasses_v_version_version_deleted_at_idx" ON "_masterclasses_v" USING btree ("version_deleted_at");
  CREATE INDEX "podcasts_deleted_at_idx" ON "podcasts" USING btree ("deleted_at");
  CREATE INDEX "_podcasts_v_version_version_deleted_at_idx" ON "_podcasts_v" USING btree ("version_deleted_at");
  CREATE INDEX "posts_deleted_at_idx" ON "posts" USING btree ("deleted_at");
  CREATE INDEX "_posts_v_version_version_deleted_at_idx" ON "_posts_v" USING btree ("version_deleted_at");
  CREATE INDEX "testimonials_deleted_at_idx" ON "testimonials" USING btree ("deleted_at");
  CREATE INDEX "_testimonials_v_version_version_deleted_at_idx" ON "_testimonials_v" USING btree ("version_deleted_at");
  CREATE INDEX "faqs_deleted_at_idx" ON "faqs" USING btree ("deleted_at");
  CREATE INDEX "_faqs_v_version_version_deleted_at_idx" ON "_faqs_v" USING btree ("version_deleted_at");
  CREATE INDEX "events_deleted_at_idx" ON "events" USING btree ("deleted_at");
  CREATE INDEX "_events_v_version_version_deleted_at_idx" ON "_events_v" USING btree ("version_deleted_at");
  CREATE INDEX "expert_advices_deleted_at_idx" ON "expert_advices" USING btree ("deleted_at");
  CREATE INDEX "_expert_advices_v_version_version_deleted_at_idx" ON "_expert_advices_v" USING btree ("version_deleted_at");
  CREATE INDEX "lifestyle_guides_deleted_at_idx" ON "lifestyle_guides" USING btree ("deleted_at");
  CREATE INDEX "_lifestyle_guides_v_version_version_deleted_at_idx" ON "_lifestyle_guides_v" USING btree ("version_deleted_at");
  CREATE INDEX "reboot_revive_weeks_deleted_at_idx" ON "reboot_revive_weeks" USING btree ("deleted_at");
  CREATE INDEX "_reboot_revive_weeks_v_version_version_deleted_at_idx" ON "_reboot_revive_weeks_v" USING btree ("version_deleted_at");
  CREATE INDEX "yalda_loves_products_deleted_at_idx" ON "yalda_loves_products" USING btree ("deleted_at");
  CREATE INDEX "_yalda_loves_products_v_version_version_deleted_at_idx" ON "_yalda_loves_products_v" USING btree ("version_deleted_at");
  CREATE INDEX "press_deleted_at_idx" ON "press" USING btree ("deleted_at");
  CREATE INDEX "_press_v_version_version_deleted_at_idx" ON "_press_v" USING btree ("version_deleted_at");
  CREATE INDEX "partners_deleted_at_idx" ON "partners" USING btree ("deleted_at");
  CREATE INDEX "_partners_v_version_version_deleted_at_idx" ON "_partners_v" USING btree ("version_deleted_at");
  CREATE INDEX "programmes_deleted_at_idx" ON "programmes" USING btree ("deleted_at");
  CREATE INDEX "_programmes_v_version_version_deleted_at_idx" ON "_programmes_v" USING btree ("version_deleted_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE INDEX "video_files_deleted_at_idx" ON "video_files" USING btree ("deleted_at");
  CREATE INDEX "categories_deleted_at_idx" ON "categories" USING btree ("deleted_at");
  CREATE INDEX "redirects_deleted_at_idx" ON "redirects" USING btree ("deleted_at");
  CREATE INDEX "membership_messages_gift_idx" ON "membership_messages" USING btree ("gift_id");
  CREATE INDEX "milestones_deleted_at_idx" ON "milestones" USING btree ("deleted_at");
  CREATE INDEX "forms_deleted_at_idx" ON "forms" USING btree ("deleted_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "membership_messages" DROP CONSTRAINT "membership_messages_gift_id_gifts_id_fk";
  
  ALTER TABLE "membership_messages" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_membership_messages_kind";
  CREATE TYPE "public"."enum_membership_messages_kind" AS ENUM('orderPlaced', 'receipt', 'welcomeStandard', 'welcomePremium', 'welcomeCoaching', 'trialEnding', 'paymentDue', 'paymentReminder', 'paymentLast', 'canceled', 'cardExpiring', 'priceChange', 'winBack', 'gift');
  ALTER TABLE "membership_messages" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_membership_messages_kind" USING "kind"::"public"."enum_membership_messages_kind";
  DROP INDEX "pages_deleted_at_idx";
  DROP INDEX "_pages_v_version_version_deleted_at_idx";
  DROP INDEX "recipes_deleted_at_idx";
  DROP INDEX "_recipes_v_version_version_deleted_at_idx";
  DROP INDEX "movement_guides_deleted_at_idx";
  DROP INDEX "_movement_guides_v_version_version_deleted_at_idx";
  DROP INDEX "guided_meditations_deleted_at_idx";
  DROP INDEX "_guided_meditations_v_version_version_deleted_at_idx";
  DROP INDEX "masterclasses_deleted_at_idx";
  DROP INDEX "_masterclasses_v_version_version_deleted_at_idx";
  DROP INDEX "podcasts_deleted_at_idx";
  DROP INDEX "_podcasts_v_version_version_deleted_at_idx";
  DROP INDEX "posts_deleted_at_idx";
  DROP INDEX "_posts_v_version_version_deleted_at_idx";
  DROP INDEX "testimonials_deleted_at_idx";
  DROP INDEX "_testimonials_v_version_version_deleted_at_idx";
  DROP INDEX "faqs_deleted_at_idx";
  DROP INDEX "_faqs_v_version_version_deleted_at_idx";
  DROP INDEX "events_deleted_at_idx";
  DROP INDEX "_events_v_version_version_deleted_at_idx";
  DROP INDEX "expert_advices_deleted_at_idx";
  DROP INDEX "_expert_advices_v_version_version_deleted_at_idx";
  DROP INDEX "lifestyle_guides_deleted_at_idx";
  DROP INDEX "_lifestyle_guides_v_version_version_deleted_at_idx";
  DROP INDEX "reboot_revive_weeks_deleted_at_idx";
  DROP INDEX "_reboot_revive_weeks_v_version_version_deleted_at_idx";
  DROP INDEX "yalda_loves_products_deleted_at_idx";
  DROP INDEX "_yalda_loves_products_v_version_version_deleted_at_idx";
  DROP INDEX "press_deleted_at_idx";
  DROP INDEX "_press_v_version_version_deleted_at_idx";
  DROP INDEX "partners_deleted_at_idx";
  DROP INDEX "_partners_v_version_version_deleted_at_idx";
  DROP INDEX "programmes_deleted_at_idx";
  DROP INDEX "_programmes_v_version_version_deleted_at_idx";
  DROP INDEX "media_deleted_at_idx";
  DROP INDEX "video_files_deleted_at_idx";
  DROP INDEX "categories_deleted_at_idx";
  DROP INDEX "redirects_deleted_at_idx";
  DROP INDEX "membership_messages_gift_idx";
  DROP INDEX "milestones_deleted_at_idx";
  DROP INDEX "forms_deleted_at_idx";
  ALTER TABLE "pages" DROP COLUMN "deleted_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "recipes" DROP COLUMN "deleted_at";
  ALTER TABLE "_recipes_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "movement_guides" DROP COLUMN "deleted_at";
  ALTER TABLE "_movement_guides_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "guided_meditations" DROP COLUMN "deleted_at";
  ALTER TABLE "_guided_meditations_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "masterclasses" DROP COLUMN "deleted_at";
  ALTER TABLE "_masterclasses_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "podcasts" DROP COLUMN "deleted_at";
  ALTER TABLE "_podcasts_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "posts" DROP COLUMN "deleted_at";
  ALTER TABLE "_posts_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "testimonials" DROP COLUMN "deleted_at";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "faqs" DROP COLUMN "deleted_at";
  ALTER TABLE "_faqs_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "events" DROP COLUMN "deleted_at";
  ALTER TABLE "_events_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "expert_advices" DROP COLUMN "deleted_at";
  ALTER TABLE "_expert_advices_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "lifestyle_guides" DROP COLUMN "deleted_at";
  ALTER TABLE "_lifestyle_guides_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "reboot_revive_weeks" DROP COLUMN "deleted_at";
  ALTER TABLE "_reboot_revive_weeks_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "yalda_loves_products" DROP COLUMN "deleted_at";
  ALTER TABLE "_yalda_loves_products_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "press" DROP COLUMN "deleted_at";
  ALTER TABLE "_press_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "partners" DROP COLUMN "deleted_at";
  ALTER TABLE "_partners_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "programmes" DROP COLUMN "deleted_at";
  ALTER TABLE "_programmes_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "media" DROP COLUMN "deleted_at";
  ALTER TABLE "video_files" DROP COLUMN "deleted_at";
  ALTER TABLE "categories" DROP COLUMN "deleted_at";
  ALTER TABLE "redirects" DROP COLUMN "automatic";
  ALTER TABLE "redirects" DROP COLUMN "deleted_at";
  ALTER TABLE "membership_messages" DROP COLUMN "gift_id";
  ALTER TABLE "milestones" DROP COLUMN "deleted_at";
  ALTER TABLE "forms" DROP COLUMN "deleted_at";
  ALTER TABLE "membership_emails" DROP COLUMN "gift_bought_subject";
  ALTER TABLE "membership_emails" DROP COLUMN "gift_bought_text";`)
}
