import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`sections\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`layout\` text,
  	\`saved_by\` numeric,
  	\`autosaved\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`sections_updated_at_idx\` ON \`sections\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sections_created_at_idx\` ON \`sections\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`sections_deleted_at_idx\` ON \`sections\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`sections__status_idx\` ON \`sections\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_sections_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_layout\` text,
  	\`version_saved_by\` numeric,
  	\`version_autosaved\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`sections\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_sections_v_parent_idx\` ON \`_sections_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_version_version_updated_at_idx\` ON \`_sections_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_version_version_created_at_idx\` ON \`_sections_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_version_version_deleted_at_idx\` ON \`_sections_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_version_version__status_idx\` ON \`_sections_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_created_at_idx\` ON \`_sections_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_updated_at_idx\` ON \`_sections_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_latest_idx\` ON \`_sections_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`editor_comments\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`entity\` text NOT NULL,
  	\`doc_id\` numeric NOT NULL,
  	\`thread\` numeric,
  	\`author_id\` integer,
  	\`text\` text,
  	\`edited_at\` text,
  	\`removed\` integer DEFAULT false,
  	\`done_at\` text,
  	\`done_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`done_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`editor_comments_thread_idx\` ON \`editor_comments\` (\`thread\`);`)
  await db.run(sql`CREATE INDEX \`editor_comments_author_idx\` ON \`editor_comments\` (\`author_id\`);`)
  await db.run(sql`CREATE INDEX \`editor_comments_done_by_idx\` ON \`editor_comments\` (\`done_by_id\`);`)
  await db.run(sql`CREATE INDEX \`editor_comments_updated_at_idx\` ON \`editor_comments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`editor_comments_created_at_idx\` ON \`editor_comments\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`entity_docId_idx\` ON \`editor_comments\` (\`entity\`,\`doc_id\`);`)
  await db.run(sql`CREATE TABLE \`editor_comments_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`editor_comments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`editor_comments_rels_order_idx\` ON \`editor_comments_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`editor_comments_rels_parent_idx\` ON \`editor_comments_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`editor_comments_rels_path_idx\` ON \`editor_comments_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`editor_comments_rels_users_id_idx\` ON \`editor_comments_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`review_requests\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`entity\` text NOT NULL,
  	\`doc_id\` numeric NOT NULL,
  	\`state\` text NOT NULL,
  	\`asked_by_id\` integer,
  	\`asked_at\` text NOT NULL,
  	\`note\` text,
  	\`decided_by_id\` integer,
  	\`decided_at\` text,
  	\`answer\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`asked_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`decided_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`review_requests_state_idx\` ON \`review_requests\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`review_requests_asked_by_idx\` ON \`review_requests\` (\`asked_by_id\`);`)
  await db.run(sql`CREATE INDEX \`review_requests_decided_by_idx\` ON \`review_requests\` (\`decided_by_id\`);`)
  await db.run(sql`CREATE INDEX \`review_requests_updated_at_idx\` ON \`review_requests\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`review_requests_created_at_idx\` ON \`review_requests\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`entity_docId_1_idx\` ON \`review_requests\` (\`entity\`,\`doc_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`sections_id\` integer REFERENCES sections(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`editor_comments_id\` integer REFERENCES editor_comments(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`review_requests_id\` integer REFERENCES review_requests(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sections_id_idx\` ON \`payload_locked_documents_rels\` (\`sections_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_editor_comments_id_idx\` ON \`payload_locked_documents_rels\` (\`editor_comments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_review_requests_id_idx\` ON \`payload_locked_documents_rels\` (\`review_requests_id\`);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`review_before_publishing\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_review_before_publishing\` integer DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`sections\`;`)
  await db.run(sql`DROP TABLE \`_sections_v\`;`)
  await db.run(sql`DROP TABLE \`editor_comments\`;`)
  await db.run(sql`DROP TABLE \`editor_comments_rels\`;`)
  await db.run(sql`DROP TABLE \`review_requests\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
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
  	\`programmes_id\` integer,
  	\`media_id\` integer,
  	\`video_files_id\` integer,
  	\`categories_id\` integer,
  	\`redirects_id\` integer,
  	\`users_id\` integer,
  	\`avatars_id\` integer,
  	\`plans_id\` integer,
  	\`subscriptions_id\` integer,
  	\`stripe_customers_id\` integer,
  	\`stripe_events_id\` integer,
  	\`orders_id\` integer,
  	\`gifts_id\` integer,
  	\`membership_events_id\` integer,
  	\`membership_messages_id\` integer,
  	\`member_notes_id\` integer,
  	\`milestones_id\` integer,
  	\`favourites_id\` integer,
  	\`watches_id\` integer,
  	\`viewings_id\` integer,
  	\`ratings_id\` integer,
  	\`programme_weeks_id\` integer,
  	\`enrolments_id\` integer,
  	\`done_steps_id\` integer,
  	\`programme_reminders_id\` integer,
  	\`achievements_id\` integer,
  	\`recipe_notes_id\` integer,
  	\`shopping_lists_id\` integer,
  	\`feedback_id\` integer,
  	\`subscribers_id\` integer,
  	\`devices_id\` integer,
  	\`passkeys_id\` integer,
  	\`passkey_challenges_id\` integer,
  	\`form_files_id\` integer,
  	\`forum_boards_id\` integer,
  	\`forum_topics_id\` integer,
  	\`forum_posts_id\` integer,
  	\`forum_edits_id\` integer,
  	\`forum_moves_id\` integer,
  	\`forum_reactions_id\` integer,
  	\`forum_follows_id\` integer,
  	\`forum_reads_id\` integer,
  	\`forum_drafts_id\` integer,
  	\`forum_reports_id\` integer,
  	\`forum_standings_id\` integer,
  	\`forum_log_id\` integer,
  	\`forum_pictures_id\` integer,
  	\`notifications_id\` integer,
  	\`notification_settings_id\` integer,
  	\`catalogue_id\` integer,
  	\`identities_id\` integer,
  	\`page_views_id\` integer,
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
  	FOREIGN KEY (\`programmes_id\`) REFERENCES \`programmes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`video_files_id\`) REFERENCES \`video_files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`avatars_id\`) REFERENCES \`avatars\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`plans_id\`) REFERENCES \`plans\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscriptions_id\`) REFERENCES \`subscriptions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`stripe_customers_id\`) REFERENCES \`stripe_customers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`stripe_events_id\`) REFERENCES \`stripe_events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`orders_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`gifts_id\`) REFERENCES \`gifts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`membership_events_id\`) REFERENCES \`membership_events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`membership_messages_id\`) REFERENCES \`membership_messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`member_notes_id\`) REFERENCES \`member_notes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`milestones_id\`) REFERENCES \`milestones\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`favourites_id\`) REFERENCES \`favourites\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`watches_id\`) REFERENCES \`watches\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`viewings_id\`) REFERENCES \`viewings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`ratings_id\`) REFERENCES \`ratings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`programme_weeks_id\`) REFERENCES \`programme_weeks\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`enrolments_id\`) REFERENCES \`enrolments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`done_steps_id\`) REFERENCES \`done_steps\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`programme_reminders_id\`) REFERENCES \`programme_reminders\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`achievements_id\`) REFERENCES \`achievements\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`recipe_notes_id\`) REFERENCES \`recipe_notes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`shopping_lists_id\`) REFERENCES \`shopping_lists\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`feedback_id\`) REFERENCES \`feedback\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscribers_id\`) REFERENCES \`subscribers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devices_id\`) REFERENCES \`devices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`passkeys_id\`) REFERENCES \`passkeys\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`passkey_challenges_id\`) REFERENCES \`passkey_challenges\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`form_files_id\`) REFERENCES \`form_files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`forum_boards_id\`) REFERENCES \`forum_boards\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`forum_topics_id\`) REFERENCES \`forum_topics\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`forum_posts_id\`) REFERENCES \`forum_posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`forum_edits_id\`) REFERENCES \`forum_edits\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`forum_moves_id\`) REFERENCES \`forum_moves\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`forum_reactions_id\`) REFERENCES \`forum_reactions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`forum_follows_id\`) REFERENCES \`forum_follows\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`forum_reads_id\`) REFERENCES \`forum_reads\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`forum_drafts_id\`) REFERENCES \`forum_drafts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`forum_reports_id\`) REFERENCES \`forum_reports\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`forum_standings_id\`) REFERENCES \`forum_standings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`forum_log_id\`) REFERENCES \`forum_log\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`forum_pictures_id\`) REFERENCES \`forum_pictures\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`notifications_id\`) REFERENCES \`notifications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`notification_settings_id\`) REFERENCES \`notification_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`catalogue_id\`) REFERENCES \`catalogue\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`identities_id\`) REFERENCES \`identities\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_views_id\`) REFERENCES \`page_views\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`forms_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`form_submissions_id\`) REFERENCES \`form_submissions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "recipes_id", "movement_guides_id", "guided_meditations_id", "masterclasses_id", "podcasts_id", "posts_id", "testimonials_id", "faqs_id", "events_id", "expert_advices_id", "lifestyle_guides_id", "reboot_revive_weeks_id", "yalda_loves_products_id", "press_id", "partners_id", "programmes_id", "media_id", "video_files_id", "categories_id", "redirects_id", "users_id", "avatars_id", "plans_id", "subscriptions_id", "stripe_customers_id", "stripe_events_id", "orders_id", "gifts_id", "membership_events_id", "membership_messages_id", "member_notes_id", "milestones_id", "favourites_id", "watches_id", "viewings_id", "ratings_id", "programme_weeks_id", "enrolments_id", "done_steps_id", "programme_reminders_id", "achievements_id", "recipe_notes_id", "shopping_lists_id", "feedback_id", "subscribers_id", "devices_id", "passkeys_id", "passkey_challenges_id", "form_files_id", "forum_boards_id", "forum_topics_id", "forum_posts_id", "forum_edits_id", "forum_moves_id", "forum_reactions_id", "forum_follows_id", "forum_reads_id", "forum_drafts_id", "forum_reports_id", "forum_standings_id", "forum_log_id", "forum_pictures_id", "notifications_id", "notification_settings_id", "catalogue_id", "identities_id", "page_views_id", "forms_id", "form_submissions_id") SELECT "id", "order", "parent_id", "path", "pages_id", "recipes_id", "movement_guides_id", "guided_meditations_id", "masterclasses_id", "podcasts_id", "posts_id", "testimonials_id", "faqs_id", "events_id", "expert_advices_id", "lifestyle_guides_id", "reboot_revive_weeks_id", "yalda_loves_products_id", "press_id", "partners_id", "programmes_id", "media_id", "video_files_id", "categories_id", "redirects_id", "users_id", "avatars_id", "plans_id", "subscriptions_id", "stripe_customers_id", "stripe_events_id", "orders_id", "gifts_id", "membership_events_id", "membership_messages_id", "member_notes_id", "milestones_id", "favourites_id", "watches_id", "viewings_id", "ratings_id", "programme_weeks_id", "enrolments_id", "done_steps_id", "programme_reminders_id", "achievements_id", "recipe_notes_id", "shopping_lists_id", "feedback_id", "subscribers_id", "devices_id", "passkeys_id", "passkey_challenges_id", "form_files_id", "forum_boards_id", "forum_topics_id", "forum_posts_id", "forum_edits_id", "forum_moves_id", "forum_reactions_id", "forum_follows_id", "forum_reads_id", "forum_drafts_id", "forum_reports_id", "forum_standings_id", "forum_log_id", "forum_pictures_id", "notifications_id", "notification_settings_id", "catalogue_id", "identities_id", "page_views_id", "forms_id", "form_submissions_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_programmes_id_idx\` ON \`payload_locked_documents_rels\` (\`programmes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_video_files_id_idx\` ON \`payload_locked_documents_rels\` (\`video_files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_avatars_id_idx\` ON \`payload_locked_documents_rels\` (\`avatars_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_plans_id_idx\` ON \`payload_locked_documents_rels\` (\`plans_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_subscriptions_id_idx\` ON \`payload_locked_documents_rels\` (\`subscriptions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_stripe_customers_id_idx\` ON \`payload_locked_documents_rels\` (\`stripe_customers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_stripe_events_id_idx\` ON \`payload_locked_documents_rels\` (\`stripe_events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_orders_id_idx\` ON \`payload_locked_documents_rels\` (\`orders_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_gifts_id_idx\` ON \`payload_locked_documents_rels\` (\`gifts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_membership_events_id_idx\` ON \`payload_locked_documents_rels\` (\`membership_events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_membership_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`membership_messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_member_notes_id_idx\` ON \`payload_locked_documents_rels\` (\`member_notes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_milestones_id_idx\` ON \`payload_locked_documents_rels\` (\`milestones_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_favourites_id_idx\` ON \`payload_locked_documents_rels\` (\`favourites_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_watches_id_idx\` ON \`payload_locked_documents_rels\` (\`watches_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_viewings_id_idx\` ON \`payload_locked_documents_rels\` (\`viewings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_ratings_id_idx\` ON \`payload_locked_documents_rels\` (\`ratings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_programme_weeks_id_idx\` ON \`payload_locked_documents_rels\` (\`programme_weeks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_enrolments_id_idx\` ON \`payload_locked_documents_rels\` (\`enrolments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_done_steps_id_idx\` ON \`payload_locked_documents_rels\` (\`done_steps_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_programme_reminders_id_idx\` ON \`payload_locked_documents_rels\` (\`programme_reminders_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_achievements_id_idx\` ON \`payload_locked_documents_rels\` (\`achievements_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_recipe_notes_id_idx\` ON \`payload_locked_documents_rels\` (\`recipe_notes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_shopping_lists_id_idx\` ON \`payload_locked_documents_rels\` (\`shopping_lists_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_feedback_id_idx\` ON \`payload_locked_documents_rels\` (\`feedback_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_subscribers_id_idx\` ON \`payload_locked_documents_rels\` (\`subscribers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_devices_id_idx\` ON \`payload_locked_documents_rels\` (\`devices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_passkeys_id_idx\` ON \`payload_locked_documents_rels\` (\`passkeys_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_passkey_challenges_id_idx\` ON \`payload_locked_documents_rels\` (\`passkey_challenges_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_form_files_id_idx\` ON \`payload_locked_documents_rels\` (\`form_files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forum_boards_id_idx\` ON \`payload_locked_documents_rels\` (\`forum_boards_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forum_topics_id_idx\` ON \`payload_locked_documents_rels\` (\`forum_topics_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forum_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`forum_posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forum_edits_id_idx\` ON \`payload_locked_documents_rels\` (\`forum_edits_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forum_moves_id_idx\` ON \`payload_locked_documents_rels\` (\`forum_moves_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forum_reactions_id_idx\` ON \`payload_locked_documents_rels\` (\`forum_reactions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forum_follows_id_idx\` ON \`payload_locked_documents_rels\` (\`forum_follows_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forum_reads_id_idx\` ON \`payload_locked_documents_rels\` (\`forum_reads_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forum_drafts_id_idx\` ON \`payload_locked_documents_rels\` (\`forum_drafts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forum_reports_id_idx\` ON \`payload_locked_documents_rels\` (\`forum_reports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forum_standings_id_idx\` ON \`payload_locked_documents_rels\` (\`forum_standings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forum_log_id_idx\` ON \`payload_locked_documents_rels\` (\`forum_log_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forum_pictures_id_idx\` ON \`payload_locked_documents_rels\` (\`forum_pictures_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_notifications_id_idx\` ON \`payload_locked_documents_rels\` (\`notifications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_notification_settings_id_idx\` ON \`payload_locked_documents_rels\` (\`notification_settings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_catalogue_id_idx\` ON \`payload_locked_documents_rels\` (\`catalogue_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_identities_id_idx\` ON \`payload_locked_documents_rels\` (\`identities_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_page_views_id_idx\` ON \`payload_locked_documents_rels\` (\`page_views_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forms_id_idx\` ON \`payload_locked_documents_rels\` (\`forms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_form_submissions_id_idx\` ON \`payload_locked_documents_rels\` (\`form_submissions_id\`);`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`review_before_publishing\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_review_before_publishing\`;`)
}
