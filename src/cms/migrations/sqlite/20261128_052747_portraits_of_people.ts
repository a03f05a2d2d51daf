import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`masterclasses\` ADD \`teacher_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`masterclasses_teacher_image_idx\` ON \`masterclasses\` (\`teacher_image_id\`);`)
  await db.run(sql`ALTER TABLE \`_masterclasses_v\` ADD \`version_teacher_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`_masterclasses_v_version_version_teacher_image_idx\` ON \`_masterclasses_v\` (\`version_teacher_image_id\`);`)
  await db.run(sql`ALTER TABLE \`expert_advices\` ADD \`reviewer\` text;`)
  await db.run(sql`ALTER TABLE \`expert_advices\` ADD \`reviewer_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`expert_advices_reviewer_image_idx\` ON \`expert_advices\` (\`reviewer_image_id\`);`)
  await db.run(sql`ALTER TABLE \`_expert_advices_v\` ADD \`version_reviewer\` text;`)
  await db.run(sql`ALTER TABLE \`_expert_advices_v\` ADD \`version_reviewer_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`_expert_advices_v_version_version_reviewer_image_idx\` ON \`_expert_advices_v\` (\`version_reviewer_image_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_masterclasses\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`summary\` text,
  	\`image_id\` integer,
  	\`teacher\` text,
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
  	FOREIGN KEY (\`video_file_id\`) REFERENCES \`video_files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_masterclasses\`("id", "title", "summary", "image_id", "teacher", "duration", "video_file_id", "video_url", "video_embed_code", "video_transcript", "chat_code", "body", "body_html", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "slug", "required_plan", "show_first_lines", "parent_id", "published_at", "comments", "database_id", "saved_by", "autosaved", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "title", "summary", "image_id", "teacher", "duration", "video_file_id", "video_url", "video_embed_code", "video_transcript", "chat_code", "body", "body_html", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "slug", "required_plan", "show_first_lines", "parent_id", "published_at", "comments", "database_id", "saved_by", "autosaved", "updated_at", "created_at", "deleted_at", "_status" FROM \`masterclasses\`;`)
  await db.run(sql`DROP TABLE \`masterclasses\`;`)
  await db.run(sql`ALTER TABLE \`__new_masterclasses\` RENAME TO \`masterclasses\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`masterclasses_image_idx\` ON \`masterclasses\` (\`image_id\`);`)
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
  	FOREIGN KEY (\`version_video_file_id\`) REFERENCES \`video_files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__masterclasses_v\`("id", "parent_id", "version_title", "version_summary", "version_image_id", "version_teacher", "version_duration", "version_video_file_id", "version_video_url", "version_video_embed_code", "version_video_transcript", "version_chat_code", "version_body", "version_body_html", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_slug", "version_required_plan", "version_show_first_lines", "version_parent_id", "version_published_at", "version_comments", "version_database_id", "version_saved_by", "version_autosaved", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_title", "version_summary", "version_image_id", "version_teacher", "version_duration", "version_video_file_id", "version_video_url", "version_video_embed_code", "version_video_transcript", "version_chat_code", "version_body", "version_body_html", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_slug", "version_required_plan", "version_show_first_lines", "version_parent_id", "version_published_at", "version_comments", "version_database_id", "version_saved_by", "version_autosaved", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest" FROM \`_masterclasses_v\`;`)
  await db.run(sql`DROP TABLE \`_masterclasses_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__masterclasses_v\` RENAME TO \`_masterclasses_v\`;`)
  await db.run(sql`CREATE INDEX \`_masterclasses_v_parent_idx\` ON \`_masterclasses_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_masterclasses_v_version_version_image_idx\` ON \`_masterclasses_v\` (\`version_image_id\`);`)
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
  await db.run(sql`CREATE TABLE \`__new_expert_advices\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`summary\` text,
  	\`image_id\` integer,
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
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_expert_advices\`("id", "title", "summary", "image_id", "body", "body_html", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "slug", "required_plan", "show_first_lines", "parent_id", "published_at", "comments", "database_id", "saved_by", "autosaved", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "title", "summary", "image_id", "body", "body_html", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "slug", "required_plan", "show_first_lines", "parent_id", "published_at", "comments", "database_id", "saved_by", "autosaved", "updated_at", "created_at", "deleted_at", "_status" FROM \`expert_advices\`;`)
  await db.run(sql`DROP TABLE \`expert_advices\`;`)
  await db.run(sql`ALTER TABLE \`__new_expert_advices\` RENAME TO \`expert_advices\`;`)
  await db.run(sql`CREATE INDEX \`expert_advices_image_idx\` ON \`expert_advices\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`expert_advices_seo_seo_image_idx\` ON \`expert_advices\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`expert_advices_slug_idx\` ON \`expert_advices\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`expert_advices_parent_idx\` ON \`expert_advices\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`expert_advices_published_at_idx\` ON \`expert_advices\` (\`published_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`expert_advices_database_id_idx\` ON \`expert_advices\` (\`database_id\`);`)
  await db.run(sql`CREATE INDEX \`expert_advices_updated_at_idx\` ON \`expert_advices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`expert_advices_created_at_idx\` ON \`expert_advices\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`expert_advices_deleted_at_idx\` ON \`expert_advices\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`expert_advices__status_idx\` ON \`expert_advices\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__expert_advices_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_image_id\` integer,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`expert_advices\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__expert_advices_v\`("id", "parent_id", "version_title", "version_summary", "version_image_id", "version_body", "version_body_html", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_slug", "version_required_plan", "version_show_first_lines", "version_parent_id", "version_published_at", "version_comments", "version_database_id", "version_saved_by", "version_autosaved", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_title", "version_summary", "version_image_id", "version_body", "version_body_html", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_slug", "version_required_plan", "version_show_first_lines", "version_parent_id", "version_published_at", "version_comments", "version_database_id", "version_saved_by", "version_autosaved", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest" FROM \`_expert_advices_v\`;`)
  await db.run(sql`DROP TABLE \`_expert_advices_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__expert_advices_v\` RENAME TO \`_expert_advices_v\`;`)
  await db.run(sql`CREATE INDEX \`_expert_advices_v_parent_idx\` ON \`_expert_advices_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_expert_advices_v_version_version_image_idx\` ON \`_expert_advices_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_expert_advices_v_version_seo_version_seo_image_idx\` ON \`_expert_advices_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_expert_advices_v_version_version_slug_idx\` ON \`_expert_advices_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_expert_advices_v_version_version_parent_idx\` ON \`_expert_advices_v\` (\`version_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_expert_advices_v_version_version_published_at_idx\` ON \`_expert_advices_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_expert_advices_v_version_version_database_id_idx\` ON \`_expert_advices_v\` (\`version_database_id\`);`)
  await db.run(sql`CREATE INDEX \`_expert_advices_v_version_version_updated_at_idx\` ON \`_expert_advices_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_expert_advices_v_version_version_created_at_idx\` ON \`_expert_advices_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_expert_advices_v_version_version_deleted_at_idx\` ON \`_expert_advices_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_expert_advices_v_version_version__status_idx\` ON \`_expert_advices_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_expert_advices_v_created_at_idx\` ON \`_expert_advices_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_expert_advices_v_updated_at_idx\` ON \`_expert_advices_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_expert_advices_v_latest_idx\` ON \`_expert_advices_v\` (\`latest\`);`)
}
