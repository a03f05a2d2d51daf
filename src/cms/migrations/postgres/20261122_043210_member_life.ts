import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_milestones_icon" AS ENUM('activity', 'bed', 'book', 'brain', 'clock', 'coffee', 'droplets', 'flask', 'flower', 'heart', 'leaf', 'list', 'moon', 'pill', 'question', 'salad', 'shield', 'sprout', 'stethoscope', 'sun', 'users', 'utensils', 'warning', 'wind');
  CREATE TABLE "movement_guides_video_chapters" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"start_s" numeric,
  	"title" varchar
  );
  
  CREATE TABLE "_movement_guides_v_version_video_chapters" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"start_s" numeric,
  	"title" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "guided_meditations_video_chapters" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"start_s" numeric,
  	"title" varchar
  );
  
  CREATE TABLE "_guided_meditations_v_version_video_chapters" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"start_s" numeric,
  	"title" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "masterclasses_video_chapters" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"start_s" numeric,
  	"title" varchar
  );
  
  CREATE TABLE "_masterclasses_v_version_video_chapters" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"start_s" numeric,
  	"title" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "lifestyle_guides_video_chapters" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"start_s" numeric,
  	"title" varchar
  );
  
  CREATE TABLE "_lifestyle_guides_v_version_video_chapters" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"start_s" numeric,
  	"title" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "avatars" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" integer NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "viewings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" integer NOT NULL,
  	"item" numeric NOT NULL,
  	"day" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "programme_weeks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" integer NOT NULL,
  	"week" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "achievements" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" integer NOT NULL,
  	"milestone_id" integer NOT NULL,
  	"achieved_at" timestamp(3) with time zone NOT NULL,
  	"celebrated_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "form_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"original_name" varchar NOT NULL,
  	"label" varchar NOT NULL,
  	"submission_id" integer NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "settings_forms_origins" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"origin" varchar NOT NULL
  );
  
  ALTER TABLE "milestones" ALTER COLUMN "counts" SET DATA TYPE text;
  DROP TYPE "public"."enum_milestones_counts";
  CREATE TYPE "public"."enum_milestones_counts" AS ENUM('videosWatched', 'movementDays', 'recipesRated', 'favouritesKept', 'programmeWeeks');
  ALTER TABLE "milestones" ALTER COLUMN "counts" SET DATA TYPE "public"."enum_milestones_counts" USING "counts"::"public"."enum_milestones_counts";
  ALTER TABLE "milestones" ALTER COLUMN "icon" SET DEFAULT 'sun'::"public"."enum_milestones_icon";
  ALTER TABLE "milestones" ALTER COLUMN "icon" SET DATA TYPE "public"."enum_milestones_icon" USING "icon"::"public"."enum_milestones_icon";
  ALTER TABLE "forms_emails" ALTER COLUMN "email_to" SET NOT NULL;
  ALTER TABLE "forms_emails" ALTER COLUMN "subject" SET DEFAULT 'A form was sent';
  ALTER TABLE "forms_emails" ALTER COLUMN "message" SET DATA TYPE varchar;
  ALTER TABLE "movement_guides" ADD COLUMN "video_transcript" varchar;
  ALTER TABLE "_movement_guides_v" ADD COLUMN "version_video_transcript" varchar;
  ALTER TABLE "guided_meditations" ADD COLUMN "video_transcript" varchar;
  ALTER TABLE "_guided_meditations_v" ADD COLUMN "version_video_transcript" varchar;
  ALTER TABLE "masterclasses" ADD COLUMN "video_transcript" varchar;
  ALTER TABLE "_masterclasses_v" ADD COLUMN "version_video_transcript" varchar;
  ALTER TABLE "lifestyle_guides" ADD COLUMN "video_transcript" varchar;
  ALTER TABLE "_lifestyle_guides_v" ADD COLUMN "version_video_transcript" varchar;
  ALTER TABLE "users" ADD COLUMN "deletion_at" timestamp(3) with time zone;
  ALTER TABLE "watches" ADD COLUMN "position_s" numeric;
  ALTER TABLE "watches" ADD COLUMN "duration_s" numeric;
  ALTER TABLE "watches" ADD COLUMN "watched_at" timestamp(3) with time zone;
  ALTER TABLE "form_submissions_submission_data" ADD COLUMN "label" varchar;
  ALTER TABLE "form_submissions" ADD COLUMN "page" varchar;
  ALTER TABLE "form_submissions" ADD COLUMN "member_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "avatars_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "viewings_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "programme_weeks_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "achievements_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "form_files_id" integer;
  ALTER TABLE "settings" ADD COLUMN "forms_host" varchar;
  ALTER TABLE "movement_guides_video_chapters" ADD CONSTRAINT "movement_guides_video_chapters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."movement_guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_movement_guides_v_version_video_chapters" ADD CONSTRAINT "_movement_guides_v_version_video_chapters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_movement_guides_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guided_meditations_video_chapters" ADD CONSTRAINT "guided_meditations_video_chapters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."guided_meditations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_guided_meditations_v_version_video_chapters" ADD CONSTRAINT "_guided_meditations_v_version_video_chapters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_guided_meditations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "masterclasses_video_chapters" ADD CONSTRAINT "masterclasses_video_chapters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."masterclasses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_masterclasses_v_version_video_chapters" ADD CONSTRAINT "_masterclasses_v_version_video_chapters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_masterclasses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lifestyle_guides_video_chapters" ADD CONSTRAINT "lifestyle_guides_video_chapters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lifestyle_guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lifestyle_guides_v_version_video_chapters" ADD CONSTRAINT "_lifestyle_guides_v_version_video_chapters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_lifestyle_guides_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "avatars" ADD CONSTRAINT "avatars_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "viewings" ADD CONSTRAINT "viewings_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "programme_weeks" ADD CONSTRAINT "programme_weeks_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "achievements" ADD CONSTRAINT "achievements_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "achievements" ADD CONSTRAINT "achievements_milestone_id_milestones_id_fk" FOREIGN KEY ("milestone_id") REFERENCES "public"."milestones"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "form_files" ADD CONSTRAINT "form_files_submission_id_form_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings_forms_origins" ADD CONSTRAINT "settings_forms_origins_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "movement_guides_video_chapters_order_idx" ON "movement_guides_video_chapters" USING btree ("_order");
  CREATE INDEX "movement_guides_video_chapters_parent_id_idx" ON "movement_guides_video_chapters" USING btree ("_parent_id");
  CREATE INDEX "_movement_guides_v_version_video_chapters_order_idx" ON "_movement_guides_v_version_video_chapters" USING btree ("_order");
  CREATE INDEX "_movement_guides_v_version_video_chapters_parent_id_idx" ON "_movement_guides_v_version_video_chapters" USING btree ("_parent_id");
  CREATE INDEX "guided_meditations_video_chapters_order_idx" ON "guided_meditations_video_chapters" USING btree ("_order");
  CREATE INDEX "guided_meditations_video_chapters_parent_id_idx" ON "guided_meditations_video_chapters" USING btree ("_parent_id");
  CREATE INDEX "_guided_meditations_v_version_video_chapters_order_idx" ON "_guided_meditations_v_version_video_chapters" USING btree ("_order");
  CREATE INDEX "_guided_meditations_v_version_video_chapters_parent_id_idx" ON "_guided_meditations_v_version_video_chapters" USING btree ("_parent_id");
  CREATE INDEX "masterclasses_video_chapters_order_idx" ON "masterclasses_video_chapters" USING btree ("_order");
  CREATE INDEX "masterclasses_video_chapters_parent_id_idx" ON "masterclasses_video_chapters" USING btree ("_parent_id");
  CREATE INDEX "_masterclasses_v_version_video_chapters_order_idx" ON "_masterclasses_v_version_video_chapters" USING btree ("_order");
  CREATE INDEX "_masterclasses_v_version_video_chapters_parent_id_idx" ON "_masterclasses_v_version_video_chapters" USING btree ("_parent_id");
  CREATE INDEX "lifestyle_guides_video_chapters_order_idx" ON "lifestyle_guides_video_chapters" USING btree ("_order");
  CREATE INDEX "lifestyle_guides_video_chapters_parent_id_idx" ON "lifestyle_guides_video_chapters" USING btree ("_parent_id");
  CREATE INDEX "_lifestyle_guides_v_version_video_chapters_order_idx" ON "_lifestyle_guides_v_version_video_chapters" USING btree ("_order");
  CREATE INDEX "_lifestyle_guides_v_version_video_chapters_parent_id_idx" ON "_lifestyle_guides_v_version_video_chapters" USING btree ("_parent_id");
  CREATE INDEX "avatars_member_idx" ON "avatars" USING btree ("member_id");
  CREATE INDEX "avatars_updated_at_idx" ON "avatars" USING btree ("updated_at");
  CREATE INDEX "avatars_created_at_idx" ON "avatars" USING btree ("created_at");
  CREATE UNIQUE INDEX "avatars_filename_idx" ON "avatars" USING btree ("filename");
  CREATE INDEX "viewings_member_idx" ON "viewings" USING btree ("member_id");
  CREATE INDEX "viewings_item_idx" ON "viewings" USING btree ("item");
  CREATE INDEX "viewings_updated_at_idx" ON "viewings" USING btree ("updated_at");
  CREATE INDEX "viewings_created_at_idx" ON "viewings" USING btree ("created_at");
  CREATE UNIQUE INDEX "member_item_day_idx" ON "viewings" USING btree ("member_id","item","day");
  CREATE INDEX "programme_weeks_member_idx" ON "programme_weeks" USING btree ("member_id");
  CREATE INDEX "programme_weeks_updated_at_idx" ON "programme_weeks" USING btree ("updated_at");
  CREATE INDEX "programme_weeks_created_at_idx" ON "programme_weeks" USING btree ("created_at");
  CREATE UNIQUE INDEX "member_week_idx" ON "programme_weeks" USING btree ("member_id","week");
  CREATE INDEX "achievements_member_idx" ON "achievements" USING btree ("member_id");
  CREATE INDEX "achievements_milestone_idx" ON "achievements" USING btree ("milestone_id");
  CREATE INDEX "achievements_updated_at_idx" ON "achievements" USING btree ("updated_at");
  CREATE INDEX "achievements_created_at_idx" ON "achievements" USING btree ("created_at");
  CREATE UNIQUE INDEX "member_milestone_idx" ON "achievements" USING btree ("member_id","milestone_id");
  CREATE INDEX "form_files_submission_idx" ON "form_files" USING btree ("submission_id");
  CREATE INDEX "form_files_updated_at_idx" ON "form_files" USING btree ("updated_at");
  CREATE INDEX "form_files_created_at_idx" ON "form_files" USING btree ("created_at");
  CREATE UNIQUE INDEX "form_files_filename_idx" ON "form_files" USING btree ("filename");
  CREATE INDEX "settings_forms_origins_order_idx" ON "settings_forms_origins" USING btree ("_order");
  CREATE INDEX "settings_forms_origins_parent_id_idx" ON "settings_forms_origins" USING btree ("_parent_id");
  ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_avatars_fk" FOREIGN KEY ("avatars_id") REFERENCES "public"."avatars"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_viewings_fk" FOREIGN KEY ("viewings_id") REFERENCES "public"."viewings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_programme_weeks_fk" FOREIGN KEY ("programme_weeks_id") REFERENCES "public"."programme_weeks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_achievements_fk" FOREIGN KEY ("achievements_id") REFERENCES "public"."achievements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_form_files_fk" FOREIGN KEY ("form_files_id") REFERENCES "public"."form_files"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "users_deletion_at_idx" ON "users" USING btree ("deletion_at");
  CREATE INDEX "form_submissions_member_idx" ON "form_submissions" USING btree ("member_id");
  CREATE INDEX "payload_locked_documents_rels_avatars_id_idx" ON "payload_locked_documents_rels" USING btree ("avatars_id");
  CREATE INDEX "payload_locked_documents_rels_viewings_id_idx" ON "payload_locked_documents_rels" USING btree ("viewings_id");
  CREATE INDEX "payload_locked_documents_rels_programme_weeks_id_idx" ON "payload_locked_documents_rels" USING btree ("programme_weeks_id");
  CREATE INDEX "payload_locked_documents_rels_achievements_id_idx" ON "payload_locked_documents_rels" USING btree ("achievements_id");
  CREATE INDEX "payload_locked_documents_rels_form_files_id_idx" ON "payload_locked_documents_rels" USING btree ("form_files_id");
  ALTER TABLE "forms_emails" DROP COLUMN "cc";
  ALTER TABLE "forms_emails" DROP COLUMN "bcc";
  ALTER TABLE "forms_emails" DROP COLUMN "email_from";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_milestones_counts" ADD VALUE 'forumPosts';
  ALTER TABLE "movement_guides_video_chapters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_movement_guides_v_version_video_chapters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "guided_meditations_video_chapters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_guided_meditations_v_version_video_chapters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "masterclasses_video_chapters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_masterclasses_v_version_video_chapters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lifestyle_guides_video_chapters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_lifestyle_guides_v_version_video_chapters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "avatars" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "viewings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "programme_weeks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "achievements" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "form_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "settings_forms_origins" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "movement_guides_video_chapters" CASCADE;
  DROP TABLE "_movement_guides_v_version_video_chapters" CASCADE;
  DROP TABLE "guided_meditations_video_chapters" CASCADE;
  DROP TABLE "_guided_meditations_v_version_video_chapters" CASCADE;
  DROP TABLE "masterclasses_video_chapters" CASCADE;
  DROP TABLE "_masterclasses_v_version_video_chapters" CASCADE;
  DROP TABLE "lifestyle_guides_video_chapters" CASCADE;
  DROP TABLE "_lifestyle_guides_v_version_video_chapters" CASCADE;
  DROP TABLE "avatars" CASCADE;
  DROP TABLE "viewings" CASCADE;
  DROP TABLE "programme_weeks" CASCADE;
  DROP TABLE "achievements" CASCADE;
  DROP TABLE "form_files" CASCADE;
  DROP TABLE "settings_forms_origins" CASCADE;
  ALTER TABLE "form_submissions" DROP CONSTRAINT "form_submissions_member_id_users_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_avatars_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_viewings_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_programme_weeks_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_achievements_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_form_files_fk";
  
  DROP INDEX "users_deletion_at_idx";
  DROP INDEX "form_submissions_member_idx";
  DROP INDEX "payload_locked_documents_rels_avatars_id_idx";
  DROP INDEX "payload_locked_documents_rels_viewings_id_idx";
  DROP INDEX "payload_locked_documents_rels_programme_weeks_id_idx";
  DROP INDEX "payload_locked_documents_rels_achievements_id_idx";
  DROP INDEX "payload_locked_documents_rels_form_files_id_idx";
  ALTER TABLE "milestones" ALTER COLUMN "icon" SET DATA TYPE varchar;
  ALTER TABLE "milestones" ALTER COLUMN "icon" SET DEFAULT 'sun';
  ALTER TABLE "forms_emails" ALTER COLUMN "email_to" DROP NOT NULL;
  ALTER TABLE "forms_emails" ALTER COLUMN "subject" SET DEFAULT 'You''ve received a new message.';
  ALTER TABLE "forms_emails" ALTER COLUMN "message" SET DATA TYPE jsonb;
  ALTER TABLE "forms_emails" ADD COLUMN "cc" varchar;
  ALTER TABLE "forms_emails" ADD COLUMN "bcc" varchar;
  ALTER TABLE "forms_emails" ADD COLUMN "email_from" varchar;
  ALTER TABLE "movement_guides" DROP COLUMN "video_transcript";
  ALTER TABLE "_movement_guides_v" DROP COLUMN "version_video_transcript";
  ALTER TABLE "guided_meditations" DROP COLUMN "video_transcript";
  ALTER TABLE "_guided_meditations_v" DROP COLUMN "version_video_transcript";
  ALTER TABLE "masterclasses" DROP COLUMN "video_transcript";
  ALTER TABLE "_masterclasses_v" DROP COLUMN "version_video_transcript";
  ALTER TABLE "lifestyle_guides" DROP COLUMN "video_transcript";
  ALTER TABLE "_lifestyle_guides_v" DROP COLUMN "version_video_transcript";
  ALTER TABLE "users" DROP COLUMN "deletion_at";
  ALTER TABLE "watches" DROP COLUMN "position_s";
  ALTER TABLE "watches" DROP COLUMN "duration_s";
  ALTER TABLE "watches" DROP COLUMN "watched_at";
  ALTER TABLE "form_submissions_submission_data" DROP COLUMN "label";
  ALTER TABLE "form_submissions" DROP COLUMN "page";
  ALTER TABLE "form_submissions" DROP COLUMN "member_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "avatars_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "viewings_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "programme_weeks_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "achievements_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "form_files_id";
  ALTER TABLE "settings" DROP COLUMN "forms_host";
  DROP TYPE "public"."enum_milestones_icon";`)
}
