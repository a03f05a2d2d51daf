import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ADD COLUMN "show_first_lines" boolean DEFAULT false;
  ALTER TABLE "_pages_v" ADD COLUMN "version_show_first_lines" boolean DEFAULT false;
  ALTER TABLE "masterclasses" ADD COLUMN "comes_on" timestamp(3) with time zone;
  ALTER TABLE "_masterclasses_v" ADD COLUMN "version_comes_on" timestamp(3) with time zone;
  ALTER TABLE "events" ADD COLUMN "price" varchar;
  ALTER TABLE "_events_v" ADD COLUMN "version_price" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DROP COLUMN "show_first_lines";
  ALTER TABLE "_pages_v" DROP COLUMN "version_show_first_lines";
  ALTER TABLE "masterclasses" DROP COLUMN "comes_on";
  ALTER TABLE "_masterclasses_v" DROP COLUMN "version_comes_on";
  ALTER TABLE "events" DROP COLUMN "price";
  ALTER TABLE "_events_v" DROP COLUMN "version_price";`)
}
