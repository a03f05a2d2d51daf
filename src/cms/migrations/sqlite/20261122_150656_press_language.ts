import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`press\` ADD \`press_language\` text DEFAULT 'en';`)
  await db.run(sql`ALTER TABLE \`_press_v\` ADD \`version_press_language\` text DEFAULT 'en';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`press\` DROP COLUMN \`press_language\`;`)
  await db.run(sql`ALTER TABLE \`_press_v\` DROP COLUMN \`version_press_language\`;`)
}
