import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages\` ADD \`show_first_lines\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_show_first_lines\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`masterclasses\` ADD \`comes_on\` text;`)
  await db.run(sql`ALTER TABLE \`_masterclasses_v\` ADD \`version_comes_on\` text;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`price\` text;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_price\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`show_first_lines\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_show_first_lines\`;`)
  await db.run(sql`ALTER TABLE \`masterclasses\` DROP COLUMN \`comes_on\`;`)
  await db.run(sql`ALTER TABLE \`_masterclasses_v\` DROP COLUMN \`version_comes_on\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`price\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_price\`;`)
}
