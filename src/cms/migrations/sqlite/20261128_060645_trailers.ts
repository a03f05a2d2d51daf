import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`movement_guides\` ADD \`trailer_id\` integer REFERENCES video_files(id);`)
  await db.run(sql`CREATE INDEX \`movement_guides_trailer_idx\` ON \`movement_guides\` (\`trailer_id\`);`)
  await db.run(sql`ALTER TABLE \`_movement_guides_v\` ADD \`version_trailer_id\` integer REFERENCES video_files(id);`)
  await db.run(sql`CREATE INDEX \`_movement_guides_v_version_version_trailer_idx\` ON \`_movement_guides_v\` (\`version_trailer_id\`);`)
  await db.run(sql`ALTER TABLE \`guided_meditations\` ADD \`trailer_id\` integer REFERENCES video_files(id);`)
  await db.run(sql`CREATE INDEX \`guided_meditations_trailer_idx\` ON \`guided_meditations\` (\`trailer_id\`);`)
  await db.run(sql`ALTER TABLE \`_guided_meditations_v\` ADD \`version_trailer_id\` integer REFERENCES video_files(id);`)
  await db.run(sql`CREATE INDEX \`_guided_meditations_v_version_version_trailer_idx\` ON \`_guided_meditations_v\` (\`version_trailer_id\`);`)
  await db.run(sql`ALTER TABLE \`masterclasses\` ADD \`trailer_id\` integer REFERENCES video_files(id);`)
  await db.run(sql`CREATE INDEX \`masterclasses_trailer_idx\` ON \`masterclasses\` (\`trailer_id\`);`)
  await db.run(sql`ALTER TABLE \`_masterclasses_v\` ADD \`version_trailer_id\` integer REFERENCES video_files(id);`)
  await db.run(sql`CREATE INDEX \`_masterclasses_v_version_version_trailer_idx\` ON \`_masterclasses_v\` (\`version_trailer_id\`);`)
  await db.run(sql`ALTER TABLE \`lifestyle_guides\` ADD \`trailer_id\` integer REFERENCES video_files(id);`)
  await db.run(sql`CREATE INDEX \`lifestyle_guides_trailer_idx\` ON \`lifestyle_guides\` (\`trailer_id\`);`)
  await db.run(sql`ALTER TABLE \`_lifestyle_guides_v\` ADD \`version_trailer_id\` integer REFERENCES video_files(id);`)
  await db.run(sql`CREATE INDEX \`_lifestyle_guides_v_version_version_trailer_idx\` ON \`_lifestyle_guides_v\` (\`version_trailer_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_movement_guides\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`summary\` text,
  	\`image_id\` integer,
  	\`level\` text DEFAULT 'Intermediate',
  	\`duration\` numeric,
  	\`video_file_id\` integer,
  	\`video_url\` text,
  	\`video_embed_code\` text,
  	\`video_transcript\` text,
  	\`body\` text,
  	\`body_html\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_image_id\` integer,
  	\`seo_noindex\` integer DEFAULT false,
  	\`slug\` text,
  	\`required_plan\` text DEFAULT 'none',
  	\`show_first_lines\` integer DEFAULT false,
  	\`parent_id\` integer,
  	\`published_at\` text,
  	\`comments\` integer DEFAULT false,
  	\`database_id\` numeric,
  	\`saved_by\` numeric,
  	\`autosaved\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`video_file_id\`) REFERENCES \`video_files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_movement_guides\`("id", "title", "summary", "image_id", "level", "duration", "video_file_id", "video_url", "video_embed_code", "video_transcript", "body", "body_html", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "slug", "required_plan", "show_first_lines", "parent_id", "published_at", "comments", "database_id", "saved_by", "autosaved", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "title", "summary", "image_id", "level", "duration", "video_file_id", "video_url", "video_embed_code", "video_transcript", "body", "body_html", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "slug", "required_plan", "show_first_lines", "parent_id", "published_at", "comments", "database_id", "saved_by", "autosaved", "updated_at", "created_at", "deleted_at", "_status" FROM \`movement_guides\`;`)
  await db.run(sql`DROP TABLE \`movement_guides\`;`)
  await db.run(sql`ALTER TABLE \`__new_movement_guides\` RENAME TO \`movement_guides\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`movement_guides_image_idx\` ON \`movement_guides\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`movement_guides_video_video_file_idx\` ON \`movement_guides\` (\`video_file_id\`);`)
  await db.run(sql`CREATE INDEX \`movement_guides_seo_seo_image_idx\` ON \`movement_guides\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`movement_guides_slug_idx\` ON \`movement_guides\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`movement_guides_parent_idx\` ON \`movement_guides\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`movement_guides_published_at_idx\` ON \`movement_guides\` (\`published_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`movement_guides_database_id_idx\` ON \`movement_guides\` (\`database_id\`);`)
  await db.run(sql`CREATE INDEX \`movement_guides_updated_at_idx\` ON \`movement_guides\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`movement_guides_created_at_idx\` ON \`movement_guides\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`movement_guides_deleted_at_idx\` ON \`movement_guides\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`movement_guides__status_idx\` ON \`movement_guides\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__movement_guides_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_image_id\` integer,
  	\`version_level\` text DEFAULT 'Intermediate',
  	\`version_duration\` numeric,
  	\`version_video_file_id\` integer,
  	\`version_video_url\` text,
  	\`version_video_embed_code\` text,
  	\`version_video_transcript\` text,
  	\`version_body\` text,
  	\`version_body_html\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_image_id\` integer,
  	\`version_seo_noindex\` integer DEFAULT false,
  	\`version_slug\` text,
  	\`version_required_plan\` text DEFAULT 'none',
  	\`version_show_first_lines\` integer DEFAULT false,
  	\`version_parent_id\` integer,
  	\`version_published_at\` text,
  	\`version_comments\` integer DEFAULT false,
  	\`version_database_id\` numeric,
  	\`version_saved_by\` numeric,
  	\`version_autosaved\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`movement_guides\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_video_file_id\`) REFERENCES \`video_files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__movement_guides_v\`("id", "parent_id", "version_title", "version_summary", "version_image_id", "version_level", "version_duration", "version_video_file_id", "version_video_url", "version_video_embed_code", "version_video_transcript", "version_body", "version_body_html", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_slug", "version_required_plan", "version_show_first_lines", "version_parent_id", "version_published_at", "version_comments", "version_database_id", "version_saved_by", "version_autosaved", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_title", "version_summary", "version_image_id", "version_level", "version_duration", "version_video_file_id", "version_video_url", "version_video_embed_code", "version_video_transcript", "version_body", "version_body_html", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_slug", "version_required_plan", "version_show_first_lines", "version_parent_id", "version_published_at", "version_comments", "version_database_id", "version_saved_by", "version_autosaved", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest" FROM \`_movement_guides_v\`;`)
  await db.run(sql`DROP TABLE \`_movement_guides_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__movement_guides_v\` RENAME TO \`_movement_guides_v\`;`)
  await db.run(sql`CREATE INDEX \`_movement_guides_v_parent_idx\` ON \`_movement_guides_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_movement_guides_v_version_version_image_idx\` ON \`_movement_guides_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_movement_guides_v_version_video_version_video_file_idx\` ON \`_movement_guides_v\` (\`version_video_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_movement_guides_v_version_seo_version_seo_image_idx\` ON \`_movement_guides_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_movement_guides_v_version_version_slug_idx\` ON \`_movement_guides_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_movement_guides_v_version_version_parent_idx\` ON \`_movement_guides_v\` (\`version_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_movement_guides_v_version_version_published_at_idx\` ON \`_movement_guides_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_movement_guides_v_version_version_database_id_idx\` ON \`_movement_guides_v\` (\`version_database_id\`);`)
  await db.run(sql`CREATE INDEX \`_movement_guides_v_version_version_updated_at_idx\` ON \`_movement_guides_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_movement_guides_v_version_version_created_at_idx\` ON \`_movement_guides_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_movement_guides_v_version_version_deleted_at_idx\` ON \`_movement_guides_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_movement_guides_v_version_version__status_idx\` ON \`_movement_guides_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_movement_guides_v_created_at_idx\` ON \`_movement_guides_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_movement_guides_v_updated_at_idx\` ON \`_movement_guides_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_movement_guides_v_latest_idx\` ON \`_movement_guides_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_guided_meditations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`summary\` text,
  	\`image_id\` integer,
  	\`duration\` numeric,
  	\`video_file_id\` integer,
  	\`video_url\` text,
  	\`video_embed_code\` text,
  	\`video_transcript\` text,
  	\`body\` text,
  	\`body_html\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_image_id\` integer,
  	\`seo_noindex\` integer DEFAULT false,
  	\`slug\` text,
  	\`required_plan\` text DEFAULT 'none',
  	\`show_first_lines\` integer DEFAULT false,
  	\`parent_id\` integer,
  	\`published_at\` text,
  	\`comments\` integer DEFAULT false,
  	\`database_id\` numeric,
  	\`saved_by\` numeric,
  	\`autosaved\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`video_file_id\`) REFERENCES \`video_files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_guided_meditations\`("id", "title", "summary", "image_id", "duration", "video_file_id", "video_url", "video_embed_code", "video_transcript", "body", "body_html", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "slug", "required_plan", "show_first_lines", "parent_id", "published_at", "comments", "database_id", "saved_by", "autosaved", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "title", "summary", "image_id", "duration", "video_file_id", "video_url", "video_embed_code", "video_transcript", "body", "body_html", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "slug", "required_plan", "show_first_lines", "parent_id", "published_at", "comments", "database_id", "saved_by", "autosaved", "updated_at", "created_at", "deleted_at", "_status" FROM \`guided_meditations\`;`)
  await db.run(sql`DROP TABLE \`guided_meditations\`;`)
  await db.run(sql`ALTER TABLE \`__new_guided_meditations\` RENAME TO \`guided_meditations\`;`)
  await db.run(sql`CREATE INDEX \`guided_meditations_image_idx\` ON \`guided_meditations\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`guided_meditations_video_video_file_idx\` ON \`guided_meditations\` (\`video_file_id\`);`)
  await db.run(sql`CREATE INDEX \`guided_meditations_seo_seo_image_idx\` ON \`guided_meditations\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`guided_meditations_slug_idx\` ON \`guided_meditations\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`guided_meditations_parent_idx\` ON \`guided_meditations\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`guided_meditations_published_at_idx\` ON \`guided_meditations\` (\`published_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`guided_meditations_database_id_idx\` ON \`guided_meditations\` (\`database_id\`);`)
  await db.run(sql`CREATE INDEX \`guided_meditations_updated_at_idx\` ON \`guided_meditations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`guided_meditations_created_at_idx\` ON \`guided_meditations\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`guided_meditations_deleted_at_idx\` ON \`guided_meditations\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`guided_meditations__status_idx\` ON \`guided_meditations\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__guided_meditations_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_image_id\` integer,
  	\`version_duration\` numeric,
  	\`version_video_file_id\` integer,
  	\`version_video_url\` text,
  	\`version_video_embed_code\` text,
  	\`version_video_transcript\` text,
  	\`version_body\` text,
  	\`version_body_html\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_image_id\` integer,
  	\`version_seo_noindex\` integer DEFAULT false,
  	\`version_slug\` text,
  	\`version_required_plan\` text DEFAULT 'none',
  	\`version_show_first_lines\` integer DEFAULT false,
  	\`version_parent_id\` integer,
  	\`version_published_at\` text,
  	\`version_comments\` integer DEFAULT false,
  	\`version_database_id\` numeric,
  	\`version_saved_by\` numeric,
  	\`version_autosaved\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`guided_meditations\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_video_file_id\`) REFERENCES \`video_files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__guided_meditations_v\`("id", "parent_id", "version_title", "version_summary", "version_image_id", "version_duration", "version_video_file_id", "version_video_url", "version_video_embed_code", "version_video_transcript", "version_body", "version_body_html", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_slug", "version_required_plan", "version_show_first_lines", "version_parent_id", "version_published_at", "version_comments", "version_database_id", "version_saved_by", "version_autosaved", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_title", "version_summary", "version_image_id", "version_duration", "version_video_file_id", "version_video_url", "version_video_embed_code", "version_video_transcript", "version_body", "version_body_html", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_slug", "version_required_plan", "version_show_first_lines", "version_parent_id", "version_published_at", "version_comments", "version_database_id", "version_saved_by", "version_autosaved", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest" FROM \`_guided_meditations_v\`;`)
  await db.run(sql`DROP TABLE \`_guided_meditations_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__guided_meditations_v\` RENAME TO \`_guided_meditations_v\`;`)
  await db.run(sql`CREATE INDEX \`_guided_meditations_v_parent_idx\` ON \`_guided_meditations_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_guided_meditations_v_version_version_image_idx\` ON \`_guided_meditations_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_guided_meditations_v_version_video_version_video_file_idx\` ON \`_guided_meditations_v\` (\`version_video_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_guided_meditations_v_version_seo_version_seo_image_idx\` ON \`_guided_meditations_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_guided_meditations_v_version_version_slug_idx\` ON \`_guided_meditations_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_guided_meditations_v_version_version_parent_idx\` ON \`_guided_meditations_v\` (\`version_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_guided_meditations_v_version_version_published_at_idx\` ON \`_guided_meditations_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_guided_meditations_v_version_version_database_id_idx\` ON \`_guided_meditations_v\` (\`version_database_id\`);`)
  await db.run(sql`CREATE INDEX \`_guided_meditations_v_version_version_updated_at_idx\` ON \`_guided_meditations_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_guided_meditations_v_version_version_created_at_idx\` ON \`_guided_meditations_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_guided_meditations_v_version_version_deleted_at_idx\` ON \`_guided_meditations_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_guided_meditations_v_version_version__status_idx\` ON \`_guided_meditations_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_guided_meditations_v_created_at_idx\` ON \`_guided_meditations_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_guided_meditations_v_updated_at_idx\` ON \`_guided_meditations_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_guided_meditations_v_latest_idx\` ON \`_guided_meditations_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_masterclasses\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`summary\` text,
  	\`image_id\` integer,
  	\`teacher\` text,
  	\`teacher_image_id\` integer,
  	\`duration\` numeric,
  	\`video_file_id\` integer,
  	\`video_url\` text,
  	\`video_embed_code\` text,
  	\`video_transcript\` text,
  	\`chat_code\` text,
  	\`body\` text,
  	\`body_html\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_image_id\` integer,
  	\`seo_noindex\` integer DEFAULT false,
  	\`slug\` text,
  	\`required_plan\` text DEFAULT 'none',
  	\`show_first_lines\` integer DEFAULT false,
  	\`parent_id\` integer,
  	\`published_at\` text,
  	\`comments\` integer DEFAULT false,
  	\`database_id\` numeric,
  	\`saved_by\` numeric,
  	\`autosaved\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`teacher_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`video_file_id\`) REFERENCES \`video_files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_masterclasses\`("id", "title", "summary", "image_id", "teacher", "teacher_image_id", "duration", "video_file_id", "video_url", "video_embed_code", "video_transcript", "chat_code", "body", "body_html", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "slug", "required_plan", "show_first_lines", "parent_id", "published_at", "comments", "database_id", "saved_by", "autosaved", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "title", "summary", "image_id", "teacher", "teacher_image_id", "duration", "video_file_id", "video_url", "video_embed_code", "video_transcript", "chat_code", "body", "body_html", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "slug", "required_plan", "show_first_lines", "parent_id", "published_at", "comments", "database_id", "saved_by", "autosaved", "updated_at", "created_at", "deleted_at", "_status" FROM \`masterclasses\`;`)
  await db.run(sql`DROP TABLE \`masterclasses\`;`)
  await db.run(sql`ALTER TABLE \`__new_masterclasses\` RENAME TO \`masterclasses\`;`)
  await db.run(sql`CREATE INDEX \`masterclasses_image_idx\` ON \`masterclasses\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`masterclasses_teacher_image_idx\` ON \`masterclasses\` (\`teacher_image_id\`);`)
  await db.run(sql`CREATE INDEX \`masterclasses_video_video_file_idx\` ON \`masterclasses\` (\`video_file_id\`);`)
  await db.run(sql`CREATE INDEX \`masterclasses_seo_seo_image_idx\` ON \`masterclasses\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`masterclasses_slug_idx\` ON \`masterclasses\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`masterclasses_parent_idx\` ON \`masterclasses\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`masterclasses_published_at_idx\` ON \`masterclasses\` (\`published_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`masterclasses_database_id_idx\` ON \`masterclasses\` (\`database_id\`);`)
  await db.run(sql`CREATE INDEX \`masterclasses_updated_at_idx\` ON \`masterclasses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`masterclasses_created_at_idx\` ON \`masterclasses\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`masterclasses_deleted_at_idx\` ON \`masterclasses\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`masterclasses__status_idx\` ON \`masterclasses\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__masterclasses_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_image_id\` integer,
  	\`version_teacher\` text,
  	\`version_teacher_image_id\` integer,
  	\`version_duration\` numeric,
  	\`version_video_file_id\` integer,
  	\`version_video_url\` text,
  	\`version_video_embed_code\` text,
  	\`version_video_transcript\` text,
  	\`version_chat_code\` text,
  	\`version_body\` text,
  	\`version_body_html\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_image_id\` integer,
  	\`version_seo_noindex\` integer DEFAULT false,
  	\`version_slug\` text,
  	\`version_required_plan\` text DEFAULT 'none',
  	\`version_show_first_lines\` integer DEFAULT false,
  	\`version_parent_id\` integer,
  	\`version_published_at\` text,
  	\`version_comments\` integer DEFAULT false,
  	\`version_database_id\` numeric,
  	\`version_saved_by\` numeric,
  	\`version_autosaved\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`masterclasses\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_teacher_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_video_file_id\`) REFERENCES \`video_files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__masterclasses_v\`("id", "parent_id", "version_title", "version_summary", "version_image_id", "version_teacher", "version_teacher_image_id", "version_duration", "version_video_file_id", "version_video_url", "version_video_embed_code", "version_video_transcript", "version_chat_code", "version_body", "version_body_html", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_slug", "version_required_plan", "version_show_first_lines", "version_parent_id", "version_published_at", "version_comments", "version_database_id", "version_saved_by", "version_autosaved", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_title", "version_summary", "version_image_id", "version_teacher", "version_teacher_image_id", "version_duration", "version_video_file_id", "version_video_url", "version_video_embed_code", "version_video_transcript", "version_chat_code", "version_body", "version_body_html", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_slug", "version_required_plan", "version_show_first_lines", "version_parent_id", "version_published_at", "version_comments", "version_database_id", "version_saved_by", "version_autosaved", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest" FROM \`_masterclasses_v\`;`)
  await db.run(sql`DROP TABLE \`_masterclasses_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__masterclasses_v\` RENAME TO \`_masterclasses_v\`;`)
  await db.run(sql`CREATE INDEX \`_masterclasses_v_parent_idx\` ON \`_masterclasses_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_masterclasses_v_version_version_image_idx\` ON \`_masterclasses_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_masterclasses_v_version_version_teacher_image_idx\` ON \`_masterclasses_v\` (\`version_teacher_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_masterclasses_v_version_video_version_video_file_idx\` ON \`_masterclasses_v\` (\`version_video_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_masterclasses_v_version_seo_version_seo_image_idx\` ON \`_masterclasses_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_masterclasses_v_version_version_slug_idx\` ON \`_masterclasses_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_masterclasses_v_version_version_parent_idx\` ON \`_masterclasses_v\` (\`version_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_masterclasses_v_version_version_published_at_idx\` ON \`_masterclasses_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_masterclasses_v_version_version_database_id_idx\` ON \`_masterclasses_v\` (\`version_database_id\`);`)
  await db.run(sql`CREATE INDEX \`_masterclasses_v_version_version_updated_at_idx\` ON \`_masterclasses_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_masterclasses_v_version_version_created_at_idx\` ON \`_masterclasses_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_masterclasses_v_version_version_deleted_at_idx\` ON \`_masterclasses_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_masterclasses_v_version_version__status_idx\` ON \`_masterclasses_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_masterclasses_v_created_at_idx\` ON \`_masterclasses_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_masterclasses_v_updated_at_idx\` ON \`_masterclasses_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_masterclasses_v_latest_idx\` ON \`_masterclasses_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_lifestyle_guides\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`summary\` text,
  	\`image_id\` integer,
  	\`video_file_id\` integer,
  	\`video_url\` text,
  	\`video_embed_code\` text,
  	\`video_transcript\` text,
  	\`body\` text,
  	\`body_html\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_image_id\` integer,
  	\`seo_noindex\` integer DEFAULT false,
  	\`slug\` text,
  	\`required_plan\` text DEFAULT 'none',
  	\`show_first_lines\` integer DEFAULT false,
  	\`parent_id\` integer,
  	\`published_at\` text,
  	\`database_id\` numeric,
  	\`saved_by\` numeric,
  	\`autosaved\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`video_file_id\`) REFERENCES \`video_files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_lifestyle_guides\`("id", "title", "summary", "image_id", "video_file_id", "video_url", "video_embed_code", "video_transcript", "body", "body_html", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "slug", "required_plan", "show_first_lines", "parent_id", "published_at", "database_id", "saved_by", "autosaved", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "title", "summary", "image_id", "video_file_id", "video_url", "video_embed_code", "video_transcript", "body", "body_html", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "slug", "required_plan", "show_first_lines", "parent_id", "published_at", "database_id", "saved_by", "autosaved", "updated_at", "created_at", "deleted_at", "_status" FROM \`lifestyle_guides\`;`)
  await db.run(sql`DROP TABLE \`lifestyle_guides\`;`)
  await db.run(sql`ALTER TABLE \`__new_lifestyle_guides\` RENAME TO \`lifestyle_guides\`;`)
  await db.run(sql`CREATE INDEX \`lifestyle_guides_image_idx\` ON \`lifestyle_guides\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_guides_video_video_file_idx\` ON \`lifestyle_guides\` (\`video_file_id\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_guides_seo_seo_image_idx\` ON \`lifestyle_guides\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`lifestyle_guides_slug_idx\` ON \`lifestyle_guides\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_guides_parent_idx\` ON \`lifestyle_guides\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_guides_published_at_idx\` ON \`lifestyle_guides\` (\`published_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`lifestyle_guides_database_id_idx\` ON \`lifestyle_guides\` (\`database_id\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_guides_updated_at_idx\` ON \`lifestyle_guides\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_guides_created_at_idx\` ON \`lifestyle_guides\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_guides_deleted_at_idx\` ON \`lifestyle_guides\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_guides__status_idx\` ON \`lifestyle_guides\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__lifestyle_guides_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_image_id\` integer,
  	\`version_video_file_id\` integer,
  	\`version_video_url\` text,
  	\`version_video_embed_code\` text,
  	\`version_video_transcript\` text,
  	\`version_body\` text,
  	\`version_body_html\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_image_id\` integer,
  	\`version_seo_noindex\` integer DEFAULT false,
  	\`version_slug\` text,
  	\`version_required_plan\` text DEFAULT 'none',
  	\`version_show_first_lines\` integer DEFAULT false,
  	\`version_parent_id\` integer,
  	\`version_published_at\` text,
  	\`version_database_id\` numeric,
  	\`version_saved_by\` numeric,
  	\`version_autosaved\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`lifestyle_guides\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_video_file_id\`) REFERENCES \`video_files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__lifestyle_guides_v\`("id", "parent_id", "version_title", "version_summary", "version_image_id", "version_video_file_id", "version_video_url", "version_video_embed_code", "version_video_transcript", "version_body", "version_body_html", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_slug", "version_required_plan", "version_show_first_lines", "version_parent_id", "version_published_at", "version_database_id", "version_saved_by", "version_autosaved", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_title", "version_summary", "version_image_id", "version_video_file_id", "version_video_url", "version_video_embed_code", "version_video_transcript", "version_body", "version_body_html", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_slug", "version_required_plan", "version_show_first_lines", "version_parent_id", "version_published_at", "version_database_id", "version_saved_by", "version_autosaved", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest" FROM \`_lifestyle_guides_v\`;`)
  await db.run(sql`DROP TABLE \`_lifestyle_guides_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__lifestyle_guides_v\` RENAME TO \`_lifestyle_guides_v\`;`)
  await db.run(sql`CREATE INDEX \`_lifestyle_guides_v_parent_idx\` ON \`_lifestyle_guides_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_lifestyle_guides_v_version_version_image_idx\` ON \`_lifestyle_guides_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_lifestyle_guides_v_version_video_version_video_file_idx\` ON \`_lifestyle_guides_v\` (\`version_video_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_lifestyle_guides_v_version_seo_version_seo_image_idx\` ON \`_lifestyle_guides_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_lifestyle_guides_v_version_version_slug_idx\` ON \`_lifestyle_guides_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_lifestyle_guides_v_version_version_parent_idx\` ON \`_lifestyle_guides_v\` (\`version_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_lifestyle_guides_v_version_version_published_at_idx\` ON \`_lifestyle_guides_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_lifestyle_guides_v_version_version_database_id_idx\` ON \`_lifestyle_guides_v\` (\`version_database_id\`);`)
  await db.run(sql`CREATE INDEX \`_lifestyle_guides_v_version_version_updated_at_idx\` ON \`_lifestyle_guides_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_lifestyle_guides_v_version_version_created_at_idx\` ON \`_lifestyle_guides_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_lifestyle_guides_v_version_version_deleted_at_idx\` ON \`_lifestyle_guides_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_lifestyle_guides_v_version_version__status_idx\` ON \`_lifestyle_guides_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_lifestyle_guides_v_created_at_idx\` ON \`_lifestyle_guides_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_lifestyle_guides_v_updated_at_idx\` ON \`_lifestyle_guides_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_lifestyle_guides_v_latest_idx\` ON \`_lifestyle_guides_v\` (\`latest\`);`)
}
