import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`stripe_customers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`user_id\` integer NOT NULL,
  	\`customer\` text NOT NULL,
  	\`reads\` numeric DEFAULT 0 NOT NULL,
  	\`written\` numeric DEFAULT 0 NOT NULL,
  	\`choice\` text,
  	\`checkout\` numeric DEFAULT 0 NOT NULL,
  	\`session\` text,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`stripe_customers_user_idx\` ON \`stripe_customers\` (\`user_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`stripe_customers_customer_idx\` ON \`stripe_customers\` (\`customer\`);`)
  await db.run(sql`CREATE TABLE \`stripe_events\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`event\` text NOT NULL,
  	\`type\` text NOT NULL,
  	\`at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`stripe_events_event_idx\` ON \`stripe_events\` (\`event\`);`)
  await db.run(sql`CREATE INDEX \`stripe_events_at_idx\` ON \`stripe_events\` (\`at\`);`)
  await db.run(sql`ALTER TABLE \`subscriptions\` ADD \`provider_id\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`subscriptions_provider_id_idx\` ON \`subscriptions\` (\`provider_id\`);`)
  await db.run(sql`ALTER TABLE \`gifts\` ADD \`provider_session\` text;`)
  await db.run(sql`CREATE INDEX \`gifts_provider_session_idx\` ON \`gifts\` (\`provider_session\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`stripe_customers_id\` integer REFERENCES stripe_customers(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`stripe_events_id\` integer REFERENCES stripe_events(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_stripe_customers_id_idx\` ON \`payload_locked_documents_rels\` (\`stripe_customers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_stripe_events_id_idx\` ON \`payload_locked_documents_rels\` (\`stripe_events_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`stripe_customers\`;`)
  await db.run(sql`DROP TABLE \`stripe_events\`;`)
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
  	\`orders_id\` integer,
  	\`gifts_id\` integer,
  	\`membership_events_id\` integer,
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
  	FOREIGN KEY (\`programmes_id\`) REFERENCES \`programmes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`video_files_id\`) REFERENCES \`video_files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`avatars_id\`) REFERENCES \`avatars\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`plans_id\`) REFERENCES \`plans\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscriptions_id\`) REFERENCES \`subscriptions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`orders_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`gifts_id\`) REFERENCES \`gifts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`membership_events_id\`) REFERENCES \`membership_events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
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
  	FOREIGN KEY (\`catalogue_id\`) REFERENCES \`catalogue\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`identities_id\`) REFERENCES \`identities\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`forms_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`form_submissions_id\`) REFERENCES \`form_submissions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "recipes_id", "movement_guides_id", "guided_meditations_id", "masterclasses_id", "podcasts_id", "posts_id", "testimonials_id", "faqs_id", "events_id", "expert_advices_id", "lifestyle_guides_id", "reboot_revive_weeks_id", "yalda_loves_products_id", "press_id", "partners_id", "programmes_id", "media_id", "video_files_id", "categories_id", "redirects_id", "users_id", "avatars_id", "plans_id", "subscriptions_id", "orders_id", "gifts_id", "membership_events_id", "milestones_id", "favourites_id", "watches_id", "viewings_id", "ratings_id", "programme_weeks_id", "enrolments_id", "done_steps_id", "programme_reminders_id", "achievements_id", "recipe_notes_id", "shopping_lists_id", "feedback_id", "subscribers_id", "devices_id", "passkeys_id", "passkey_challenges_id", "form_files_id", "catalogue_id", "identities_id", "forms_id", "form_submissions_id") SELECT "id", "order", "parent_id", "path", "pages_id", "recipes_id", "movement_guides_id", "guided_meditations_id", "masterclasses_id", "podcasts_id", "posts_id", "testimonials_id", "faqs_id", "events_id", "expert_advices_id", "lifestyle_guides_id", "reboot_revive_weeks_id", "yalda_loves_products_id", "press_id", "partners_id", "programmes_id", "media_id", "video_files_id", "categories_id", "redirects_id", "users_id", "avatars_id", "plans_id", "subscriptions_id", "orders_id", "gifts_id", "membership_events_id", "milestones_id", "favourites_id", "watches_id", "viewings_id", "ratings_id", "programme_weeks_id", "enrolments_id", "done_steps_id", "programme_reminders_id", "achievements_id", "recipe_notes_id", "shopping_lists_id", "feedback_id", "subscribers_id", "devices_id", "passkeys_id", "passkey_challenges_id", "form_files_id", "catalogue_id", "identities_id", "forms_id", "form_submissions_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_orders_id_idx\` ON \`payload_locked_documents_rels\` (\`orders_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_gifts_id_idx\` ON \`payload_locked_documents_rels\` (\`gifts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_membership_events_id_idx\` ON \`payload_locked_documents_rels\` (\`membership_events_id\`);`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_catalogue_id_idx\` ON \`payload_locked_documents_rels\` (\`catalogue_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_identities_id_idx\` ON \`payload_locked_documents_rels\` (\`identities_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forms_id_idx\` ON \`payload_locked_documents_rels\` (\`forms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_form_submissions_id_idx\` ON \`payload_locked_documents_rels\` (\`form_submissions_id\`);`)
  await db.run(sql`DROP INDEX \`subscriptions_provider_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` DROP COLUMN \`provider_id\`;`)
  await db.run(sql`DROP INDEX \`gifts_provider_session_idx\`;`)
  await db.run(sql`ALTER TABLE \`gifts\` DROP COLUMN \`provider_session\`;`)
}
