import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
  
  CREATE TABLE "viewings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" integer NOT NULL,
  	"item" numeric NOT NULL,
  	"day" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "movement_guides" ADD COLUMN "video_transcript" varchar;
  ALTER TABLE "_movement_guides_v" ADD COLUMN "version_video_transcript" varchar;
  ALTER TABLE "guided_meditations" ADD COLUMN "video_transcript" varchar;
  ALTER TABLE "_guided_meditations_v" ADD COLUMN "version_video_transcript" varchar;
  ALTER TABLE "masterclasses" ADD COLUMN "video_transcript" varchar;
  ALTER TABLE "_masterclasses_v" ADD COLUMN "version_video_transcript" varchar;
  ALTER TABLE "lifestyle_guides" ADD COLUMN "video_transcript" varchar;
  ALTER TABLE "_lifestyle_guides_v" ADD COLUMN "version_video_transcript" varchar;
  ALTER TABLE "watches" ADD COLUMN "position_s" numeric;
  ALTER TABLE "watches" ADD COLUMN "duration_s" numeric;
  ALTER TABLE "watches" ADD COLUMN "watched_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "viewings_id" integer;
  ALTER TABLE "movement_guides_video_chapters" ADD CONSTRAINT "movement_guides_video_chapters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."movement_guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_movement_guides_v_version_video_chapters" ADD CONSTRAINT "_movement_guides_v_version_video_chapters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_movement_guides_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guided_meditations_video_chapters" ADD CONSTRAINT "guided_meditations_video_chapters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."guided_meditations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_guided_meditations_v_version_video_chapters" ADD CONSTRAINT "_guided_meditations_v_version_video_chapters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_guided_meditations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "masterclasses_video_chapters" ADD CONSTRAINT "masterclasses_video_chapters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."masterclasses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_masterclasses_v_version_video_chapters" ADD CONSTRAINT "_masterclasses_v_version_video_chapters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_masterclasses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lifestyle_guides_video_chapters" ADD CONSTRAINT "lifestyle_guides_video_chapters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lifestyle_guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lifestyle_guides_v_version_video_chapters" ADD CONSTRAINT "_lifestyle_guides_v_version_video_chapters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_lifestyle_guides_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "viewings" ADD CONSTRAINT "viewings_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
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
  CREATE INDEX "viewings_member_idx" ON "viewings" USING btree ("member_id");
  CREATE INDEX "viewings_item_idx" ON "viewings" USING btree ("item");
  CREATE INDEX "viewings_updated_at_idx" ON "viewings" USING btree ("updated_at");
  CREATE INDEX "viewings_created_at_idx" ON "viewings" USING btree ("created_at");
  CREATE UNIQUE INDEX "member_item_day_idx" ON "viewings" USING btree ("member_id","item","day");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_viewings_fk" FOREIGN KEY ("viewings_id") REFERENCES "public"."viewings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_viewings_id_idx" ON "payload_locked_documents_rels" USING btree ("viewings_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "movement_guides_video_chapters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_movement_guides_v_version_video_chapters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "guided_meditations_video_chapters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_guided_meditations_v_version_video_chapters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "masterclasses_video_chapters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_masterclasses_v_version_video_chapters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lifestyle_guides_video_chapters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_lifestyle_guides_v_version_video_chapters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "viewings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "movement_guides_video_chapters" CASCADE;
  DROP TABLE "_movement_guides_v_version_video_chapters" CASCADE;
  DROP TABLE "guided_meditations_video_chapters" CASCADE;
  DROP TABLE "_guided_meditations_v_version_video_chapters" CASCADE;
  DROP TABLE "masterclasses_video_chapters" CASCADE;
  DROP TABLE "_masterclasses_v_version_video_chapters" CASCADE;
  DROP TABLE "lifestyle_guides_video_chapters" CASCADE;
  DROP TABLE "_lifestyle_guides_v_version_video_chapters" CASCADE;
  DROP TABLE "viewings" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_viewings_fk";
  
  DROP INDEX "payload_locked_documents_rels_viewings_id_idx";
  ALTER TABLE "movement_guides" DROP COLUMN "video_transcript";
  ALTER TABLE "_movement_guides_v" DROP COLUMN "version_video_transcript";
  ALTER TABLE "guided_meditations" DROP COLUMN "video_transcript";
  ALTER TABLE "_guided_meditations_v" DROP COLUMN "version_video_transcript";
  ALTER TABLE "masterclasses" DROP COLUMN "video_transcript";
  ALTER TABLE "_masterclasses_v" DROP COLUMN "version_video_transcript";
  ALTER TABLE "lifestyle_guides" DROP COLUMN "video_transcript";
  ALTER TABLE "_lifestyle_guides_v" DROP COLUMN "version_video_transcript";
  ALTER TABLE "watches" DROP COLUMN "position_s";
  ALTER TABLE "watches" DROP COLUMN "duration_s";
  ALTER TABLE "watches" DROP COLUMN "watched_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "viewings_id";`)
}
