import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`summary\` text,
  	\`image_id\` integer,
  	\`layout\` text,
  	\`force_light_nav_bg\` integer DEFAULT false,
  	\`sign_up_links_for_members\` integer DEFAULT false,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_image_id\` integer,
  	\`seo_noindex\` integer DEFAULT false,
  	\`parent_id\` integer,
  	\`slug\` text,
  	\`required_plan\` text DEFAULT 'none',
  	\`published_at\` text,
  	\`database_id\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_image_idx\` ON \`pages\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_seo_seo_image_idx\` ON \`pages\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_parent_idx\` ON \`pages\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_slug_idx\` ON \`pages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`pages_published_at_idx\` ON \`pages\` (\`published_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_database_id_idx\` ON \`pages\` (\`database_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`pages_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_rels_order_idx\` ON \`pages_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_parent_idx\` ON \`pages_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_path_idx\` ON \`pages_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_categories_id_idx\` ON \`pages_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_image_id\` integer,
  	\`version_layout\` text,
  	\`version_force_light_nav_bg\` integer DEFAULT false,
  	\`version_sign_up_links_for_members\` integer DEFAULT false,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_image_id\` integer,
  	\`version_seo_noindex\` integer DEFAULT false,
  	\`version_parent_id\` integer,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_image_idx\` ON \`_pages_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_seo_version_seo_image_idx\` ON \`_pages_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_parent_idx\` ON \`_pages_v\` (\`version_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_slug_idx\` ON \`_pages_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_published_at_idx\` ON \`_pages_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_database_id_idx\` ON \`_pages_v\` (\`version_database_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_order_idx\` ON \`_pages_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_parent_idx\` ON \`_pages_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_path_idx\` ON \`_pages_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_categories_id_idx\` ON \`_pages_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`recipes_ingredient_groups_ingredients\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`quantity\` text,
  	\`unit\` text,
  	\`name\` text,
  	\`note\` text,
  	\`scales\` integer DEFAULT true,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`recipes_ingredient_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`recipes_ingredient_groups_ingredients_order_idx\` ON \`recipes_ingredient_groups_ingredients\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`recipes_ingredient_groups_ingredients_parent_id_idx\` ON \`recipes_ingredient_groups_ingredients\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`recipes_ingredient_groups\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`recipes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`recipes_ingredient_groups_order_idx\` ON \`recipes_ingredient_groups\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`recipes_ingredient_groups_parent_id_idx\` ON \`recipes_ingredient_groups\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`recipes_method\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`timer\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`recipes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`recipes_method_order_idx\` ON \`recipes_method\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`recipes_method_parent_id_idx\` ON \`recipes_method\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`recipes_allergens\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`recipes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`recipes_allergens_order_idx\` ON \`recipes_allergens\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`recipes_allergens_parent_idx\` ON \`recipes_allergens\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`recipes_diets\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`recipes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`recipes_diets_order_idx\` ON \`recipes_diets\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`recipes_diets_parent_idx\` ON \`recipes_diets\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`recipes_tips\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`recipes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`recipes_tips_order_idx\` ON \`recipes_tips\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`recipes_tips_parent_id_idx\` ON \`recipes_tips\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`recipes\` (
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
  await db.run(sql`CREATE INDEX \`recipes_image_idx\` ON \`recipes\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`recipes_seo_seo_image_idx\` ON \`recipes\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`recipes_slug_idx\` ON \`recipes\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`recipes_published_at_idx\` ON \`recipes\` (\`published_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`recipes_database_id_idx\` ON \`recipes\` (\`database_id\`);`)
  await db.run(sql`CREATE INDEX \`recipes_updated_at_idx\` ON \`recipes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`recipes_created_at_idx\` ON \`recipes\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`recipes__status_idx\` ON \`recipes\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`recipes_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`recipes_id\` integer,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`recipes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`recipes_id\`) REFERENCES \`recipes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`recipes_rels_order_idx\` ON \`recipes_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`recipes_rels_parent_idx\` ON \`recipes_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`recipes_rels_path_idx\` ON \`recipes_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`recipes_rels_recipes_id_idx\` ON \`recipes_rels\` (\`recipes_id\`);`)
  await db.run(sql`CREATE INDEX \`recipes_rels_categories_id_idx\` ON \`recipes_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`_recipes_v_version_ingredient_groups_ingredients\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`quantity\` text,
  	\`unit\` text,
  	\`name\` text,
  	\`note\` text,
  	\`scales\` integer DEFAULT true,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_recipes_v_version_ingredient_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_recipes_v_version_ingredient_groups_ingredients_order_idx\` ON \`_recipes_v_version_ingredient_groups_ingredients\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_recipes_v_version_ingredient_groups_ingredients_parent_id_idx\` ON \`_recipes_v_version_ingredient_groups_ingredients\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_recipes_v_version_ingredient_groups\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_recipes_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_recipes_v_version_ingredient_groups_order_idx\` ON \`_recipes_v_version_ingredient_groups\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_recipes_v_version_ingredient_groups_parent_id_idx\` ON \`_recipes_v_version_ingredient_groups\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_recipes_v_version_method\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`timer\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_recipes_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_recipes_v_version_method_order_idx\` ON \`_recipes_v_version_method\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_recipes_v_version_method_parent_id_idx\` ON \`_recipes_v_version_method\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_recipes_v_version_allergens\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_recipes_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_recipes_v_version_allergens_order_idx\` ON \`_recipes_v_version_allergens\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_recipes_v_version_allergens_parent_idx\` ON \`_recipes_v_version_allergens\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_recipes_v_version_diets\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_recipes_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_recipes_v_version_diets_order_idx\` ON \`_recipes_v_version_diets\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_recipes_v_version_diets_parent_idx\` ON \`_recipes_v_version_diets\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_recipes_v_version_tips\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_recipes_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_recipes_v_version_tips_order_idx\` ON \`_recipes_v_version_tips\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_recipes_v_version_tips_parent_id_idx\` ON \`_recipes_v_version_tips\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_recipes_v\` (
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
  await db.run(sql`CREATE TABLE \`_recipes_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`recipes_id\` integer,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_recipes_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`recipes_id\`) REFERENCES \`recipes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_recipes_v_rels_order_idx\` ON \`_recipes_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_recipes_v_rels_parent_idx\` ON \`_recipes_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_recipes_v_rels_path_idx\` ON \`_recipes_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_recipes_v_rels_recipes_id_idx\` ON \`_recipes_v_rels\` (\`recipes_id\`);`)
  await db.run(sql`CREATE INDEX \`_recipes_v_rels_categories_id_idx\` ON \`_recipes_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`movement_guides\` (
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
  await db.run(sql`CREATE INDEX \`movement_guides_image_idx\` ON \`movement_guides\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`movement_guides_seo_seo_image_idx\` ON \`movement_guides\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`movement_guides_slug_idx\` ON \`movement_guides\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`movement_guides_published_at_idx\` ON \`movement_guides\` (\`published_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`movement_guides_database_id_idx\` ON \`movement_guides\` (\`database_id\`);`)
  await db.run(sql`CREATE INDEX \`movement_guides_updated_at_idx\` ON \`movement_guides\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`movement_guides_created_at_idx\` ON \`movement_guides\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`movement_guides__status_idx\` ON \`movement_guides\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`movement_guides_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`movement_guides\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`movement_guides_rels_order_idx\` ON \`movement_guides_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`movement_guides_rels_parent_idx\` ON \`movement_guides_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`movement_guides_rels_path_idx\` ON \`movement_guides_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`movement_guides_rels_categories_id_idx\` ON \`movement_guides_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`_movement_guides_v\` (
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
  await db.run(sql`CREATE TABLE \`_movement_guides_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_movement_guides_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_movement_guides_v_rels_order_idx\` ON \`_movement_guides_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_movement_guides_v_rels_parent_idx\` ON \`_movement_guides_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_movement_guides_v_rels_path_idx\` ON \`_movement_guides_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_movement_guides_v_rels_categories_id_idx\` ON \`_movement_guides_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`guided_meditations\` (
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
  await db.run(sql`CREATE INDEX \`guided_meditations_image_idx\` ON \`guided_meditations\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`guided_meditations_seo_seo_image_idx\` ON \`guided_meditations\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`guided_meditations_slug_idx\` ON \`guided_meditations\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`guided_meditations_published_at_idx\` ON \`guided_meditations\` (\`published_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`guided_meditations_database_id_idx\` ON \`guided_meditations\` (\`database_id\`);`)
  await db.run(sql`CREATE INDEX \`guided_meditations_updated_at_idx\` ON \`guided_meditations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`guided_meditations_created_at_idx\` ON \`guided_meditations\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`guided_meditations__status_idx\` ON \`guided_meditations\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`guided_meditations_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`guided_meditations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`guided_meditations_rels_order_idx\` ON \`guided_meditations_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`guided_meditations_rels_parent_idx\` ON \`guided_meditations_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`guided_meditations_rels_path_idx\` ON \`guided_meditations_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`guided_meditations_rels_categories_id_idx\` ON \`guided_meditations_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`_guided_meditations_v\` (
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
  await db.run(sql`CREATE TABLE \`_guided_meditations_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_guided_meditations_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_guided_meditations_v_rels_order_idx\` ON \`_guided_meditations_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_guided_meditations_v_rels_parent_idx\` ON \`_guided_meditations_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_guided_meditations_v_rels_path_idx\` ON \`_guided_meditations_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_guided_meditations_v_rels_categories_id_idx\` ON \`_guided_meditations_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`masterclasses_replays\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`resource_title\` text,
  	\`resource_length\` text,
  	\`resource_description\` text,
  	\`resource_image_id\` integer,
  	\`resource_link\` text,
  	FOREIGN KEY (\`resource_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`masterclasses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`masterclasses_replays_order_idx\` ON \`masterclasses_replays\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`masterclasses_replays_parent_id_idx\` ON \`masterclasses_replays\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`masterclasses_replays_resource_image_idx\` ON \`masterclasses_replays\` (\`resource_image_id\`);`)
  await db.run(sql`CREATE TABLE \`masterclasses\` (
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
  await db.run(sql`CREATE INDEX \`masterclasses_image_idx\` ON \`masterclasses\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`masterclasses_seo_seo_image_idx\` ON \`masterclasses\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`masterclasses_slug_idx\` ON \`masterclasses\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`masterclasses_published_at_idx\` ON \`masterclasses\` (\`published_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`masterclasses_database_id_idx\` ON \`masterclasses\` (\`database_id\`);`)
  await db.run(sql`CREATE INDEX \`masterclasses_updated_at_idx\` ON \`masterclasses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`masterclasses_created_at_idx\` ON \`masterclasses\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`masterclasses__status_idx\` ON \`masterclasses\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`masterclasses_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`masterclasses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`masterclasses_rels_order_idx\` ON \`masterclasses_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`masterclasses_rels_parent_idx\` ON \`masterclasses_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`masterclasses_rels_path_idx\` ON \`masterclasses_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`masterclasses_rels_categories_id_idx\` ON \`masterclasses_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`_masterclasses_v_version_replays\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`resource_title\` text,
  	\`resource_length\` text,
  	\`resource_description\` text,
  	\`resource_image_id\` integer,
  	\`resource_link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`resource_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_masterclasses_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_masterclasses_v_version_replays_order_idx\` ON \`_masterclasses_v_version_replays\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_masterclasses_v_version_replays_parent_id_idx\` ON \`_masterclasses_v_version_replays\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_masterclasses_v_version_replays_resource_image_idx\` ON \`_masterclasses_v_version_replays\` (\`resource_image_id\`);`)
  await db.run(sql`CREATE TABLE \`_masterclasses_v\` (
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
  await db.run(sql`CREATE TABLE \`_masterclasses_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_masterclasses_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_masterclasses_v_rels_order_idx\` ON \`_masterclasses_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_masterclasses_v_rels_parent_idx\` ON \`_masterclasses_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_masterclasses_v_rels_path_idx\` ON \`_masterclasses_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_masterclasses_v_rels_categories_id_idx\` ON \`_masterclasses_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`podcasts\` (
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
  await db.run(sql`CREATE INDEX \`podcasts_image_idx\` ON \`podcasts\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`podcasts_seo_seo_image_idx\` ON \`podcasts\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`podcasts_slug_idx\` ON \`podcasts\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`podcasts_published_at_idx\` ON \`podcasts\` (\`published_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`podcasts_database_id_idx\` ON \`podcasts\` (\`database_id\`);`)
  await db.run(sql`CREATE INDEX \`podcasts_updated_at_idx\` ON \`podcasts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`podcasts_created_at_idx\` ON \`podcasts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`podcasts__status_idx\` ON \`podcasts\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`podcasts_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`podcasts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`podcasts_rels_order_idx\` ON \`podcasts_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`podcasts_rels_parent_idx\` ON \`podcasts_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`podcasts_rels_path_idx\` ON \`podcasts_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`podcasts_rels_categories_id_idx\` ON \`podcasts_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`_podcasts_v\` (
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
  await db.run(sql`CREATE TABLE \`_podcasts_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_podcasts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_podcasts_v_rels_order_idx\` ON \`_podcasts_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_podcasts_v_rels_parent_idx\` ON \`_podcasts_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_podcasts_v_rels_path_idx\` ON \`_podcasts_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_podcasts_v_rels_categories_id_idx\` ON \`_podcasts_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`posts\` (
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
  await db.run(sql`CREATE INDEX \`posts_image_idx\` ON \`posts\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_seo_seo_image_idx\` ON \`posts\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`posts_slug_idx\` ON \`posts\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`posts_published_at_idx\` ON \`posts\` (\`published_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`posts_database_id_idx\` ON \`posts\` (\`database_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_updated_at_idx\` ON \`posts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`posts_created_at_idx\` ON \`posts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`posts__status_idx\` ON \`posts\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`posts_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`posts_rels_order_idx\` ON \`posts_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`posts_rels_parent_idx\` ON \`posts_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_rels_path_idx\` ON \`posts_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`posts_rels_categories_id_idx\` ON \`posts_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`_posts_v\` (
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
  await db.run(sql`CREATE TABLE \`_posts_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_posts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_posts_v_rels_order_idx\` ON \`_posts_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_rels_parent_idx\` ON \`_posts_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_rels_path_idx\` ON \`_posts_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_rels_categories_id_idx\` ON \`_posts_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`testimonials\` (
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
  await db.run(sql`CREATE INDEX \`testimonials_image_idx\` ON \`testimonials\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_seo_seo_image_idx\` ON \`testimonials\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`testimonials_slug_idx\` ON \`testimonials\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_published_at_idx\` ON \`testimonials\` (\`published_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`testimonials_database_id_idx\` ON \`testimonials\` (\`database_id\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_updated_at_idx\` ON \`testimonials\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_created_at_idx\` ON \`testimonials\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`testimonials__status_idx\` ON \`testimonials\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`testimonials_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`testimonials\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`testimonials_rels_order_idx\` ON \`testimonials_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_rels_parent_idx\` ON \`testimonials_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_rels_path_idx\` ON \`testimonials_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_rels_categories_id_idx\` ON \`testimonials_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`_testimonials_v\` (
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
  await db.run(sql`CREATE TABLE \`_testimonials_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_testimonials_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_testimonials_v_rels_order_idx\` ON \`_testimonials_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_rels_parent_idx\` ON \`_testimonials_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_rels_path_idx\` ON \`_testimonials_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_rels_categories_id_idx\` ON \`_testimonials_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`faqs\` (
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
  await db.run(sql`CREATE INDEX \`faqs_image_idx\` ON \`faqs\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`faqs_seo_seo_image_idx\` ON \`faqs\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`faqs_slug_idx\` ON \`faqs\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`faqs_published_at_idx\` ON \`faqs\` (\`published_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`faqs_database_id_idx\` ON \`faqs\` (\`database_id\`);`)
  await db.run(sql`CREATE INDEX \`faqs_updated_at_idx\` ON \`faqs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`faqs_created_at_idx\` ON \`faqs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`faqs__status_idx\` ON \`faqs\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`faqs_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`faqs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`faqs_rels_order_idx\` ON \`faqs_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`faqs_rels_parent_idx\` ON \`faqs_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`faqs_rels_path_idx\` ON \`faqs_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`faqs_rels_categories_id_idx\` ON \`faqs_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`_faqs_v\` (
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`faqs\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_faqs_v_parent_idx\` ON \`_faqs_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_version_version_image_idx\` ON \`_faqs_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_version_seo_version_seo_image_idx\` ON \`_faqs_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_version_version_slug_idx\` ON \`_faqs_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_version_version_published_at_idx\` ON \`_faqs_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_version_version_database_id_idx\` ON \`_faqs_v\` (\`version_database_id\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_version_version_updated_at_idx\` ON \`_faqs_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_version_version_created_at_idx\` ON \`_faqs_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_version_version__status_idx\` ON \`_faqs_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_created_at_idx\` ON \`_faqs_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_updated_at_idx\` ON \`_faqs_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_latest_idx\` ON \`_faqs_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_faqs_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_faqs_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_faqs_v_rels_order_idx\` ON \`_faqs_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_rels_parent_idx\` ON \`_faqs_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_rels_path_idx\` ON \`_faqs_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_rels_categories_id_idx\` ON \`_faqs_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`events\` (
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
  await db.run(sql`CREATE INDEX \`events_image_idx\` ON \`events\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`events_seo_seo_image_idx\` ON \`events\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`events_slug_idx\` ON \`events\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`events_published_at_idx\` ON \`events\` (\`published_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`events_database_id_idx\` ON \`events\` (\`database_id\`);`)
  await db.run(sql`CREATE INDEX \`events_updated_at_idx\` ON \`events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`events_created_at_idx\` ON \`events\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`events__status_idx\` ON \`events\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`events_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`events_rels_order_idx\` ON \`events_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`events_rels_parent_idx\` ON \`events_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`events_rels_path_idx\` ON \`events_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`events_rels_categories_id_idx\` ON \`events_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v\` (
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
  await db.run(sql`CREATE TABLE \`_events_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_rels_order_idx\` ON \`_events_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_rels_parent_idx\` ON \`_events_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_rels_path_idx\` ON \`_events_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_rels_categories_id_idx\` ON \`_events_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`expert_advices\` (
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
  await db.run(sql`CREATE INDEX \`expert_advices_image_idx\` ON \`expert_advices\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`expert_advices_seo_seo_image_idx\` ON \`expert_advices\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`expert_advices_slug_idx\` ON \`expert_advices\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`expert_advices_published_at_idx\` ON \`expert_advices\` (\`published_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`expert_advices_database_id_idx\` ON \`expert_advices\` (\`database_id\`);`)
  await db.run(sql`CREATE INDEX \`expert_advices_updated_at_idx\` ON \`expert_advices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`expert_advices_created_at_idx\` ON \`expert_advices\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`expert_advices__status_idx\` ON \`expert_advices\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`expert_advices_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`expert_advices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`expert_advices_rels_order_idx\` ON \`expert_advices_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`expert_advices_rels_parent_idx\` ON \`expert_advices_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`expert_advices_rels_path_idx\` ON \`expert_advices_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`expert_advices_rels_categories_id_idx\` ON \`expert_advices_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`_expert_advices_v\` (
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
  await db.run(sql`CREATE TABLE \`_expert_advices_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_expert_advices_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_expert_advices_v_rels_order_idx\` ON \`_expert_advices_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_expert_advices_v_rels_parent_idx\` ON \`_expert_advices_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_expert_advices_v_rels_path_idx\` ON \`_expert_advices_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_expert_advices_v_rels_categories_id_idx\` ON \`_expert_advices_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`lifestyle_guides\` (
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
  await db.run(sql`CREATE INDEX \`lifestyle_guides_image_idx\` ON \`lifestyle_guides\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_guides_seo_seo_image_idx\` ON \`lifestyle_guides\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`lifestyle_guides_slug_idx\` ON \`lifestyle_guides\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_guides_published_at_idx\` ON \`lifestyle_guides\` (\`published_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`lifestyle_guides_database_id_idx\` ON \`lifestyle_guides\` (\`database_id\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_guides_updated_at_idx\` ON \`lifestyle_guides\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_guides_created_at_idx\` ON \`lifestyle_guides\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_guides__status_idx\` ON \`lifestyle_guides\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`lifestyle_guides_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`lifestyle_guides\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`lifestyle_guides_rels_order_idx\` ON \`lifestyle_guides_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_guides_rels_parent_idx\` ON \`lifestyle_guides_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_guides_rels_path_idx\` ON \`lifestyle_guides_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_guides_rels_categories_id_idx\` ON \`lifestyle_guides_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`_lifestyle_guides_v\` (
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
  await db.run(sql`CREATE TABLE \`_lifestyle_guides_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_lifestyle_guides_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_lifestyle_guides_v_rels_order_idx\` ON \`_lifestyle_guides_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_lifestyle_guides_v_rels_parent_idx\` ON \`_lifestyle_guides_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_lifestyle_guides_v_rels_path_idx\` ON \`_lifestyle_guides_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_lifestyle_guides_v_rels_categories_id_idx\` ON \`_lifestyle_guides_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`reboot_revive_weeks\` (
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
  await db.run(sql`CREATE INDEX \`reboot_revive_weeks_image_idx\` ON \`reboot_revive_weeks\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`reboot_revive_weeks_seo_seo_image_idx\` ON \`reboot_revive_weeks\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`reboot_revive_weeks_slug_idx\` ON \`reboot_revive_weeks\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`reboot_revive_weeks_published_at_idx\` ON \`reboot_revive_weeks\` (\`published_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`reboot_revive_weeks_database_id_idx\` ON \`reboot_revive_weeks\` (\`database_id\`);`)
  await db.run(sql`CREATE INDEX \`reboot_revive_weeks_updated_at_idx\` ON \`reboot_revive_weeks\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reboot_revive_weeks_created_at_idx\` ON \`reboot_revive_weeks\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`reboot_revive_weeks__status_idx\` ON \`reboot_revive_weeks\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`reboot_revive_weeks_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`reboot_revive_weeks\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`reboot_revive_weeks_rels_order_idx\` ON \`reboot_revive_weeks_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`reboot_revive_weeks_rels_parent_idx\` ON \`reboot_revive_weeks_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`reboot_revive_weeks_rels_path_idx\` ON \`reboot_revive_weeks_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`reboot_revive_weeks_rels_categories_id_idx\` ON \`reboot_revive_weeks_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`_reboot_revive_weeks_v\` (
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
  await db.run(sql`CREATE TABLE \`_reboot_revive_weeks_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_reboot_revive_weeks_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_reboot_revive_weeks_v_rels_order_idx\` ON \`_reboot_revive_weeks_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_reboot_revive_weeks_v_rels_parent_idx\` ON \`_reboot_revive_weeks_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_reboot_revive_weeks_v_rels_path_idx\` ON \`_reboot_revive_weeks_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_reboot_revive_weeks_v_rels_categories_id_idx\` ON \`_reboot_revive_weeks_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`yalda_loves_products\` (
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
  await db.run(sql`CREATE INDEX \`yalda_loves_products_image_idx\` ON \`yalda_loves_products\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`yalda_loves_products_seo_seo_image_idx\` ON \`yalda_loves_products\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`yalda_loves_products_slug_idx\` ON \`yalda_loves_products\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`yalda_loves_products_published_at_idx\` ON \`yalda_loves_products\` (\`published_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`yalda_loves_products_database_id_idx\` ON \`yalda_loves_products\` (\`database_id\`);`)
  await db.run(sql`CREATE INDEX \`yalda_loves_products_updated_at_idx\` ON \`yalda_loves_products\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`yalda_loves_products_created_at_idx\` ON \`yalda_loves_products\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`yalda_loves_products__status_idx\` ON \`yalda_loves_products\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`yalda_loves_products_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`yalda_loves_products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`yalda_loves_products_rels_order_idx\` ON \`yalda_loves_products_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`yalda_loves_products_rels_parent_idx\` ON \`yalda_loves_products_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`yalda_loves_products_rels_path_idx\` ON \`yalda_loves_products_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`yalda_loves_products_rels_categories_id_idx\` ON \`yalda_loves_products_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`_yalda_loves_products_v\` (
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
  await db.run(sql`CREATE TABLE \`_yalda_loves_products_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_yalda_loves_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_yalda_loves_products_v_rels_order_idx\` ON \`_yalda_loves_products_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_yalda_loves_products_v_rels_parent_idx\` ON \`_yalda_loves_products_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_yalda_loves_products_v_rels_path_idx\` ON \`_yalda_loves_products_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_yalda_loves_products_v_rels_categories_id_idx\` ON \`_yalda_loves_products_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`press\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`summary\` text,
  	\`image_id\` integer,
  	\`press_date\` text,
  	\`press_url\` text,
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
  await db.run(sql`CREATE INDEX \`press_image_idx\` ON \`press\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`press_seo_seo_image_idx\` ON \`press\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`press_slug_idx\` ON \`press\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`press_published_at_idx\` ON \`press\` (\`published_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`press_database_id_idx\` ON \`press\` (\`database_id\`);`)
  await db.run(sql`CREATE INDEX \`press_updated_at_idx\` ON \`press\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`press_created_at_idx\` ON \`press\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`press__status_idx\` ON \`press\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`press_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`press\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`press_rels_order_idx\` ON \`press_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`press_rels_parent_idx\` ON \`press_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`press_rels_path_idx\` ON \`press_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`press_rels_categories_id_idx\` ON \`press_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`_press_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_image_id\` integer,
  	\`version_press_date\` text,
  	\`version_press_url\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`press\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_press_v_parent_idx\` ON \`_press_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_press_v_version_version_image_idx\` ON \`_press_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_press_v_version_seo_version_seo_image_idx\` ON \`_press_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_press_v_version_version_slug_idx\` ON \`_press_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_press_v_version_version_published_at_idx\` ON \`_press_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_press_v_version_version_database_id_idx\` ON \`_press_v\` (\`version_database_id\`);`)
  await db.run(sql`CREATE INDEX \`_press_v_version_version_updated_at_idx\` ON \`_press_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_press_v_version_version_created_at_idx\` ON \`_press_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_press_v_version_version__status_idx\` ON \`_press_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_press_v_created_at_idx\` ON \`_press_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_press_v_updated_at_idx\` ON \`_press_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_press_v_latest_idx\` ON \`_press_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_press_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_press_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_press_v_rels_order_idx\` ON \`_press_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_press_v_rels_parent_idx\` ON \`_press_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_press_v_rels_path_idx\` ON \`_press_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_press_v_rels_categories_id_idx\` ON \`_press_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`partners\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`summary\` text,
  	\`image_id\` integer,
  	\`partner_url\` text,
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
  await db.run(sql`CREATE INDEX \`partners_image_idx\` ON \`partners\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`partners_seo_seo_image_idx\` ON \`partners\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`partners_slug_idx\` ON \`partners\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`partners_published_at_idx\` ON \`partners\` (\`published_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`partners_database_id_idx\` ON \`partners\` (\`database_id\`);`)
  await db.run(sql`CREATE INDEX \`partners_updated_at_idx\` ON \`partners\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`partners_created_at_idx\` ON \`partners\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`partners__status_idx\` ON \`partners\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`partners_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`partners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`partners_rels_order_idx\` ON \`partners_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`partners_rels_parent_idx\` ON \`partners_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`partners_rels_path_idx\` ON \`partners_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`partners_rels_categories_id_idx\` ON \`partners_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`_partners_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_image_id\` integer,
  	\`version_partner_url\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`partners\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_partners_v_parent_idx\` ON \`_partners_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version_image_idx\` ON \`_partners_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_seo_version_seo_image_idx\` ON \`_partners_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version_slug_idx\` ON \`_partners_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version_published_at_idx\` ON \`_partners_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version_database_id_idx\` ON \`_partners_v\` (\`version_database_id\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version_updated_at_idx\` ON \`_partners_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version_created_at_idx\` ON \`_partners_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version__status_idx\` ON \`_partners_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_created_at_idx\` ON \`_partners_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_updated_at_idx\` ON \`_partners_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_latest_idx\` ON \`_partners_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_partners_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_partners_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_partners_v_rels_order_idx\` ON \`_partners_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_rels_parent_idx\` ON \`_partners_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_rels_path_idx\` ON \`_partners_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_rels_categories_id_idx\` ON \`_partners_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`alt\` text NOT NULL,
  	\`credit\` text,
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
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`categories\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`taxonomy\` text NOT NULL,
  	\`order\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`categories_slug_idx\` ON \`categories\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`categories_taxonomy_idx\` ON \`categories\` (\`taxonomy\`);`)
  await db.run(sql`CREATE INDEX \`categories_updated_at_idx\` ON \`categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`categories_created_at_idx\` ON \`categories\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`first_name\` text,
  	\`last_name\` text,
  	\`avatar_id\` integer,
  	\`about\` text,
  	\`role\` text DEFAULT 'member' NOT NULL,
  	\`plan\` text DEFAULT 'free' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`username\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text,
  	FOREIGN KEY (\`avatar_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`users_avatar_idx\` ON \`users\` (\`avatar_id\`);`)
  await db.run(sql`CREATE INDEX \`users_role_idx\` ON \`users\` (\`role\`);`)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_username_idx\` ON \`users\` (\`username\`);`)
  await db.run(sql`CREATE TABLE \`milestones\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`description\` text,
  	\`counts\` text NOT NULL,
  	\`target\` numeric NOT NULL,
  	\`icon\` text DEFAULT 'sun',
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`milestones_updated_at_idx\` ON \`milestones\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`milestones_created_at_idx\` ON \`milestones\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`favourites\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`member_id\` integer NOT NULL,
  	\`item\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`member_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`favourites_member_idx\` ON \`favourites\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`favourites_item_idx\` ON \`favourites\` (\`item\`);`)
  await db.run(sql`CREATE INDEX \`favourites_updated_at_idx\` ON \`favourites\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`favourites_created_at_idx\` ON \`favourites\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`member_item_idx\` ON \`favourites\` (\`member_id\`,\`item\`);`)
  await db.run(sql`CREATE TABLE \`watches\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`member_id\` integer NOT NULL,
  	\`item\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`member_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`watches_member_idx\` ON \`watches\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`watches_item_idx\` ON \`watches\` (\`item\`);`)
  await db.run(sql`CREATE INDEX \`watches_updated_at_idx\` ON \`watches\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`watches_created_at_idx\` ON \`watches\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`member_item_1_idx\` ON \`watches\` (\`member_id\`,\`item\`);`)
  await db.run(sql`CREATE TABLE \`ratings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`member_id\` integer NOT NULL,
  	\`item\` numeric NOT NULL,
  	\`rating\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`member_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`ratings_member_idx\` ON \`ratings\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`ratings_item_idx\` ON \`ratings\` (\`item\`);`)
  await db.run(sql`CREATE INDEX \`ratings_updated_at_idx\` ON \`ratings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`ratings_created_at_idx\` ON \`ratings\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`member_item_2_idx\` ON \`ratings\` (\`member_id\`,\`item\`);`)
  await db.run(sql`CREATE TABLE \`feedback\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`message\` text NOT NULL,
  	\`name\` text,
  	\`page_url\` text,
  	\`user_agent\` text,
  	\`language\` text,
  	\`screen_width\` numeric,
  	\`screen_height\` numeric,
  	\`sent_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`feedback_updated_at_idx\` ON \`feedback\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`feedback_created_at_idx\` ON \`feedback\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`subscribers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`email\` text NOT NULL,
  	\`consent_at\` text NOT NULL,
  	\`confirmed_at\` text,
  	\`unsubscribed_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`subscribers_email_idx\` ON \`subscribers\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_updated_at_idx\` ON \`subscribers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_created_at_idx\` ON \`subscribers\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`catalogue\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`database_id\` numeric NOT NULL,
  	\`post_type\` text NOT NULL,
  	\`doc_id\` numeric NOT NULL,
  	\`parent_doc_id\` numeric,
  	\`title\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`uri\` text,
  	\`summary\` text,
  	\`image_id\` numeric,
  	\`required_plan\` text NOT NULL,
  	\`listed\` integer DEFAULT false NOT NULL,
  	\`published_at\` text NOT NULL,
  	\`total_time\` numeric,
  	\`protein\` numeric,
  	\`kcal\` numeric,
  	\`sugars\` numeric,
  	\`duration\` numeric,
  	\`event_date\` text,
  	\`extras\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`catalogue_database_id_idx\` ON \`catalogue\` (\`database_id\`);`)
  await db.run(sql`CREATE INDEX \`catalogue_doc_id_idx\` ON \`catalogue\` (\`doc_id\`);`)
  await db.run(sql`CREATE INDEX \`catalogue_parent_doc_id_idx\` ON \`catalogue\` (\`parent_doc_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`catalogue_uri_idx\` ON \`catalogue\` (\`uri\`);`)
  await db.run(sql`CREATE INDEX \`catalogue_image_id_idx\` ON \`catalogue\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`postType_publishedAt_idx\` ON \`catalogue\` (\`post_type\`,\`published_at\`);`)
  await db.run(sql`CREATE TABLE \`catalogue_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`catalogue\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`catalogue_rels_order_idx\` ON \`catalogue_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`catalogue_rels_parent_idx\` ON \`catalogue_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`catalogue_rels_path_idx\` ON \`catalogue_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`catalogue_rels_categories_id_idx\` ON \`catalogue_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`identities\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`post_type\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE TABLE \`forms_emails\` (
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
  await db.run(sql`CREATE INDEX \`forms_emails_order_idx\` ON \`forms_emails\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`forms_emails_parent_id_idx\` ON \`forms_emails\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`fields\` text,
  	\`submit_button_label\` text,
  	\`confirmation_type\` text DEFAULT 'message',
  	\`confirmation_message\` text,
  	\`redirect_url\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_updated_at_idx\` ON \`forms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`forms_created_at_idx\` ON \`forms\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`form_submissions_submission_data\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`field\` text NOT NULL,
  	\`value\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`form_submissions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`form_submissions_submission_data_order_idx\` ON \`form_submissions_submission_data\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_submission_data_parent_id_idx\` ON \`form_submissions_submission_data\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`form_submissions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`form_id\` integer NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`form_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`form_submissions_form_idx\` ON \`form_submissions\` (\`form_id\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_updated_at_idx\` ON \`form_submissions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_created_at_idx\` ON \`form_submissions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
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
  	FOREIGN KEY (\`catalogue_id\`) REFERENCES \`catalogue\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`identities_id\`) REFERENCES \`identities\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`forms_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`form_submissions_id\`) REFERENCES \`form_submissions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_catalogue_id_idx\` ON \`payload_locked_documents_rels\` (\`catalogue_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_identities_id_idx\` ON \`payload_locked_documents_rels\` (\`identities_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forms_id_idx\` ON \`payload_locked_documents_rels\` (\`forms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_form_submissions_id_idx\` ON \`payload_locked_documents_rels\` (\`form_submissions_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`site_name\` text DEFAULT 'eat, burn, sleep' NOT NULL,
  	\`tagline\` text DEFAULT 'Say hi to your new lifestyle!' NOT NULL,
  	\`support_email\` text,
  	\`reviews_score\` numeric DEFAULT 4.8,
  	\`reviews_count\` numeric DEFAULT 140,
  	\`reviews_url\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`navigation_primary\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`url\` text,
  	\`target\` text DEFAULT '_self',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_primary_order_idx\` ON \`navigation_primary\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_primary_parent_id_idx\` ON \`navigation_primary\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`footer_quick_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`url\` text,
  	\`target\` text DEFAULT '_self',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`footer_quick_links_order_idx\` ON \`footer_quick_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_quick_links_parent_id_idx\` ON \`footer_quick_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer_take_along\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`service\` text NOT NULL,
  	\`label\` text,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`footer_take_along_order_idx\` ON \`footer_take_along\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_take_along_parent_id_idx\` ON \`footer_take_along\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`service\` text NOT NULL,
  	\`label\` text,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`footer_social_order_idx\` ON \`footer_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_social_parent_id_idx\` ON \`footer_social\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer_legal\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`url\` text,
  	\`target\` text DEFAULT '_self',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`footer_legal_order_idx\` ON \`footer_legal\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_legal_parent_id_idx\` ON \`footer_legal\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`visitor_text\` text,
  	\`visitor_text_html\` text,
  	\`member_text\` text,
  	\`member_text_html\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`modals_contents\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`text_html\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`modals\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`modals_contents_order_idx\` ON \`modals_contents\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`modals_contents_parent_id_idx\` ON \`modals_contents\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`modals\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`login_label\` text DEFAULT 'Sign in' NOT NULL,
  	\`sign_up_label\` text DEFAULT 'Sign up' NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`movement_weeks_weeks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`movement_weeks\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`movement_weeks_weeks_order_idx\` ON \`movement_weeks_weeks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`movement_weeks_weeks_parent_id_idx\` ON \`movement_weeks_weeks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`movement_weeks\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`movement_weeks_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`movement_guides_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`movement_weeks\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`movement_guides_id\`) REFERENCES \`movement_guides\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`movement_weeks_rels_order_idx\` ON \`movement_weeks_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`movement_weeks_rels_parent_idx\` ON \`movement_weeks_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`movement_weeks_rels_path_idx\` ON \`movement_weeks_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`movement_weeks_rels_movement_guides_id_idx\` ON \`movement_weeks_rels\` (\`movement_guides_id\`);`)
  await db.run(sql`CREATE TABLE \`food_lists_green_lists_lists\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`subtitle\` text,
  	\`list\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`food_lists_green_lists\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`food_lists_green_lists_lists_order_idx\` ON \`food_lists_green_lists_lists\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`food_lists_green_lists_lists_parent_id_idx\` ON \`food_lists_green_lists_lists\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`food_lists_green_lists\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`introduction\` text,
  	\`asterisk\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`food_lists\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`food_lists_green_lists_order_idx\` ON \`food_lists_green_lists\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`food_lists_green_lists_parent_id_idx\` ON \`food_lists_green_lists\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`food_lists_orange_lists_lists\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`subtitle\` text,
  	\`list\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`food_lists_orange_lists\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`food_lists_orange_lists_lists_order_idx\` ON \`food_lists_orange_lists_lists\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`food_lists_orange_lists_lists_parent_id_idx\` ON \`food_lists_orange_lists_lists\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`food_lists_orange_lists\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`introduction\` text,
  	\`asterisk\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`food_lists\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`food_lists_orange_lists_order_idx\` ON \`food_lists_orange_lists\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`food_lists_orange_lists_parent_id_idx\` ON \`food_lists_orange_lists\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`food_lists_red_lists_lists\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`subtitle\` text,
  	\`list\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`food_lists_red_lists\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`food_lists_red_lists_lists_order_idx\` ON \`food_lists_red_lists_lists\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`food_lists_red_lists_lists_parent_id_idx\` ON \`food_lists_red_lists_lists\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`food_lists_red_lists\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`introduction\` text,
  	\`asterisk\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`food_lists\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`food_lists_red_lists_order_idx\` ON \`food_lists_red_lists\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`food_lists_red_lists_parent_id_idx\` ON \`food_lists_red_lists\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`food_lists\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`green_introduction\` text,
  	\`green_image_id\` integer,
  	\`orange_introduction\` text,
  	\`orange_image_id\` integer,
  	\`red_introduction\` text,
  	\`red_image_id\` integer,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`green_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`orange_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`red_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`food_lists_green_green_image_idx\` ON \`food_lists\` (\`green_image_id\`);`)
  await db.run(sql`CREATE INDEX \`food_lists_orange_orange_image_idx\` ON \`food_lists\` (\`orange_image_id\`);`)
  await db.run(sql`CREATE INDEX \`food_lists_red_red_image_idx\` ON \`food_lists\` (\`red_image_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages_rels\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_rels\`;`)
  await db.run(sql`DROP TABLE \`recipes_ingredient_groups_ingredients\`;`)
  await db.run(sql`DROP TABLE \`recipes_ingredient_groups\`;`)
  await db.run(sql`DROP TABLE \`recipes_method\`;`)
  await db.run(sql`DROP TABLE \`recipes_allergens\`;`)
  await db.run(sql`DROP TABLE \`recipes_diets\`;`)
  await db.run(sql`DROP TABLE \`recipes_tips\`;`)
  await db.run(sql`DROP TABLE \`recipes\`;`)
  await db.run(sql`DROP TABLE \`recipes_rels\`;`)
  await db.run(sql`DROP TABLE \`_recipes_v_version_ingredient_groups_ingredients\`;`)
  await db.run(sql`DROP TABLE \`_recipes_v_version_ingredient_groups\`;`)
  await db.run(sql`DROP TABLE \`_recipes_v_version_method\`;`)
  await db.run(sql`DROP TABLE \`_recipes_v_version_allergens\`;`)
  await db.run(sql`DROP TABLE \`_recipes_v_version_diets\`;`)
  await db.run(sql`DROP TABLE \`_recipes_v_version_tips\`;`)
  await db.run(sql`DROP TABLE \`_recipes_v\`;`)
  await db.run(sql`DROP TABLE \`_recipes_v_rels\`;`)
  await db.run(sql`DROP TABLE \`movement_guides\`;`)
  await db.run(sql`DROP TABLE \`movement_guides_rels\`;`)
  await db.run(sql`DROP TABLE \`_movement_guides_v\`;`)
  await db.run(sql`DROP TABLE \`_movement_guides_v_rels\`;`)
  await db.run(sql`DROP TABLE \`guided_meditations\`;`)
  await db.run(sql`DROP TABLE \`guided_meditations_rels\`;`)
  await db.run(sql`DROP TABLE \`_guided_meditations_v\`;`)
  await db.run(sql`DROP TABLE \`_guided_meditations_v_rels\`;`)
  await db.run(sql`DROP TABLE \`masterclasses_replays\`;`)
  await db.run(sql`DROP TABLE \`masterclasses\`;`)
  await db.run(sql`DROP TABLE \`masterclasses_rels\`;`)
  await db.run(sql`DROP TABLE \`_masterclasses_v_version_replays\`;`)
  await db.run(sql`DROP TABLE \`_masterclasses_v\`;`)
  await db.run(sql`DROP TABLE \`_masterclasses_v_rels\`;`)
  await db.run(sql`DROP TABLE \`podcasts\`;`)
  await db.run(sql`DROP TABLE \`podcasts_rels\`;`)
  await db.run(sql`DROP TABLE \`_podcasts_v\`;`)
  await db.run(sql`DROP TABLE \`_podcasts_v_rels\`;`)
  await db.run(sql`DROP TABLE \`posts\`;`)
  await db.run(sql`DROP TABLE \`posts_rels\`;`)
  await db.run(sql`DROP TABLE \`_posts_v\`;`)
  await db.run(sql`DROP TABLE \`_posts_v_rels\`;`)
  await db.run(sql`DROP TABLE \`testimonials\`;`)
  await db.run(sql`DROP TABLE \`testimonials_rels\`;`)
  await db.run(sql`DROP TABLE \`_testimonials_v\`;`)
  await db.run(sql`DROP TABLE \`_testimonials_v_rels\`;`)
  await db.run(sql`DROP TABLE \`faqs\`;`)
  await db.run(sql`DROP TABLE \`faqs_rels\`;`)
  await db.run(sql`DROP TABLE \`_faqs_v\`;`)
  await db.run(sql`DROP TABLE \`_faqs_v_rels\`;`)
  await db.run(sql`DROP TABLE \`events\`;`)
  await db.run(sql`DROP TABLE \`events_rels\`;`)
  await db.run(sql`DROP TABLE \`_events_v\`;`)
  await db.run(sql`DROP TABLE \`_events_v_rels\`;`)
  await db.run(sql`DROP TABLE \`expert_advices\`;`)
  await db.run(sql`DROP TABLE \`expert_advices_rels\`;`)
  await db.run(sql`DROP TABLE \`_expert_advices_v\`;`)
  await db.run(sql`DROP TABLE \`_expert_advices_v_rels\`;`)
  await db.run(sql`DROP TABLE \`lifestyle_guides\`;`)
  await db.run(sql`DROP TABLE \`lifestyle_guides_rels\`;`)
  await db.run(sql`DROP TABLE \`_lifestyle_guides_v\`;`)
  await db.run(sql`DROP TABLE \`_lifestyle_guides_v_rels\`;`)
  await db.run(sql`DROP TABLE \`reboot_revive_weeks\`;`)
  await db.run(sql`DROP TABLE \`reboot_revive_weeks_rels\`;`)
  await db.run(sql`DROP TABLE \`_reboot_revive_weeks_v\`;`)
  await db.run(sql`DROP TABLE \`_reboot_revive_weeks_v_rels\`;`)
  await db.run(sql`DROP TABLE \`yalda_loves_products\`;`)
  await db.run(sql`DROP TABLE \`yalda_loves_products_rels\`;`)
  await db.run(sql`DROP TABLE \`_yalda_loves_products_v\`;`)
  await db.run(sql`DROP TABLE \`_yalda_loves_products_v_rels\`;`)
  await db.run(sql`DROP TABLE \`press\`;`)
  await db.run(sql`DROP TABLE \`press_rels\`;`)
  await db.run(sql`DROP TABLE \`_press_v\`;`)
  await db.run(sql`DROP TABLE \`_press_v_rels\`;`)
  await db.run(sql`DROP TABLE \`partners\`;`)
  await db.run(sql`DROP TABLE \`partners_rels\`;`)
  await db.run(sql`DROP TABLE \`_partners_v\`;`)
  await db.run(sql`DROP TABLE \`_partners_v_rels\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`categories\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`milestones\`;`)
  await db.run(sql`DROP TABLE \`favourites\`;`)
  await db.run(sql`DROP TABLE \`watches\`;`)
  await db.run(sql`DROP TABLE \`ratings\`;`)
  await db.run(sql`DROP TABLE \`feedback\`;`)
  await db.run(sql`DROP TABLE \`subscribers\`;`)
  await db.run(sql`DROP TABLE \`catalogue\`;`)
  await db.run(sql`DROP TABLE \`catalogue_rels\`;`)
  await db.run(sql`DROP TABLE \`identities\`;`)
  await db.run(sql`DROP TABLE \`forms_emails\`;`)
  await db.run(sql`DROP TABLE \`forms\`;`)
  await db.run(sql`DROP TABLE \`form_submissions_submission_data\`;`)
  await db.run(sql`DROP TABLE \`form_submissions\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`settings\`;`)
  await db.run(sql`DROP TABLE \`navigation_primary\`;`)
  await db.run(sql`DROP TABLE \`navigation\`;`)
  await db.run(sql`DROP TABLE \`footer_quick_links\`;`)
  await db.run(sql`DROP TABLE \`footer_take_along\`;`)
  await db.run(sql`DROP TABLE \`footer_social\`;`)
  await db.run(sql`DROP TABLE \`footer_legal\`;`)
  await db.run(sql`DROP TABLE \`footer\`;`)
  await db.run(sql`DROP TABLE \`modals_contents\`;`)
  await db.run(sql`DROP TABLE \`modals\`;`)
  await db.run(sql`DROP TABLE \`movement_weeks_weeks\`;`)
  await db.run(sql`DROP TABLE \`movement_weeks\`;`)
  await db.run(sql`DROP TABLE \`movement_weeks_rels\`;`)
  await db.run(sql`DROP TABLE \`food_lists_green_lists_lists\`;`)
  await db.run(sql`DROP TABLE \`food_lists_green_lists\`;`)
  await db.run(sql`DROP TABLE \`food_lists_orange_lists_lists\`;`)
  await db.run(sql`DROP TABLE \`food_lists_orange_lists\`;`)
  await db.run(sql`DROP TABLE \`food_lists_red_lists_lists\`;`)
  await db.run(sql`DROP TABLE \`food_lists_red_lists\`;`)
  await db.run(sql`DROP TABLE \`food_lists\`;`)
}
