import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "recipes" ADD COLUMN "related_posts_title" varchar;
  ALTER TABLE "recipes" ADD COLUMN "related_posts_subtitle" varchar;
  ALTER TABLE "recipes" ADD COLUMN "related_posts_archive_link_title" varchar;
  ALTER TABLE "recipes" ADD COLUMN "related_posts_archive_link_url" varchar;
  ALTER TABLE "_recipes_v" ADD COLUMN "version_related_posts_title" varchar;
  ALTER TABLE "_recipes_v" ADD COLUMN "version_related_posts_subtitle" varchar;
  ALTER TABLE "_recipes_v" ADD COLUMN "version_related_posts_archive_link_title" varchar;
  ALTER TABLE "_recipes_v" ADD COLUMN "version_related_posts_archive_link_url" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "recipes" DROP COLUMN "related_posts_title";
  ALTER TABLE "recipes" DROP COLUMN "related_posts_subtitle";
  ALTER TABLE "recipes" DROP COLUMN "related_posts_archive_link_title";
  ALTER TABLE "recipes" DROP COLUMN "related_posts_archive_link_url";
  ALTER TABLE "_recipes_v" DROP COLUMN "version_related_posts_title";
  ALTER TABLE "_recipes_v" DROP COLUMN "version_related_posts_subtitle";
  ALTER TABLE "_recipes_v" DROP COLUMN "version_related_posts_archive_link_title";
  ALTER TABLE "_recipes_v" DROP COLUMN "version_related_posts_archive_link_url";`)
}
