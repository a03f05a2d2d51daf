import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_programmes_weeks_days_steps_kind" AS ENUM('item', 'page', 'task');
  CREATE TYPE "public"."enum_programmes_weeks_opening" AS ENUM('start', 'date', 'once');
  CREATE TYPE "public"."enum_programmes_required_plan" AS ENUM('none', 'free', 'standard', 'premium');
  CREATE TYPE "public"."enum_programmes_rhythm" AS ENUM('days', 'months');
  CREATE TYPE "public"."enum_programmes_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__programmes_v_version_weeks_days_steps_kind" AS ENUM('item', 'page', 'task');
  CREATE TYPE "public"."enum__programmes_v_version_weeks_opening" AS ENUM('start', 'date', 'once');
  CREATE TYPE "public"."enum__programmes_v_version_required_plan" AS ENUM('none', 'free', 'standard', 'premium');
  CREATE TYPE "public"."enum__programmes_v_version_rhythm" AS ENUM('days', 'months');
  CREATE TYPE "public"."enum__programmes_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_enrolments_mode" AS ENUM('calendar', 'pace');
  CREATE TYPE "public"."enum_done_steps_how" AS ENUM('watched', 'read', 'hand');
  CREATE TABLE "programmes_weeks_days_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_programmes_weeks_days_steps_kind" DEFAULT 'item',
  	"page_id" integer,
  	"title" varchar
  );
  
  CREATE TABLE "programmes_weeks_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar
  );
  
  CREATE TABLE "programmes_weeks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"summary" varchar,
  	"picture_id" integer,
  	"page_id" integer,
  	"opening" "enum_programmes_weeks_opening" DEFAULT 'start',
  	"opens_on" timestamp(3) with time zone
  );
  
  CREATE TABLE "programmes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"slug" varchar,
  	"required_plan" "enum_programmes_required_plan" DEFAULT 'none',
  	"rhythm" "enum_programmes_rhythm" DEFAULT 'days',
  	"drip" boolean DEFAULT true,
  	"may_open_all" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_programmes_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "programmes_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"recipes_id" integer,
  	"movement_guides_id" integer,
  	"guided_meditations_id" integer,
  	"masterclasses_id" integer,
  	"podcasts_id" integer,
  	"posts_id" integer,
  	"testimonials_id" integer,
  	"faqs_id" integer,
  	"events_id" integer,
  	"expert_advices_id" integer,
  	"lifestyle_guides_id" integer,
  	"reboot_revive_weeks_id" integer,
  	"yalda_loves_products_id" integer,
  	"press_id" integer,
  	"partners_id" integer
  );
  
  CREATE TABLE "_programmes_v_version_weeks_days_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__programmes_v_version_weeks_days_steps_kind" DEFAULT 'item',
  	"page_id" integer,
  	"title" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_programmes_v_version_weeks_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_programmes_v_version_weeks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"summary" varchar,
  	"picture_id" integer,
  	"page_id" integer,
  	"opening" "enum__programmes_v_version_weeks_opening" DEFAULT 'start',
  	"opens_on" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_programmes_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_required_plan" "enum__programmes_v_version_required_plan" DEFAULT 'none',
  	"version_rhythm" "enum__programmes_v_version_rhythm" DEFAULT 'days',
  	"version_drip" boolean DEFAULT true,
  	"version_may_open_all" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__programmes_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_programmes_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"recipes_id" integer,
  	"movement_guides_id" integer,
  	"guided_meditations_id" integer,
  	"masterclasses_id" integer,
  	"podcasts_id" integer,
  	"posts_id" integer,
  	"testimonials_id" integer,
  	"faqs_id" integer,
  	"events_id" integer,
  	"expert_advices_id" integer,
  	"lifestyle_guides_id" integer,
  	"reboot_revive_weeks_id" integer,
  	"yalda_loves_products_id" integer,
  	"press_id" integer,
  	"partners_id" integer
  );
  
  CREATE TABLE "enrolments_pauses" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"until" varchar
  );
  
  CREATE TABLE "enrolments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" integer NOT NULL,
  	"programme_id" integer NOT NULL,
  	"round" numeric NOT NULL,
  	"started_on" varchar NOT NULL,
  	"ended_on" varchar,
  	"mode" "enum_enrolments_mode" NOT NULL,
  	"zone" varchar NOT NULL,
  	"kept_open" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"calendar_token" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "enrolments_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "done_steps" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" integer NOT NULL,
  	"enrolment_id" integer NOT NULL,
  	"step" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"how" "enum_done_steps_how" NOT NULL
  );
  
  DROP INDEX "member_week_idx";
  ALTER TABLE "programme_weeks" ADD COLUMN "programme" varchar DEFAULT 'six-week-reset' NOT NULL;
  ALTER TABLE "programme_weeks" ADD COLUMN "round" numeric;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "programmes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "enrolments_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "done_steps_id" integer;
  ALTER TABLE "programmes_weeks_days_steps" ADD CONSTRAINT "programmes_weeks_days_steps_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "programmes_weeks_days_steps" ADD CONSTRAINT "programmes_weeks_days_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."programmes_weeks_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "programmes_weeks_days" ADD CONSTRAINT "programmes_weeks_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."programmes_weeks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "programmes_weeks" ADD CONSTRAINT "programmes_weeks_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "programmes_weeks" ADD CONSTRAINT "programmes_weeks_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "programmes_weeks" ADD CONSTRAINT "programmes_weeks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."programmes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "programmes_rels" ADD CONSTRAINT "programmes_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."programmes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "programmes_rels" ADD CONSTRAINT "programmes_rels_recipes_fk" FOREIGN KEY ("recipes_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "programmes_rels" ADD CONSTRAINT "programmes_rels_movement_guides_fk" FOREIGN KEY ("movement_guides_id") REFERENCES "public"."movement_guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "programmes_rels" ADD CONSTRAINT "programmes_rels_guided_meditations_fk" FOREIGN KEY ("guided_meditations_id") REFERENCES "public"."guided_meditations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "programmes_rels" ADD CONSTRAINT "programmes_rels_masterclasses_fk" FOREIGN KEY ("masterclasses_id") REFERENCES "public"."masterclasses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "programmes_rels" ADD CONSTRAINT "programmes_rels_podcasts_fk" FOREIGN KEY ("podcasts_id") REFERENCES "public"."podcasts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "programmes_rels" ADD CONSTRAINT "programmes_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "programmes_rels" ADD CONSTRAINT "programmes_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "programmes_rels" ADD CONSTRAINT "programmes_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "programmes_rels" ADD CONSTRAINT "programmes_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "programmes_rels" ADD CONSTRAINT "programmes_rels_expert_advices_fk" FOREIGN KEY ("expert_advices_id") REFERENCES "public"."expert_advices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "programmes_rels" ADD CONSTRAINT "programmes_rels_lifestyle_guides_fk" FOREIGN KEY ("lifestyle_guides_id") REFERENCES "public"."lifestyle_guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "programmes_rels" ADD CONSTRAINT "programmes_rels_reboot_revive_weeks_fk" FOREIGN KEY ("reboot_revive_weeks_id") REFERENCES "public"."reboot_revive_weeks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "programmes_rels" ADD CONSTRAINT "programmes_rels_yalda_loves_products_fk" FOREIGN KEY ("yalda_loves_products_id") REFERENCES "public"."yalda_loves_products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "programmes_rels" ADD CONSTRAINT "programmes_rels_press_fk" FOREIGN KEY ("press_id") REFERENCES "public"."press"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "programmes_rels" ADD CONSTRAINT "programmes_rels_partners_fk" FOREIGN KEY ("partners_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programmes_v_version_weeks_days_steps" ADD CONSTRAINT "_programmes_v_version_weeks_days_steps_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_programmes_v_version_weeks_days_steps" ADD CONSTRAINT "_programmes_v_version_weeks_days_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_programmes_v_version_weeks_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programmes_v_version_weeks_days" ADD CONSTRAINT "_programmes_v_version_weeks_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_programmes_v_version_weeks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programmes_v_version_weeks" ADD CONSTRAINT "_programmes_v_version_weeks_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_programmes_v_version_weeks" ADD CONSTRAINT "_programmes_v_version_weeks_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_programmes_v_version_weeks" ADD CONSTRAINT "_programmes_v_version_weeks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_programmes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programmes_v" ADD CONSTRAINT "_programmes_v_parent_id_programmes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."programmes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_programmes_v_rels" ADD CONSTRAINT "_programmes_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_programmes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programmes_v_rels" ADD CONSTRAINT "_programmes_v_rels_recipes_fk" FOREIGN KEY ("recipes_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programmes_v_rels" ADD CONSTRAINT "_programmes_v_rels_movement_guides_fk" FOREIGN KEY ("movement_guides_id") REFERENCES "public"."movement_guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programmes_v_rels" ADD CONSTRAINT "_programmes_v_rels_guided_meditations_fk" FOREIGN KEY ("guided_meditations_id") REFERENCES "public"."guided_meditations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programmes_v_rels" ADD CONSTRAINT "_programmes_v_rels_masterclasses_fk" FOREIGN KEY ("masterclasses_id") REFERENCES "public"."masterclasses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programmes_v_rels" ADD CONSTRAINT "_programmes_v_rels_podcasts_fk" FOREIGN KEY ("podcasts_id") REFERENCES "public"."podcasts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programmes_v_rels" ADD CONSTRAINT "_programmes_v_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programmes_v_rels" ADD CONSTRAINT "_programmes_v_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programmes_v_rels" ADD CONSTRAINT "_programmes_v_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programmes_v_rels" ADD CONSTRAINT "_programmes_v_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programmes_v_rels" ADD CONSTRAINT "_programmes_v_rels_expert_advices_fk" FOREIGN KEY ("expert_advices_id") REFERENCES "public"."expert_advices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programmes_v_rels" ADD CONSTRAINT "_programmes_v_rels_lifestyle_guides_fk" FOREIGN KEY ("lifestyle_guides_id") REFERENCES "public"."lifestyle_guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programmes_v_rels" ADD CONSTRAINT "_programmes_v_rels_reboot_revive_weeks_fk" FOREIGN KEY ("reboot_revive_weeks_id") REFERENCES "public"."reboot_revive_weeks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programmes_v_rels" ADD CONSTRAINT "_programmes_v_rels_yalda_loves_products_fk" FOREIGN KEY ("yalda_loves_products_id") REFERENCES "public"."yalda_loves_products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programmes_v_rels" ADD CONSTRAINT "_programmes_v_rels_press_fk" FOREIGN KEY ("press_id") REFERENCES "public"."press"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programmes_v_rels" ADD CONSTRAINT "_programmes_v_rels_partners_fk" FOREIGN KEY ("partners_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enrolments_pauses" ADD CONSTRAINT "enrolments_pauses_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enrolments_numbers" ADD CONSTRAINT "enrolments_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "done_steps" ADD CONSTRAINT "done_steps_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "done_steps" ADD CONSTRAINT "done_steps_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "programmes_weeks_days_steps_order_idx" ON "programmes_weeks_days_steps" USING btree ("_order");
  CREATE INDEX "programmes_weeks_days_steps_parent_id_idx" ON "programmes_weeks_days_steps" USING btree ("_parent_id");
  CREATE INDEX "programmes_weeks_days_steps_page_idx" ON "programmes_weeks_days_steps" USING btree ("page_id");
  CREATE INDEX "programmes_weeks_days_order_idx" ON "programmes_weeks_days" USING btree ("_order");
  CREATE INDEX "programmes_weeks_days_parent_id_idx" ON "programmes_weeks_days" USING btree ("_parent_id");
  CREATE INDEX "programmes_weeks_order_idx" ON "programmes_weeks" USING btree ("_order");
  CREATE INDEX "programmes_weeks_parent_id_idx" ON "programmes_weeks" USING btree ("_parent_id");
  CREATE INDEX "programmes_weeks_picture_idx" ON "programmes_weeks" USING btree ("picture_id");
  CREATE INDEX "programmes_weeks_page_idx" ON "programmes_weeks" USING btree ("page_id");
  CREATE UNIQUE INDEX "programmes_slug_idx" ON "programmes" USING btree ("slug");
  CREATE INDEX "programmes_updated_at_idx" ON "programmes" USING btree ("updated_at");
  CREATE INDEX "programmes_created_at_idx" ON "programmes" USING btree ("created_at");
  CREATE INDEX "programmes__status_idx" ON "programmes" USING btree ("_status");
  CREATE INDEX "programmes_rels_order_idx" ON "programmes_rels" USING btree ("order");
  CREATE INDEX "programmes_rels_parent_idx" ON "programmes_rels" USING btree ("parent_id");
  CREATE INDEX "programmes_rels_path_idx" ON "programmes_rels" USING btree ("path");
  CREATE INDEX "programmes_rels_recipes_id_idx" ON "programmes_rels" USING btree ("recipes_id");
  CREATE INDEX "programmes_rels_movement_guides_id_idx" ON "programmes_rels" USING btree ("movement_guides_id");
  CREATE INDEX "programmes_rels_guided_meditations_id_idx" ON "programmes_rels" USING btree ("guided_meditations_id");
  CREATE INDEX "programmes_rels_masterclasses_id_idx" ON "programmes_rels" USING btree ("masterclasses_id");
  CREATE INDEX "programmes_rels_podcasts_id_idx" ON "programmes_rels" USING btree ("podcasts_id");
  CREATE INDEX "programmes_rels_posts_id_idx" ON "programmes_rels" USING btree ("posts_id");
  CREATE INDEX "programmes_rels_testimonials_id_idx" ON "programmes_rels" USING btree ("testimonials_id");
  CREATE INDEX "programmes_rels_faqs_id_idx" ON "programmes_rels" USING btree ("faqs_id");
  CREATE INDEX "programmes_rels_events_id_idx" ON "programmes_rels" USING btree ("events_id");
  CREATE INDEX "programmes_rels_expert_advices_id_idx" ON "programmes_rels" USING btree ("expert_advices_id");
  CREATE INDEX "programmes_rels_lifestyle_guides_id_idx" ON "programmes_rels" USING btree ("lifestyle_guides_id");
  CREATE INDEX "programmes_rels_reboot_revive_weeks_id_idx" ON "programmes_rels" USING btree ("reboot_revive_weeks_id");
  CREATE INDEX "programmes_rels_yalda_loves_products_id_idx" ON "programmes_rels" USING btree ("yalda_loves_products_id");
  CREATE INDEX "programmes_rels_press_id_idx" ON "programmes_rels" USING btree ("press_id");
  CREATE INDEX "programmes_rels_partners_id_idx" ON "programmes_rels" USING btree ("partners_id");
  CREATE INDEX "_programmes_v_version_weeks_days_steps_order_idx" ON "_programmes_v_version_weeks_days_steps" USING btree ("_order");
  CREATE INDEX "_programmes_v_version_weeks_days_steps_parent_id_idx" ON "_programmes_v_version_weeks_days_steps" USING btree ("_parent_id");
  CREATE INDEX "_programmes_v_version_weeks_days_steps_page_idx" ON "_programmes_v_version_weeks_days_steps" USING btree ("page_id");
  CREATE INDEX "_programmes_v_version_weeks_days_order_idx" ON "_programmes_v_version_weeks_days" USING btree ("_order");
  CREATE INDEX "_programmes_v_version_weeks_days_parent_id_idx" ON "_programmes_v_version_weeks_days" USING btree ("_parent_id");
  CREATE INDEX "_programmes_v_version_weeks_order_idx" ON "_programmes_v_version_weeks" USING btree ("_order");
  CREATE INDEX "_programmes_v_version_weeks_parent_id_idx" ON "_programmes_v_version_weeks" USING btree ("_parent_id");
  CREATE INDEX "_programmes_v_version_weeks_picture_idx" ON "_programmes_v_version_weeks" USING btree ("picture_id");
  CREATE INDEX "_programmes_v_version_weeks_page_idx" ON "_programmes_v_version_weeks" USING btree ("page_id");
  CREATE INDEX "_programmes_v_parent_idx" ON "_programmes_v" USING btree ("parent_id");
  CREATE INDEX "_programmes_v_version_version_slug_idx" ON "_programmes_v" USING btree ("version_slug");
  CREATE INDEX "_programmes_v_version_version_updated_at_idx" ON "_programmes_v" USING btree ("version_updated_at");
  CREATE INDEX "_programmes_v_version_version_created_at_idx" ON "_programmes_v" USING btree ("version_created_at");
  CREATE INDEX "_programmes_v_version_version__status_idx" ON "_programmes_v" USING btree ("version__status");
  CREATE INDEX "_programmes_v_created_at_idx" ON "_programmes_v" USING btree ("created_at");
  CREATE INDEX "_programmes_v_updated_at_idx" ON "_programmes_v" USING btree ("updated_at");
  CREATE INDEX "_programmes_v_latest_idx" ON "_programmes_v" USING btree ("latest");
  CREATE INDEX "_programmes_v_rels_order_idx" ON "_programmes_v_rels" USING btree ("order");
  CREATE INDEX "_programmes_v_rels_parent_idx" ON "_programmes_v_rels" USING btree ("parent_id");
  CREATE INDEX "_programmes_v_rels_path_idx" ON "_programmes_v_rels" USING btree ("path");
  CREATE INDEX "_programmes_v_rels_recipes_id_idx" ON "_programmes_v_rels" USING btree ("recipes_id");
  CREATE INDEX "_programmes_v_rels_movement_guides_id_idx" ON "_programmes_v_rels" USING btree ("movement_guides_id");
  CREATE INDEX "_programmes_v_rels_guided_meditations_id_idx" ON "_programmes_v_rels" USING btree ("guided_meditations_id");
  CREATE INDEX "_programmes_v_rels_masterclasses_id_idx" ON "_programmes_v_rels" USING btree ("masterclasses_id");
  CREATE INDEX "_programmes_v_rels_podcasts_id_idx" ON "_programmes_v_rels" USING btree ("podcasts_id");
  CREATE INDEX "_programmes_v_rels_posts_id_idx" ON "_programmes_v_rels" USING btree ("posts_id");
  CREATE INDEX "_programmes_v_rels_testimonials_id_idx" ON "_programmes_v_rels" USING btree ("testimonials_id");
  CREATE INDEX "_programmes_v_rels_faqs_id_idx" ON "_programmes_v_rels" USING btree ("faqs_id");
  CREATE INDEX "_programmes_v_rels_events_id_idx" ON "_programmes_v_rels" USING btree ("events_id");
  CREATE INDEX "_programmes_v_rels_expert_advices_id_idx" ON "_programmes_v_rels" USING btree ("expert_advices_id");
  CREATE INDEX "_programmes_v_rels_lifestyle_guides_id_idx" ON "_programmes_v_rels" USING btree ("lifestyle_guides_id");
  CREATE INDEX "_programmes_v_rels_reboot_revive_weeks_id_idx" ON "_programmes_v_rels" USING btree ("reboot_revive_weeks_id");
  CREATE INDEX "_programmes_v_rels_yalda_loves_products_id_idx" ON "_programmes_v_rels" USING btree ("yalda_loves_products_id");
  CREATE INDEX "_programmes_v_rels_press_id_idx" ON "_programmes_v_rels" USING btree ("press_id");
  CREATE INDEX "_programmes_v_rels_partners_id_idx" ON "_programmes_v_rels" USING btree ("partners_id");
  CREATE INDEX "enrolments_pauses_order_idx" ON "enrolments_pauses" USING btree ("_order");
  CREATE INDEX "enrolments_pauses_parent_id_idx" ON "enrolments_pauses" USING btree ("_parent_id");
  CREATE INDEX "enrolments_member_idx" ON "enrolments" USING btree ("member_id");
  CREATE INDEX "enrolments_programme_idx" ON "enrolments" USING btree ("programme_id");
  CREATE UNIQUE INDEX "enrolments_calendar_token_idx" ON "enrolments" USING btree ("calendar_token");
  CREATE INDEX "enrolments_updated_at_idx" ON "enrolments" USING btree ("updated_at");
  CREATE INDEX "enrolments_created_at_idx" ON "enrolments" USING btree ("created_at");
  CREATE UNIQUE INDEX "member_programme_round_idx" ON "enrolments" USING btree ("member_id","programme_id","round");
  CREATE INDEX "enrolments_numbers_order_parent_idx" ON "enrolments_numbers" USING btree ("order","parent_id");
  CREATE INDEX "done_steps_member_idx" ON "done_steps" USING btree ("member_id");
  CREATE INDEX "done_steps_enrolment_idx" ON "done_steps" USING btree ("enrolment_id");
  CREATE UNIQUE INDEX "enrolment_step_idx" ON "done_steps" USING btree ("enrolment_id","step");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_programmes_fk" FOREIGN KEY ("programmes_id") REFERENCES "public"."programmes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_enrolments_fk" FOREIGN KEY ("enrolments_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_done_steps_fk" FOREIGN KEY ("done_steps_id") REFERENCES "public"."done_steps"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "member_programme_week_idx" ON "programme_weeks" USING btree ("member_id","programme","week");
  CREATE INDEX "payload_locked_documents_rels_programmes_id_idx" ON "payload_locked_documents_rels" USING btree ("programmes_id");
  CREATE INDEX "payload_locked_documents_rels_enrolments_id_idx" ON "payload_locked_documents_rels" USING btree ("enrolments_id");
  CREATE INDEX "payload_locked_documents_rels_done_steps_id_idx" ON "payload_locked_documents_rels" USING btree ("done_steps_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "programmes_weeks_days_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "programmes_weeks_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "programmes_weeks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "programmes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "programmes_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_programmes_v_version_weeks_days_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_programmes_v_version_weeks_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_programmes_v_version_weeks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_programmes_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_programmes_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "enrolments_pauses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "enrolments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "enrolments_numbers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "done_steps" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "programmes_weeks_days_steps" CASCADE;
  DROP TABLE "programmes_weeks_days" CASCADE;
  DROP TABLE "programmes_weeks" CASCADE;
  DROP TABLE "programmes" CASCADE;
  DROP TABLE "programmes_rels" CASCADE;
  DROP TABLE "_programmes_v_version_weeks_days_steps" CASCADE;
  DROP TABLE "_programmes_v_version_weeks_days" CASCADE;
  DROP TABLE "_programmes_v_version_weeks" CASCADE;
  DROP TABLE "_programmes_v" CASCADE;
  DROP TABLE "_programmes_v_rels" CASCADE;
  DROP TABLE "enrolments_pauses" CASCADE;
  DROP TABLE "enrolments" CASCADE;
  DROP TABLE "enrolments_numbers" CASCADE;
  DROP TABLE "done_steps" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_programmes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_enrolments_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_done_steps_fk";
  
  DROP INDEX "member_programme_week_idx";
  DROP INDEX "payload_locked_documents_rels_programmes_id_idx";
  DROP INDEX "payload_locked_documents_rels_enrolments_id_idx";
  DROP INDEX "payload_locked_documents_rels_done_steps_id_idx";
  CREATE UNIQUE INDEX "member_week_idx" ON "programme_weeks" USING btree ("member_id","week");
  ALTER TABLE "programme_weeks" DROP COLUMN "programme";
  ALTER TABLE "programme_weeks" DROP COLUMN "round";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "programmes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "enrolments_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "done_steps_id";
  DROP TYPE "public"."enum_programmes_weeks_days_steps_kind";
  DROP TYPE "public"."enum_programmes_weeks_opening";
  DROP TYPE "public"."enum_programmes_required_plan";
  DROP TYPE "public"."enum_programmes_rhythm";
  DROP TYPE "public"."enum_programmes_status";
  DROP TYPE "public"."enum__programmes_v_version_weeks_days_steps_kind";
  DROP TYPE "public"."enum__programmes_v_version_weeks_opening";
  DROP TYPE "public"."enum__programmes_v_version_required_plan";
  DROP TYPE "public"."enum__programmes_v_version_rhythm";
  DROP TYPE "public"."enum__programmes_v_version_status";
  DROP TYPE "public"."enum_enrolments_mode";
  DROP TYPE "public"."enum_done_steps_how";`)
}
