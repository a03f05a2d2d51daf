import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "programme_reminders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" integer NOT NULL,
  	"weekdays" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"next_at" timestamp(3) with time zone,
  	"last_reminded_on" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "testimonials" ADD COLUMN "positive_experience" jsonb;
  ALTER TABLE "testimonials" ADD COLUMN "positive_experience_html" varchar;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_positive_experience" jsonb;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_positive_experience_html" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "programme_reminders_id" integer;
  ALTER TABLE "programme_reminders" ADD CONSTRAINT "programme_reminders_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "programme_reminders_member_idx" ON "programme_reminders" USING btree ("member_id");
  CREATE INDEX "programme_reminders_next_at_idx" ON "programme_reminders" USING btree ("next_at");
  CREATE INDEX "programme_reminders_updated_at_idx" ON "programme_reminders" USING btree ("updated_at");
  CREATE INDEX "programme_reminders_created_at_idx" ON "programme_reminders" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_programme_reminders_fk" FOREIGN KEY ("programme_reminders_id") REFERENCES "public"."programme_reminders"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_programme_reminders_id_idx" ON "payload_locked_documents_rels" USING btree ("programme_reminders_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "programme_reminders" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "programme_reminders" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_programme_reminders_fk";
  
  DROP INDEX "payload_locked_documents_rels_programme_reminders_id_idx";
  ALTER TABLE "testimonials" DROP COLUMN "positive_experience";
  ALTER TABLE "testimonials" DROP COLUMN "positive_experience_html";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_positive_experience";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_positive_experience_html";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "programme_reminders_id";`)
}
