import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_milestones_icon" AS ENUM('activity', 'bed', 'book', 'brain', 'clock', 'coffee', 'droplets', 'flask', 'flower', 'heart', 'leaf', 'list', 'moon', 'pill', 'question', 'salad', 'shield', 'sprout', 'stethoscope', 'sun', 'users', 'utensils', 'warning', 'wind');
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
  
  ALTER TABLE "milestones" ALTER COLUMN "counts" SET DATA TYPE text;
  DROP TYPE "public"."enum_milestones_counts";
  CREATE TYPE "public"."enum_milestones_counts" AS ENUM('videosWatched', 'movementDays', 'recipesRated', 'favouritesKept', 'programmeWeeks');
  ALTER TABLE "milestones" ALTER COLUMN "counts" SET DATA TYPE "public"."enum_milestones_counts" USING "counts"::"public"."enum_milestones_counts";
  ALTER TABLE "milestones" ALTER COLUMN "icon" SET DEFAULT 'sun'::"public"."enum_milestones_icon";
  ALTER TABLE "milestones" ALTER COLUMN "icon" SET DATA TYPE "public"."enum_milestones_icon" USING "icon"::"public"."enum_milestones_icon";
  ALTER TABLE "users" ADD COLUMN "deletion_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "avatars_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "viewings_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "programme_weeks_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "achievements_id" integer;
  ALTER TABLE "avatars" ADD CONSTRAINT "avatars_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "viewings" ADD CONSTRAINT "viewings_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "programme_weeks" ADD CONSTRAINT "programme_weeks_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "achievements" ADD CONSTRAINT "achievements_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "achievements" ADD CONSTRAINT "achievements_milestone_id_milestones_id_fk" FOREIGN KEY ("milestone_id") REFERENCES "public"."milestones"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_avatars_fk" FOREIGN KEY ("avatars_id") REFERENCES "public"."avatars"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_viewings_fk" FOREIGN KEY ("viewings_id") REFERENCES "public"."viewings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_programme_weeks_fk" FOREIGN KEY ("programme_weeks_id") REFERENCES "public"."programme_weeks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_achievements_fk" FOREIGN KEY ("achievements_id") REFERENCES "public"."achievements"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "users_deletion_at_idx" ON "users" USING btree ("deletion_at");
  CREATE INDEX "payload_locked_documents_rels_avatars_id_idx" ON "payload_locked_documents_rels" USING btree ("avatars_id");
  CREATE INDEX "payload_locked_documents_rels_viewings_id_idx" ON "payload_locked_documents_rels" USING btree ("viewings_id");
  CREATE INDEX "payload_locked_documents_rels_programme_weeks_id_idx" ON "payload_locked_documents_rels" USING btree ("programme_weeks_id");
  CREATE INDEX "payload_locked_documents_rels_achievements_id_idx" ON "payload_locked_documents_rels" USING btree ("achievements_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_milestones_counts" ADD VALUE 'forumPosts';
  ALTER TABLE "avatars" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "viewings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "programme_weeks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "achievements" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "avatars" CASCADE;
  DROP TABLE "viewings" CASCADE;
  DROP TABLE "programme_weeks" CASCADE;
  DROP TABLE "achievements" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_avatars_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_viewings_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_programme_weeks_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_achievements_fk";
  
  DROP INDEX "users_deletion_at_idx";
  DROP INDEX "payload_locked_documents_rels_avatars_id_idx";
  DROP INDEX "payload_locked_documents_rels_viewings_id_idx";
  DROP INDEX "payload_locked_documents_rels_programme_weeks_id_idx";
  DROP INDEX "payload_locked_documents_rels_achievements_id_idx";
  ALTER TABLE "milestones" ALTER COLUMN "icon" SET DATA TYPE varchar;
  ALTER TABLE "milestones" ALTER COLUMN "icon" SET DEFAULT 'sun';
  ALTER TABLE "users" DROP COLUMN "deletion_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "avatars_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "viewings_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "programme_weeks_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "achievements_id";
  DROP TYPE "public"."enum_milestones_icon";`)
}
