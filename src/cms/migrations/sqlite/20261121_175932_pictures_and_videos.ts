import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`video_files\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`poster_id\` integer,
  	\`captions\` text,
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
  	FOREIGN KEY (\`poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`video_files_poster_idx\` ON \`video_files\` (\`poster_id\`);`)
  await db.run(sql`CREATE INDEX \`video_files_updated_at_idx\` ON \`video_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`video_files_created_at_idx\` ON \`video_files\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`video_files_filename_idx\` ON \`video_files\` (\`filename\`);`)
  await db.run(sql`ALTER TABLE \`movement_guides\` ADD \`video_file_id\` integer REFERENCES video_files(id);`)
  await db.run(sql`CREATE INDEX \`movement_guides_video_video_file_idx\` ON \`movement_guides\` (\`video_file_id\`);`)
  await db.run(sql`ALTER TABLE \`_movement_guides_v\` ADD \`version_video_file_id\` integer REFERENCES video_files(id);`)
  await db.run(sql`CREATE INDEX \`_movement_guides_v_version_video_version_video_file_idx\` ON \`_movement_guides_v\` (\`version_video_file_id\`);`)
  await db.run(sql`ALTER TABLE \`guided_meditations\` ADD \`video_file_id\` integer REFERENCES video_files(id);`)
  await db.run(sql`CREATE INDEX \`guided_meditations_video_video_file_idx\` ON \`guided_meditations\` (\`video_file_id\`);`)
  await db.run(sql`ALTER TABLE \`_guided_meditations_v\` ADD \`version_video_file_id\` integer REFERENCES video_files(id);`)
  await db.run(sql`CREATE INDEX \`_guided_meditations_v_version_video_version_video_file_idx\` ON \`_guided_meditations_v\` (\`version_video_file_id\`);`)
  await db.run(sql`ALTER TABLE \`masterclasses\` ADD \`video_file_id\` integer REFERENCES video_files(id);`)
  await db.run(sql`CREATE INDEX \`masterclasses_video_video_file_idx\` ON \`masterclasses\` (\`video_file_id\`);`)
  await db.run(sql`ALTER TABLE \`_masterclasses_v\` ADD \`version_video_file_id\` integer REFERENCES video_files(id);`)
  await db.run(sql`CREATE INDEX \`_masterclasses_v_version_video_version_video_file_idx\` ON \`_masterclasses_v\` (\`version_video_file_id\`);`)
  await db.run(sql`ALTER TABLE \`lifestyle_guides\` ADD \`video_file_id\` integer REFERENCES video_files(id);`)
  await db.run(sql`CREATE INDEX \`lifestyle_guides_video_video_file_idx\` ON \`lifestyle_guides\` (\`video_file_id\`);`)
  await db.run(sql`ALTER TABLE \`_lifestyle_guides_v\` ADD \`version_video_file_id\` integer REFERENCES video_files(id);`)
  await db.run(sql`CREATE INDEX \`_lifestyle_guides_v_version_video_version_video_file_idx\` ON \`_lifestyle_guides_v\` (\`version_video_file_id\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`color\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_open_graph_url\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_open_graph_width\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_open_graph_height\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_open_graph_mime_type\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_open_graph_filesize\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_open_graph_filename\` text;`)
  await db.run(sql`CREATE INDEX \`media_sizes_open_graph_sizes_open_graph_filename_idx\` ON \`media\` (\`sizes_open_graph_filename\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`video_files_id\` integer REFERENCES video_files(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_video_files_id_idx\` ON \`payload_locked_documents_rels\` (\`video_files_id\`);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`pictures_recipe_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`pictures_movement_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`pictures_meditation_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`pictures_article_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`pictures_member_hero_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`pictures_open_graph_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`settings_pictures_pictures_recipe_idx\` ON \`settings\` (\`pictures_recipe_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_pictures_pictures_movement_idx\` ON \`settings\` (\`pictures_movement_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_pictures_pictures_meditation_idx\` ON \`settings\` (\`pictures_meditation_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_pictures_pictures_article_idx\` ON \`settings\` (\`pictures_article_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_pictures_pictures_member_hero_idx\` ON \`settings\` (\`pictures_member_hero_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_pictures_pictures_open_graph_idx\` ON \`settings\` (\`pictures_open_graph_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`video_files\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_movement_guides\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`summary\` text,
  	\`image_id\` integer,
  	\`level\` text DEFAULT 'Intermediate',
  	\`duration\` numeric,
  	\`video_url\` text,
  	\`video_embed_code\` text,
  	\`body\` text,
  	\`body_html\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_image_id\` integer,
  	\`seo_noindex\` integer DEFAULT false,
  	\`slug\` text,
  	\`required_plan\` text DEFAULT 'none',
  	\`published_at\` text,
  	\`database_id\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_movement_guides\`("id", "title", "summary", "image_id", "level", "duration", "video_url", "video_embed_code", "body", "body_html", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "slug", "required_plan", "published_at", "database_id", "updated_at", "created_at", "_status") SELECT "id", "title", "summary", "image_id", "level", "duration", "video_url", "video_embed_code", "body", "body_html", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "slug", "required_plan", "published_at", "database_id", "updated_at", "created_at", "_status" FROM \`movement_guides\`;`)
  await db.run(sql`DROP TABLE \`movement_guides\`;`)
  await db.run(sql`ALTER TABLE \`__new_movement_guides\` RENAME TO \`movement_guides\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`movement_guides_image_idx\` ON \`movement_guides\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`movement_guides_seo_seo_image_idx\` ON \`movement_guides\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`movement_guides_slug_idx\` ON \`movement_guides\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`movement_guides_published_at_idx\` ON \`movement_guides\` (\`published_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`movement_guides_database_id_idx\` ON \`movement_guides\` (\`database_id\`);`)
  await db.run(sql`CREATE INDEX \`movement_guides_updated_at_idx\` ON \`movement_guides\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`movement_guides_created_at_idx\` ON \`movement_guides\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`movement_guides__status_idx\` ON \`movement_guides\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__movement_guides_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_image_id\` integer,
  	\`version_level\` text DEFAULT 'Intermediate',
  	\`version_duration\` numeric,
  	\`version_video_url\` text,
  	\`version_video_embed_code\` text,
  	\`version_body\` text,
  	\`version_body_html\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_image_id\` integer,
  	\`version_seo_noindex\` integer DEFAULT false,
  	\`version_slug\` text,
  	\`version_required_plan\` text DEFAULT 'none',
  	\`version_published_at\` text,
  	\`version_database_id\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`movement_guides\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__movement_guides_v\`("id", "parent_id", "version_title", "version_summary", "version_image_id", "version_level", "version_duration", "version_video_url", "version_video_embed_code", "version_body", "version_body_html", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_slug", "version_required_plan", "version_published_at", "version_database_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_title", "version_summary", "version_image_id", "version_level", "version_duration", "version_video_url", "version_video_embed_code", "version_body", "version_body_html", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_slug", "version_required_plan", "version_published_at", "version_database_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest" FROM \`_movement_guides_v\`;`)
  await db.run(sql`DROP TABLE \`_movement_guides_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__movement_guides_v\` RENAME TO \`_movement_guides_v\`;`)
  await db.run(sql`CREATE INDEX \`_movement_guides_v_parent_idx\` ON \`_movement_guides_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_movement_guides_v_version_version_image_idx\` ON \`_movement_guides_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_movement_guides_v_version_seo_version_seo_image_idx\` ON \`_movement_guides_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_movement_guides_v_version_version_slug_idx\` ON \`_movement_guides_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_movement_guides_v_version_version_published_at_idx\` ON \`_movement_guides_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_movement_guides_v_version_version_database_id_idx\` ON \`_movement_guides_v\` (\`version_database_id\`);`)
  await db.run(sql`CREATE INDEX \`_movement_guides_v_version_version_updated_at_idx\` ON \`_movement_guides_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_movement_guides_v_version_version_created_at_idx\` ON \`_movement_guides_v\` (\`version_created_at\`);`)
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
  	\`video_url\` text,
  	\`video_embed_code\` text,
  	\`body\` text,
  	\`body_html\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_image_id\` integer,
  	\`seo_noindex\` integer DEFAULT false,
  	\`slug\` text,
  	\`required_plan\` text DEFAULT 'none',
  	\`published_at\` text,
  	\`database_id\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_guided_meditations\`("id", "title", "summary", "image_id", "duration", "video_url", "video_embed_code", "body", "body_html", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "slug", "required_plan", "published_at", "database_id", "updated_at", "created_at", "_status") SELECT "id", "title", "summary", "image_id", "duration", "video_url", "video_embed_code", "body", "body_html", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "slug", "required_plan", "published_at", "database_id", "updated_at", "created_at", "_status" FROM \`guided_meditations\`;`)
  await db.run(sql`DROP TABLE \`guided_meditations\`;`)
  await db.run(sql`ALTER TABLE \`__new_guided_meditations\` RENAME TO \`guided_meditations\`;`)
  await db.run(sql`CREATE INDEX \`guided_meditations_image_idx\` ON \`guided_meditations\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`guided_meditations_seo_seo_image_idx\` ON \`guided_meditations\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`guided_meditations_slug_idx\` ON \`guided_meditations\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`guided_meditations_published_at_idx\` ON \`guided_meditations\` (\`published_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`guided_meditations_database_id_idx\` ON \`guided_meditations\` (\`database_id\`);`)
  await db.run(sql`CREATE INDEX \`guided_meditations_updated_at_idx\` ON \`guided_meditations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`guided_meditations_created_at_idx\` ON \`guided_meditations\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`guided_meditations__status_idx\` ON \`guided_meditations\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__guided_meditations_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_image_id\` integer,
  	\`version_duration\` numeric,
  	\`version_video_url\` text,
  	\`version_video_embed_code\` text,
  	\`version_body\` text,
  	\`version_body_html\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_image_id\` integer,
  	\`version_seo_noindex\` integer DEFAULT false,
  	\`version_slug\` text,
  	\`version_required_plan\` text DEFAULT 'none',
  	\`version_published_at\` text,
  	\`version_database_id\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`guided_meditations\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__guided_meditations_v\`("id", "parent_id", "version_title", "version_summary", "version_image_id", "version_duration", "version_video_url", "version_video_embed_code", "version_body", "version_body_html", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_slug", "version_required_plan", "version_published_at", "version_database_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_title", "version_summary", "version_image_id", "version_duration", "version_video_url", "version_video_embed_code", "version_body", "version_body_html", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_slug", "version_required_plan", "version_published_at", "version_database_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest" FROM \`_guided_meditations_v\`;`)
  await db.run(sql`DROP TABLE \`_guided_meditations_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__guided_meditations_v\` RENAME TO \`_guided_meditations_v\`;`)
  await db.run(sql`CREATE INDEX \`_guided_meditations_v_parent_idx\` ON \`_guided_meditations_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_guided_meditations_v_version_version_image_idx\` ON \`_guided_meditations_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_guided_meditations_v_version_seo_version_seo_image_idx\` ON \`_guided_meditations_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_guided_meditations_v_version_version_slug_idx\` ON \`_guided_meditations_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_guided_meditations_v_version_version_published_at_idx\` ON \`_guided_meditations_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_guided_meditations_v_version_version_database_id_idx\` ON \`_guided_meditations_v\` (\`version_database_id\`);`)
  await db.run(sql`CREATE INDEX \`_guided_meditations_v_version_version_updated_at_idx\` ON \`_guided_meditations_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_guided_meditations_v_version_version_created_at_idx\` ON \`_guided_meditations_v\` (\`version_created_at\`);`)
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
  	\`duration\` numeric,
  	\`video_url\` text,
  	\`video_embed_code\` text,
  	\`chat_code\` text,
  	\`body\` text,
  	\`body_html\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_image_id\` integer,
  	\`seo_noindex\` integer DEFAULT false,
  	\`slug\` text,
  	\`required_plan\` text DEFAULT 'none',
  	\`published_at\` text,
  	\`database_id\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_masterclasses\`("id", "title", "summary", "image_id", "teacher", "duration", "video_url", "video_embed_code", "chat_code", "body", "body_html", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "slug", "required_plan", "published_at", "database_id", "updated_at", "created_at", "_status") SELECT "id", "title", "summary", "image_id", "teacher", "duration", "video_url", "video_embed_code", "chat_code", "body", "body_html", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "slug", "required_plan", "published_at", "database_id", "updated_at", "created_at", "_status" FROM \`masterclasses\`;`)
  await db.run(sql`DROP TABLE \`masterclasses\`;`)
  await db.run(sql`ALTER TABLE \`__new_masterclasses\` RENAME TO \`masterclasses\`;`)
  await db.run(sql`CREATE INDEX \`masterclasses_image_idx\` ON \`masterclasses\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`masterclasses_seo_seo_image_idx\` ON \`masterclasses\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`masterclasses_slug_idx\` ON \`masterclasses\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`masterclasses_published_at_idx\` ON \`masterclasses\` (\`published_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`masterclasses_database_id_idx\` ON \`masterclasses\` (\`database_id\`);`)
  await db.run(sql`CREATE INDEX \`masterclasses_updated_at_idx\` ON \`masterclasses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`masterclasses_created_at_idx\` ON \`masterclasses\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`masterclasses__status_idx\` ON \`masterclasses\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__masterclasses_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_image_id\` integer,
  	\`version_teacher\` text,
  	\`version_duration\` numeric,
  	\`version_video_url\` text,
  	\`version_video_embed_code\` text,
  	\`version_chat_code\` text,
  	\`version_body\` text,
  	\`version_body_html\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_image_id\` integer,
  	\`version_seo_noindex\` integer DEFAULT false,
  	\`version_slug\` text,
  	\`version_required_plan\` text DEFAULT 'none',
  	\`version_published_at\` text,
  	\`version_database_id\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`masterclasses\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__masterclasses_v\`("id", "parent_id", "version_title", "version_summary", "version_image_id", "version_teacher", "version_duration", "version_video_url", "version_video_embed_code", "version_chat_code", "version_body", "version_body_html", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_slug", "version_required_plan", "version_published_at", "version_database_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_title", "version_summary", "version_image_id", "version_teacher", "version_duration", "version_video_url", "version_video_embed_code", "version_chat_code", "version_body", "version_body_html", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_slug", "version_required_plan", "version_published_at", "version_database_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest" FROM \`_masterclasses_v\`;`)
  await db.run(sql`DROP TABLE \`_masterclasses_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__masterclasses_v\` RENAME TO \`_masterclasses_v\`;`)
  await db.run(sql`CREATE INDEX \`_masterclasses_v_parent_idx\` ON \`_masterclasses_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_masterclasses_v_version_version_image_idx\` ON \`_masterclasses_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_masterclasses_v_version_seo_version_seo_image_idx\` ON \`_masterclasses_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_masterclasses_v_version_version_slug_idx\` ON \`_masterclasses_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_masterclasses_v_version_version_published_at_idx\` ON \`_masterclasses_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_masterclasses_v_version_version_database_id_idx\` ON \`_masterclasses_v\` (\`version_database_id\`);`)
  await db.run(sql`CREATE INDEX \`_masterclasses_v_version_version_updated_at_idx\` ON \`_masterclasses_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_masterclasses_v_version_version_created_at_idx\` ON \`_masterclasses_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_masterclasses_v_version_version__status_idx\` ON \`_masterclasses_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_masterclasses_v_created_at_idx\` ON \`_masterclasses_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_masterclasses_v_updated_at_idx\` ON \`_masterclasses_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_masterclasses_v_latest_idx\` ON \`_masterclasses_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_lifestyle_guides\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`summary\` text,
  	\`image_id\` integer,
  	\`video_url\` text,
  	\`video_embed_code\` text,
  	\`body\` text,
  	\`body_html\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_image_id\` integer,
  	\`seo_noindex\` integer DEFAULT false,
  	\`slug\` text,
  	\`required_plan\` text DEFAULT 'none',
  	\`published_at\` text,
  	\`database_id\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_lifestyle_guides\`("id", "title", "summary", "image_id", "video_url", "video_embed_code", "body", "body_html", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "slug", "required_plan", "published_at", "database_id", "updated_at", "created_at", "_status") SELECT "id", "title", "summary", "image_id", "video_url", "video_embed_code", "body", "body_html", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "slug", "required_plan", "published_at", "database_id", "updated_at", "created_at", "_status" FROM \`lifestyle_guides\`;`)
  await db.run(sql`DROP TABLE \`lifestyle_guides\`;`)
  await db.run(sql`ALTER TABLE \`__new_lifestyle_guides\` RENAME TO \`lifestyle_guides\`;`)
  await db.run(sql`CREATE INDEX \`lifestyle_guides_image_idx\` ON \`lifestyle_guides\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_guides_seo_seo_image_idx\` ON \`lifestyle_guides\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`lifestyle_guides_slug_idx\` ON \`lifestyle_guides\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_guides_published_at_idx\` ON \`lifestyle_guides\` (\`published_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`lifestyle_guides_database_id_idx\` ON \`lifestyle_guides\` (\`database_id\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_guides_updated_at_idx\` ON \`lifestyle_guides\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_guides_created_at_idx\` ON \`lifestyle_guides\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_guides__status_idx\` ON \`lifestyle_guides\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__lifestyle_guides_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_image_id\` integer,
  	\`version_video_url\` text,
  	\`version_video_embed_code\` text,
  	\`version_body\` text,
  	\`version_body_html\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_image_id\` integer,
  	\`version_seo_noindex\` integer DEFAULT false,
  	\`version_slug\` text,
  	\`version_required_plan\` text DEFAULT 'none',
  	\`version_published_at\` text,
  	\`version_database_id\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`lifestyle_guides\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__lifestyle_guides_v\`("id", "parent_id", "version_title", "version_summary", "version_image_id", "version_video_url", "version_video_embed_code", "version_body", "version_body_html", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_slug", "version_required_plan", "version_published_at", "version_database_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_title", "version_summary", "version_image_id", "version_video_url", "version_video_embed_code", "version_body", "version_body_html", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_slug", "version_required_plan", "version_published_at", "version_database_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest" FROM \`_lifestyle_guides_v\`;`)
  await db.run(sql`DROP TABLE \`_lifestyle_guides_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__lifestyle_guides_v\` RENAME TO \`_lifestyle_guides_v\`;`)
  await db.run(sql`CREATE INDEX \`_lifestyle_guides_v_parent_idx\` ON \`_lifestyle_guides_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_lifestyle_guides_v_version_version_image_idx\` ON \`_lifestyle_guides_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_lifestyle_guides_v_version_seo_version_seo_image_idx\` ON \`_lifestyle_guides_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_lifestyle_guides_v_version_version_slug_idx\` ON \`_lifestyle_guides_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_lifestyle_guides_v_version_version_published_at_idx\` ON \`_lifestyle_guides_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_lifestyle_guides_v_version_version_database_id_idx\` ON \`_lifestyle_guides_v\` (\`version_database_id\`);`)
  await db.run(sql`CREATE INDEX \`_lifestyle_guides_v_version_version_updated_at_idx\` ON \`_lifestyle_guides_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_lifestyle_guides_v_version_version_created_at_idx\` ON \`_lifestyle_guides_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_lifestyle_guides_v_version_version__status_idx\` ON \`_lifestyle_guides_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_lifestyle_guides_v_created_at_idx\` ON \`_lifestyle_guides_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_lifestyle_guides_v_updated_at_idx\` ON \`_lifestyle_guides_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_lifestyle_guides_v_latest_idx\` ON \`_lifestyle_guides_v\` (\`latest\`);`)
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
  	\`categories_id\` integer,
  	\`redirects_id\` integer,
  	\`users_id\` integer,
  	\`milestones_id\` integer,
  	\`favourites_id\` integer,
  	\`watches_id\` integer,
  	\`ratings_id\` integer,
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
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`milestones_id\`) REFERENCES \`milestones\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`favourites_id\`) REFERENCES \`favourites\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`watches_id\`) REFERENCES \`watches\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`ratings_id\`) REFERENCES \`ratings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`feedback_id\`) REFERENCES \`feedback\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscribers_id\`) REFERENCES \`subscribers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devices_id\`) REFERENCES \`devices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`catalogue_id\`) REFERENCES \`catalogue\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`identities_id\`) REFERENCES \`identities\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`forms_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`form_submissions_id\`) REFERENCES \`form_submissions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "recipes_id", "movement_guides_id", "guided_meditations_id", "masterclasses_id", "podcasts_id", "posts_id", "testimonials_id", "faqs_id", "events_id", "expert_advices_id", "lifestyle_guides_id", "reboot_revive_weeks_id", "yalda_loves_products_id", "press_id", "partners_id", "media_id", "categories_id", "redirects_id", "users_id", "milestones_id", "favourites_id", "watches_id", "ratings_id", "feedback_id", "subscribers_id", "devices_id", "catalogue_id", "identities_id", "forms_id", "form_submissions_id") SELECT "id", "order", "parent_id", "path", "pages_id", "recipes_id", "movement_guides_id", "guided_meditations_id", "masterclasses_id", "podcasts_id", "posts_id", "testimonials_id", "faqs_id", "events_id", "expert_advices_id", "lifestyle_guides_id", "reboot_revive_weeks_id", "yalda_loves_products_id", "press_id", "partners_id", "media_id", "categories_id", "redirects_id", "users_id", "milestones_id", "favourites_id", "watches_id", "ratings_id", "feedback_id", "subscribers_id", "devices_id", "catalogue_id", "identities_id", "forms_id", "form_submissions_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_milestones_id_idx\` ON \`payload_locked_documents_rels\` (\`milestones_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_favourites_id_idx\` ON \`payload_locked_documents_rels\` (\`favourites_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_watches_id_idx\` ON \`payload_locked_documents_rels\` (\`watches_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_ratings_id_idx\` ON \`payload_locked_documents_rels\` (\`ratings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_feedback_id_idx\` ON \`payload_locked_documents_rels\` (\`feedback_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_subscribers_id_idx\` ON \`payload_locked_documents_rels\` (\`subscribers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_devices_id_idx\` ON \`payload_locked_documents_rels\` (\`devices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_catalogue_id_idx\` ON \`payload_locked_documents_rels\` (\`catalogue_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_identities_id_idx\` ON \`payload_locked_documents_rels\` (\`identities_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forms_id_idx\` ON \`payload_locked_documents_rels\` (\`forms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_form_submissions_id_idx\` ON \`payload_locked_documents_rels\` (\`form_submissions_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`site_name\` text DEFAULT 'eat, burn, sleep' NOT NULL,
  	\`tagline\` text DEFAULT 'Say hi to your new lifestyle!' NOT NULL,
  	\`support_email\` text,
  	\`reviews_score\` numeric DEFAULT 4.8,
  	\`reviews_count\` numeric DEFAULT 140,
  	\`reviews_url\` text,
  	\`newsletter_double_opt_in\` integer DEFAULT false,
  	\`consent_base_url\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_settings\`("id", "site_name", "tagline", "support_email", "reviews_score", "reviews_count", "reviews_url", "newsletter_double_opt_in", "consent_base_url", "updated_at", "created_at") SELECT "id", "site_name", "tagline", "support_email", "reviews_score", "reviews_count", "reviews_url", "newsletter_double_opt_in", "consent_base_url", "updated_at", "created_at" FROM \`settings\`;`)
  await db.run(sql`DROP TABLE \`settings\`;`)
  await db.run(sql`ALTER TABLE \`__new_settings\` RENAME TO \`settings\`;`)
  await db.run(sql`DROP INDEX \`media_sizes_open_graph_sizes_open_graph_filename_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`color\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_open_graph_url\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_open_graph_width\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_open_graph_height\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_open_graph_mime_type\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_open_graph_filesize\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_open_graph_filename\`;`)
}
