import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "recipes" ADD COLUMN "show_first_lines" boolean DEFAULT false;
  ALTER TABLE "_recipes_v" ADD COLUMN "version_show_first_lines" boolean DEFAULT false;
  ALTER TABLE "movement_guides" ADD COLUMN "show_first_lines" boolean DEFAULT false;
  ALTER TABLE "_movement_guides_v" ADD COLUMN "version_show_first_lines" boolean DEFAULT false;
  ALTER TABLE "guided_meditations" ADD COLUMN "show_first_lines" boolean DEFAULT false;
  ALTER TABLE "_guided_meditations_v" ADD COLUMN "version_show_first_lines" boolean DEFAULT false;
  ALTER TABLE "masterclasses" ADD COLUMN "show_first_lines" boolean DEFAULT false;
  ALTER TABLE "_masterclasses_v" ADD COLUMN "version_show_first_lines" boolean DEFAULT false;
  ALTER TABLE "podcasts" ADD COLUMN "show_first_lines" boolean DEFAULT false;
  ALTER TABLE "_podcasts_v" ADD COLUMN "version_show_first_lines" boolean DEFAULT false;
  ALTER TABLE "posts" ADD COLUMN "show_first_lines" boolean DEFAULT false;
  ALTER TABLE "_posts_v" ADD COLUMN "version_show_first_lines" boolean DEFAULT false;
  ALTER TABLE "events" ADD COLUMN "show_first_lines" boolean DEFAULT false;
  ALTER TABLE "_events_v" ADD COLUMN "version_show_first_lines" boolean DEFAULT false;
  ALTER TABLE "expert_advices" ADD COLUMN "show_first_lines" boolean DEFAULT false;
  ALTER TABLE "_expert_advices_v" ADD COLUMN "version_show_first_lines" boolean DEFAULT false;
  ALTER TABLE "lifestyle_guides" ADD COLUMN "show_first_lines" boolean DEFAULT false;
  ALTER TABLE "_lifestyle_guides_v" ADD COLUMN "version_show_first_lines" boolean DEFAULT false;
  ALTER TABLE "reboot_revive_weeks" ADD COLUMN "show_first_lines" boolean DEFAULT false;
  ALTER TABLE "_reboot_revive_weeks_v" ADD COLUMN "version_show_first_lines" boolean DEFAULT false;
  ALTER TABLE "yalda_loves_products" ADD COLUMN "show_first_lines" boolean DEFAULT false;
  ALTER TABLE "_yalda_loves_products_v" ADD COLUMN "version_show_first_lines" boolean DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "recipes" DROP COLUMN "show_first_lines";
  ALTER TABLE "_recipes_v" DROP COLUMN "version_show_first_lines";
  ALTER TABLE "movement_guides" DROP COLUMN "show_first_lines";
  ALTER TABLE "_movement_guides_v" DROP COLUMN "version_show_first_lines";
  ALTER TABLE "guided_meditations" DROP COLUMN "show_first_lines";
  ALTER TABLE "_guided_meditations_v" DROP COLUMN "version_show_first_lines";
  ALTER TABLE "masterclasses" DROP COLUMN "show_first_lines";
  ALTER TABLE "_masterclasses_v" DROP COLUMN "version_show_first_lines";
  ALTER TABLE "podcasts" DROP COLUMN "show_first_lines";
  ALTER TABLE "_podcasts_v" DROP COLUMN "version_show_first_lines";
  ALTER TABLE "posts" DROP COLUMN "show_first_lines";
  ALTER TABLE "_posts_v" DROP COLUMN "version_show_first_lines";
  ALTER TABLE "events" DROP COLUMN "show_first_lines";
  ALTER TABLE "_events_v" DROP COLUMN "version_show_first_lines";
  ALTER TABLE "expert_advices" DROP COLUMN "show_first_lines";
  ALTER TABLE "_expert_advices_v" DROP COLUMN "version_show_first_lines";
  ALTER TABLE "lifestyle_guides" DROP COLUMN "show_first_lines";
  ALTER TABLE "_lifestyle_guides_v" DROP COLUMN "version_show_first_lines";
  ALTER TABLE "reboot_revive_weeks" DROP COLUMN "show_first_lines";
  ALTER TABLE "_reboot_revive_weeks_v" DROP COLUMN "version_show_first_lines";
  ALTER TABLE "yalda_loves_products" DROP COLUMN "show_first_lines";
  ALTER TABLE "_yalda_loves_products_v" DROP COLUMN "version_show_first_lines";`)
}
