import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
  
  ALTER TABLE "forms_emails" ALTER COLUMN "email_to" SET NOT NULL;
  ALTER TABLE "forms_emails" ALTER COLUMN "subject" SET DEFAULT 'A form was sent';
  ALTER TABLE "forms_emails" ALTER COLUMN "message" SET DATA TYPE varchar;
  ALTER TABLE "form_submissions_submission_data" ADD COLUMN "label" varchar;
  ALTER TABLE "form_submissions" ADD COLUMN "page" varchar;
  ALTER TABLE "form_submissions" ADD COLUMN "member_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "form_files_id" integer;
  ALTER TABLE "settings" ADD COLUMN "forms_host" varchar;
  ALTER TABLE "form_files" ADD CONSTRAINT "form_files_submission_id_form_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings_forms_origins" ADD CONSTRAINT "settings_forms_origins_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "form_files_submission_idx" ON "form_files" USING btree ("submission_id");
  CREATE INDEX "form_files_updated_at_idx" ON "form_files" USING btree ("updated_at");
  CREATE INDEX "form_files_created_at_idx" ON "form_files" USING btree ("created_at");
  CREATE UNIQUE INDEX "form_files_filename_idx" ON "form_files" USING btree ("filename");
  CREATE INDEX "settings_forms_origins_order_idx" ON "settings_forms_origins" USING btree ("_order");
  CREATE INDEX "settings_forms_origins_parent_id_idx" ON "settings_forms_origins" USING btree ("_parent_id");
  ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_form_files_fk" FOREIGN KEY ("form_files_id") REFERENCES "public"."form_files"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "form_submissions_member_idx" ON "form_submissions" USING btree ("member_id");
  CREATE INDEX "payload_locked_documents_rels_form_files_id_idx" ON "payload_locked_documents_rels" USING btree ("form_files_id");
  ALTER TABLE "forms_emails" DROP COLUMN "cc";
  ALTER TABLE "forms_emails" DROP COLUMN "bcc";
  ALTER TABLE "forms_emails" DROP COLUMN "email_from";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "form_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "settings_forms_origins" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "form_files" CASCADE;
  DROP TABLE "settings_forms_origins" CASCADE;
  ALTER TABLE "form_submissions" DROP CONSTRAINT "form_submissions_member_id_users_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_form_files_fk";
  
  DROP INDEX "form_submissions_member_idx";
  DROP INDEX "payload_locked_documents_rels_form_files_id_idx";
  ALTER TABLE "forms_emails" ALTER COLUMN "email_to" DROP NOT NULL;
  ALTER TABLE "forms_emails" ALTER COLUMN "subject" SET DEFAULT 'You''ve received a new message.';
  ALTER TABLE "forms_emails" ALTER COLUMN "message" SET DATA TYPE jsonb;
  ALTER TABLE "forms_emails" ADD COLUMN "cc" varchar;
  ALTER TABLE "forms_emails" ADD COLUMN "bcc" varchar;
  ALTER TABLE "forms_emails" ADD COLUMN "email_from" varchar;
  ALTER TABLE "form_submissions_submission_data" DROP COLUMN "label";
  ALTER TABLE "form_submissions" DROP COLUMN "page";
  ALTER TABLE "form_submissions" DROP COLUMN "member_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "form_files_id";
  ALTER TABLE "settings" DROP COLUMN "forms_host";`)
}
