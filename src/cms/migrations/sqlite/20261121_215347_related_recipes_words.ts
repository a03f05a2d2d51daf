import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`recipes\` ADD \`related_posts_title\` text;`)
  await db.run(sql`ALTER TABLE \`recipes\` ADD \`related_posts_subtitle\` text;`)
  await db.run(sql`ALTER TABLE \`recipes\` ADD \`related_posts_archive_link_title\` text;`)
  await db.run(sql`ALTER TABLE \`recipes\` ADD \`related_posts_archive_link_url\` text;`)
  await db.run(sql`ALTER TABLE \`_recipes_v\` ADD \`version_related_posts_title\` text;`)
  await db.run(sql`ALTER TABLE \`_recipes_v\` ADD \`version_related_posts_subtitle\` text;`)
  await db.run(sql`ALTER TABLE \`_recipes_v\` ADD \`version_related_posts_archive_link_title\` text;`)
  await db.run(sql`ALTER TABLE \`_recipes_v\` ADD \`version_related_posts_archive_link_url\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`recipes\` DROP COLUMN \`related_posts_title\`;`)
  await db.run(sql`ALTER TABLE \`recipes\` DROP COLUMN \`related_posts_subtitle\`;`)
  await db.run(sql`ALTER TABLE \`recipes\` DROP COLUMN \`related_posts_archive_link_title\`;`)
  await db.run(sql`ALTER TABLE \`recipes\` DROP COLUMN \`related_posts_archive_link_url\`;`)
  await db.run(sql`ALTER TABLE \`_recipes_v\` DROP COLUMN \`version_related_posts_title\`;`)
  await db.run(sql`ALTER TABLE \`_recipes_v\` DROP COLUMN \`version_related_posts_subtitle\`;`)
  await db.run(sql`ALTER TABLE \`_recipes_v\` DROP COLUMN \`version_related_posts_archive_link_title\`;`)
  await db.run(sql`ALTER TABLE \`_recipes_v\` DROP COLUMN \`version_related_posts_archive_link_url\`;`)
}
