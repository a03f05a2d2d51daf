import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`movement_guides_video_chapters\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`start_s\` numeric,
  	\`title\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`movement_guides\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`movement_guides_video_chapters_order_idx\` ON \`movement_guides_video_chapters\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`movement_guides_video_chapters_parent_id_idx\` ON \`movement_guides_video_chapters\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_movement_guides_v_version_video_chapters\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`start_s\` numeric,
  	\`title\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_movement_guides_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_movement_guides_v_version_video_chapters_order_idx\` ON \`_movement_guides_v_version_video_chapters\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_movement_guides_v_version_video_chapters_parent_id_idx\` ON \`_movement_guides_v_version_video_chapters\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`guided_meditations_video_chapters\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`start_s\` numeric,
  	\`title\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`guided_meditations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`guided_meditations_video_chapters_order_idx\` ON \`guided_meditations_video_chapters\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`guided_meditations_video_chapters_parent_id_idx\` ON \`guided_meditations_video_chapters\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_guided_meditations_v_version_video_chapters\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`start_s\` numeric,
  	\`title\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_guided_meditations_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_guided_meditations_v_version_video_chapters_order_idx\` ON \`_guided_meditations_v_version_video_chapters\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_guided_meditations_v_version_video_chapters_parent_id_idx\` ON \`_guided_meditations_v_version_video_chapters\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`masterclasses_video_chapters\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`start_s\` numeric,
  	\`title\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`masterclasses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`masterclasses_video_chapters_order_idx\` ON \`masterclasses_video_chapters\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`masterclasses_video_chapters_parent_id_idx\` ON \`masterclasses_video_chapters\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_masterclasses_v_version_video_chapters\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`start_s\` numeric,
  	\`title\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_masterclasses_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_masterclasses_v_version_video_chapters_order_idx\` ON \`_masterclasses_v_version_video_chapters\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_masterclasses_v_version_video_chapters_parent_id_idx\` ON \`_masterclasses_v_version_video_chapters\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`lifestyle_guides_video_chapters\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`start_s\` numeric,
  	\`title\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`lifestyle_guides\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`lifestyle_guides_video_chapters_order_idx\` ON \`lifestyle_guides_video_chapters\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_guides_video_chapters_parent_id_idx\` ON \`lifestyle_guides_video_chapters\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_lifestyle_guides_v_version_video_chapters\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`start_s\` numeric,
  	\`title\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_lifestyle_guides_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_lifestyle_guides_v_version_video_chapters_order_idx\` ON \`_lifestyle_guides_v_version_video_chapters\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_lifestyle_guides_v_version_video_chapters_parent_id_idx\` ON \`_lifestyle_guides_v_version_video_chapters\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`avatars\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`member_id\` integer NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	FOREIGN KEY (\`member_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`avatars_member_idx\` ON \`avatars\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`avatars_updated_at_idx\` ON \`avatars\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`avatars_created_at_idx\` ON \`avatars\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`avatars_filename_idx\` ON \`avatars\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`viewings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`member_id\` integer NOT NULL,
  	\`item\` numeric NOT NULL,
  	\`day\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`member_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`viewings_member_idx\` ON \`viewings\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`viewings_item_idx\` ON \`viewings\` (\`item\`);`)
  await db.run(sql`CREATE INDEX \`viewings_updated_at_idx\` ON \`viewings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`viewings_created_at_idx\` ON \`viewings\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`member_item_day_idx\` ON \`viewings\` (\`member_id\`,\`item\`,\`day\`);`)
  await db.run(sql`CREATE TABLE \`programme_weeks\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`member_id\` integer NOT NULL,
  	\`week\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`member_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`programme_weeks_member_idx\` ON \`programme_weeks\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`programme_weeks_updated_at_idx\` ON \`programme_weeks\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`programme_weeks_created_at_idx\` ON \`programme_weeks\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`member_week_idx\` ON \`programme_weeks\` (\`member_id\`,\`week\`);`)
  await db.run(sql`CREATE TABLE \`achievements\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`member_id\` integer NOT NULL,
  	\`milestone_id\` integer NOT NULL,
  	\`achieved_at\` text NOT NULL,
  	\`celebrated_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`member_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`milestone_id\`) REFERENCES \`milestones\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`achievements_member_idx\` ON \`achievements\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`achievements_milestone_idx\` ON \`achievements\` (\`milestone_id\`);`)
  await db.run(sql`CREATE INDEX \`achievements_updated_at_idx\` ON \`achievements\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`achievements_created_at_idx\` ON \`achievements\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`member_milestone_idx\` ON \`achievements\` (\`member_id\`,\`milestone_id\`);`)
  await db.run(sql`CREATE TABLE \`form_files\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`original_name\` text NOT NULL,
  	\`label\` text NOT NULL,
  	\`submission_id\` integer NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	FOREIGN KEY (\`submission_id\`) REFERENCES \`form_submissions\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`form_files_submission_idx\` ON \`form_files\` (\`submission_id\`);`)
  await db.run(sql`CREATE INDEX \`form_files_updated_at_idx\` ON \`form_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`form_files_created_at_idx\` ON \`form_files\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`form_files_filename_idx\` ON \`form_files\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`settings_forms_origins\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`origin\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_forms_origins_order_idx\` ON \`settings_forms_origins\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_forms_origins_parent_id_idx\` ON \`settings_forms_origins\` (\`_parent_id\`);`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_forms_emails\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`email_to\` text NOT NULL,
  	\`reply_to\` text,
  	\`subject\` text DEFAULT 'A form was sent' NOT NULL,
  	\`message\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_forms_emails\`("_order", "_parent_id", "id", "email_to", "reply_to", "subject", "message") SELECT "_order", "_parent_id", "id", "email_to", "reply_to", "subject", "message" FROM \`forms_emails\`;`)
  await db.run(sql`DROP TABLE \`forms_emails\`;`)
  await db.run(sql`ALTER TABLE \`__new_forms_emails\` RENAME TO \`forms_emails\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`forms_emails_order_idx\` ON \`forms_emails\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`forms_emails_parent_id_idx\` ON \`forms_emails\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`movement_guides\` ADD \`video_transcript\` text;`)
  await db.run(sql`ALTER TABLE \`_movement_guides_v\` ADD \`version_video_transcript\` text;`)
  await db.run(sql`ALTER TABLE \`guided_meditations\` ADD \`video_transcript\` text;`)
  await db.run(sql`ALTER TABLE \`_guided_meditations_v\` ADD \`version_video_transcript\` text;`)
  await db.run(sql`ALTER TABLE \`masterclasses\` ADD \`video_transcript\` text;`)
  await db.run(sql`ALTER TABLE \`_masterclasses_v\` ADD \`version_video_transcript\` text;`)
  await db.run(sql`ALTER TABLE \`lifestyle_guides\` ADD \`video_transcript\` text;`)
  await db.run(sql`ALTER TABLE \`_lifestyle_guides_v\` ADD \`version_video_transcript\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`deletion_at\` text;`)
  await db.run(sql`CREATE INDEX \`users_deletion_at_idx\` ON \`users\` (\`deletion_at\`);`)
  await db.run(sql`ALTER TABLE \`watches\` ADD \`position_s\` numeric;`)
  await db.run(sql`ALTER TABLE \`watches\` ADD \`duration_s\` numeric;`)
  await db.run(sql`ALTER TABLE \`watches\` ADD \`watched_at\` text;`)
  await db.run(sql`ALTER TABLE \`form_submissions_submission_data\` ADD \`label\` text;`)
  await db.run(sql`ALTER TABLE \`form_submissions\` ADD \`page\` text;`)
  await db.run(sql`ALTER TABLE \`form_submissions\` ADD \`member_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`form_submissions_member_idx\` ON \`form_submissions\` (\`member_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`avatars_id\` integer REFERENCES avatars(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`viewings_id\` integer REFERENCES viewings(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`programme_weeks_id\` integer REFERENCES programme_weeks(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`achievements_id\` integer REFERENCES achievements(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`form_files_id\` integer REFERENCES form_files(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_avatars_id_idx\` ON \`payload_locked_documents_rels\` (\`avatars_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_viewings_id_idx\` ON \`payload_locked_documents_rels\` (\`viewings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_programme_weeks_id_idx\` ON \`payload_locked_documents_rels\` (\`programme_weeks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_achievements_id_idx\` ON \`payload_locked_documents_rels\` (\`achievements_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_form_files_id_idx\` ON \`payload_locked_documents_rels\` (\`form_files_id\`);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`forms_host\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`movement_guides_video_chapters\`;`)
  await db.run(sql`DROP TABLE \`_movement_guides_v_version_video_chapters\`;`)
  await db.run(sql`DROP TABLE \`guided_meditations_video_chapters\`;`)
  await db.run(sql`DROP TABLE \`_guided_meditations_v_version_video_chapters\`;`)
  await db.run(sql`DROP TABLE \`masterclasses_video_chapters\`;`)
  await db.run(sql`DROP TABLE \`_masterclasses_v_version_video_chapters\`;`)
  await db.run(sql`DROP TABLE \`lifestyle_guides_video_chapters\`;`)
  await db.run(sql`DROP TABLE \`_lifestyle_guides_v_version_video_chapters\`;`)
  await db.run(sql`DROP TABLE \`avatars\`;`)
  await db.run(sql`DROP TABLE \`viewings\`;`)
  await db.run(sql`DROP TABLE \`programme_weeks\`;`)
  await db.run(sql`DROP TABLE \`achievements\`;`)
  await db.run(sql`DROP TABLE \`form_files\`;`)
  await db.run(sql`DROP TABLE \`settings_forms_origins\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_form_submissions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`form_id\` integer NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`form_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_form_submissions\`("id", "form_id", "updated_at", "created_at") SELECT "id", "form_id", "updated_at", "created_at" FROM \`form_submissions\`;`)
  await db.run(sql`DROP TABLE \`form_submissions\`;`)
  await db.run(sql`ALTER TABLE \`__new_form_submissions\` RENAME TO \`form_submissions\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`form_submissions_form_idx\` ON \`form_submissions\` (\`form_id\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_updated_at_idx\` ON \`form_submissions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_created_at_idx\` ON \`form_submissions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`recipes_id\` integer,
  	\`movement_guides_id\` integer,
  	\`guided_meditations_id\` integer,
  	\`masterclasses_id\` integer,
  	\`podcasts_id\` integer,
  	\`posts_id\` integer,
  	\`testimonials_id\` integer,
  	\`faqs_id\` integer,
  	\`events_id\` integer,
  	\`expert_advices_id\` integer,
  	\`lifestyle_guides_id\` integer,
  	\`reboot_revive_weeks_id\` integer,
  	\`yalda_loves_products_id\` integer,
  	\`press_id\` integer,
  	\`partners_id\` integer,
  	\`media_id\` integer,
  	\`video_files_id\` integer,
  	\`categories_id\` integer,
  	\`redirects_id\` integer,
  	\`users_id\` integer,
  	\`milestones_id\` integer,
  	\`favourites_id\` integer,
  	\`watches_id\` integer,
  	\`ratings_id\` integer,
  	\`recipe_notes_id\` integer,
  	\`shopping_lists_id\` integer,
  	\`feedback_id\` integer,
  	\`subscribers_id\` integer,
  	\`devices_id\` integer,
  	\`catalogue_id\` integer,
  	\`identities_id\` integer,
  	\`forms_id\` integer,
  	\`form_submissions_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`recipes_id\`) REFERENCES \`recipes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`movement_guides_id\`) REFERENCES \`movement_guides\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guided_meditations_id\`) REFERENCES \`guided_meditations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`masterclasses_id\`) REFERENCES \`masterclasses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`podcasts_id\`) REFERENCES \`podcasts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`testimonials_id\`) REFERENCES \`testimonials\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`faqs_id\`) REFERENCES \`faqs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`events_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`expert_advices_id\`) REFERENCES \`expert_advices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`lifestyle_guides_id\`) REFERENCES \`lifestyle_guides\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reboot_revive_weeks_id\`) REFERENCES \`reboot_revive_weeks\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`yalda_loves_products_id\`) REFERENCES \`yalda_loves_products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`press_id\`) REFERENCES \`press\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`partners_id\`) REFERENCES \`partners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`video_files_id\`) REFERENCES \`video_files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`milestones_id\`) REFERENCES \`milestones\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`favourites_id\`) REFERENCES \`favourites\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`watches_id\`) REFERENCES \`watches\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`ratings_id\`) REFERENCES \`ratings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`recipe_notes_id\`) REFERENCES \`recipe_notes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`shopping_lists_id\`) REFERENCES \`shopping_lists\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`feedback_id\`) REFERENCES \`feedback\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscribers_id\`) REFERENCES \`subscribers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devices_id\`) REFERENCES \`devices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`catalogue_id\`) REFERENCES \`catalogue\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`identities_id\`) REFERENCES \`identities\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`forms_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`form_submissions_id\`) REFERENCES \`form_submissions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "recipes_id", "movement_guides_id", "guided_meditations_id", "masterclasses_id", "podcasts_id", "posts_id", "testimonials_id", "faqs_id", "events_id", "expert_advices_id", "lifestyle_guides_id", "reboot_revive_weeks_id", "yalda_loves_products_id", "press_id", "partners_id", "media_id", "video_files_id", "categories_id", "redirects_id", "users_id", "milestones_id", "favourites_id", "watches_id", "ratings_id", "recipe_notes_id", "shopping_lists_id", "feedback_id", "subscribers_id", "devices_id", "catalogue_id", "identities_id", "forms_id", "form_submissions_id") SELECT "id", "order", "parent_id", "path", "pages_id", "recipes_id", "movement_guides_id", "guided_meditations_id", "masterclasses_id", "podcasts_id", "posts_id", "testimonials_id", "faqs_id", "events_id", "expert_advices_id", "lifestyle_guides_id", "reboot_revive_weeks_id", "yalda_loves_products_id", "press_id", "partners_id", "media_id", "video_files_id", "categories_id", "redirects_id", "users_id", "milestones_id", "favourites_id", "watches_id", "ratings_id", "recipe_notes_id", "shopping_lists_id", "feedback_id", "subscribers_id", "devices_id", "catalogue_id", "identities_id", "forms_id", "form_submissions_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_recipes_id_idx\` ON \`payload_locked_documents_rels\` (\`recipes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_movement_guides_id_idx\` ON \`payload_locked_documents_rels\` (\`movement_guides_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_guided_meditations_id_idx\` ON \`payload_locked_documents_rels\` (\`guided_meditations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_masterclasses_id_idx\` ON \`payload_locked_documents_rels\` (\`masterclasses_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_podcasts_id_idx\` ON \`payload_locked_documents_rels\` (\`podcasts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_testimonials_id_idx\` ON \`payload_locked_documents_rels\` (\`testimonials_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_faqs_id_idx\` ON \`payload_locked_documents_rels\` (\`faqs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_events_id_idx\` ON \`payload_locked_documents_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_expert_advices_id_idx\` ON \`payload_locked_documents_rels\` (\`expert_advices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_lifestyle_guides_id_idx\` ON \`payload_locked_documents_rels\` (\`lifestyle_guides_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reboot_revive_weeks_id_idx\` ON \`payload_locked_documents_rels\` (\`reboot_revive_weeks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_yalda_loves_products_id_idx\` ON \`payload_locked_documents_rels\` (\`yalda_loves_products_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_press_id_idx\` ON \`payload_locked_documents_rels\` (\`press_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_partners_id_idx\` ON \`payload_locked_documents_rels\` (\`partners_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_video_files_id_idx\` ON \`payload_locked_documents_rels\` (\`video_files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_milestones_id_idx\` ON \`payload_locked_documents_rels\` (\`milestones_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_favourites_id_idx\` ON \`payload_locked_documents_rels\` (\`favourites_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_watches_id_idx\` ON \`payload_locked_documents_rels\` (\`watches_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_ratings_id_idx\` ON \`payload_locked_documents_rels\` (\`ratings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_recipe_notes_id_idx\` ON \`payload_locked_documents_rels\` (\`recipe_notes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_shopping_lists_id_idx\` ON \`payload_locked_documents_rels\` (\`shopping_lists_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_feedback_id_idx\` ON \`payload_locked_documents_rels\` (\`feedback_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_subscribers_id_idx\` ON \`payload_locked_documents_rels\` (\`subscribers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_devices_id_idx\` ON \`payload_locked_documents_rels\` (\`devices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_catalogue_id_idx\` ON \`payload_locked_documents_rels\` (\`catalogue_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_identities_id_idx\` ON \`payload_locked_documents_rels\` (\`identities_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forms_id_idx\` ON \`payload_locked_documents_rels\` (\`forms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_form_submissions_id_idx\` ON \`payload_locked_documents_rels\` (\`form_submissions_id\`);`)
  await db.run(sql`DROP INDEX \`users_deletion_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`deletion_at\`;`)
  await db.run(sql`CREATE TABLE \`__new_forms_emails\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`email_to\` text,
  	\`cc\` text,
  	\`bcc\` text,
  	\`reply_to\` text,
  	\`email_from\` text,
  	\`subject\` text DEFAULT 'You''ve received a new message.' NOT NULL,
  	\`message\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_forms_emails\`("_order", "_parent_id", "id", "email_to", "cc", "bcc", "reply_to", "email_from", "subject", "message") SELECT "_order", "_parent_id", "id", "email_to", "cc", "bcc", "reply_to", "email_from", "subject", "message" FROM \`forms_emails\`;`)
  await db.run(sql`DROP TABLE \`forms_emails\`;`)
  await db.run(sql`ALTER TABLE \`__new_forms_emails\` RENAME TO \`forms_emails\`;`)
  await db.run(sql`CREATE INDEX \`forms_emails_order_idx\` ON \`forms_emails\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`forms_emails_parent_id_idx\` ON \`forms_emails\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`movement_guides\` DROP COLUMN \`video_transcript\`;`)
  await db.run(sql`ALTER TABLE \`_movement_guides_v\` DROP COLUMN \`version_video_transcript\`;`)
  await db.run(sql`ALTER TABLE \`guided_meditations\` DROP COLUMN \`video_transcript\`;`)
  await db.run(sql`ALTER TABLE \`_guided_meditations_v\` DROP COLUMN \`version_video_transcript\`;`)
  await db.run(sql`ALTER TABLE \`masterclasses\` DROP COLUMN \`video_transcript\`;`)
  await db.run(sql`ALTER TABLE \`_masterclasses_v\` DROP COLUMN \`version_video_transcript\`;`)
  await db.run(sql`ALTER TABLE \`lifestyle_guides\` DROP COLUMN \`video_transcript\`;`)
  await db.run(sql`ALTER TABLE \`_lifestyle_guides_v\` DROP COLUMN \`version_video_transcript\`;`)
  await db.run(sql`ALTER TABLE \`watches\` DROP COLUMN \`position_s\`;`)
  await db.run(sql`ALTER TABLE \`watches\` DROP COLUMN \`duration_s\`;`)
  await db.run(sql`ALTER TABLE \`watches\` DROP COLUMN \`watched_at\`;`)
  await db.run(sql`ALTER TABLE \`form_submissions_submission_data\` DROP COLUMN \`label\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`forms_host\`;`)
}
