import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_sections_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sections_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_review_requests_state" AS ENUM('waiting', 'sentBack', 'approved', 'dropped');
  CREATE TABLE "sections" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"layout" jsonb,
  	"saved_by" numeric,
  	"autosaved" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_sections_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_sections_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_layout" jsonb,
  	"version_saved_by" numeric,
  	"version_autosaved" boolean,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__sections_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "editor_comments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"entity" varchar NOT NULL,
  	"doc_id" numeric NOT NULL,
  	"thread" numeric,
  	"author_id" integer,
  	"text" varchar,
  	"edited_at" timestamp(3) with time zone,
  	"removed" boolean DEFAULT false,
  	"done_at" timestamp(3) with time zone,
  	"done_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "editor_comments_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "review_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"entity" varchar NOT NULL,
  	"doc_id" numeric NOT NULL,
  	"state" "enum_review_requests_state" NOT NULL,
  	"asked_by_id" integer,
  	"asked_at" timestamp(3) with time zone NOT NULL,
  	"note" varchar,
  	"decided_by_id" integer,
  	"decided_at" timestamp(3) with time zone,
  	"answer" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "sections_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "editor_comments_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "review_requests_id" integer;
  ALTER TABLE "settings" ADD COLUMN "review_before_publishing" boolean DEFAULT false;
  ALTER TABLE "_settings_v" ADD COLUMN "version_review_before_publishing" boolean DEFAULT false;
  ALTER TABLE "_sections_v" ADD CONSTRAINT "_sections_v_parent_id_sections_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "editor_comments" ADD CONSTRAINT "editor_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "editor_comments" ADD CONSTRAINT "editor_comments_done_by_id_users_id_fk" FOREIGN KEY ("done_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "editor_comments_rels" ADD CONSTRAINT "editor_comments_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."editor_comments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor_comments_rels" ADD CONSTRAINT "editor_comments_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_asked_by_id_users_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "sections_updated_at_idx" ON "sections" USING btree ("updated_at");
  CREATE INDEX "sections_created_at_idx" ON "sections" USING btree ("created_at");
  CREATE INDEX "sections_deleted_at_idx" ON "sections" USING btree ("deleted_at");
  CREATE INDEX "sections__status_idx" ON "sections" USING btree ("_status");
  CREATE INDEX "_sections_v_parent_idx" ON "_sections_v" USING btree ("parent_id");
  CREATE INDEX "_sections_v_version_version_updated_at_idx" ON "_sections_v" USING btree ("version_updated_at");
  CREATE INDEX "_sections_v_version_version_created_at_idx" ON "_sections_v" USING btree ("version_created_at");
  CREATE INDEX "_sections_v_version_version_deleted_at_idx" ON "_sections_v" USING btree ("version_deleted_at");
  CREATE INDEX "_sections_v_version_version__status_idx" ON "_sections_v" USING btree ("version__status");
  CREATE INDEX "_sections_v_created_at_idx" ON "_sections_v" USING btree ("created_at");
  CREATE INDEX "_sections_v_updated_at_idx" ON "_sections_v" USING btree ("updated_at");
  CREATE INDEX "_sections_v_latest_idx" ON "_sections_v" USING btree ("latest");
  CREATE INDEX "editor_comments_thread_idx" ON "editor_comments" USING btree ("thread");
  CREATE INDEX "editor_comments_author_idx" ON "editor_comments" USING btree ("author_id");
  CREATE INDEX "editor_comments_done_by_idx" ON "editor_comments" USING btree ("done_by_id");
  CREATE INDEX "editor_comments_updated_at_idx" ON "editor_comments" USING btree ("updated_at");
  CREATE INDEX "editor_comments_created_at_idx" ON "editor_comments" USING btree ("created_at");
  CREATE INDEX "entity_docId_idx" ON "editor_comments" USING btree ("entity","doc_id");
  CREATE INDEX "editor_comments_rels_order_idx" ON "editor_comments_rels" USING btree ("order");
  CREATE INDEX "editor_comments_rels_parent_idx" ON "editor_comments_rels" USING btree ("parent_id");
  CREATE INDEX "editor_comments_rels_path_idx" ON "editor_comments_rels" USING btree ("path");
  CREATE INDEX "editor_comments_rels_users_id_idx" ON "editor_comments_rels" USING btree ("users_id");
  CREATE INDEX "review_requests_state_idx" ON "review_requests" USING btree ("state");
  CREATE INDEX "review_requests_asked_by_idx" ON "review_requests" USING btree ("asked_by_id");
  CREATE INDEX "review_requests_decided_by_idx" ON "review_requests" USING btree ("decided_by_id");
  CREATE INDEX "review_requests_updated_at_idx" ON "review_requests" USING btree ("updated_at");
  CREATE INDEX "review_requests_created_at_idx" ON "review_requests" USING btree ("created_at");
  CREATE INDEX "entity_docId_1_idx" ON "review_requests" USING btree ("entity","doc_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sections_fk" FOREIGN KEY ("sections_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_editor_comments_fk" FOREIGN KEY ("editor_comments_id") REFERENCES "public"."editor_comments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_review_requests_fk" FOREIGN KEY ("review_requests_id") REFERENCES "public"."review_requests"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_sections_id_idx" ON "payload_locked_documents_rels" USING btree ("sections_id");
  CREATE INDEX "payload_locked_documents_rels_editor_comments_id_idx" ON "payload_locked_documents_rels" USING btree ("editor_comments_id");
  CREATE INDEX "payload_locked_documents_rels_review_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("review_requests_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sections_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "editor_comments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "editor_comments_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "review_requests" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "sections" CASCADE;
  DROP TABLE "_sections_v" CASCADE;
  DROP TABLE "editor_comments" CASCADE;
  DROP TABLE "editor_comments_rels" CASCADE;
  DROP TABLE "review_requests" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_sections_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_editor_comments_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_review_requests_fk";
  
  DROP INDEX "payload_locked_documents_rels_sections_id_idx";
  DROP INDEX "payload_locked_documents_rels_editor_comments_id_idx";
  DROP INDEX "payload_locked_documents_rels_review_requests_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "sections_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "editor_comments_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "review_requests_id";
  ALTER TABLE "settings" DROP COLUMN "review_before_publishing";
  ALTER TABLE "_settings_v" DROP COLUMN "version_review_before_publishing";
  DROP TYPE "public"."enum_sections_status";
  DROP TYPE "public"."enum__sections_v_version_status";
  DROP TYPE "public"."enum_review_requests_state";`)
}
