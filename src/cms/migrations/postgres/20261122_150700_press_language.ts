import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_press_press_language" AS ENUM('en', 'fr');
  CREATE TYPE "public"."enum__press_v_version_press_language" AS ENUM('en', 'fr');
  ALTER TABLE "press" ADD COLUMN "press_language" "enum_press_press_language" DEFAULT 'en';
  ALTER TABLE "_press_v" ADD COLUMN "version_press_language" "enum__press_v_version_press_language" DEFAULT 'en';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "press" DROP COLUMN "press_language";
  ALTER TABLE "_press_v" DROP COLUMN "version_press_language";
  DROP TYPE "public"."enum_press_press_language";
  DROP TYPE "public"."enum__press_v_version_press_language";`)
}
