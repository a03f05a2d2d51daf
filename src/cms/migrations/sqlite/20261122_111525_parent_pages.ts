import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  // What happens on delete is written by hand: the tool leaves it out of added columns, and no page could be deleted.
  await db.run(sql`ALTER TABLE \`recipes\` ADD \`parent_id\` integer REFERENCES pages(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`recipes_parent_idx\` ON \`recipes\` (\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`_recipes_v\` ADD \`version_parent_id\` integer REFERENCES pages(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_recipes_v_version_version_parent_idx\` ON \`_recipes_v\` (\`version_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`movement_guides\` ADD \`parent_id\` integer REFERENCES pages(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`movement_guides_parent_idx\` ON \`movement_guides\` (\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`_movement_guides_v\` ADD \`version_parent_id\` integer REFERENCES pages(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_movement_guides_v_version_version_parent_idx\` ON \`_movement_guides_v\` (\`version_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`guided_meditations\` ADD \`parent_id\` integer REFERENCES pages(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`guided_meditations_parent_idx\` ON \`guided_meditations\` (\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`_guided_meditations_v\` ADD \`version_parent_id\` integer REFERENCES pages(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_guided_meditations_v_version_version_parent_idx\` ON \`_guided_meditations_v\` (\`version_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`masterclasses\` ADD \`parent_id\` integer REFERENCES pages(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`masterclasses_parent_idx\` ON \`masterclasses\` (\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`_masterclasses_v\` ADD \`version_parent_id\` integer REFERENCES pages(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_masterclasses_v_version_version_parent_idx\` ON \`_masterclasses_v\` (\`version_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`podcasts\` ADD \`parent_id\` integer REFERENCES pages(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`podcasts_parent_idx\` ON \`podcasts\` (\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`_podcasts_v\` ADD \`version_parent_id\` integer REFERENCES pages(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_podcasts_v_version_version_parent_idx\` ON \`_podcasts_v\` (\`version_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`parent_id\` integer REFERENCES pages(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`posts_parent_idx\` ON \`posts\` (\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_parent_id\` integer REFERENCES pages(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_parent_idx\` ON \`_posts_v\` (\`version_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`testimonials\` ADD \`parent_id\` integer REFERENCES pages(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`testimonials_parent_idx\` ON \`testimonials\` (\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`_testimonials_v\` ADD \`version_parent_id\` integer REFERENCES pages(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_parent_idx\` ON \`_testimonials_v\` (\`version_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`parent_id\` integer REFERENCES pages(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`events_parent_idx\` ON \`events\` (\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_parent_id\` integer REFERENCES pages(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_parent_idx\` ON \`_events_v\` (\`version_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`expert_advices\` ADD \`parent_id\` integer REFERENCES pages(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`expert_advices_parent_idx\` ON \`expert_advices\` (\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`_expert_advices_v\` ADD \`version_parent_id\` integer REFERENCES pages(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_expert_advices_v_version_version_parent_idx\` ON \`_expert_advices_v\` (\`version_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`lifestyle_guides\` ADD \`parent_id\` integer REFERENCES pages(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`lifestyle_guides_parent_idx\` ON \`lifestyle_guides\` (\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`_lifestyle_guides_v\` ADD \`version_parent_id\` integer REFERENCES pages(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_lifestyle_guides_v_version_version_parent_idx\` ON \`_lifestyle_guides_v\` (\`version_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`reboot_revive_weeks\` ADD \`parent_id\` integer REFERENCES pages(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`reboot_revive_weeks_parent_idx\` ON \`reboot_revive_weeks\` (\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`_reboot_revive_weeks_v\` ADD \`version_parent_id\` integer REFERENCES pages(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_reboot_revive_weeks_v_version_version_parent_idx\` ON \`_reboot_revive_weeks_v\` (\`version_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`yalda_loves_products\` ADD \`parent_id\` integer REFERENCES pages(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`yalda_loves_products_parent_idx\` ON \`yalda_loves_products\` (\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`_yalda_loves_products_v\` ADD \`version_parent_id\` integer REFERENCES pages(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_yalda_loves_products_v_version_version_parent_idx\` ON \`_yalda_loves_products_v\` (\`version_parent_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_recipes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`summary\` text,
  	\`image_id\` integer,
  	\`difficulty\` text DEFAULT 'Easy',
  	\`season\` text DEFAULT 'Any',
  	\`servings\` numeric DEFAULT 2,
  	\`prep_time\` numeric,
  	\`cook_time\` numeric,
  	\`total_time\` numeric,
  	\`nutrition_kcal\` numeric,
  	\`nutrition_protein\` numeric,
  	\`nutrition_sugars\` numeric,
  	\`nutrition_carbohydrate\` numeric,
  	\`nutrition_fat\` numeric,
  	\`nutrition_saturated_fat\` numeric,
  	\`nutrition_fiber\` numeric,
  	\`nutrition_salt\` numeric,
  	\`related_posts_title\` text,
  	\`related_posts_subtitle\` text,
  	\`related_posts_archive_link_title\` text,
  	\`related_posts_archive_link_url\` text,
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
  await db.run(sql`INSERT INTO \`__new_recipes\`("id", "title", "summary", "image_id", "difficulty", "season", "servings", "prep_time", "cook_time", "total_time", "nutrition_kcal", "nutrition_protein", "nutrition_sugars", "nutrition_carbohydrate", "nutrition_fat", "nutrition_saturated_fat", "nutrition_fiber", "nutrition_salt", "related_posts_title", "related_posts_subtitle", "related_posts_archive_link_title", "related_posts_archive_link_url", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "slug", "required_plan", "published_at", "database_id", "updated_at", "created_at", "_status") SELECT "id", "title", "summary", "image_id", "difficulty", "season", "servings", "prep_time", "cook_time", "total_time", "nutrition_kcal", "nutrition_protein", "nutrition_sugars", "nutrition_carbohydrate", "nutrition_fat", "nutrition_saturated_fat", "nutrition_fiber", "nutrition_salt", "related_posts_title", "related_posts_subtitle", "related_posts_archive_link_title", "related_posts_archive_link_url", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "slug", "required_plan", "published_at", "database_id", "updated_at", "created_at", "_status" FROM \`recipes\`;`)
  await db.run(sql`DROP TABLE \`recipes\`;`)
  await db.run(sql`ALTER TABLE \`__new_recipes\` RENAME TO \`recipes\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`recipes_image_idx\` ON \`recipes\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`recipes_seo_seo_image_idx\` ON \`recipes\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`recipes_slug_idx\` ON \`recipes\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`recipes_published_at_idx\` ON \`recipes\` (\`published_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`recipes_database_id_idx\` ON \`recipes\` (\`database_id\`);`)
  await db.run(sql`CREATE INDEX \`recipes_updated_at_idx\` ON \`recipes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`recipes_created_at_idx\` ON \`recipes\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`recipes__status_idx\` ON \`recipes\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__recipes_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_image_id\` integer,
  	\`version_difficulty\` text DEFAULT 'Easy',
  	\`version_season\` text DEFAULT 'Any',
  	\`version_servings\` numeric DEFAULT 2,
  	\`version_prep_time\` numeric,
  	\`version_cook_time\` numeric,
  	\`version_total_time\` numeric,
  	\`version_nutrition_kcal\` numeric,
  	\`version_nutrition_protein\` numeric,
  	\`version_nutrition_sugars\` numeric,
  	\`version_nutrition_carbohydrate\` numeric,
  	\`version_nutrition_fat\` numeric,
  	\`version_nutrition_saturated_fat\` numeric,
  	\`version_nutrition_fiber\` numeric,
  	\`version_nutrition_salt\` numeric,
  	\`version_related_posts_title\` text,
  	\`version_related_posts_subtitle\` text,
  	\`version_related_posts_archive_link_title\` text,
  	\`version_related_posts_archive_link_url\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`recipes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__recipes_v\`("id", "parent_id", "version_title", "version_summary", "version_image_id", "version_difficulty", "version_season", "version_servings", "version_prep_time", "version_cook_time", "version_total_time", "version_nutrition_kcal", "version_nutrition_protein", "version_nutrition_sugars", "version_nutrition_carbohydrate", "version_nutrition_fat", "version_nutrition_saturated_fat", "version_nutrition_fiber", "version_nutrition_salt", "version_related_posts_title", "version_related_posts_subtitle", "version_related_posts_archive_link_title", "version_related_posts_archive_link_url", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_slug", "version_required_plan", "version_published_at", "version_database_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_title", "version_summary", "version_image_id", "version_difficulty", "version_season", "version_servings", "version_prep_time", "version_cook_time", "version_total_time", "version_nutrition_kcal", "version_nutrition_protein", "version_nutrition_sugars", "version_nutrition_carbohydrate", "version_nutrition_fat", "version_nutrition_saturated_fat", "version_nutrition_fiber", "version_nutrition_salt", "version_related_posts_title", "version_related_posts_subtitle", "version_related_posts_archive_link_title", "version_related_posts_archive_link_url", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_slug", "version_required_plan", "version_published_at", "version_database_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest" FROM \`_recipes_v\`;`)
  await db.run(sql`DROP TABLE \`_recipes_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__recipes_v\` RENAME TO \`_recipes_v\`;`)
  await db.run(sql`CREATE INDEX \`_recipes_v_parent_idx\` ON \`_recipes_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_recipes_v_version_version_image_idx\` ON \`_recipes_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_recipes_v_version_seo_version_seo_image_idx\` ON \`_recipes_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_recipes_v_version_version_slug_idx\` ON \`_recipes_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_recipes_v_version_version_published_at_idx\` ON \`_recipes_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_recipes_v_version_version_database_id_idx\` ON \`_recipes_v\` (\`version_database_id\`);`)
  await db.run(sql`CREATE INDEX \`_recipes_v_version_version_updated_at_idx\` ON \`_recipes_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_recipes_v_version_version_created_at_idx\` ON \`_recipes_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_recipes_v_version_version__status_idx\` ON \`_recipes_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_recipes_v_created_at_idx\` ON \`_recipes_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_recipes_v_updated_at_idx\` ON \`_recipes_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_recipes_v_latest_idx\` ON \`_recipes_v\` (\`latest\`);`)
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
  	\`published_at\` text,
  	\`database_id\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`video_file_id\`) REFERENCES \`video_files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_movement_guides\`("id", "title", "summary", "image_id", "level", "duration", "video_file_id", "video_url", "video_embed_code", "video_transcript", "body", "body_html", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "slug", "required_plan", "published_at", "database_id", "updated_at", "created_at", "_status") SELECT "id", "title", "summary", "image_id", "level", "duration", "video_file_id", "video_url", "video_embed_code", "video_transcript", "body", "body_html", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "slug", "required_plan", "published_at", "database_id", "updated_at", "created_at", "_status" FROM \`movement_guides\`;`)
  await db.run(sql`DROP TABLE \`movement_guides\`;`)
  await db.run(sql`ALTER TABLE \`__new_movement_guides\` RENAME TO \`movement_guides\`;`)
  await db.run(sql`CREATE INDEX \`movement_guides_image_idx\` ON \`movement_guides\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`movement_guides_video_video_file_idx\` ON \`movement_guides\` (\`video_file_id\`);`)
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
  	FOREIGN KEY (\`version_video_file_id\`) REFERENCES \`video_files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__movement_guides_v\`("id", "parent_id", "version_title", "version_summary", "version_image_id", "version_level", "version_duration", "version_video_file_id", "version_video_url", "version_video_embed_code", "version_video_transcript", "version_body", "version_body_html", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_slug", "version_required_plan", "version_published_at", "version_database_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_title", "version_summary", "version_image_id", "version_level", "version_duration", "version_video_file_id", "version_video_url", "version_video_embed_code", "version_video_transcript", "version_body", "version_body_html", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_slug", "version_required_plan", "version_published_at", "version_database_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest" FROM \`_movement_guides_v\`;`)
  await db.run(sql`DROP TABLE \`_movement_guides_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__movement_guides_v\` RENAME TO \`_movement_guides_v\`;`)
  await db.run(sql`CREATE INDEX \`_movement_guides_v_parent_idx\` ON \`_movement_guides_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_movement_guides_v_version_version_image_idx\` ON \`_movement_guides_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_movement_guides_v_version_video_version_video_file_idx\` ON \`_movement_guides_v\` (\`version_video_file_id\`);`)
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
  	\`published_at\` text,
  	\`database_id\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`video_file_id\`) REFERENCES \`video_files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_guided_meditations\`("id", "title", "summary", "image_id", "duration", "video_file_id", "video_url", "video_embed_code", "video_transcript", "body", "body_html", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "slug", "required_plan", "published_at", "database_id", "updated_at", "created_at", "_status") SELECT "id", "title", "summary", "image_id", "duration", "video_file_id", "video_url", "video_embed_code", "video_transcript", "body", "body_html", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "slug", "required_plan", "published_at", "database_id", "updated_at", "created_at", "_status" FROM \`guided_meditations\`;`)
  await db.run(sql`DROP TABLE \`guided_meditations\`;`)
  await db.run(sql`ALTER TABLE \`__new_guided_meditations\` RENAME TO \`guided_meditations\`;`)
  await db.run(sql`CREATE INDEX \`guided_meditations_image_idx\` ON \`guided_meditations\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`guided_meditations_video_video_file_idx\` ON \`guided_meditations\` (\`video_file_id\`);`)
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
  	FOREIGN KEY (\`version_video_file_id\`) REFERENCES \`video_files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__guided_meditations_v\`("id", "parent_id", "version_title", "version_summary", "version_image_id", "version_duration", "version_video_file_id", "version_video_url", "version_video_embed_code", "version_video_transcript", "version_body", "version_body_html", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_slug", "version_required_plan", "version_published_at", "version_database_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_title", "version_summary", "version_image_id", "version_duration", "version_video_file_id", "version_video_url", "version_video_embed_code", "version_video_transcript", "version_body", "version_body_html", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_slug", "version_required_plan", "version_published_at", "version_database_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest" FROM \`_guided_meditations_v\`;`)
  await db.run(sql`DROP TABLE \`_guided_meditations_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__guided_meditations_v\` RENAME TO \`_guided_meditations_v\`;`)
  await db.run(sql`CREATE INDEX \`_guided_meditations_v_parent_idx\` ON \`_guided_meditations_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_guided_meditations_v_version_version_image_idx\` ON \`_guided_meditations_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_guided_meditations_v_version_video_version_video_file_idx\` ON \`_guided_meditations_v\` (\`version_video_file_id\`);`)
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
  	\`published_at\` text,
  	\`database_id\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`video_file_id\`) REFERENCES \`video_files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_masterclasses\`("id", "title", "summary", "image_id", "teacher", "duration", "video_file_id", "video_url", "video_embed_code", "video_transcript", "chat_code", "body", "body_html", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "slug", "required_plan", "published_at", "database_id", "updated_at", "created_at", "_status") SELECT "id", "title", "summary", "image_id", "teacher", "duration", "video_file_id", "video_url", "video_embed_code", "video_transcript", "chat_code", "body", "body_html", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "slug", "required_plan", "published_at", "database_id", "updated_at", "created_at", "_status" FROM \`masterclasses\`;`)
  await db.run(sql`DROP TABLE \`masterclasses\`;`)
  await db.run(sql`ALTER TABLE \`__new_masterclasses\` RENAME TO \`masterclasses\`;`)
  await db.run(sql`CREATE INDEX \`masterclasses_image_idx\` ON \`masterclasses\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`masterclasses_video_video_file_idx\` ON \`masterclasses\` (\`video_file_id\`);`)
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
  	FOREIGN KEY (\`version_video_file_id\`) REFERENCES \`video_files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__masterclasses_v\`("id", "parent_id", "version_title", "version_summary", "version_image_id", "version_teacher", "version_duration", "version_video_file_id", "version_video_url", "version_video_embed_code", "version_video_transcript", "version_chat_code", "version_body", "version_body_html", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_slug", "version_required_plan", "version_published_at", "version_database_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_title", "version_summary", "version_image_id", "version_teacher", "version_duration", "version_video_file_id", "version_video_url", "version_video_embed_code", "version_video_transcript", "version_chat_code", "version_body", "version_body_html", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_slug", "version_required_plan", "version_published_at", "version_database_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest" FROM \`_masterclasses_v\`;`)
  await db.run(sql`DROP TABLE \`_masterclasses_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__masterclasses_v\` RENAME TO \`_masterclasses_v\`;`)
  await db.run(sql`CREATE INDEX \`_masterclasses_v_parent_idx\` ON \`_masterclasses_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_masterclasses_v_version_version_image_idx\` ON \`_masterclasses_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_masterclasses_v_version_video_version_video_file_idx\` ON \`_masterclasses_v\` (\`version_video_file_id\`);`)
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
  	\`published_at\` text,
  	\`database_id\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_podcasts\`("id", "title", "summary", "image_id", "duration", "apple_podcasts_link", "spotify_link", "youtube_link", "body", "body_html", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "slug", "required_plan", "published_at", "database_id", "updated_at", "created_at", "_status") SELECT "id", "title", "summary", "image_id", "duration", "apple_podcasts_link", "spotify_link", "youtube_link", "body", "body_html", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "slug", "required_plan", "published_at", "database_id", "updated_at", "created_at", "_status" FROM \`podcasts\`;`)
  await db.run(sql`DROP TABLE \`podcasts\`;`)
  await db.run(sql`ALTER TABLE \`__new_podcasts\` RENAME TO \`podcasts\`;`)
  await db.run(sql`CREATE INDEX \`podcasts_image_idx\` ON \`podcasts\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`podcasts_seo_seo_image_idx\` ON \`podcasts\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`podcasts_slug_idx\` ON \`podcasts\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`podcasts_published_at_idx\` ON \`podcasts\` (\`published_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`podcasts_database_id_idx\` ON \`podcasts\` (\`database_id\`);`)
  await db.run(sql`CREATE INDEX \`podcasts_updated_at_idx\` ON \`podcasts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`podcasts_created_at_idx\` ON \`podcasts\` (\`created_at\`);`)
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
  	\`version_published_at\` text,
  	\`version_database_id\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`podcasts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__podcasts_v\`("id", "parent_id", "version_title", "version_summary", "version_image_id", "version_duration", "version_apple_podcasts_link", "version_spotify_link", "version_youtube_link", "version_body", "version_body_html", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_slug", "version_required_plan", "version_published_at", "version_database_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_title", "version_summary", "version_image_id", "version_duration", "version_apple_podcasts_link", "version_spotify_link", "version_youtube_link", "version_body", "version_body_html", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_slug", "version_required_plan", "version_published_at", "version_database_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest" FROM \`_podcasts_v\`;`)
  await db.run(sql`DROP TABLE \`_podcasts_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__podcasts_v\` RENAME TO \`_podcasts_v\`;`)
  await db.run(sql`CREATE INDEX \`_podcasts_v_parent_idx\` ON \`_podcasts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_podcasts_v_version_version_image_idx\` ON \`_podcasts_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_podcasts_v_version_seo_version_seo_image_idx\` ON \`_podcasts_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_podcasts_v_version_version_slug_idx\` ON \`_podcasts_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_podcasts_v_version_version_published_at_idx\` ON \`_podcasts_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_podcasts_v_version_version_database_id_idx\` ON \`_podcasts_v\` (\`version_database_id\`);`)
  await db.run(sql`CREATE INDEX \`_podcasts_v_version_version_updated_at_idx\` ON \`_podcasts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_podcasts_v_version_version_created_at_idx\` ON \`_podcasts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_podcasts_v_version_version__status_idx\` ON \`_podcasts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_podcasts_v_created_at_idx\` ON \`_podcasts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_podcasts_v_updated_at_idx\` ON \`_podcasts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_podcasts_v_latest_idx\` ON \`_podcasts_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_posts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`summary\` text,
  	\`image_id\` integer,
  	\`author\` text,
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
  await db.run(sql`INSERT INTO \`__new_posts\`("id", "title", "summary", "image_id", "author", "body", "body_html", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "slug", "required_plan", "published_at", "database_id", "updated_at", "created_at", "_status") SELECT "id", "title", "summary", "image_id", "author", "body", "body_html", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "slug", "required_plan", "published_at", "database_id", "updated_at", "created_at", "_status" FROM \`posts\`;`)
  await db.run(sql`DROP TABLE \`posts\`;`)
  await db.run(sql`ALTER TABLE \`__new_posts\` RENAME TO \`posts\`;`)
  await db.run(sql`CREATE INDEX \`posts_image_idx\` ON \`posts\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_seo_seo_image_idx\` ON \`posts\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`posts_slug_idx\` ON \`posts\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`posts_published_at_idx\` ON \`posts\` (\`published_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`posts_database_id_idx\` ON \`posts\` (\`database_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_updated_at_idx\` ON \`posts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`posts_created_at_idx\` ON \`posts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`posts__status_idx\` ON \`posts\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__posts_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_image_id\` integer,
  	\`version_author\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__posts_v\`("id", "parent_id", "version_title", "version_summary", "version_image_id", "version_author", "version_body", "version_body_html", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_slug", "version_required_plan", "version_published_at", "version_database_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_title", "version_summary", "version_image_id", "version_author", "version_body", "version_body_html", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_slug", "version_required_plan", "version_published_at", "version_database_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest" FROM \`_posts_v\`;`)
  await db.run(sql`DROP TABLE \`_posts_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__posts_v\` RENAME TO \`_posts_v\`;`)
  await db.run(sql`CREATE INDEX \`_posts_v_parent_idx\` ON \`_posts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_image_idx\` ON \`_posts_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_seo_version_seo_image_idx\` ON \`_posts_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_slug_idx\` ON \`_posts_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_published_at_idx\` ON \`_posts_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_database_id_idx\` ON \`_posts_v\` (\`version_database_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_updated_at_idx\` ON \`_posts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_created_at_idx\` ON \`_posts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version__status_idx\` ON \`_posts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_created_at_idx\` ON \`_posts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_updated_at_idx\` ON \`_posts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_latest_idx\` ON \`_posts_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_testimonials\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`summary\` text,
  	\`image_id\` integer,
  	\`first_name\` text,
  	\`profession\` text,
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
  await db.run(sql`INSERT INTO \`__new_testimonials\`("id", "title", "summary", "image_id", "first_name", "profession", "body", "body_html", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "slug", "required_plan", "published_at", "database_id", "updated_at", "created_at", "_status") SELECT "id", "title", "summary", "image_id", "first_name", "profession", "body", "body_html", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "slug", "required_plan", "published_at", "database_id", "updated_at", "created_at", "_status" FROM \`testimonials\`;`)
  await db.run(sql`DROP TABLE \`testimonials\`;`)
  await db.run(sql`ALTER TABLE \`__new_testimonials\` RENAME TO \`testimonials\`;`)
  await db.run(sql`CREATE INDEX \`testimonials_image_idx\` ON \`testimonials\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_seo_seo_image_idx\` ON \`testimonials\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`testimonials_slug_idx\` ON \`testimonials\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_published_at_idx\` ON \`testimonials\` (\`published_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`testimonials_database_id_idx\` ON \`testimonials\` (\`database_id\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_updated_at_idx\` ON \`testimonials\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_created_at_idx\` ON \`testimonials\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`testimonials__status_idx\` ON \`testimonials\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__testimonials_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_image_id\` integer,
  	\`version_first_name\` text,
  	\`version_profession\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`testimonials\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__testimonials_v\`("id", "parent_id", "version_title", "version_summary", "version_image_id", "version_first_name", "version_profession", "version_body", "version_body_html", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_slug", "version_required_plan", "version_published_at", "version_database_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_title", "version_summary", "version_image_id", "version_first_name", "version_profession", "version_body", "version_body_html", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_slug", "version_required_plan", "version_published_at", "version_database_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest" FROM \`_testimonials_v\`;`)
  await db.run(sql`DROP TABLE \`_testimonials_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__testimonials_v\` RENAME TO \`_testimonials_v\`;`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_parent_idx\` ON \`_testimonials_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_image_idx\` ON \`_testimonials_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_seo_version_seo_image_idx\` ON \`_testimonials_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_slug_idx\` ON \`_testimonials_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_published_at_idx\` ON \`_testimonials_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_database_id_idx\` ON \`_testimonials_v\` (\`version_database_id\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_updated_at_idx\` ON \`_testimonials_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_created_at_idx\` ON \`_testimonials_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version__status_idx\` ON \`_testimonials_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_created_at_idx\` ON \`_testimonials_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_updated_at_idx\` ON \`_testimonials_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_latest_idx\` ON \`_testimonials_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_events\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`summary\` text,
  	\`image_id\` integer,
  	\`event_date\` text,
  	\`event_end\` text,
  	\`location\` text,
  	\`booking_url\` text,
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
  await db.run(sql`INSERT INTO \`__new_events\`("id", "title", "summary", "image_id", "event_date", "event_end", "location", "booking_url", "body", "body_html", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "slug", "required_plan", "published_at", "database_id", "updated_at", "created_at", "_status") SELECT "id", "title", "summary", "image_id", "event_date", "event_end", "location", "booking_url", "body", "body_html", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "slug", "required_plan", "published_at", "database_id", "updated_at", "created_at", "_status" FROM \`events\`;`)
  await db.run(sql`DROP TABLE \`events\`;`)
  await db.run(sql`ALTER TABLE \`__new_events\` RENAME TO \`events\`;`)
  await db.run(sql`CREATE INDEX \`events_image_idx\` ON \`events\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`events_seo_seo_image_idx\` ON \`events\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`events_slug_idx\` ON \`events\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`events_published_at_idx\` ON \`events\` (\`published_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`events_database_id_idx\` ON \`events\` (\`database_id\`);`)
  await db.run(sql`CREATE INDEX \`events_updated_at_idx\` ON \`events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`events_created_at_idx\` ON \`events\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`events__status_idx\` ON \`events\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__events_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_image_id\` integer,
  	\`version_event_date\` text,
  	\`version_event_end\` text,
  	\`version_location\` text,
  	\`version_booking_url\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__events_v\`("id", "parent_id", "version_title", "version_summary", "version_image_id", "version_event_date", "version_event_end", "version_location", "version_booking_url", "version_body", "version_body_html", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_slug", "version_required_plan", "version_published_at", "version_database_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_title", "version_summary", "version_image_id", "version_event_date", "version_event_end", "version_location", "version_booking_url", "version_body", "version_body_html", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_slug", "version_required_plan", "version_published_at", "version_database_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest" FROM \`_events_v\`;`)
  await db.run(sql`DROP TABLE \`_events_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__events_v\` RENAME TO \`_events_v\`;`)
  await db.run(sql`CREATE INDEX \`_events_v_parent_idx\` ON \`_events_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_image_idx\` ON \`_events_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_seo_version_seo_image_idx\` ON \`_events_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_slug_idx\` ON \`_events_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_published_at_idx\` ON \`_events_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_database_id_idx\` ON \`_events_v\` (\`version_database_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_updated_at_idx\` ON \`_events_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_created_at_idx\` ON \`_events_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version__status_idx\` ON \`_events_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_created_at_idx\` ON \`_events_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_updated_at_idx\` ON \`_events_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_latest_idx\` ON \`_events_v\` (\`latest\`);`)
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
  	\`published_at\` text,
  	\`database_id\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_expert_advices\`("id", "title", "summary", "image_id", "body", "body_html", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "slug", "required_plan", "published_at", "database_id", "updated_at", "created_at", "_status") SELECT "id", "title", "summary", "image_id", "body", "body_html", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "slug", "required_plan", "published_at", "database_id", "updated_at", "created_at", "_status" FROM \`expert_advices\`;`)
  await db.run(sql`DROP TABLE \`expert_advices\`;`)
  await db.run(sql`ALTER TABLE \`__new_expert_advices\` RENAME TO \`expert_advices\`;`)
  await db.run(sql`CREATE INDEX \`expert_advices_image_idx\` ON \`expert_advices\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`expert_advices_seo_seo_image_idx\` ON \`expert_advices\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`expert_advices_slug_idx\` ON \`expert_advices\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`expert_advices_published_at_idx\` ON \`expert_advices\` (\`published_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`expert_advices_database_id_idx\` ON \`expert_advices\` (\`database_id\`);`)
  await db.run(sql`CREATE INDEX \`expert_advices_updated_at_idx\` ON \`expert_advices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`expert_advices_created_at_idx\` ON \`expert_advices\` (\`created_at\`);`)
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
  	\`version_published_at\` text,
  	\`version_database_id\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`expert_advices\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__expert_advices_v\`("id", "parent_id", "version_title", "version_summary", "version_image_id", "version_body", "version_body_html", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_slug", "version_required_plan", "version_published_at", "version_database_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_title", "version_summary", "version_image_id", "version_body", "version_body_html", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_slug", "version_required_plan", "version_published_at", "version_database_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest" FROM \`_expert_advices_v\`;`)
  await db.run(sql`DROP TABLE \`_expert_advices_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__expert_advices_v\` RENAME TO \`_expert_advices_v\`;`)
  await db.run(sql`CREATE INDEX \`_expert_advices_v_parent_idx\` ON \`_expert_advices_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_expert_advices_v_version_version_image_idx\` ON \`_expert_advices_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_expert_advices_v_version_seo_version_seo_image_idx\` ON \`_expert_advices_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_expert_advices_v_version_version_slug_idx\` ON \`_expert_advices_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_expert_advices_v_version_version_published_at_idx\` ON \`_expert_advices_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_expert_advices_v_version_version_database_id_idx\` ON \`_expert_advices_v\` (\`version_database_id\`);`)
  await db.run(sql`CREATE INDEX \`_expert_advices_v_version_version_updated_at_idx\` ON \`_expert_advices_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_expert_advices_v_version_version_created_at_idx\` ON \`_expert_advices_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_expert_advices_v_version_version__status_idx\` ON \`_expert_advices_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_expert_advices_v_created_at_idx\` ON \`_expert_advices_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_expert_advices_v_updated_at_idx\` ON \`_expert_advices_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_expert_advices_v_latest_idx\` ON \`_expert_advices_v\` (\`latest\`);`)
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
  	\`published_at\` text,
  	\`database_id\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`video_file_id\`) REFERENCES \`video_files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_lifestyle_guides\`("id", "title", "summary", "image_id", "video_file_id", "video_url", "video_embed_code", "video_transcript", "body", "body_html", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "slug", "required_plan", "published_at", "database_id", "updated_at", "created_at", "_status") SELECT "id", "title", "summary", "image_id", "video_file_id", "video_url", "video_embed_code", "video_transcript", "body", "body_html", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "slug", "required_plan", "published_at", "database_id", "updated_at", "created_at", "_status" FROM \`lifestyle_guides\`;`)
  await db.run(sql`DROP TABLE \`lifestyle_guides\`;`)
  await db.run(sql`ALTER TABLE \`__new_lifestyle_guides\` RENAME TO \`lifestyle_guides\`;`)
  await db.run(sql`CREATE INDEX \`lifestyle_guides_image_idx\` ON \`lifestyle_guides\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_guides_video_video_file_idx\` ON \`lifestyle_guides\` (\`video_file_id\`);`)
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
  	FOREIGN KEY (\`version_video_file_id\`) REFERENCES \`video_files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__lifestyle_guides_v\`("id", "parent_id", "version_title", "version_summary", "version_image_id", "version_video_file_id", "version_video_url", "version_video_embed_code", "version_video_transcript", "version_body", "version_body_html", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_slug", "version_required_plan", "version_published_at", "version_database_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_title", "version_summary", "version_image_id", "version_video_file_id", "version_video_url", "version_video_embed_code", "version_video_transcript", "version_body", "version_body_html", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_slug", "version_required_plan", "version_published_at", "version_database_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest" FROM \`_lifestyle_guides_v\`;`)
  await db.run(sql`DROP TABLE \`_lifestyle_guides_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__lifestyle_guides_v\` RENAME TO \`_lifestyle_guides_v\`;`)
  await db.run(sql`CREATE INDEX \`_lifestyle_guides_v_parent_idx\` ON \`_lifestyle_guides_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_lifestyle_guides_v_version_version_image_idx\` ON \`_lifestyle_guides_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_lifestyle_guides_v_version_video_version_video_file_idx\` ON \`_lifestyle_guides_v\` (\`version_video_file_id\`);`)
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
  await db.run(sql`CREATE TABLE \`__new_reboot_revive_weeks\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`summary\` text,
  	\`image_id\` integer,
  	\`season\` text DEFAULT 'Spring',
  	\`week_label\` text,
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
  await db.run(sql`INSERT INTO \`__new_reboot_revive_weeks\`("id", "title", "summary", "image_id", "season", "week_label", "body", "body_html", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "slug", "required_plan", "published_at", "database_id", "updated_at", "created_at", "_status") SELECT "id", "title", "summary", "image_id", "season", "week_label", "body", "body_html", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "slug", "required_plan", "published_at", "database_id", "updated_at", "created_at", "_status" FROM \`reboot_revive_weeks\`;`)
  await db.run(sql`DROP TABLE \`reboot_revive_weeks\`;`)
  await db.run(sql`ALTER TABLE \`__new_reboot_revive_weeks\` RENAME TO \`reboot_revive_weeks\`;`)
  await db.run(sql`CREATE INDEX \`reboot_revive_weeks_image_idx\` ON \`reboot_revive_weeks\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`reboot_revive_weeks_seo_seo_image_idx\` ON \`reboot_revive_weeks\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`reboot_revive_weeks_slug_idx\` ON \`reboot_revive_weeks\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`reboot_revive_weeks_published_at_idx\` ON \`reboot_revive_weeks\` (\`published_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`reboot_revive_weeks_database_id_idx\` ON \`reboot_revive_weeks\` (\`database_id\`);`)
  await db.run(sql`CREATE INDEX \`reboot_revive_weeks_updated_at_idx\` ON \`reboot_revive_weeks\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reboot_revive_weeks_created_at_idx\` ON \`reboot_revive_weeks\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`reboot_revive_weeks__status_idx\` ON \`reboot_revive_weeks\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__reboot_revive_weeks_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_image_id\` integer,
  	\`version_season\` text DEFAULT 'Spring',
  	\`version_week_label\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`reboot_revive_weeks\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__reboot_revive_weeks_v\`("id", "parent_id", "version_title", "version_summary", "version_image_id", "version_season", "version_week_label", "version_body", "version_body_html", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_slug", "version_required_plan", "version_published_at", "version_database_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_title", "version_summary", "version_image_id", "version_season", "version_week_label", "version_body", "version_body_html", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_slug", "version_required_plan", "version_published_at", "version_database_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest" FROM \`_reboot_revive_weeks_v\`;`)
  await db.run(sql`DROP TABLE \`_reboot_revive_weeks_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__reboot_revive_weeks_v\` RENAME TO \`_reboot_revive_weeks_v\`;`)
  await db.run(sql`CREATE INDEX \`_reboot_revive_weeks_v_parent_idx\` ON \`_reboot_revive_weeks_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_reboot_revive_weeks_v_version_version_image_idx\` ON \`_reboot_revive_weeks_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_reboot_revive_weeks_v_version_seo_version_seo_image_idx\` ON \`_reboot_revive_weeks_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_reboot_revive_weeks_v_version_version_slug_idx\` ON \`_reboot_revive_weeks_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_reboot_revive_weeks_v_version_version_published_at_idx\` ON \`_reboot_revive_weeks_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_reboot_revive_weeks_v_version_version_database_id_idx\` ON \`_reboot_revive_weeks_v\` (\`version_database_id\`);`)
  await db.run(sql`CREATE INDEX \`_reboot_revive_weeks_v_version_version_updated_at_idx\` ON \`_reboot_revive_weeks_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_reboot_revive_weeks_v_version_version_created_at_idx\` ON \`_reboot_revive_weeks_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_reboot_revive_weeks_v_version_version__status_idx\` ON \`_reboot_revive_weeks_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_reboot_revive_weeks_v_created_at_idx\` ON \`_reboot_revive_weeks_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_reboot_revive_weeks_v_updated_at_idx\` ON \`_reboot_revive_weeks_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_reboot_revive_weeks_v_latest_idx\` ON \`_reboot_revive_weeks_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_yalda_loves_products\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`summary\` text,
  	\`image_id\` integer,
  	\`brand\` text,
  	\`price\` text,
  	\`product_url\` text,
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
  await db.run(sql`INSERT INTO \`__new_yalda_loves_products\`("id", "title", "summary", "image_id", "brand", "price", "product_url", "body", "body_html", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "slug", "required_plan", "published_at", "database_id", "updated_at", "created_at", "_status") SELECT "id", "title", "summary", "image_id", "brand", "price", "product_url", "body", "body_html", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "slug", "required_plan", "published_at", "database_id", "updated_at", "created_at", "_status" FROM \`yalda_loves_products\`;`)
  await db.run(sql`DROP TABLE \`yalda_loves_products\`;`)
  await db.run(sql`ALTER TABLE \`__new_yalda_loves_products\` RENAME TO \`yalda_loves_products\`;`)
  await db.run(sql`CREATE INDEX \`yalda_loves_products_image_idx\` ON \`yalda_loves_products\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`yalda_loves_products_seo_seo_image_idx\` ON \`yalda_loves_products\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`yalda_loves_products_slug_idx\` ON \`yalda_loves_products\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`yalda_loves_products_published_at_idx\` ON \`yalda_loves_products\` (\`published_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`yalda_loves_products_database_id_idx\` ON \`yalda_loves_products\` (\`database_id\`);`)
  await db.run(sql`CREATE INDEX \`yalda_loves_products_updated_at_idx\` ON \`yalda_loves_products\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`yalda_loves_products_created_at_idx\` ON \`yalda_loves_products\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`yalda_loves_products__status_idx\` ON \`yalda_loves_products\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__yalda_loves_products_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_image_id\` integer,
  	\`version_brand\` text,
  	\`version_price\` text,
  	\`version_product_url\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`yalda_loves_products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__yalda_loves_products_v\`("id", "parent_id", "version_title", "version_summary", "version_image_id", "version_brand", "version_price", "version_product_url", "version_body", "version_body_html", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_slug", "version_required_plan", "version_published_at", "version_database_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_title", "version_summary", "version_image_id", "version_brand", "version_price", "version_product_url", "version_body", "version_body_html", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_slug", "version_required_plan", "version_published_at", "version_database_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest" FROM \`_yalda_loves_products_v\`;`)
  await db.run(sql`DROP TABLE \`_yalda_loves_products_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__yalda_loves_products_v\` RENAME TO \`_yalda_loves_products_v\`;`)
  await db.run(sql`CREATE INDEX \`_yalda_loves_products_v_parent_idx\` ON \`_yalda_loves_products_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_yalda_loves_products_v_version_version_image_idx\` ON \`_yalda_loves_products_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_yalda_loves_products_v_version_seo_version_seo_image_idx\` ON \`_yalda_loves_products_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_yalda_loves_products_v_version_version_slug_idx\` ON \`_yalda_loves_products_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_yalda_loves_products_v_version_version_published_at_idx\` ON \`_yalda_loves_products_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_yalda_loves_products_v_version_version_database_id_idx\` ON \`_yalda_loves_products_v\` (\`version_database_id\`);`)
  await db.run(sql`CREATE INDEX \`_yalda_loves_products_v_version_version_updated_at_idx\` ON \`_yalda_loves_products_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_yalda_loves_products_v_version_version_created_at_idx\` ON \`_yalda_loves_products_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_yalda_loves_products_v_version_version__status_idx\` ON \`_yalda_loves_products_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_yalda_loves_products_v_created_at_idx\` ON \`_yalda_loves_products_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_yalda_loves_products_v_updated_at_idx\` ON \`_yalda_loves_products_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_yalda_loves_products_v_latest_idx\` ON \`_yalda_loves_products_v\` (\`latest\`);`)
}
