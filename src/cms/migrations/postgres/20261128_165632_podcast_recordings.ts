import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "podcasts_video_chapters" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"start_s" numeric,
  	"title" varchar
  );
  
  CREATE TABLE "_podcasts_v_version_video_chapters" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"start_s" numeric,
  	"title" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "podcasts" ADD COLUMN "video_file_id" integer;
  ALTER TABLE "podcasts" ADD COLUMN "video_url" varchar;
  ALTER TABLE "podcasts" ADD COLUMN "video_embed_code" varchar;
  ALTER TABLE "podcasts" ADD COLUMN "video_transcript" varchar;
  ALTER TABLE "podcasts" ADD COLUMN "trailer_id" integer;
  ALTER TABLE "_podcasts_v" ADD COLUMN "version_video_file_id" integer;
  ALTER TABLE "_podcasts_v" ADD COLUMN "version_video_url" varchar;
  ALTER TABLE "_podcasts_v" ADD COLUMN "version_video_embed_code" varchar;
  ALTER TABLE "_podcasts_v" ADD COLUMN "version_video_transcript" varchar;
  ALTER TABLE "_podcasts_v" ADD COLUMN "version_trailer_id" integer;
  ALTER TABLE "podcasts_video_chapters" ADD CONSTRAINT "podcasts_video_chapters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."podcasts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_podcasts_v_version_video_chapters" ADD CONSTRAINT "_podcasts_v_version_video_chapters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_podcasts_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "podcasts_video_chapters_order_idx" ON "podcasts_video_chapters" USING btree ("_order");
  CREATE INDEX "podcasts_video_chapters_parent_id_idx" ON "podcasts_video_chapters" USING btree ("_parent_id");
  CREATE INDEX "_podcasts_v_version_video_chapters_order_idx" ON "_podcasts_v_version_video_chapters" USING btree ("_order");
  CREATE INDEX "_podcasts_v_version_video_chapters_parent_id_idx" ON "_podcasts_v_version_video_chapters" USING btree ("_parent_id");
  ALTER TABLE "podcasts" ADD CONSTRAINT "podcasts_video_file_id_video_files_id_fk" FOREIGN KEY ("video_file_id") REFERENCES "public"."video_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "podcasts" ADD CONSTRAINT "podcasts_trailer_id_video_files_id_fk" FOREIGN KEY ("trailer_id") REFERENCES "public"."video_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_podcasts_v" ADD CONSTRAINT "_podcasts_v_version_video_file_id_video_files_id_fk" FOREIGN KEY ("version_video_file_id") REFERENCES "public"."video_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_podcasts_v" ADD CONSTRAINT "_podcasts_v_version_trailer_id_video_files_id_fk" FOREIGN KEY ("version_trailer_id") REFERENCES "public"."video_files"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "podcasts_video_video_file_idx" ON "podcasts" USING btree ("video_file_id");
  CREATE INDEX "podcasts_trailer_idx" ON "podcasts" USING btree ("trailer_id");
  CREATE INDEX "_podcasts_v_version_video_version_video_file_idx" ON "_podcasts_v" USING btree ("version_video_file_id");
  CREATE INDEX "_podcasts_v_version_version_trailer_idx" ON "_podcasts_v" USING btree ("version_trailer_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "podcasts_video_chapters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_podcasts_v_version_video_chapters" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "podcasts_video_chapters" CASCADE;
  DROP TABLE "_podcasts_v_version_video_chapters" CASCADE;
  ALTER TABLE "podcasts" DROP CONSTRAINT "podcasts_video_file_id_video_files_id_fk";
  
  ALTER TABLE "podcasts" DROP CONSTRAINT "podcasts_trailer_id_video_files_id_fk";
  
  ALTER TABLE "_podcasts_v" DROP CONSTRAINT "_podcasts_v_version_video_file_id_video_files_id_fk";
  
  ALTER TABLE "_podcasts_v" DROP CONSTRAINT "_podcasts_v_version_trailer_id_video_files_id_fk";
  
  DROP INDEX "podcasts_video_video_file_idx";
  DROP INDEX "podcasts_trailer_idx";
  DROP INDEX "_podcasts_v_version_video_version_video_file_idx";
  DROP INDEX "_podcasts_v_version_version_trailer_idx";
  ALTER TABLE "podcasts" DROP COLUMN "video_file_id";
  ALTER TABLE "podcasts" DROP COLUMN "video_url";
  ALTER TABLE "podcasts" DROP COLUMN "video_embed_code";
  ALTER TABLE "podcasts" DROP COLUMN "video_transcript";
  ALTER TABLE "podcasts" DROP COLUMN "trailer_id";
  ALTER TABLE "_podcasts_v" DROP COLUMN "version_video_file_id";
  ALTER TABLE "_podcasts_v" DROP COLUMN "version_video_url";
  ALTER TABLE "_podcasts_v" DROP COLUMN "version_video_embed_code";
  ALTER TABLE "_podcasts_v" DROP COLUMN "version_video_transcript";
  ALTER TABLE "_podcasts_v" DROP COLUMN "version_trailer_id";`)
}
