import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  // The generated statements would rebuild seven tables to allow null, and copy columns that do not exist yet. Rows of
  // globals are written only by publishing, so they are never null. What is on the site stays published.
  await db.run(sql`CREATE TABLE \`_settings_v_version_forms_origins\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`origin\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_forms_origins_order_idx\` ON \`_settings_v_version_forms_origins\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_forms_origins_parent_id_idx\` ON \`_settings_v_version_forms_origins\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_version_consent_tag_containers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`container_id\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_consent_tag_containers_order_idx\` ON \`_settings_v_version_consent_tag_containers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_consent_tag_containers_parent_id_idx\` ON \`_settings_v_version_consent_tag_containers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_site_name\` text DEFAULT 'eat, burn, sleep',
  	\`version_tagline\` text DEFAULT 'Say hi to your new lifestyle!',
  	\`version_support_email\` text,
  	\`version_reviews_score\` numeric DEFAULT 4.8,
  	\`version_reviews_count\` numeric DEFAULT 140,
  	\`version_reviews_url\` text,
  	\`version_pictures_recipe_id\` integer,
  	\`version_pictures_movement_id\` integer,
  	\`version_pictures_meditation_id\` integer,
  	\`version_pictures_article_id\` integer,
  	\`version_pictures_member_hero_id\` integer,
  	\`version_pictures_open_graph_id\` integer,
  	\`version_newsletter_double_opt_in\` integer DEFAULT false,
  	\`version_memberships_grace_days\` numeric DEFAULT 7,
  	\`version_memberships_transfer_text\` text,
  	\`version_memberships_terms_version\` text DEFAULT '1',
  	\`version_memberships_refund_ends\` text DEFAULT 'if_canceled',
  	\`version_memberships_partial_refund_ends\` text DEFAULT 'nothing',
  	\`version_memberships_dispute_ends\` text DEFAULT 'now',
  	\`version_forms_host\` text,
  	\`version_consent_base_url\` text,
  	\`version_saved_by\` numeric,
  	\`version_autosaved\` integer,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_pictures_recipe_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pictures_movement_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pictures_meditation_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pictures_article_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pictures_member_hero_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pictures_open_graph_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_pictures_version_pictures_recipe_idx\` ON \`_settings_v\` (\`version_pictures_recipe_id\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_pictures_version_pictures_movement_idx\` ON \`_settings_v\` (\`version_pictures_movement_id\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_pictures_version_pictures_meditation_idx\` ON \`_settings_v\` (\`version_pictures_meditation_id\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_pictures_version_pictures_article_idx\` ON \`_settings_v\` (\`version_pictures_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_pictures_version_pictures_member_her_idx\` ON \`_settings_v\` (\`version_pictures_member_hero_id\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_pictures_version_pictures_open_graph_idx\` ON \`_settings_v\` (\`version_pictures_open_graph_id\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version__status_idx\` ON \`_settings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_created_at_idx\` ON \`_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_updated_at_idx\` ON \`_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_latest_idx\` ON \`_settings_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_primary\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`url\` text,
  	\`target\` text DEFAULT '_self',
  	\`hidden_in_footer\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_primary_order_idx\` ON \`_navigation_v_version_primary\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_primary_parent_id_idx\` ON \`_navigation_v_version_primary\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_member_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`url\` text,
  	\`target\` text DEFAULT '_self',
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_member_menu_order_idx\` ON \`_navigation_v_version_member_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_member_menu_parent_id_idx\` ON \`_navigation_v_version_member_menu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_saved_by\` numeric,
  	\`version_autosaved\` integer,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_version__status_idx\` ON \`_navigation_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_created_at_idx\` ON \`_navigation_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_updated_at_idx\` ON \`_navigation_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_latest_idx\` ON \`_navigation_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_version_quick_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`url\` text,
  	\`target\` text DEFAULT '_self',
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_version_quick_links_order_idx\` ON \`_footer_v_version_quick_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_quick_links_parent_id_idx\` ON \`_footer_v_version_quick_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_version_take_along\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`service\` text,
  	\`label\` text,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_version_take_along_order_idx\` ON \`_footer_v_version_take_along\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_take_along_parent_id_idx\` ON \`_footer_v_version_take_along\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_version_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`service\` text,
  	\`label\` text,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_version_social_order_idx\` ON \`_footer_v_version_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_social_parent_id_idx\` ON \`_footer_v_version_social\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_version_legal\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`url\` text,
  	\`target\` text DEFAULT '_self',
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_version_legal_order_idx\` ON \`_footer_v_version_legal\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_legal_parent_id_idx\` ON \`_footer_v_version_legal\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_visitor_text\` text,
  	\`version_visitor_text_html\` text,
  	\`version_member_text\` text,
  	\`version_member_text_html\` text,
  	\`version_saved_by\` numeric,
  	\`version_autosaved\` integer,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_version_version__status_idx\` ON \`_footer_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_created_at_idx\` ON \`_footer_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_updated_at_idx\` ON \`_footer_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_latest_idx\` ON \`_footer_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_modals_v_version_contents\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`title\` text,
  	\`text\` text,
  	\`text_html\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_modals_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_modals_v_version_contents_order_idx\` ON \`_modals_v_version_contents\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_modals_v_version_contents_parent_id_idx\` ON \`_modals_v_version_contents\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_modals_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_login_label\` text DEFAULT 'Sign in',
  	\`version_sign_up_label\` text DEFAULT 'Sign up',
  	\`version_saved_by\` numeric,
  	\`version_autosaved\` integer,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_modals_v_version_version__status_idx\` ON \`_modals_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_modals_v_created_at_idx\` ON \`_modals_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_modals_v_updated_at_idx\` ON \`_modals_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_modals_v_latest_idx\` ON \`_modals_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_movement_weeks_v_version_weeks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_movement_weeks_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_movement_weeks_v_version_weeks_order_idx\` ON \`_movement_weeks_v_version_weeks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_movement_weeks_v_version_weeks_parent_id_idx\` ON \`_movement_weeks_v_version_weeks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_movement_weeks_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_saved_by\` numeric,
  	\`version_autosaved\` integer,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_movement_weeks_v_version_version__status_idx\` ON \`_movement_weeks_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_movement_weeks_v_created_at_idx\` ON \`_movement_weeks_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_movement_weeks_v_updated_at_idx\` ON \`_movement_weeks_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_movement_weeks_v_latest_idx\` ON \`_movement_weeks_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_movement_weeks_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`movement_guides_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_movement_weeks_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`movement_guides_id\`) REFERENCES \`movement_guides\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_movement_weeks_v_rels_order_idx\` ON \`_movement_weeks_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_movement_weeks_v_rels_parent_idx\` ON \`_movement_weeks_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_movement_weeks_v_rels_path_idx\` ON \`_movement_weeks_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_movement_weeks_v_rels_movement_guides_id_idx\` ON \`_movement_weeks_v_rels\` (\`movement_guides_id\`);`)
  await db.run(sql`CREATE TABLE \`_food_lists_v_version_green_lists_lists\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`subtitle\` text,
  	\`list\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_food_lists_v_version_green_lists\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_food_lists_v_version_green_lists_lists_order_idx\` ON \`_food_lists_v_version_green_lists_lists\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_food_lists_v_version_green_lists_lists_parent_id_idx\` ON \`_food_lists_v_version_green_lists_lists\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_food_lists_v_version_green_lists\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`introduction\` text,
  	\`asterisk\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_food_lists_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_food_lists_v_version_green_lists_order_idx\` ON \`_food_lists_v_version_green_lists\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_food_lists_v_version_green_lists_parent_id_idx\` ON \`_food_lists_v_version_green_lists\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_food_lists_v_version_orange_lists_lists\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`subtitle\` text,
  	\`list\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_food_lists_v_version_orange_lists\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_food_lists_v_version_orange_lists_lists_order_idx\` ON \`_food_lists_v_version_orange_lists_lists\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_food_lists_v_version_orange_lists_lists_parent_id_idx\` ON \`_food_lists_v_version_orange_lists_lists\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_food_lists_v_version_orange_lists\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`introduction\` text,
  	\`asterisk\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_food_lists_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_food_lists_v_version_orange_lists_order_idx\` ON \`_food_lists_v_version_orange_lists\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_food_lists_v_version_orange_lists_parent_id_idx\` ON \`_food_lists_v_version_orange_lists\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_food_lists_v_version_red_lists_lists\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`subtitle\` text,
  	\`list\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_food_lists_v_version_red_lists\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_food_lists_v_version_red_lists_lists_order_idx\` ON \`_food_lists_v_version_red_lists_lists\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_food_lists_v_version_red_lists_lists_parent_id_idx\` ON \`_food_lists_v_version_red_lists_lists\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_food_lists_v_version_red_lists\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`introduction\` text,
  	\`asterisk\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_food_lists_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_food_lists_v_version_red_lists_order_idx\` ON \`_food_lists_v_version_red_lists\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_food_lists_v_version_red_lists_parent_id_idx\` ON \`_food_lists_v_version_red_lists\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_food_lists_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_green_introduction\` text,
  	\`version_green_image_id\` integer,
  	\`version_orange_introduction\` text,
  	\`version_orange_image_id\` integer,
  	\`version_red_introduction\` text,
  	\`version_red_image_id\` integer,
  	\`version_saved_by\` numeric,
  	\`version_autosaved\` integer,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_green_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_orange_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_red_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_food_lists_v_version_green_version_green_image_idx\` ON \`_food_lists_v\` (\`version_green_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_food_lists_v_version_orange_version_orange_image_idx\` ON \`_food_lists_v\` (\`version_orange_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_food_lists_v_version_red_version_red_image_idx\` ON \`_food_lists_v\` (\`version_red_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_food_lists_v_version_version__status_idx\` ON \`_food_lists_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_food_lists_v_created_at_idx\` ON \`_food_lists_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_food_lists_v_updated_at_idx\` ON \`_food_lists_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_food_lists_v_latest_idx\` ON \`_food_lists_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_membership_emails_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_order_placed_subject\` text DEFAULT 'Your order {order}',
  	\`version_order_placed_text\` text DEFAULT 'Hello {firstName},
  
  thank you for your order {order}: {plan} for {amount}. It begins as soon as we have your payment.
  
  {howToPay}',
  	\`version_receipt_subject\` text DEFAULT 'Receipt for your order {order}',
  	\`version_receipt_text\` text DEFAULT 'Hello {firstName},
  
  we have received {amount} on {paidOn} for your order {order}: {plan}.
  
  Your membership costs {price}. It renews on {paidUntil}. You can cancel at any time on your account page, in two clicks. You keep the plan until the day that is paid for.
  
  You have agreed to version {termsVersion} of our terms.',
  	\`version_welcome_standard_subject\` text DEFAULT 'Welcome to {plan}',
  	\`version_welcome_standard_text\` text DEFAULT 'Hello {firstName},
  
  welcome! {plan} is yours from now on: the recipes, the movement guides and the advice of your plan are open.',
  	\`version_welcome_premium_subject\` text DEFAULT 'Welcome to {plan}',
  	\`version_welcome_premium_text\` text DEFAULT 'Hello {firstName},
  
  welcome! {plan} is yours from now on: everything on the site is open, and so are the programs.',
  	\`version_welcome_coaching_subject\` text DEFAULT 'Welcome to {plan}',
  	\`version_welcome_coaching_text\` text DEFAULT 'Hello {firstName},
  
  welcome! {plan} is yours from now on. We will write to you to arrange your first session.',
  	\`version_trial_ending_subject\` text DEFAULT 'Your trial ends on {trialEnds}',
  	\`version_trial_ending_text\` text DEFAULT 'Hello {firstName},
  
  your trial of {plan} ends on {trialEnds}. From then on it costs {price}.
  
  If you do not want to go on, cancel before that day, and nothing is charged. You can cancel at any time on your account page, in two clicks. You keep the plan until the day that is paid for.',
  	\`version_payment_due_subject\` text DEFAULT 'A payment for {plan} is due',
  	\`version_payment_due_text\` text DEFAULT 'Hello {firstName},
  
  the payment for {plan}, {price}, has not reached us. You keep your plan until {keptUntil}.
  
  {howToPay}',
  	\`version_payment_reminder_subject\` text DEFAULT 'Your payment for {plan} is still due',
  	\`version_payment_reminder_text\` text DEFAULT 'Hello {firstName},
  
  we still have no payment for {plan}. You keep your plan until {keptUntil}.
  
  {howToPay}',
  	\`version_payment_last_subject\` text DEFAULT 'Your plan ends on {keptUntil}',
  	\`version_payment_last_text\` text DEFAULT 'Hello {firstName},
  
  we have no payment for {plan}, so it ends on {keptUntil}. Pay before, and nothing changes.
  
  {howToPay}',
  	\`version_canceled_subject\` text DEFAULT 'Your membership is canceled',
  	\`version_canceled_text\` text DEFAULT 'Hello {firstName},
  
  {plan} is canceled, and nothing more will be charged. You keep it until {paidUntil}. Until then you can resume it on your account page.',
  	\`version_card_expiring_subject\` text DEFAULT 'Your card is about to expire',
  	\`version_card_expiring_text\` text DEFAULT 'Hello {firstName},
  
  the card that you pay {plan} with is about to expire. The next payment, {price}, is due on {paidUntil}. Please enter a new card before that day.',
  	\`version_price_change_subject\` text DEFAULT 'The price of {plan} changes on {newPriceOn}',
  	\`version_price_change_text\` text DEFAULT 'Hello {firstName},
  
  you pay {price} for {plan}. From {newPriceOn} on it costs {newPrice}: that is your first payment at the new price, and until then nothing changes.
  
  If you do not want to go on, cancel before that day. You can cancel at any time on your account page, in two clicks. You keep the plan until the day that is paid for.',
  	\`version_win_back_subject\` text DEFAULT 'You are always welcome back',
  	\`version_win_back_text\` text DEFAULT 'Hello {firstName},
  
  it has been a month since your {plan} ended. Your favorites, notes and progress are where you left them.
  
  This is the only email that we send about it.',
  	\`version_gift_subject\` text DEFAULT 'A membership for you',
  	\`version_gift_text\` text DEFAULT 'Hello,
  
  {giver} has given you {plan} for {length}. It begins on the day on which you redeem it.
  
  They write: “{message}”
  
  Your code is {code}.',
  	\`version_gift_bought_subject\` text DEFAULT 'Your gift: {plan} for {length}',
  	\`version_gift_bought_text\` text DEFAULT 'Hello {firstName},
  
  thank you for your gift: {plan} for {length}. We have received {amount} on {paidOn}.
  
  {recipient} gets an email with the code {sendOn}. The membership begins on the day on which the code is redeemed.
  
  Your message: “{message}”
  
  Your order has the number {order}.
  
  You have agreed to version {termsVersion} of our terms.',
  	\`version_saved_by\` numeric,
  	\`version_autosaved\` integer,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_membership_emails_v_version_version__status_idx\` ON \`_membership_emails_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_membership_emails_v_created_at_idx\` ON \`_membership_emails_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_membership_emails_v_updated_at_idx\` ON \`_membership_emails_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_membership_emails_v_latest_idx\` ON \`_membership_emails_v\` (\`latest\`);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`autosaved\` integer;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`ALTER TABLE \`modals\` ADD \`saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`modals\` ADD \`autosaved\` integer;`)
  await db.run(sql`ALTER TABLE \`modals\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`ALTER TABLE \`membership_emails\` ADD \`saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`membership_emails\` ADD \`autosaved\` integer;`)
  await db.run(sql`ALTER TABLE \`membership_emails\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`CREATE INDEX \`settings__status_idx\` ON \`settings\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`modals__status_idx\` ON \`modals\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`membership_emails__status_idx\` ON \`membership_emails\` (\`_status\`);`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`autosaved\` integer;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_autosaved\` integer;`)
  await db.run(sql`ALTER TABLE \`recipes\` ADD \`saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`recipes\` ADD \`autosaved\` integer;`)
  await db.run(sql`ALTER TABLE \`_recipes_v\` ADD \`version_saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`_recipes_v\` ADD \`version_autosaved\` integer;`)
  await db.run(sql`ALTER TABLE \`movement_guides\` ADD \`saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`movement_guides\` ADD \`autosaved\` integer;`)
  await db.run(sql`ALTER TABLE \`_movement_guides_v\` ADD \`version_saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`_movement_guides_v\` ADD \`version_autosaved\` integer;`)
  await db.run(sql`ALTER TABLE \`guided_meditations\` ADD \`saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`guided_meditations\` ADD \`autosaved\` integer;`)
  await db.run(sql`ALTER TABLE \`_guided_meditations_v\` ADD \`version_saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`_guided_meditations_v\` ADD \`version_autosaved\` integer;`)
  await db.run(sql`ALTER TABLE \`masterclasses\` ADD \`saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`masterclasses\` ADD \`autosaved\` integer;`)
  await db.run(sql`ALTER TABLE \`_masterclasses_v\` ADD \`version_saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`_masterclasses_v\` ADD \`version_autosaved\` integer;`)
  await db.run(sql`ALTER TABLE \`podcasts\` ADD \`saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`podcasts\` ADD \`autosaved\` integer;`)
  await db.run(sql`ALTER TABLE \`_podcasts_v\` ADD \`version_saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`_podcasts_v\` ADD \`version_autosaved\` integer;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`autosaved\` integer;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_autosaved\` integer;`)
  await db.run(sql`ALTER TABLE \`testimonials\` ADD \`saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`testimonials\` ADD \`autosaved\` integer;`)
  await db.run(sql`ALTER TABLE \`_testimonials_v\` ADD \`version_saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`_testimonials_v\` ADD \`version_autosaved\` integer;`)
  await db.run(sql`ALTER TABLE \`faqs\` ADD \`saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`faqs\` ADD \`autosaved\` integer;`)
  await db.run(sql`ALTER TABLE \`_faqs_v\` ADD \`version_saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`_faqs_v\` ADD \`version_autosaved\` integer;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`autosaved\` integer;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_autosaved\` integer;`)
  await db.run(sql`ALTER TABLE \`expert_advices\` ADD \`saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`expert_advices\` ADD \`autosaved\` integer;`)
  await db.run(sql`ALTER TABLE \`_expert_advices_v\` ADD \`version_saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`_expert_advices_v\` ADD \`version_autosaved\` integer;`)
  await db.run(sql`ALTER TABLE \`lifestyle_guides\` ADD \`saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`lifestyle_guides\` ADD \`autosaved\` integer;`)
  await db.run(sql`ALTER TABLE \`_lifestyle_guides_v\` ADD \`version_saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`_lifestyle_guides_v\` ADD \`version_autosaved\` integer;`)
  await db.run(sql`ALTER TABLE \`reboot_revive_weeks\` ADD \`saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`reboot_revive_weeks\` ADD \`autosaved\` integer;`)
  await db.run(sql`ALTER TABLE \`_reboot_revive_weeks_v\` ADD \`version_saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`_reboot_revive_weeks_v\` ADD \`version_autosaved\` integer;`)
  await db.run(sql`ALTER TABLE \`yalda_loves_products\` ADD \`saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`yalda_loves_products\` ADD \`autosaved\` integer;`)
  await db.run(sql`ALTER TABLE \`_yalda_loves_products_v\` ADD \`version_saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`_yalda_loves_products_v\` ADD \`version_autosaved\` integer;`)
  await db.run(sql`ALTER TABLE \`press\` ADD \`saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`press\` ADD \`autosaved\` integer;`)
  await db.run(sql`ALTER TABLE \`_press_v\` ADD \`version_saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`_press_v\` ADD \`version_autosaved\` integer;`)
  await db.run(sql`ALTER TABLE \`partners\` ADD \`saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`partners\` ADD \`autosaved\` integer;`)
  await db.run(sql`ALTER TABLE \`_partners_v\` ADD \`version_saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`_partners_v\` ADD \`version_autosaved\` integer;`)
  await db.run(sql`ALTER TABLE \`programmes\` ADD \`saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`programmes\` ADD \`autosaved\` integer;`)
  await db.run(sql`ALTER TABLE \`_programmes_v\` ADD \`version_saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`_programmes_v\` ADD \`version_autosaved\` integer;`)
  await db.run(sql`ALTER TABLE \`forms\` ADD \`saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`forms\` ADD \`autosaved\` integer;`)
  await db.run(sql`ALTER TABLE \`navigation\` ADD \`saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`navigation\` ADD \`autosaved\` integer;`)
  await db.run(sql`ALTER TABLE \`navigation\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`CREATE INDEX \`navigation__status_idx\` ON \`navigation\` (\`_status\`);`)
  await db.run(sql`ALTER TABLE \`footer\` ADD \`saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`footer\` ADD \`autosaved\` integer;`)
  await db.run(sql`ALTER TABLE \`footer\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`CREATE INDEX \`footer__status_idx\` ON \`footer\` (\`_status\`);`)
  await db.run(sql`ALTER TABLE \`movement_weeks\` ADD \`saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`movement_weeks\` ADD \`autosaved\` integer;`)
  await db.run(sql`ALTER TABLE \`movement_weeks\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`CREATE INDEX \`movement_weeks__status_idx\` ON \`movement_weeks\` (\`_status\`);`)
  await db.run(sql`ALTER TABLE \`food_lists\` ADD \`saved_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`food_lists\` ADD \`autosaved\` integer;`)
  await db.run(sql`ALTER TABLE \`food_lists\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`CREATE INDEX \`food_lists__status_idx\` ON \`food_lists\` (\`_status\`);`)
  await db.run(sql`UPDATE \`settings\` SET \`_status\` = 'published';`)
  await db.run(sql`UPDATE \`navigation\` SET \`_status\` = 'published';`)
  await db.run(sql`UPDATE \`footer\` SET \`_status\` = 'published';`)
  await db.run(sql`UPDATE \`modals\` SET \`_status\` = 'published';`)
  await db.run(sql`UPDATE \`movement_weeks\` SET \`_status\` = 'published';`)
  await db.run(sql`UPDATE \`food_lists\` SET \`_status\` = 'published';`)
  await db.run(sql`UPDATE \`membership_emails\` SET \`_status\` = 'published';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`_settings_v_version_forms_origins\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_consent_tag_containers\`;`)
  await db.run(sql`DROP TABLE \`_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_primary\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_member_menu\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_quick_links\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_take_along\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_social\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_legal\`;`)
  await db.run(sql`DROP TABLE \`_footer_v\`;`)
  await db.run(sql`DROP TABLE \`_modals_v_version_contents\`;`)
  await db.run(sql`DROP TABLE \`_modals_v\`;`)
  await db.run(sql`DROP TABLE \`_movement_weeks_v_version_weeks\`;`)
  await db.run(sql`DROP TABLE \`_movement_weeks_v\`;`)
  await db.run(sql`DROP TABLE \`_movement_weeks_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_food_lists_v_version_green_lists_lists\`;`)
  await db.run(sql`DROP TABLE \`_food_lists_v_version_green_lists\`;`)
  await db.run(sql`DROP TABLE \`_food_lists_v_version_orange_lists_lists\`;`)
  await db.run(sql`DROP TABLE \`_food_lists_v_version_orange_lists\`;`)
  await db.run(sql`DROP TABLE \`_food_lists_v_version_red_lists_lists\`;`)
  await db.run(sql`DROP TABLE \`_food_lists_v_version_red_lists\`;`)
  await db.run(sql`DROP TABLE \`_food_lists_v\`;`)
  await db.run(sql`DROP TABLE \`_membership_emails_v\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`site_name\` text DEFAULT 'eat, burn, sleep' NOT NULL,
  	\`tagline\` text DEFAULT 'Say hi to your new lifestyle!' NOT NULL,
  	\`support_email\` text,
  	\`reviews_score\` numeric DEFAULT 4.8,
  	\`reviews_count\` numeric DEFAULT 140,
  	\`reviews_url\` text,
  	\`pictures_recipe_id\` integer,
  	\`pictures_movement_id\` integer,
  	\`pictures_meditation_id\` integer,
  	\`pictures_article_id\` integer,
  	\`pictures_member_hero_id\` integer,
  	\`pictures_open_graph_id\` integer,
  	\`newsletter_double_opt_in\` integer DEFAULT false,
  	\`memberships_grace_days\` numeric DEFAULT 7,
  	\`memberships_transfer_text\` text,
  	\`memberships_terms_version\` text DEFAULT '1',
  	\`memberships_refund_ends\` text DEFAULT 'if_canceled',
  	\`memberships_partial_refund_ends\` text DEFAULT 'nothing',
  	\`memberships_dispute_ends\` text DEFAULT 'now',
  	\`forms_host\` text,
  	\`consent_base_url\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`pictures_recipe_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pictures_movement_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pictures_meditation_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pictures_article_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pictures_member_hero_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pictures_open_graph_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_settings\`("id", "site_name", "tagline", "support_email", "reviews_score", "reviews_count", "reviews_url", "pictures_recipe_id", "pictures_movement_id", "pictures_meditation_id", "pictures_article_id", "pictures_member_hero_id", "pictures_open_graph_id", "newsletter_double_opt_in", "memberships_grace_days", "memberships_transfer_text", "memberships_terms_version", "memberships_refund_ends", "memberships_partial_refund_ends", "memberships_dispute_ends", "forms_host", "consent_base_url", "updated_at", "created_at") SELECT "id", "site_name", "tagline", "support_email", "reviews_score", "reviews_count", "reviews_url", "pictures_recipe_id", "pictures_movement_id", "pictures_meditation_id", "pictures_article_id", "pictures_member_hero_id", "pictures_open_graph_id", "newsletter_double_opt_in", "memberships_grace_days", "memberships_transfer_text", "memberships_terms_version", "memberships_refund_ends", "memberships_partial_refund_ends", "memberships_dispute_ends", "forms_host", "consent_base_url", "updated_at", "created_at" FROM \`settings\`;`)
  await db.run(sql`DROP TABLE \`settings\`;`)
  await db.run(sql`ALTER TABLE \`__new_settings\` RENAME TO \`settings\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`settings_pictures_pictures_recipe_idx\` ON \`settings\` (\`pictures_recipe_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_pictures_pictures_movement_idx\` ON \`settings\` (\`pictures_movement_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_pictures_pictures_meditation_idx\` ON \`settings\` (\`pictures_meditation_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_pictures_pictures_article_idx\` ON \`settings\` (\`pictures_article_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_pictures_pictures_member_hero_idx\` ON \`settings\` (\`pictures_member_hero_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_pictures_pictures_open_graph_idx\` ON \`settings\` (\`pictures_open_graph_id\`);`)
  await db.run(sql`DROP INDEX \`navigation__status_idx\`;`)
  await db.run(sql`ALTER TABLE \`navigation\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`navigation\` DROP COLUMN \`autosaved\`;`)
  await db.run(sql`ALTER TABLE \`navigation\` DROP COLUMN \`_status\`;`)
  await db.run(sql`DROP INDEX \`footer__status_idx\`;`)
  await db.run(sql`ALTER TABLE \`footer\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`footer\` DROP COLUMN \`autosaved\`;`)
  await db.run(sql`ALTER TABLE \`footer\` DROP COLUMN \`_status\`;`)
  await db.run(sql`CREATE TABLE \`__new_modals\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`login_label\` text DEFAULT 'Sign in' NOT NULL,
  	\`sign_up_label\` text DEFAULT 'Sign up' NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_modals\`("id", "login_label", "sign_up_label", "updated_at", "created_at") SELECT "id", "login_label", "sign_up_label", "updated_at", "created_at" FROM \`modals\`;`)
  await db.run(sql`DROP TABLE \`modals\`;`)
  await db.run(sql`ALTER TABLE \`__new_modals\` RENAME TO \`modals\`;`)
  await db.run(sql`DROP INDEX \`movement_weeks__status_idx\`;`)
  await db.run(sql`ALTER TABLE \`movement_weeks\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`movement_weeks\` DROP COLUMN \`autosaved\`;`)
  await db.run(sql`ALTER TABLE \`movement_weeks\` DROP COLUMN \`_status\`;`)
  await db.run(sql`DROP INDEX \`food_lists__status_idx\`;`)
  await db.run(sql`ALTER TABLE \`food_lists\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`food_lists\` DROP COLUMN \`autosaved\`;`)
  await db.run(sql`ALTER TABLE \`food_lists\` DROP COLUMN \`_status\`;`)
  await db.run(sql`CREATE TABLE \`__new_membership_emails\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`order_placed_subject\` text DEFAULT 'Your order {order}' NOT NULL,
  	\`order_placed_text\` text DEFAULT 'Hello {firstName},
  
  thank you for your order {order}: {plan} for {amount}. It begins as soon as we have your payment.
  
  {howToPay}' NOT NULL,
  	\`receipt_subject\` text DEFAULT 'Receipt for your order {order}' NOT NULL,
  	\`receipt_text\` text DEFAULT 'Hello {firstName},
  
  we have received {amount} on {paidOn} for your order {order}: {plan}.
  
  Your membership costs {price}. It renews on {paidUntil}. You can cancel at any time on your account page, in two clicks. You keep the plan until the day that is paid for.
  
  You have agreed to version {termsVersion} of our terms.' NOT NULL,
  	\`welcome_standard_subject\` text DEFAULT 'Welcome to {plan}' NOT NULL,
  	\`welcome_standard_text\` text DEFAULT 'Hello {firstName},
  
  welcome! {plan} is yours from now on: the recipes, the movement guides and the advice of your plan are open.' NOT NULL,
  	\`welcome_premium_subject\` text DEFAULT 'Welcome to {plan}' NOT NULL,
  	\`welcome_premium_text\` text DEFAULT 'Hello {firstName},
  
  welcome! {plan} is yours from now on: everything on the site is open, and so are the programs.' NOT NULL,
  	\`welcome_coaching_subject\` text DEFAULT 'Welcome to {plan}' NOT NULL,
  	\`welcome_coaching_text\` text DEFAULT 'Hello {firstName},
  
  welcome! {plan} is yours from now on. We will write to you to arrange your first session.' NOT NULL,
  	\`trial_ending_subject\` text DEFAULT 'Your trial ends on {trialEnds}' NOT NULL,
  	\`trial_ending_text\` text DEFAULT 'Hello {firstName},
  
  your trial of {plan} ends on {trialEnds}. From then on it costs {price}.
  
  If you do not want to go on, cancel before that day, and nothing is charged. You can cancel at any time on your account page, in two clicks. You keep the plan until the day that is paid for.' NOT NULL,
  	\`payment_due_subject\` text DEFAULT 'A payment for {plan} is due' NOT NULL,
  	\`payment_due_text\` text DEFAULT 'Hello {firstName},
  
  the payment for {plan}, {price}, has not reached us. You keep your plan until {keptUntil}.
  
  {howToPay}' NOT NULL,
  	\`payment_reminder_subject\` text DEFAULT 'Your payment for {plan} is still due' NOT NULL,
  	\`payment_reminder_text\` text DEFAULT 'Hello {firstName},
  
  we still have no payment for {plan}. You keep your plan until {keptUntil}.
  
  {howToPay}' NOT NULL,
  	\`payment_last_subject\` text DEFAULT 'Your plan ends on {keptUntil}' NOT NULL,
  	\`payment_last_text\` text DEFAULT 'Hello {firstName},
  
  we have no payment for {plan}, so it ends on {keptUntil}. Pay before, and nothing changes.
  
  {howToPay}' NOT NULL,
  	\`canceled_subject\` text DEFAULT 'Your membership is canceled' NOT NULL,
  	\`canceled_text\` text DEFAULT 'Hello {firstName},
  
  {plan} is canceled, and nothing more will be charged. You keep it until {paidUntil}. Until then you can resume it on your account page.' NOT NULL,
  	\`card_expiring_subject\` text DEFAULT 'Your card is about to expire' NOT NULL,
  	\`card_expiring_text\` text DEFAULT 'Hello {firstName},
  
  the card that you pay {plan} with is about to expire. The next payment, {price}, is due on {paidUntil}. Please enter a new card before that day.' NOT NULL,
  	\`price_change_subject\` text DEFAULT 'The price of {plan} changes on {newPriceOn}' NOT NULL,
  	\`price_change_text\` text DEFAULT 'Hello {firstName},
  
  you pay {price} for {plan}. From {newPriceOn} on it costs {newPrice}: that is your first payment at the new price, and until then nothing changes.
  
  If you do not want to go on, cancel before that day. You can cancel at any time on your account page, in two clicks. You keep the plan until the day that is paid for.' NOT NULL,
  	\`win_back_subject\` text DEFAULT 'You are always welcome back' NOT NULL,
  	\`win_back_text\` text DEFAULT 'Hello {firstName},
  
  it has been a month since your {plan} ended. Your favorites, notes and progress are where you left them.
  
  This is the only email that we send about it.' NOT NULL,
  	\`gift_subject\` text DEFAULT 'A membership for you' NOT NULL,
  	\`gift_text\` text DEFAULT 'Hello,
  
  {giver} has given you {plan} for {length}. It begins on the day on which you redeem it.
  
  They write: “{message}”
  
  Your code is {code}.' NOT NULL,
  	\`gift_bought_subject\` text DEFAULT 'Your gift: {plan} for {length}' NOT NULL,
  	\`gift_bought_text\` text DEFAULT 'Hello {firstName},
  
  thank you for your gift: {plan} for {length}. We have received {amount} on {paidOn}.
  
  {recipient} gets an email with the code {sendOn}. The membership begins on the day on which the code is redeemed.
  
  Your message: “{message}”
  
  Your order has the number {order}.
  
  You have agreed to version {termsVersion} of our terms.' NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_membership_emails\`("id", "order_placed_subject", "order_placed_text", "receipt_subject", "receipt_text", "welcome_standard_subject", "welcome_standard_text", "welcome_premium_subject", "welcome_premium_text", "welcome_coaching_subject", "welcome_coaching_text", "trial_ending_subject", "trial_ending_text", "payment_due_subject", "payment_due_text", "payment_reminder_subject", "payment_reminder_text", "payment_last_subject", "payment_last_text", "canceled_subject", "canceled_text", "card_expiring_subject", "card_expiring_text", "price_change_subject", "price_change_text", "win_back_subject", "win_back_text", "gift_subject", "gift_text", "gift_bought_subject", "gift_bought_text", "updated_at", "created_at") SELECT "id", "order_placed_subject", "order_placed_text", "receipt_subject", "receipt_text", "welcome_standard_subject", "welcome_standard_text", "welcome_premium_subject", "welcome_premium_text", "welcome_coaching_subject", "welcome_coaching_text", "trial_ending_subject", "trial_ending_text", "payment_due_subject", "payment_due_text", "payment_reminder_subject", "payment_reminder_text", "payment_last_subject", "payment_last_text", "canceled_subject", "canceled_text", "card_expiring_subject", "card_expiring_text", "price_change_subject", "price_change_text", "win_back_subject", "win_back_text", "gift_subject", "gift_text", "gift_bought_subject", "gift_bought_text", "updated_at", "created_at" FROM \`membership_emails\`;`)
  await db.run(sql`DROP TABLE \`membership_emails\`;`)
  await db.run(sql`ALTER TABLE \`__new_membership_emails\` RENAME TO \`membership_emails\`;`)
  await db.run(sql`CREATE TABLE \`__new_settings_forms_origins\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`origin\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_settings_forms_origins\`("_order", "_parent_id", "id", "origin") SELECT "_order", "_parent_id", "id", "origin" FROM \`settings_forms_origins\`;`)
  await db.run(sql`DROP TABLE \`settings_forms_origins\`;`)
  await db.run(sql`ALTER TABLE \`__new_settings_forms_origins\` RENAME TO \`settings_forms_origins\`;`)
  await db.run(sql`CREATE INDEX \`settings_forms_origins_order_idx\` ON \`settings_forms_origins\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_forms_origins_parent_id_idx\` ON \`settings_forms_origins\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_settings_consent_tag_containers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`container_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_settings_consent_tag_containers\`("_order", "_parent_id", "id", "container_id") SELECT "_order", "_parent_id", "id", "container_id" FROM \`settings_consent_tag_containers\`;`)
  await db.run(sql`DROP TABLE \`settings_consent_tag_containers\`;`)
  await db.run(sql`ALTER TABLE \`__new_settings_consent_tag_containers\` RENAME TO \`settings_consent_tag_containers\`;`)
  await db.run(sql`CREATE INDEX \`settings_consent_tag_containers_order_idx\` ON \`settings_consent_tag_containers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_consent_tag_containers_parent_id_idx\` ON \`settings_consent_tag_containers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_footer_take_along\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`service\` text NOT NULL,
  	\`label\` text,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_footer_take_along\`("_order", "_parent_id", "id", "service", "label", "url") SELECT "_order", "_parent_id", "id", "service", "label", "url" FROM \`footer_take_along\`;`)
  await db.run(sql`DROP TABLE \`footer_take_along\`;`)
  await db.run(sql`ALTER TABLE \`__new_footer_take_along\` RENAME TO \`footer_take_along\`;`)
  await db.run(sql`CREATE INDEX \`footer_take_along_order_idx\` ON \`footer_take_along\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_take_along_parent_id_idx\` ON \`footer_take_along\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_footer_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`service\` text NOT NULL,
  	\`label\` text,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_footer_social\`("_order", "_parent_id", "id", "service", "label", "url") SELECT "_order", "_parent_id", "id", "service", "label", "url" FROM \`footer_social\`;`)
  await db.run(sql`DROP TABLE \`footer_social\`;`)
  await db.run(sql`ALTER TABLE \`__new_footer_social\` RENAME TO \`footer_social\`;`)
  await db.run(sql`CREATE INDEX \`footer_social_order_idx\` ON \`footer_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_social_parent_id_idx\` ON \`footer_social\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_modals_contents\` (
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
  await db.run(sql`INSERT INTO \`__new_modals_contents\`("_order", "_parent_id", "id", "key", "title", "text", "text_html") SELECT "_order", "_parent_id", "id", "key", "title", "text", "text_html" FROM \`modals_contents\`;`)
  await db.run(sql`DROP TABLE \`modals_contents\`;`)
  await db.run(sql`ALTER TABLE \`__new_modals_contents\` RENAME TO \`modals_contents\`;`)
  await db.run(sql`CREATE INDEX \`modals_contents_order_idx\` ON \`modals_contents\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`modals_contents_parent_id_idx\` ON \`modals_contents\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_food_lists_green_lists_lists\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`subtitle\` text,
  	\`list\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`food_lists_green_lists\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_food_lists_green_lists_lists\`("_order", "_parent_id", "id", "subtitle", "list") SELECT "_order", "_parent_id", "id", "subtitle", "list" FROM \`food_lists_green_lists_lists\`;`)
  await db.run(sql`DROP TABLE \`food_lists_green_lists_lists\`;`)
  await db.run(sql`ALTER TABLE \`__new_food_lists_green_lists_lists\` RENAME TO \`food_lists_green_lists_lists\`;`)
  await db.run(sql`CREATE INDEX \`food_lists_green_lists_lists_order_idx\` ON \`food_lists_green_lists_lists\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`food_lists_green_lists_lists_parent_id_idx\` ON \`food_lists_green_lists_lists\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_food_lists_green_lists\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`introduction\` text,
  	\`asterisk\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`food_lists\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_food_lists_green_lists\`("_order", "_parent_id", "id", "title", "introduction", "asterisk") SELECT "_order", "_parent_id", "id", "title", "introduction", "asterisk" FROM \`food_lists_green_lists\`;`)
  await db.run(sql`DROP TABLE \`food_lists_green_lists\`;`)
  await db.run(sql`ALTER TABLE \`__new_food_lists_green_lists\` RENAME TO \`food_lists_green_lists\`;`)
  await db.run(sql`CREATE INDEX \`food_lists_green_lists_order_idx\` ON \`food_lists_green_lists\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`food_lists_green_lists_parent_id_idx\` ON \`food_lists_green_lists\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_food_lists_orange_lists_lists\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`subtitle\` text,
  	\`list\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`food_lists_orange_lists\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_food_lists_orange_lists_lists\`("_order", "_parent_id", "id", "subtitle", "list") SELECT "_order", "_parent_id", "id", "subtitle", "list" FROM \`food_lists_orange_lists_lists\`;`)
  await db.run(sql`DROP TABLE \`food_lists_orange_lists_lists\`;`)
  await db.run(sql`ALTER TABLE \`__new_food_lists_orange_lists_lists\` RENAME TO \`food_lists_orange_lists_lists\`;`)
  await db.run(sql`CREATE INDEX \`food_lists_orange_lists_lists_order_idx\` ON \`food_lists_orange_lists_lists\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`food_lists_orange_lists_lists_parent_id_idx\` ON \`food_lists_orange_lists_lists\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_food_lists_orange_lists\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`introduction\` text,
  	\`asterisk\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`food_lists\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_food_lists_orange_lists\`("_order", "_parent_id", "id", "title", "introduction", "asterisk") SELECT "_order", "_parent_id", "id", "title", "introduction", "asterisk" FROM \`food_lists_orange_lists\`;`)
  await db.run(sql`DROP TABLE \`food_lists_orange_lists\`;`)
  await db.run(sql`ALTER TABLE \`__new_food_lists_orange_lists\` RENAME TO \`food_lists_orange_lists\`;`)
  await db.run(sql`CREATE INDEX \`food_lists_orange_lists_order_idx\` ON \`food_lists_orange_lists\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`food_lists_orange_lists_parent_id_idx\` ON \`food_lists_orange_lists\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_food_lists_red_lists_lists\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`subtitle\` text,
  	\`list\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`food_lists_red_lists\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_food_lists_red_lists_lists\`("_order", "_parent_id", "id", "subtitle", "list") SELECT "_order", "_parent_id", "id", "subtitle", "list" FROM \`food_lists_red_lists_lists\`;`)
  await db.run(sql`DROP TABLE \`food_lists_red_lists_lists\`;`)
  await db.run(sql`ALTER TABLE \`__new_food_lists_red_lists_lists\` RENAME TO \`food_lists_red_lists_lists\`;`)
  await db.run(sql`CREATE INDEX \`food_lists_red_lists_lists_order_idx\` ON \`food_lists_red_lists_lists\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`food_lists_red_lists_lists_parent_id_idx\` ON \`food_lists_red_lists_lists\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_food_lists_red_lists\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`introduction\` text,
  	\`asterisk\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`food_lists\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_food_lists_red_lists\`("_order", "_parent_id", "id", "title", "introduction", "asterisk") SELECT "_order", "_parent_id", "id", "title", "introduction", "asterisk" FROM \`food_lists_red_lists\`;`)
  await db.run(sql`DROP TABLE \`food_lists_red_lists\`;`)
  await db.run(sql`ALTER TABLE \`__new_food_lists_red_lists\` RENAME TO \`food_lists_red_lists\`;`)
  await db.run(sql`CREATE INDEX \`food_lists_red_lists_order_idx\` ON \`food_lists_red_lists\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`food_lists_red_lists_parent_id_idx\` ON \`food_lists_red_lists\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`autosaved\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_autosaved\`;`)
  await db.run(sql`ALTER TABLE \`recipes\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`recipes\` DROP COLUMN \`autosaved\`;`)
  await db.run(sql`ALTER TABLE \`_recipes_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_recipes_v\` DROP COLUMN \`version_autosaved\`;`)
  await db.run(sql`ALTER TABLE \`movement_guides\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`movement_guides\` DROP COLUMN \`autosaved\`;`)
  await db.run(sql`ALTER TABLE \`_movement_guides_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_movement_guides_v\` DROP COLUMN \`version_autosaved\`;`)
  await db.run(sql`ALTER TABLE \`guided_meditations\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`guided_meditations\` DROP COLUMN \`autosaved\`;`)
  await db.run(sql`ALTER TABLE \`_guided_meditations_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_guided_meditations_v\` DROP COLUMN \`version_autosaved\`;`)
  await db.run(sql`ALTER TABLE \`masterclasses\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`masterclasses\` DROP COLUMN \`autosaved\`;`)
  await db.run(sql`ALTER TABLE \`_masterclasses_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_masterclasses_v\` DROP COLUMN \`version_autosaved\`;`)
  await db.run(sql`ALTER TABLE \`podcasts\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`podcasts\` DROP COLUMN \`autosaved\`;`)
  await db.run(sql`ALTER TABLE \`_podcasts_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_podcasts_v\` DROP COLUMN \`version_autosaved\`;`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`autosaved\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_autosaved\`;`)
  await db.run(sql`ALTER TABLE \`testimonials\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`testimonials\` DROP COLUMN \`autosaved\`;`)
  await db.run(sql`ALTER TABLE \`_testimonials_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_testimonials_v\` DROP COLUMN \`version_autosaved\`;`)
  await db.run(sql`ALTER TABLE \`faqs\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`faqs\` DROP COLUMN \`autosaved\`;`)
  await db.run(sql`ALTER TABLE \`_faqs_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_faqs_v\` DROP COLUMN \`version_autosaved\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`autosaved\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_autosaved\`;`)
  await db.run(sql`ALTER TABLE \`expert_advices\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`expert_advices\` DROP COLUMN \`autosaved\`;`)
  await db.run(sql`ALTER TABLE \`_expert_advices_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_expert_advices_v\` DROP COLUMN \`version_autosaved\`;`)
  await db.run(sql`ALTER TABLE \`lifestyle_guides\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`lifestyle_guides\` DROP COLUMN \`autosaved\`;`)
  await db.run(sql`ALTER TABLE \`_lifestyle_guides_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_lifestyle_guides_v\` DROP COLUMN \`version_autosaved\`;`)
  await db.run(sql`ALTER TABLE \`reboot_revive_weeks\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`reboot_revive_weeks\` DROP COLUMN \`autosaved\`;`)
  await db.run(sql`ALTER TABLE \`_reboot_revive_weeks_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_reboot_revive_weeks_v\` DROP COLUMN \`version_autosaved\`;`)
  await db.run(sql`ALTER TABLE \`yalda_loves_products\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`yalda_loves_products\` DROP COLUMN \`autosaved\`;`)
  await db.run(sql`ALTER TABLE \`_yalda_loves_products_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_yalda_loves_products_v\` DROP COLUMN \`version_autosaved\`;`)
  await db.run(sql`ALTER TABLE \`press\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`press\` DROP COLUMN \`autosaved\`;`)
  await db.run(sql`ALTER TABLE \`_press_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_press_v\` DROP COLUMN \`version_autosaved\`;`)
  await db.run(sql`ALTER TABLE \`partners\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`partners\` DROP COLUMN \`autosaved\`;`)
  await db.run(sql`ALTER TABLE \`_partners_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_partners_v\` DROP COLUMN \`version_autosaved\`;`)
  await db.run(sql`ALTER TABLE \`programmes\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`programmes\` DROP COLUMN \`autosaved\`;`)
  await db.run(sql`ALTER TABLE \`_programmes_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_programmes_v\` DROP COLUMN \`version_autosaved\`;`)
  await db.run(sql`ALTER TABLE \`forms\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`forms\` DROP COLUMN \`autosaved\`;`)
}
