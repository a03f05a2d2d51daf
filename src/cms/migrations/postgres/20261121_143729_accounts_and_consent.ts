import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "devices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" integer NOT NULL,
  	"device" varchar NOT NULL,
  	"sid" varchar,
  	"user_agent" varchar,
  	"last_seen_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "settings_consent_tag_containers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"container_id" varchar NOT NULL
  );
  
  ALTER TABLE "users" ADD COLUMN "_verified" boolean;
  ALTER TABLE "users" ADD COLUMN "_verificationtoken" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "devices_id" integer;
  ALTER TABLE "settings" ADD COLUMN "newsletter_double_opt_in" boolean DEFAULT false;
  ALTER TABLE "settings" ADD COLUMN "consent_base_url" varchar;
  ALTER TABLE "navigation_primary" ADD COLUMN "hidden_in_footer" boolean DEFAULT false;
  ALTER TABLE "devices" ADD CONSTRAINT "devices_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings_consent_tag_containers" ADD CONSTRAINT "settings_consent_tag_containers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "devices_member_idx" ON "devices" USING btree ("member_id");
  CREATE INDEX "devices_sid_idx" ON "devices" USING btree ("sid");
  CREATE INDEX "devices_updated_at_idx" ON "devices" USING btree ("updated_at");
  CREATE INDEX "devices_created_at_idx" ON "devices" USING btree ("created_at");
  CREATE UNIQUE INDEX "member_device_idx" ON "devices" USING btree ("member_id","device");
  CREATE INDEX "settings_consent_tag_containers_order_idx" ON "settings_consent_tag_containers" USING btree ("_order");
  CREATE INDEX "settings_consent_tag_containers_parent_id_idx" ON "settings_consent_tag_containers" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_devices_fk" FOREIGN KEY ("devices_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_devices_id_idx" ON "payload_locked_documents_rels" USING btree ("devices_id");`)
  // Whoever has an account already has used it.
  await db.execute(sql`UPDATE "users" SET "_verified" = true;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "devices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "settings_consent_tag_containers" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "devices" CASCADE;
  DROP TABLE "settings_consent_tag_containers" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_devices_fk";
  
  DROP INDEX "payload_locked_documents_rels_devices_id_idx";
  ALTER TABLE "users" DROP COLUMN "_verified";
  ALTER TABLE "users" DROP COLUMN "_verificationtoken";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "devices_id";
  ALTER TABLE "settings" DROP COLUMN "newsletter_double_opt_in";
  ALTER TABLE "settings" DROP COLUMN "consent_base_url";
  ALTER TABLE "navigation_primary" DROP COLUMN "hidden_in_footer";`)
}
