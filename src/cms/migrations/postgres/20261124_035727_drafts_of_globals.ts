import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_settings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__settings_v_version_memberships_refund_ends" AS ENUM('if_canceled', 'now', 'period');
  CREATE TYPE "public"."enum__settings_v_version_memberships_partial_refund_ends" AS ENUM('nothing', 'period', 'now');
  CREATE TYPE "public"."enum__settings_v_version_memberships_dispute_ends" AS ENUM('now', 'period');
  CREATE TYPE "public"."enum__settings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_navigation_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__navigation_v_version_primary_target" AS ENUM('_self', '_blank');
  CREATE TYPE "public"."enum__navigation_v_version_member_menu_target" AS ENUM('_self', '_blank');
  CREATE TYPE "public"."enum__navigation_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_footer_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__footer_v_version_quick_links_target" AS ENUM('_self', '_blank');
  CREATE TYPE "public"."enum__footer_v_version_take_along_service" AS ENUM('Instagram', 'Facebook', 'YouTube', 'Apple Podcasts', 'Spotify', 'App Store', 'Google Play');
  CREATE TYPE "public"."enum__footer_v_version_social_service" AS ENUM('Instagram', 'Facebook', 'YouTube', 'Apple Podcasts', 'Spotify', 'App Store', 'Google Play');
  CREATE TYPE "public"."enum__footer_v_version_legal_target" AS ENUM('_self', '_blank');
  CREATE TYPE "public"."enum__footer_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_modals_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__modals_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_movement_weeks_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__movement_weeks_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_food_lists_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__food_lists_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_membership_emails_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__membership_emails_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "_settings_v_version_forms_origins" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"origin" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_v_version_consent_tag_containers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"container_id" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_site_name" varchar DEFAULT 'eat, burn, sleep',
  	"version_tagline" varchar DEFAULT 'Say hi to your new lifestyle!',
  	"version_support_email" varchar,
  	"version_reviews_score" numeric DEFAULT 4.8,
  	"version_reviews_count" numeric DEFAULT 140,
  	"version_reviews_url" varchar,
  	"version_pictures_recipe_id" integer,
  	"version_pictures_movement_id" integer,
  	"version_pictures_meditation_id" integer,
  	"version_pictures_article_id" integer,
  	"version_pictures_member_hero_id" integer,
  	"version_pictures_open_graph_id" integer,
  	"version_newsletter_double_opt_in" boolean DEFAULT false,
  	"version_memberships_grace_days" numeric DEFAULT 7,
  	"version_memberships_transfer_text" varchar,
  	"version_memberships_terms_version" varchar DEFAULT '1',
  	"version_memberships_refund_ends" "enum__settings_v_version_memberships_refund_ends" DEFAULT 'if_canceled',
  	"version_memberships_partial_refund_ends" "enum__settings_v_version_memberships_partial_refund_ends" DEFAULT 'nothing',
  	"version_memberships_dispute_ends" "enum__settings_v_version_memberships_dispute_ends" DEFAULT 'now',
  	"version_forms_host" varchar,
  	"version_consent_base_url" varchar,
  	"version_saved_by" numeric,
  	"version_autosaved" boolean,
  	"version__status" "enum__settings_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_navigation_v_version_primary" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"url" varchar,
  	"target" "enum__navigation_v_version_primary_target" DEFAULT '_self',
  	"hidden_in_footer" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_member_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"url" varchar,
  	"target" "enum__navigation_v_version_member_menu_target" DEFAULT '_self',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_saved_by" numeric,
  	"version_autosaved" boolean,
  	"version__status" "enum__navigation_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_footer_v_version_quick_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"url" varchar,
  	"target" "enum__footer_v_version_quick_links_target" DEFAULT '_self',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v_version_take_along" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"service" "enum__footer_v_version_take_along_service",
  	"label" varchar,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v_version_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"service" "enum__footer_v_version_social_service",
  	"label" varchar,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v_version_legal" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"url" varchar,
  	"target" "enum__footer_v_version_legal_target" DEFAULT '_self',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_visitor_text" jsonb,
  	"version_visitor_text_html" varchar,
  	"version_member_text" jsonb,
  	"version_member_text_html" varchar,
  	"version_saved_by" numeric,
  	"version_autosaved" boolean,
  	"version__status" "enum__footer_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_modals_v_version_contents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"title" varchar,
  	"text" jsonb,
  	"text_html" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_modals_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_login_label" varchar DEFAULT 'Sign in',
  	"version_sign_up_label" varchar DEFAULT 'Sign up',
  	"version_saved_by" numeric,
  	"version_autosaved" boolean,
  	"version__status" "enum__modals_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_movement_weeks_v_version_weeks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_movement_weeks_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_saved_by" numeric,
  	"version_autosaved" boolean,
  	"version__status" "enum__movement_weeks_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_movement_weeks_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"movement_guides_id" integer
  );
  
  CREATE TABLE "_food_lists_v_version_green_lists_lists" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"subtitle" varchar,
  	"list" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_food_lists_v_version_green_lists" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"introduction" varchar,
  	"asterisk" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_food_lists_v_version_orange_lists_lists" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"subtitle" varchar,
  	"list" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_food_lists_v_version_orange_lists" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"introduction" varchar,
  	"asterisk" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_food_lists_v_version_red_lists_lists" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"subtitle" varchar,
  	"list" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_food_lists_v_version_red_lists" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"introduction" varchar,
  	"asterisk" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_food_lists_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_green_introduction" varchar,
  	"version_green_image_id" integer,
  	"version_orange_introduction" varchar,
  	"version_orange_image_id" integer,
  	"version_red_introduction" varchar,
  	"version_red_image_id" integer,
  	"version_saved_by" numeric,
  	"version_autosaved" boolean,
  	"version__status" "enum__food_lists_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_membership_emails_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_order_placed_subject" varchar DEFAULT 'Your order {order}',
  	"version_order_placed_text" varchar DEFAULT 'Hello {firstName},
  
  thank you for your order {order}: {plan} for {amount}. It begins as soon as we have your payment.
  
  {howToPay}',
  	"version_receipt_subject" varchar DEFAULT 'Receipt for your order {order}',
  	"version_receipt_text" varchar DEFAULT 'Hello {firstName},
  
  we have received {amount} on {paidOn} for your order {order}: {plan}.
  
  Your membership costs {price}. It renews on {paidUntil}. You can cancel at any time on your account page, in two clicks. You keep the plan until the day that is paid for.
  
  You have agreed to version {termsVersion} of our terms.',
  	"version_welcome_standard_subject" varchar DEFAULT 'Welcome to {plan}',
  	"version_welcome_standard_text" varchar DEFAULT 'Hello {firstName},
  
  welcome! {plan} is yours from now on: the recipes, the movement guides and the advice of your plan are open.',
  	"version_welcome_premium_subject" varchar DEFAULT 'Welcome to {plan}',
  	"version_welcome_premium_text" varchar DEFAULT 'Hello {firstName},
  
  welcome! {plan} is yours from now on: everything on the site is open, and so are the programs.',
  	"version_welcome_coaching_subject" varchar DEFAULT 'Welcome to {plan}',
  	"version_welcome_coaching_text" varchar DEFAULT 'Hello {firstName},
  
  welcome! {plan} is yours from now on. We will write to you to arrange your first session.',
  	"version_trial_ending_subject" varchar DEFAULT 'Your trial ends on {trialEnds}',
  	"version_trial_ending_text" varchar DEFAULT 'Hello {firstName},
  
  your trial of {plan} ends on {trialEnds}. From then on it costs {price}.
  
  If you do not want to go on, cancel before that day, and nothing is charged. You can cancel at any time on your account page, in two clicks. You keep the plan until the day that is paid for.',
  	"version_payment_due_subject" varchar DEFAULT 'A payment for {plan} is due',
  	"version_payment_due_text" varchar DEFAULT 'Hello {firstName},
  
  the payment for {plan}, {price}, has not reached us. You keep your plan until {keptUntil}.
  
  {howToPay}',
  	"version_payment_reminder_subject" varchar DEFAULT 'Your payment for {plan} is still due',
  	"version_payment_reminder_text" varchar DEFAULT 'Hello {firstName},
  
  we still have no payment for {plan}. You keep your plan until {keptUntil}.
  
  {howToPay}',
  	"version_payment_last_subject" varchar DEFAULT 'Your plan ends on {keptUntil}',
  	"version_payment_last_text" varchar DEFAULT 'Hello {firstName},
  
  we have no payment for {plan}, so it ends on {keptUntil}. Pay before, and nothing changes.
  
  {howToPay}',
  	"version_canceled_subject" varchar DEFAULT 'Your membership is canceled',
  	"version_canceled_text" varchar DEFAULT 'Hello {firstName},
  
  {plan} is canceled, and nothing more will be charged. You keep it until {paidUntil}. Until then you can resume it on your account page.',
  	"version_card_expiring_subject" varchar DEFAULT 'Your card is about to expire',
  	"version_card_expiring_text" varchar DEFAULT 'Hello {firstName},
  
  the card that you pay {plan} with is about to expire. The next payment, {price}, is due on {paidUntil}. Please enter a new card before that day.',
  	"version_price_change_subject" varchar DEFAULT 'The price of {plan} changes on {newPriceOn}',
  	"version_price_change_text" varchar DEFAULT 'Hello {firstName},
  
  you pay {price} for {plan}. From {newPriceOn} on it costs {newPrice}: that is your first payment at the new price, and until then nothing changes.
  
  If you do not want to go on, cancel before that day. You can cancel at any time on your account page, in two clicks. You keep the plan until the day that is paid for.',
  	"version_win_back_subject" varchar DEFAULT 'You are always welcome back',
  	"version_win_back_text" varchar DEFAULT 'Hello {firstName},
  
  it has been a month since your {plan} ended. Your favorites, notes and progress are where you left them.
  
  This is the only email that we send about it.',
  	"version_gift_subject" varchar DEFAULT 'A membership for you',
  	"version_gift_text" varchar DEFAULT 'Hello,
  
  {giver} has given you {plan} for {length}. It begins on the day on which you redeem it.
  
  They write: “{message}”
  
  Your code is {code}.',
  	"version_gift_bought_subject" varchar DEFAULT 'Your gift: {plan} for {length}',
  	"version_gift_bought_text" varchar DEFAULT 'Hello {firstName},
  
  thank you for your gift: {plan} for {length}. We have received {amount} on {paidOn}.
  
  {recipient} gets an email with the code {sendOn}. The membership begins on the day on which the code is redeemed.
  
  Your message: “{message}”
  
  Your order has the number {order}.
  
  You have agreed to version {termsVersion} of our terms.',
  	"version_saved_by" numeric,
  	"version_autosaved" boolean,
  	"version__status" "enum__membership_emails_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "settings_forms_origins" ALTER COLUMN "origin" DROP NOT NULL;
  ALTER TABLE "settings_consent_tag_containers" ALTER COLUMN "container_id" DROP NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "site_name" DROP NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "tagline" DROP NOT NULL;
  ALTER TABLE "footer_take_along" ALTER COLUMN "service" DROP NOT NULL;
  ALTER TABLE "footer_social" ALTER COLUMN "service" DROP NOT NULL;
  ALTER TABLE "modals_contents" ALTER COLUMN "key" DROP NOT NULL;
  ALTER TABLE "modals_contents" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "modals" ALTER COLUMN "login_label" DROP NOT NULL;
  ALTER TABLE "modals" ALTER COLUMN "sign_up_label" DROP NOT NULL;
  ALTER TABLE "food_lists_green_lists_lists" ALTER COLUMN "list" DROP NOT NULL;
  ALTER TABLE "food_lists_green_lists" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "food_lists_orange_lists_lists" ALTER COLUMN "list" DROP NOT NULL;
  ALTER TABLE "food_lists_orange_lists" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "food_lists_red_lists_lists" ALTER COLUMN "list" DROP NOT NULL;
  ALTER TABLE "food_lists_red_lists" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "order_placed_subject" DROP NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "order_placed_text" DROP NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "receipt_subject" DROP NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "receipt_text" DROP NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "welcome_standard_subject" DROP NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "welcome_standard_text" DROP NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "welcome_premium_subject" DROP NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "welcome_premium_text" DROP NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "welcome_coaching_subject" DROP NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "welcome_coaching_text" DROP NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "trial_ending_subject" DROP NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "trial_ending_text" DROP NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "payment_due_subject" DROP NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "payment_due_text" DROP NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "payment_reminder_subject" DROP NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "payment_reminder_text" DROP NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "payment_last_subject" DROP NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "payment_last_text" DROP NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "canceled_subject" DROP NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "canceled_text" DROP NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "card_expiring_subject" DROP NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "card_expiring_text" DROP NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "price_change_subject" DROP NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "price_change_text" DROP NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "win_back_subject" DROP NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "win_back_text" DROP NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "gift_subject" DROP NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "gift_text" DROP NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "gift_bought_subject" DROP NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "gift_bought_text" DROP NOT NULL;
  ALTER TABLE "pages" ADD COLUMN "saved_by" numeric;
  ALTER TABLE "pages" ADD COLUMN "autosaved" boolean;
  ALTER TABLE "_pages_v" ADD COLUMN "version_saved_by" numeric;
  ALTER TABLE "_pages_v" ADD COLUMN "version_autosaved" boolean;
  ALTER TABLE "recipes" ADD COLUMN "saved_by" numeric;
  ALTER TABLE "recipes" ADD COLUMN "autosaved" boolean;
  ALTER TABLE "_recipes_v" ADD COLUMN "version_saved_by" numeric;
  ALTER TABLE "_recipes_v" ADD COLUMN "version_autosaved" boolean;
  ALTER TABLE "movement_guides" ADD COLUMN "saved_by" numeric;
  ALTER TABLE "movement_guides" ADD COLUMN "autosaved" boolean;
  ALTER TABLE "_movement_guides_v" ADD COLUMN "version_saved_by" numeric;
  ALTER TABLE "_movement_guides_v" ADD COLUMN "version_autosaved" boolean;
  ALTER TABLE "guided_meditations" ADD COLUMN "saved_by" numeric;
  ALTER TABLE "guided_meditations" ADD COLUMN "autosaved" boolean;
  ALTER TABLE "_guided_meditations_v" ADD COLUMN "version_saved_by" numeric;
  ALTER TABLE "_guided_meditations_v" ADD COLUMN "version_autosaved" boolean;
  ALTER TABLE "masterclasses" ADD COLUMN "saved_by" numeric;
  ALTER TABLE "masterclasses" ADD COLUMN "autosaved" boolean;
  ALTER TABLE "_masterclasses_v" ADD COLUMN "version_saved_by" numeric;
  ALTER TABLE "_masterclasses_v" ADD COLUMN "version_autosaved" boolean;
  ALTER TABLE "podcasts" ADD COLUMN "saved_by" numeric;
  ALTER TABLE "podcasts" ADD COLUMN "autosaved" boolean;
  ALTER TABLE "_podcasts_v" ADD COLUMN "version_saved_by" numeric;
  ALTER TABLE "_podcasts_v" ADD COLUMN "version_autosaved" boolean;
  ALTER TABLE "posts" ADD COLUMN "saved_by" numeric;
  ALTER TABLE "posts" ADD COLUMN "autosaved" boolean;
  ALTER TABLE "_posts_v" ADD COLUMN "version_saved_by" numeric;
  ALTER TABLE "_posts_v" ADD COLUMN "version_autosaved" boolean;
  ALTER TABLE "testimonials" ADD COLUMN "saved_by" numeric;
  ALTER TABLE "testimonials" ADD COLUMN "autosaved" boolean;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_saved_by" numeric;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_autosaved" boolean;
  ALTER TABLE "faqs" ADD COLUMN "saved_by" numeric;
  ALTER TABLE "faqs" ADD COLUMN "autosaved" boolean;
  ALTER TABLE "_faqs_v" ADD COLUMN "version_saved_by" numeric;
  ALTER TABLE "_faqs_v" ADD COLUMN "version_autosaved" boolean;
  ALTER TABLE "events" ADD COLUMN "saved_by" numeric;
  ALTER TABLE "events" ADD COLUMN "autosaved" boolean;
  ALTER TABLE "_events_v" ADD COLUMN "version_saved_by" numeric;
  ALTER TABLE "_events_v" ADD COLUMN "version_autosaved" boolean;
  ALTER TABLE "expert_advices" ADD COLUMN "saved_by" numeric;
  ALTER TABLE "expert_advices" ADD COLUMN "autosaved" boolean;
  ALTER TABLE "_expert_advices_v" ADD COLUMN "version_saved_by" numeric;
  ALTER TABLE "_expert_advices_v" ADD COLUMN "version_autosaved" boolean;
  ALTER TABLE "lifestyle_guides" ADD COLUMN "saved_by" numeric;
  ALTER TABLE "lifestyle_guides" ADD COLUMN "autosaved" boolean;
  ALTER TABLE "_lifestyle_guides_v" ADD COLUMN "version_saved_by" numeric;
  ALTER TABLE "_lifestyle_guides_v" ADD COLUMN "version_autosaved" boolean;
  ALTER TABLE "reboot_revive_weeks" ADD COLUMN "saved_by" numeric;
  ALTER TABLE "reboot_revive_weeks" ADD COLUMN "autosaved" boolean;
  ALTER TABLE "_reboot_revive_weeks_v" ADD COLUMN "version_saved_by" numeric;
  ALTER TABLE "_reboot_revive_weeks_v" ADD COLUMN "version_autosaved" boolean;
  ALTER TABLE "yalda_loves_products" ADD COLUMN "saved_by" numeric;
  ALTER TABLE "yalda_loves_products" ADD COLUMN "autosaved" boolean;
  ALTER TABLE "_yalda_loves_products_v" ADD COLUMN "version_saved_by" numeric;
  ALTER TABLE "_yalda_loves_products_v" ADD COLUMN "version_autosaved" boolean;
  ALTER TABLE "press" ADD COLUMN "saved_by" numeric;
  ALTER TABLE "press" ADD COLUMN "autosaved" boolean;
  ALTER TABLE "_press_v" ADD COLUMN "version_saved_by" numeric;
  ALTER TABLE "_press_v" ADD COLUMN "version_autosaved" boolean;
  ALTER TABLE "partners" ADD COLUMN "saved_by" numeric;
  ALTER TABLE "partners" ADD COLUMN "autosaved" boolean;
  ALTER TABLE "_partners_v" ADD COLUMN "version_saved_by" numeric;
  ALTER TABLE "_partners_v" ADD COLUMN "version_autosaved" boolean;
  ALTER TABLE "programmes" ADD COLUMN "saved_by" numeric;
  ALTER TABLE "programmes" ADD COLUMN "autosaved" boolean;
  ALTER TABLE "_programmes_v" ADD COLUMN "version_saved_by" numeric;
  ALTER TABLE "_programmes_v" ADD COLUMN "version_autosaved" boolean;
  ALTER TABLE "forms" ADD COLUMN "saved_by" numeric;
  ALTER TABLE "forms" ADD COLUMN "autosaved" boolean;
  ALTER TABLE "settings" ADD COLUMN "saved_by" numeric;
  ALTER TABLE "settings" ADD COLUMN "autosaved" boolean;
  ALTER TABLE "settings" ADD COLUMN "_status" "enum_settings_status" DEFAULT 'draft';
  ALTER TABLE "navigation" ADD COLUMN "saved_by" numeric;
  ALTER TABLE "navigation" ADD COLUMN "autosaved" boolean;
  ALTER TABLE "navigation" ADD COLUMN "_status" "enum_navigation_status" DEFAULT 'draft';
  ALTER TABLE "footer" ADD COLUMN "saved_by" numeric;
  ALTER TABLE "footer" ADD COLUMN "autosaved" boolean;
  ALTER TABLE "footer" ADD COLUMN "_status" "enum_footer_status" DEFAULT 'draft';
  ALTER TABLE "modals" ADD COLUMN "saved_by" numeric;
  ALTER TABLE "modals" ADD COLUMN "autosaved" boolean;
  ALTER TABLE "modals" ADD COLUMN "_status" "enum_modals_status" DEFAULT 'draft';
  ALTER TABLE "movement_weeks" ADD COLUMN "saved_by" numeric;
  ALTER TABLE "movement_weeks" ADD COLUMN "autosaved" boolean;
  ALTER TABLE "movement_weeks" ADD COLUMN "_status" "enum_movement_weeks_status" DEFAULT 'draft';
  ALTER TABLE "food_lists" ADD COLUMN "saved_by" numeric;
  ALTER TABLE "food_lists" ADD COLUMN "autosaved" boolean;
  ALTER TABLE "food_lists" ADD COLUMN "_status" "enum_food_lists_status" DEFAULT 'draft';
  ALTER TABLE "membership_emails" ADD COLUMN "saved_by" numeric;
  ALTER TABLE "membership_emails" ADD COLUMN "autosaved" boolean;
  ALTER TABLE "membership_emails" ADD COLUMN "_status" "enum_membership_emails_status" DEFAULT 'draft';
  ALTER TABLE "_settings_v_version_forms_origins" ADD CONSTRAINT "_settings_v_version_forms_origins_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_consent_tag_containers" ADD CONSTRAINT "_settings_v_version_consent_tag_containers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_pictures_recipe_id_media_id_fk" FOREIGN KEY ("version_pictures_recipe_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_pictures_movement_id_media_id_fk" FOREIGN KEY ("version_pictures_movement_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_pictures_meditation_id_media_id_fk" FOREIGN KEY ("version_pictures_meditation_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_pictures_article_id_media_id_fk" FOREIGN KEY ("version_pictures_article_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_pictures_member_hero_id_media_id_fk" FOREIGN KEY ("version_pictures_member_hero_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_pictures_open_graph_id_media_id_fk" FOREIGN KEY ("version_pictures_open_graph_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_primary" ADD CONSTRAINT "_navigation_v_version_primary_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_member_menu" ADD CONSTRAINT "_navigation_v_version_member_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_quick_links" ADD CONSTRAINT "_footer_v_version_quick_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_take_along" ADD CONSTRAINT "_footer_v_version_take_along_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_social" ADD CONSTRAINT "_footer_v_version_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_legal" ADD CONSTRAINT "_footer_v_version_legal_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modals_v_version_contents" ADD CONSTRAINT "_modals_v_version_contents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_modals_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_movement_weeks_v_version_weeks" ADD CONSTRAINT "_movement_weeks_v_version_weeks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_movement_weeks_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_movement_weeks_v_rels" ADD CONSTRAINT "_movement_weeks_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_movement_weeks_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_movement_weeks_v_rels" ADD CONSTRAINT "_movement_weeks_v_rels_movement_guides_fk" FOREIGN KEY ("movement_guides_id") REFERENCES "public"."movement_guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_food_lists_v_version_green_lists_lists" ADD CONSTRAINT "_food_lists_v_version_green_lists_lists_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_food_lists_v_version_green_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_food_lists_v_version_green_lists" ADD CONSTRAINT "_food_lists_v_version_green_lists_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_food_lists_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_food_lists_v_version_orange_lists_lists" ADD CONSTRAINT "_food_lists_v_version_orange_lists_lists_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_food_lists_v_version_orange_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_food_lists_v_version_orange_lists" ADD CONSTRAINT "_food_lists_v_version_orange_lists_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_food_lists_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_food_lists_v_version_red_lists_lists" ADD CONSTRAINT "_food_lists_v_version_red_lists_lists_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_food_lists_v_version_red_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_food_lists_v_version_red_lists" ADD CONSTRAINT "_food_lists_v_version_red_lists_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_food_lists_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_food_lists_v" ADD CONSTRAINT "_food_lists_v_version_green_image_id_media_id_fk" FOREIGN KEY ("version_green_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_food_lists_v" ADD CONSTRAINT "_food_lists_v_version_orange_image_id_media_id_fk" FOREIGN KEY ("version_orange_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_food_lists_v" ADD CONSTRAINT "_food_lists_v_version_red_image_id_media_id_fk" FOREIGN KEY ("version_red_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "_settings_v_version_forms_origins_order_idx" ON "_settings_v_version_forms_origins" USING btree ("_order");
  CREATE INDEX "_settings_v_version_forms_origins_parent_id_idx" ON "_settings_v_version_forms_origins" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_consent_tag_containers_order_idx" ON "_settings_v_version_consent_tag_containers" USING btree ("_order");
  CREATE INDEX "_settings_v_version_consent_tag_containers_parent_id_idx" ON "_settings_v_version_consent_tag_containers" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_pictures_version_pictures_recipe_idx" ON "_settings_v" USING btree ("version_pictures_recipe_id");
  CREATE INDEX "_settings_v_version_pictures_version_pictures_movement_idx" ON "_settings_v" USING btree ("version_pictures_movement_id");
  CREATE INDEX "_settings_v_version_pictures_version_pictures_meditation_idx" ON "_settings_v" USING btree ("version_pictures_meditation_id");
  CREATE INDEX "_settings_v_version_pictures_version_pictures_article_idx" ON "_settings_v" USING btree ("version_pictures_article_id");
  CREATE INDEX "_settings_v_version_pictures_version_pictures_member_her_idx" ON "_settings_v" USING btree ("version_pictures_member_hero_id");
  CREATE INDEX "_settings_v_version_pictures_version_pictures_open_graph_idx" ON "_settings_v" USING btree ("version_pictures_open_graph_id");
  CREATE INDEX "_settings_v_version_version__status_idx" ON "_settings_v" USING btree ("version__status");
  CREATE INDEX "_settings_v_created_at_idx" ON "_settings_v" USING btree ("created_at");
  CREATE INDEX "_settings_v_updated_at_idx" ON "_settings_v" USING btree ("updated_at");
  CREATE INDEX "_settings_v_latest_idx" ON "_settings_v" USING btree ("latest");
  CREATE INDEX "_navigation_v_version_primary_order_idx" ON "_navigation_v_version_primary" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_primary_parent_id_idx" ON "_navigation_v_version_primary" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_member_menu_order_idx" ON "_navigation_v_version_member_menu" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_member_menu_parent_id_idx" ON "_navigation_v_version_member_menu" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_version__status_idx" ON "_navigation_v" USING btree ("version__status");
  CREATE INDEX "_navigation_v_created_at_idx" ON "_navigation_v" USING btree ("created_at");
  CREATE INDEX "_navigation_v_updated_at_idx" ON "_navigation_v" USING btree ("updated_at");
  CREATE INDEX "_navigation_v_latest_idx" ON "_navigation_v" USING btree ("latest");
  CREATE INDEX "_footer_v_version_quick_links_order_idx" ON "_footer_v_version_quick_links" USING btree ("_order");
  CREATE INDEX "_footer_v_version_quick_links_parent_id_idx" ON "_footer_v_version_quick_links" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_take_along_order_idx" ON "_footer_v_version_take_along" USING btree ("_order");
  CREATE INDEX "_footer_v_version_take_along_parent_id_idx" ON "_footer_v_version_take_along" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_social_order_idx" ON "_footer_v_version_social" USING btree ("_order");
  CREATE INDEX "_footer_v_version_social_parent_id_idx" ON "_footer_v_version_social" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_legal_order_idx" ON "_footer_v_version_legal" USING btree ("_order");
  CREATE INDEX "_footer_v_version_legal_parent_id_idx" ON "_footer_v_version_legal" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_version__status_idx" ON "_footer_v" USING btree ("version__status");
  CREATE INDEX "_footer_v_created_at_idx" ON "_footer_v" USING btree ("created_at");
  CREATE INDEX "_footer_v_updated_at_idx" ON "_footer_v" USING btree ("updated_at");
  CREATE INDEX "_footer_v_latest_idx" ON "_footer_v" USING btree ("latest");
  CREATE INDEX "_modals_v_version_contents_order_idx" ON "_modals_v_version_contents" USING btree ("_order");
  CREATE INDEX "_modals_v_version_contents_parent_id_idx" ON "_modals_v_version_contents" USING btree ("_parent_id");
  CREATE INDEX "_modals_v_version_version__status_idx" ON "_modals_v" USING btree ("version__status");
  CREATE INDEX "_modals_v_created_at_idx" ON "_modals_v" USING btree ("created_at");
  CREATE INDEX "_modals_v_updated_at_idx" ON "_modals_v" USING btree ("updated_at");
  CREATE INDEX "_modals_v_latest_idx" ON "_modals_v" USING btree ("latest");
  CREATE INDEX "_movement_weeks_v_version_weeks_order_idx" ON "_movement_weeks_v_version_weeks" USING btree ("_order");
  CREATE INDEX "_movement_weeks_v_version_weeks_parent_id_idx" ON "_movement_weeks_v_version_weeks" USING btree ("_parent_id");
  CREATE INDEX "_movement_weeks_v_version_version__status_idx" ON "_movement_weeks_v" USING btree ("version__status");
  CREATE INDEX "_movement_weeks_v_created_at_idx" ON "_movement_weeks_v" USING btree ("created_at");
  CREATE INDEX "_movement_weeks_v_updated_at_idx" ON "_movement_weeks_v" USING btree ("updated_at");
  CREATE INDEX "_movement_weeks_v_latest_idx" ON "_movement_weeks_v" USING btree ("latest");
  CREATE INDEX "_movement_weeks_v_rels_order_idx" ON "_movement_weeks_v_rels" USING btree ("order");
  CREATE INDEX "_movement_weeks_v_rels_parent_idx" ON "_movement_weeks_v_rels" USING btree ("parent_id");
  CREATE INDEX "_movement_weeks_v_rels_path_idx" ON "_movement_weeks_v_rels" USING btree ("path");
  CREATE INDEX "_movement_weeks_v_rels_movement_guides_id_idx" ON "_movement_weeks_v_rels" USING btree ("movement_guides_id");
  CREATE INDEX "_food_lists_v_version_green_lists_lists_order_idx" ON "_food_lists_v_version_green_lists_lists" USING btree ("_order");
  CREATE INDEX "_food_lists_v_version_green_lists_lists_parent_id_idx" ON "_food_lists_v_version_green_lists_lists" USING btree ("_parent_id");
  CREATE INDEX "_food_lists_v_version_green_lists_order_idx" ON "_food_lists_v_version_green_lists" USING btree ("_order");
  CREATE INDEX "_food_lists_v_version_green_lists_parent_id_idx" ON "_food_lists_v_version_green_lists" USING btree ("_parent_id");
  CREATE INDEX "_food_lists_v_version_orange_lists_lists_order_idx" ON "_food_lists_v_version_orange_lists_lists" USING btree ("_order");
  CREATE INDEX "_food_lists_v_version_orange_lists_lists_parent_id_idx" ON "_food_lists_v_version_orange_lists_lists" USING btree ("_parent_id");
  CREATE INDEX "_food_lists_v_version_orange_lists_order_idx" ON "_food_lists_v_version_orange_lists" USING btree ("_order");
  CREATE INDEX "_food_lists_v_version_orange_lists_parent_id_idx" ON "_food_lists_v_version_orange_lists" USING btree ("_parent_id");
  CREATE INDEX "_food_lists_v_version_red_lists_lists_order_idx" ON "_food_lists_v_version_red_lists_lists" USING btree ("_order");
  CREATE INDEX "_food_lists_v_version_red_lists_lists_parent_id_idx" ON "_food_lists_v_version_red_lists_lists" USING btree ("_parent_id");
  CREATE INDEX "_food_lists_v_version_red_lists_order_idx" ON "_food_lists_v_version_red_lists" USING btree ("_order");
  CREATE INDEX "_food_lists_v_version_red_lists_parent_id_idx" ON "_food_lists_v_version_red_lists" USING btree ("_parent_id");
  CREATE INDEX "_food_lists_v_version_green_version_green_image_idx" ON "_food_lists_v" USING btree ("version_green_image_id");
  CREATE INDEX "_food_lists_v_version_orange_version_orange_image_idx" ON "_food_lists_v" USING btree ("version_orange_image_id");
  CREATE INDEX "_food_lists_v_version_red_version_red_image_idx" ON "_food_lists_v" USING btree ("version_red_image_id");
  CREATE INDEX "_food_lists_v_version_version__status_idx" ON "_food_lists_v" USING btree ("version__status");
  CREATE INDEX "_food_lists_v_created_at_idx" ON "_food_lists_v" USING btree ("created_at");
  CREATE INDEX "_food_lists_v_updated_at_idx" ON "_food_lists_v" USING btree ("updated_at");
  CREATE INDEX "_food_lists_v_latest_idx" ON "_food_lists_v" USING btree ("latest");
  CREATE INDEX "_membership_emails_v_version_version__status_idx" ON "_membership_emails_v" USING btree ("version__status");
  CREATE INDEX "_membership_emails_v_created_at_idx" ON "_membership_emails_v" USING btree ("created_at");
  CREATE INDEX "_membership_emails_v_updated_at_idx" ON "_membership_emails_v" USING btree ("updated_at");
  CREATE INDEX "_membership_emails_v_latest_idx" ON "_membership_emails_v" USING btree ("latest");
  CREATE INDEX "settings__status_idx" ON "settings" USING btree ("_status");
  CREATE INDEX "navigation__status_idx" ON "navigation" USING btree ("_status");
  CREATE INDEX "footer__status_idx" ON "footer" USING btree ("_status");
  CREATE INDEX "modals__status_idx" ON "modals" USING btree ("_status");
  CREATE INDEX "movement_weeks__status_idx" ON "movement_weeks" USING btree ("_status");
  CREATE INDEX "food_lists__status_idx" ON "food_lists" USING btree ("_status");
  CREATE INDEX "membership_emails__status_idx" ON "membership_emails" USING btree ("_status");
  UPDATE "settings" SET "_status" = 'published';
  UPDATE "navigation" SET "_status" = 'published';
  UPDATE "footer" SET "_status" = 'published';
  UPDATE "modals" SET "_status" = 'published';
  UPDATE "movement_weeks" SET "_status" = 'published';
  UPDATE "food_lists" SET "_status" = 'published';
  UPDATE "membership_emails" SET "_status" = 'published';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "_settings_v_version_forms_origins" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_v_version_consent_tag_containers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_primary" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_member_menu" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v_version_quick_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v_version_take_along" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v_version_social" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v_version_legal" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_modals_v_version_contents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_modals_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_movement_weeks_v_version_weeks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_movement_weeks_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_movement_weeks_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_food_lists_v_version_green_lists_lists" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_food_lists_v_version_green_lists" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_food_lists_v_version_orange_lists_lists" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_food_lists_v_version_orange_lists" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_food_lists_v_version_red_lists_lists" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_food_lists_v_version_red_lists" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_food_lists_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_membership_emails_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "_settings_v_version_forms_origins" CASCADE;
  DROP TABLE "_settings_v_version_consent_tag_containers" CASCADE;
  DROP TABLE "_settings_v" CASCADE;
  DROP TABLE "_navigation_v_version_primary" CASCADE;
  DROP TABLE "_navigation_v_version_member_menu" CASCADE;
  DROP TABLE "_navigation_v" CASCADE;
  DROP TABLE "_footer_v_version_quick_links" CASCADE;
  DROP TABLE "_footer_v_version_take_along" CASCADE;
  DROP TABLE "_footer_v_version_social" CASCADE;
  DROP TABLE "_footer_v_version_legal" CASCADE;
  DROP TABLE "_footer_v" CASCADE;
  DROP TABLE "_modals_v_version_contents" CASCADE;
  DROP TABLE "_modals_v" CASCADE;
  DROP TABLE "_movement_weeks_v_version_weeks" CASCADE;
  DROP TABLE "_movement_weeks_v" CASCADE;
  DROP TABLE "_movement_weeks_v_rels" CASCADE;
  DROP TABLE "_food_lists_v_version_green_lists_lists" CASCADE;
  DROP TABLE "_food_lists_v_version_green_lists" CASCADE;
  DROP TABLE "_food_lists_v_version_orange_lists_lists" CASCADE;
  DROP TABLE "_food_lists_v_version_orange_lists" CASCADE;
  DROP TABLE "_food_lists_v_version_red_lists_lists" CASCADE;
  DROP TABLE "_food_lists_v_version_red_lists" CASCADE;
  DROP TABLE "_food_lists_v" CASCADE;
  DROP TABLE "_membership_emails_v" CASCADE;
  DROP INDEX "settings__status_idx";
  DROP INDEX "navigation__status_idx";
  DROP INDEX "footer__status_idx";
  DROP INDEX "modals__status_idx";
  DROP INDEX "movement_weeks__status_idx";
  DROP INDEX "food_lists__status_idx";
  DROP INDEX "membership_emails__status_idx";
  ALTER TABLE "settings_forms_origins" ALTER COLUMN "origin" SET NOT NULL;
  ALTER TABLE "settings_consent_tag_containers" ALTER COLUMN "container_id" SET NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "site_name" SET NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "tagline" SET NOT NULL;
  ALTER TABLE "footer_take_along" ALTER COLUMN "service" SET NOT NULL;
  ALTER TABLE "footer_social" ALTER COLUMN "service" SET NOT NULL;
  ALTER TABLE "modals_contents" ALTER COLUMN "key" SET NOT NULL;
  ALTER TABLE "modals_contents" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "modals" ALTER COLUMN "login_label" SET NOT NULL;
  ALTER TABLE "modals" ALTER COLUMN "sign_up_label" SET NOT NULL;
  ALTER TABLE "food_lists_green_lists_lists" ALTER COLUMN "list" SET NOT NULL;
  ALTER TABLE "food_lists_green_lists" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "food_lists_orange_lists_lists" ALTER COLUMN "list" SET NOT NULL;
  ALTER TABLE "food_lists_orange_lists" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "food_lists_red_lists_lists" ALTER COLUMN "list" SET NOT NULL;
  ALTER TABLE "food_lists_red_lists" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "order_placed_subject" SET NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "order_placed_text" SET NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "receipt_subject" SET NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "receipt_text" SET NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "welcome_standard_subject" SET NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "welcome_standard_text" SET NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "welcome_premium_subject" SET NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "welcome_premium_text" SET NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "welcome_coaching_subject" SET NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "welcome_coaching_text" SET NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "trial_ending_subject" SET NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "trial_ending_text" SET NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "payment_due_subject" SET NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "payment_due_text" SET NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "payment_reminder_subject" SET NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "payment_reminder_text" SET NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "payment_last_subject" SET NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "payment_last_text" SET NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "canceled_subject" SET NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "canceled_text" SET NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "card_expiring_subject" SET NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "card_expiring_text" SET NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "price_change_subject" SET NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "price_change_text" SET NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "win_back_subject" SET NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "win_back_text" SET NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "gift_subject" SET NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "gift_text" SET NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "gift_bought_subject" SET NOT NULL;
  ALTER TABLE "membership_emails" ALTER COLUMN "gift_bought_text" SET NOT NULL;
  ALTER TABLE "pages" DROP COLUMN "saved_by";
  ALTER TABLE "pages" DROP COLUMN "autosaved";
  ALTER TABLE "_pages_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_pages_v" DROP COLUMN "version_autosaved";
  ALTER TABLE "recipes" DROP COLUMN "saved_by";
  ALTER TABLE "recipes" DROP COLUMN "autosaved";
  ALTER TABLE "_recipes_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_recipes_v" DROP COLUMN "version_autosaved";
  ALTER TABLE "movement_guides" DROP COLUMN "saved_by";
  ALTER TABLE "movement_guides" DROP COLUMN "autosaved";
  ALTER TABLE "_movement_guides_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_movement_guides_v" DROP COLUMN "version_autosaved";
  ALTER TABLE "guided_meditations" DROP COLUMN "saved_by";
  ALTER TABLE "guided_meditations" DROP COLUMN "autosaved";
  ALTER TABLE "_guided_meditations_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_guided_meditations_v" DROP COLUMN "version_autosaved";
  ALTER TABLE "masterclasses" DROP COLUMN "saved_by";
  ALTER TABLE "masterclasses" DROP COLUMN "autosaved";
  ALTER TABLE "_masterclasses_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_masterclasses_v" DROP COLUMN "version_autosaved";
  ALTER TABLE "podcasts" DROP COLUMN "saved_by";
  ALTER TABLE "podcasts" DROP COLUMN "autosaved";
  ALTER TABLE "_podcasts_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_podcasts_v" DROP COLUMN "version_autosaved";
  ALTER TABLE "posts" DROP COLUMN "saved_by";
  ALTER TABLE "posts" DROP COLUMN "autosaved";
  ALTER TABLE "_posts_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_posts_v" DROP COLUMN "version_autosaved";
  ALTER TABLE "testimonials" DROP COLUMN "saved_by";
  ALTER TABLE "testimonials" DROP COLUMN "autosaved";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_autosaved";
  ALTER TABLE "faqs" DROP COLUMN "saved_by";
  ALTER TABLE "faqs" DROP COLUMN "autosaved";
  ALTER TABLE "_faqs_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_faqs_v" DROP COLUMN "version_autosaved";
  ALTER TABLE "events" DROP COLUMN "saved_by";
  ALTER TABLE "events" DROP COLUMN "autosaved";
  ALTER TABLE "_events_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_events_v" DROP COLUMN "version_autosaved";
  ALTER TABLE "expert_advices" DROP COLUMN "saved_by";
  ALTER TABLE "expert_advices" DROP COLUMN "autosaved";
  ALTER TABLE "_expert_advices_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_expert_advices_v" DROP COLUMN "version_autosaved";
  ALTER TABLE "lifestyle_guides" DROP COLUMN "saved_by";
  ALTER TABLE "lifestyle_guides" DROP COLUMN "autosaved";
  ALTER TABLE "_lifestyle_guides_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_lifestyle_guides_v" DROP COLUMN "version_autosaved";
  ALTER TABLE "reboot_revive_weeks" DROP COLUMN "saved_by";
  ALTER TABLE "reboot_revive_weeks" DROP COLUMN "autosaved";
  ALTER TABLE "_reboot_revive_weeks_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_reboot_revive_weeks_v" DROP COLUMN "version_autosaved";
  ALTER TABLE "yalda_loves_products" DROP COLUMN "saved_by";
  ALTER TABLE "yalda_loves_products" DROP COLUMN "autosaved";
  ALTER TABLE "_yalda_loves_products_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_yalda_loves_products_v" DROP COLUMN "version_autosaved";
  ALTER TABLE "press" DROP COLUMN "saved_by";
  ALTER TABLE "press" DROP COLUMN "autosaved";
  ALTER TABLE "_press_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_press_v" DROP COLUMN "version_autosaved";
  ALTER TABLE "partners" DROP COLUMN "saved_by";
  ALTER TABLE "partners" DROP COLUMN "autosaved";
  ALTER TABLE "_partners_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_partners_v" DROP COLUMN "version_autosaved";
  ALTER TABLE "programmes" DROP COLUMN "saved_by";
  ALTER TABLE "programmes" DROP COLUMN "autosaved";
  ALTER TABLE "_programmes_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_programmes_v" DROP COLUMN "version_autosaved";
  ALTER TABLE "forms" DROP COLUMN "saved_by";
  ALTER TABLE "forms" DROP COLUMN "autosaved";
  ALTER TABLE "settings" DROP COLUMN "saved_by";
  ALTER TABLE "settings" DROP COLUMN "autosaved";
  ALTER TABLE "settings" DROP COLUMN "_status";
  ALTER TABLE "navigation" DROP COLUMN "saved_by";
  ALTER TABLE "navigation" DROP COLUMN "autosaved";
  ALTER TABLE "navigation" DROP COLUMN "_status";
  ALTER TABLE "footer" DROP COLUMN "saved_by";
  ALTER TABLE "footer" DROP COLUMN "autosaved";
  ALTER TABLE "footer" DROP COLUMN "_status";
  ALTER TABLE "modals" DROP COLUMN "saved_by";
  ALTER TABLE "modals" DROP COLUMN "autosaved";
  ALTER TABLE "modals" DROP COLUMN "_status";
  ALTER TABLE "movement_weeks" DROP COLUMN "saved_by";
  ALTER TABLE "movement_weeks" DROP COLUMN "autosaved";
  ALTER TABLE "movement_weeks" DROP COLUMN "_status";
  ALTER TABLE "food_lists" DROP COLUMN "saved_by";
  ALTER TABLE "food_lists" DROP COLUMN "autosaved";
  ALTER TABLE "food_lists" DROP COLUMN "_status";
  ALTER TABLE "membership_emails" DROP COLUMN "saved_by";
  ALTER TABLE "membership_emails" DROP COLUMN "autosaved";
  ALTER TABLE "membership_emails" DROP COLUMN "_status";
  DROP TYPE "public"."enum_settings_status";
  DROP TYPE "public"."enum__settings_v_version_memberships_refund_ends";
  DROP TYPE "public"."enum__settings_v_version_memberships_partial_refund_ends";
  DROP TYPE "public"."enum__settings_v_version_memberships_dispute_ends";
  DROP TYPE "public"."enum__settings_v_version_status";
  DROP TYPE "public"."enum_navigation_status";
  DROP TYPE "public"."enum__navigation_v_version_primary_target";
  DROP TYPE "public"."enum__navigation_v_version_member_menu_target";
  DROP TYPE "public"."enum__navigation_v_version_status";
  DROP TYPE "public"."enum_footer_status";
  DROP TYPE "public"."enum__footer_v_version_quick_links_target";
  DROP TYPE "public"."enum__footer_v_version_take_along_service";
  DROP TYPE "public"."enum__footer_v_version_social_service";
  DROP TYPE "public"."enum__footer_v_version_legal_target";
  DROP TYPE "public"."enum__footer_v_version_status";
  DROP TYPE "public"."enum_modals_status";
  DROP TYPE "public"."enum__modals_v_version_status";
  DROP TYPE "public"."enum_movement_weeks_status";
  DROP TYPE "public"."enum__movement_weeks_v_version_status";
  DROP TYPE "public"."enum_food_lists_status";
  DROP TYPE "public"."enum__food_lists_v_version_status";
  DROP TYPE "public"."enum_membership_emails_status";
  DROP TYPE "public"."enum__membership_emails_v_version_status";`)
}
