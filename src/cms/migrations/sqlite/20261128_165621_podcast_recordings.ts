import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`podcasts_video_chapters\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`start_s\` numeric,
  	\`title\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`podcasts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`podcasts_video_chapters_order_idx\` ON \`podcasts_video_chapters\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`podcasts_video_chapters_parent_id_idx\` ON \`podcasts_video_chapters\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_podcasts_v_version_video_chapters\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`start_s\` numeric,
  	\`title\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_podcasts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_podcasts_v_version_video_chapters_order_idx\` ON \`_podcasts_v_version_video_chapters\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_podcasts_v_version_video_chapters_parent_id_idx\` ON \`_podcasts_v_version_video_chapters\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`podcasts\` ADD \`video_file_id\` integer REFERENCES video_files(id);`)
  await db.run(sql`ALTER TABLE \`podcasts\` ADD \`video_url\` text;`)
  await db.run(sql`ALTER TABLE \`podcasts\` ADD \`video_embed_code\` text;`)
  await db.run(sql`ALTER TABLE \`podcasts\` ADD \`video_transcript\` text;`)
  await db.run(sql`ALTER TABLE \`podcasts\` ADD \`trailer_id\` integer REFERENCES video_files(id);`)
  await db.run(sql`CREATE INDEX \`podcasts_video_video_file_idx\` ON \`podcasts\` (\`video_file_id\`);`)
  await db.run(sql`CREATE INDEX \`podcasts_trailer_idx\` ON \`podcasts\` (\`trailer_id\`);`)
  await db.run(sql`ALTER TABLE \`_podcasts_v\` ADD \`version_video_file_id\` integer REFERENCES video_files(id);`)
  await db.run(sql`ALTER TABLE \`_podcasts_v\` ADD \`version_video_url\` text;`)
  await db.run(sql`ALTER TABLE \`_podcasts_v\` ADD \`version_video_embed_code\` text;`)
  await db.run(sql`ALTER TABLE \`_podcasts_v\` ADD \`version_video_transcript\` text;`)
  await db.run(sql`ALTER TABLE \`_podcasts_v\` ADD \`version_trailer_id\` integer REFERENCES video_files(id);`)
  await db.run(sql`CREATE INDEX \`_podcasts_v_version_video_version_video_file_idx\` ON \`_podcasts_v\` (\`version_video_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_podcasts_v_version_version_trailer_idx\` ON \`_podcasts_v\` (\`version_trailer_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`podcasts_video_chapters\`;`)
  await db.run(sql`DROP TABLE \`_podcasts_v_version_video_chapters\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_podcasts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`summary\` text,
  	\`image_id\` integer,
  	\`duration\` numeric,
  	\`apple_podcasts_link\` text,
  	\`spotify_link\` text,
  	\`youtube_link\` text,
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
  await db.run(sql`INSERT INTO \`__new_podcasts\`("id", "title", "summary", "image_id", "duration", "apple_podcasts_link", "spotify_link", "youtube_link", "body", "body_html", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "slug", "required_plan", "show_first_lines", "parent_id", "published_at", "comments", "database_id", "saved_by", "autosaved", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "title", "summary", "image_id", "duration", "apple_podcasts_link", "spotify_link", "youtube_link", "body", "body_html", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "slug", "required_plan", "show_first_lines", "parent_id", "published_at", "comments", "database_id", "saved_by", "autosaved", "updated_at", "created_at", "deleted_at", "_status" FROM \`podcasts\`;`)
  await db.run(sql`DROP TABLE \`podcasts\`;`)
  await db.run(sql`ALTER TABLE \`__new_podcasts\` RENAME TO \`podcasts\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`podcasts_image_idx\` ON \`podcasts\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`podcasts_seo_seo_image_idx\` ON \`podcasts\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`podcasts_slug_idx\` ON \`podcasts\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`podcasts_parent_idx\` ON \`podcasts\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`podcasts_published_at_idx\` ON \`podcasts\` (\`published_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`podcasts_database_id_idx\` ON \`podcasts\` (\`database_id\`);`)
  await db.run(sql`CREATE INDEX \`podcasts_updated_at_idx\` ON \`podcasts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`podcasts_created_at_idx\` ON \`podcasts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`podcasts_deleted_at_idx\` ON \`podcasts\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`podcasts__status_idx\` ON \`podcasts\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__podcasts_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_image_id\` integer,
  	\`version_duration\` numeric,
  	\`version_apple_podcasts_link\` text,
  	\`version_spotify_link\` text,
  	\`version_youtube_link\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`podcasts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__podcasts_v\`("id", "parent_id", "version_title", "version_summary", "version_image_id", "version_duration", "version_apple_podcasts_link", "version_spotify_link", "version_youtube_link", "version_body", "version_body_html", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_slug", "version_required_plan", "version_show_first_lines", "version_parent_id", "version_published_at", "version_comments", "version_database_id", "version_saved_by", "version_autosaved", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_title", "version_summary", "version_image_id", "version_duration", "version_apple_podcasts_link", "version_spotify_link", "version_youtube_link", "version_body", "version_body_html", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_slug", "version_required_plan", "version_show_first_lines", "version_parent_id", "version_published_at", "version_comments", "version_database_id", "version_saved_by", "version_autosaved", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest" FROM \`_podcasts_v\`;`)
  await db.run(sql`DROP TABLE \`_podcasts_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__podcasts_v\` RENAME TO \`_podcasts_v\`;`)
  await db.run(sql`CREATE INDEX \`_podcasts_v_parent_idx\` ON \`_podcasts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_podcasts_v_version_version_image_idx\` ON \`_podcasts_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_podcasts_v_version_seo_version_seo_image_idx\` ON \`_podcasts_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_podcasts_v_version_version_slug_idx\` ON \`_podcasts_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_podcasts_v_version_version_parent_idx\` ON \`_podcasts_v\` (\`version_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_podcasts_v_version_version_published_at_idx\` ON \`_podcasts_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_podcasts_v_version_version_database_id_idx\` ON \`_podcasts_v\` (\`version_database_id\`);`)
  await db.run(sql`CREATE INDEX \`_podcasts_v_version_version_updated_at_idx\` ON \`_podcasts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_podcasts_v_version_version_created_at_idx\` ON \`_podcasts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_podcasts_v_version_version_deleted_at_idx\` ON \`_podcasts_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_podcasts_v_version_version__status_idx\` ON \`_podcasts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_podcasts_v_created_at_idx\` ON \`_podcasts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_podcasts_v_updated_at_idx\` ON \`_podcasts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_podcasts_v_latest_idx\` ON \`_podcasts_v\` (\`latest\`);`)
}
