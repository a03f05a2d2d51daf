import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "page_views" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar NOT NULL,
  	"day" varchar NOT NULL,
  	"views" numeric NOT NULL
  );
  
  ALTER TABLE "media" ADD COLUMN "folder" varchar;
  ALTER TABLE "users" ADD COLUMN "last_seen_on" timestamp(3) with time zone;
  ALTER TABLE "form_submissions" ADD COLUMN "title" varchar;
  ALTER TABLE "form_submissions" ADD COLUMN "done" boolean DEFAULT false;
  ALTER TABLE "form_submissions" ADD COLUMN "done_at" timestamp(3) with time zone;
  ALTER TABLE "form_submissions" ADD COLUMN "done_by_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "page_views_id" integer;
  CREATE INDEX "page_views_day_idx" ON "page_views" USING btree ("day");
  CREATE UNIQUE INDEX "path_day_idx" ON "page_views" USING btree ("path","day");
  ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_done_by_id_users_id_fk" FOREIGN KEY ("done_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_page_views_fk" FOREIGN KEY ("page_views_id") REFERENCES "public"."page_views"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "media_folder_idx" ON "media" USING btree ("folder");
  CREATE INDEX "users_last_seen_on_idx" ON "users" USING btree ("last_seen_on");
  CREATE INDEX "form_submissions_done_by_idx" ON "form_submissions" USING btree ("done_by_id");
  CREATE INDEX "done_createdAt_idx" ON "form_submissions" USING btree ("done","created_at");
  CREATE INDEX "payload_locked_documents_rels_page_views_id_idx" ON "payload_locked_documents_rels" USING btree ("page_views_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "page_views" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "page_views" CASCADE;
  ALTER TABLE "form_submissions" DROP CONSTRAINT "form_submissions_done_by_id_users_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_page_views_fk";
  
  DROP INDEX "media_folder_idx";
  DROP INDEX "users_last_seen_on_idx";
  DROP INDEX "form_submissions_done_by_idx";
  DROP INDEX "done_createdAt_idx";
  DROP INDEX "payload_locked_documents_rels_page_views_id_idx";
  ALTER TABLE "media" DROP COLUMN "folder";
  ALTER TABLE "users" DROP COLUMN "last_seen_on";
  ALTER TABLE "form_submissions" DROP COLUMN "title";
  ALTER TABLE "form_submissions" DROP COLUMN "done";
  ALTER TABLE "form_submissions" DROP COLUMN "done_at";
  ALTER TABLE "form_submissions" DROP COLUMN "done_by_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "page_views_id";`)
}
