import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`plans\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`html\` text,
  	\`annual_amount\` numeric,
  	\`monthly_amount\` numeric,
  	\`button_title\` text,
  	\`button_url\` text,
  	\`key\` text NOT NULL,
  	\`currency\` text DEFAULT 'USD' NOT NULL,
  	\`trial_days\` numeric DEFAULT 0 NOT NULL,
  	\`position\` numeric DEFAULT 0 NOT NULL,
  	\`active\` integer DEFAULT true,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`plans_key_idx\` ON \`plans\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`plans_position_idx\` ON \`plans\` (\`position\`);`)
  await db.run(sql`CREATE INDEX \`plans_updated_at_idx\` ON \`plans\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`plans_created_at_idx\` ON \`plans\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`subscriptions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`user_id\` integer NOT NULL,
  	\`plan\` text NOT NULL,
  	\`status\` text DEFAULT 'active' NOT NULL,
  	\`source\` text DEFAULT 'complimentary' NOT NULL,
  	\`interval\` text,
  	\`paid_until\` text,
  	\`cancels_at\` text,
  	\`grace_until\` text,
  	\`paused_until\` text,
  	\`trial_ends_at\` text,
  	\`reason\` text,
  	\`started_at\` text NOT NULL,
  	\`amount\` numeric,
  	\`currency\` text,
  	\`billing_day\` numeric NOT NULL,
  	\`next_plan\` text,
  	\`next_interval\` text,
  	\`next_amount\` numeric,
  	\`next_change_at\` text,
  	\`provider_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`subscriptions_user_idx\` ON \`subscriptions\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_status_idx\` ON \`subscriptions\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_next_change_at_idx\` ON \`subscriptions\` (\`next_change_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`subscriptions_provider_id_idx\` ON \`subscriptions\` (\`provider_id\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_updated_at_idx\` ON \`subscriptions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_created_at_idx\` ON \`subscriptions\` (\`created_at\`);`)
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
  await db.run(sql`CREATE TABLE \`orders\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`user_id\` integer NOT NULL,
  	\`kind\` text DEFAULT 'new' NOT NULL,
  	\`plan\` text NOT NULL,
  	\`interval\` text,
  	\`amount\` numeric NOT NULL,
  	\`currency\` text NOT NULL,
  	\`paid_at\` text,
  	\`status\` text DEFAULT 'pending' NOT NULL,
  	\`price\` numeric,
  	\`subscription_id\` integer,
  	\`gift_id\` integer,
  	\`consent_at\` text,
  	\`consent_version\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`subscription_id\`) REFERENCES \`subscriptions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`gift_id\`) REFERENCES \`gifts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`orders_user_idx\` ON \`orders\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`orders_status_idx\` ON \`orders\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`orders_subscription_idx\` ON \`orders\` (\`subscription_id\`);`)
  await db.run(sql`CREATE INDEX \`orders_gift_idx\` ON \`orders\` (\`gift_id\`);`)
  await db.run(sql`CREATE INDEX \`orders_updated_at_idx\` ON \`orders\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`orders_created_at_idx\` ON \`orders\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`gifts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`code\` text NOT NULL,
  	\`plan\` text NOT NULL,
  	\`months\` numeric NOT NULL,
  	\`paid\` integer DEFAULT true,
  	\`to\` text,
  	\`on\` text,
  	\`message\` text,
  	\`sent_at\` text,
  	\`bought_by_id\` integer,
  	\`redeemed_by_id\` integer,
  	\`redeemed_at\` text,
  	\`provider_session\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`bought_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`redeemed_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`gifts_code_idx\` ON \`gifts\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`gifts_sent_at_idx\` ON \`gifts\` (\`sent_at\`);`)
  await db.run(sql`CREATE INDEX \`gifts_bought_by_idx\` ON \`gifts\` (\`bought_by_id\`);`)
  await db.run(sql`CREATE INDEX \`gifts_redeemed_by_idx\` ON \`gifts\` (\`redeemed_by_id\`);`)
  await db.run(sql`CREATE INDEX \`gifts_provider_session_idx\` ON \`gifts\` (\`provider_session\`);`)
  await db.run(sql`CREATE INDEX \`gifts_updated_at_idx\` ON \`gifts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`gifts_created_at_idx\` ON \`gifts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`membership_events\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`at\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`origin\` text NOT NULL,
  	\`user_id\` integer,
  	\`by_id\` integer,
  	\`subscription_id\` integer,
  	\`order_id\` integer,
  	\`gift_id\` integer,
  	\`state\` text,
  	\`amount\` numeric,
  	\`currency\` text,
  	\`note\` text,
  	\`recurring\` numeric,
  	\`recurring_currency\` text,
  	\`movement\` text,
  	\`movement_amount\` numeric,
  	\`member_move\` text,
  	\`provider_event\` text,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`subscription_id\`) REFERENCES \`subscriptions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`order_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`gift_id\`) REFERENCES \`gifts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`membership_events_at_idx\` ON \`membership_events\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`membership_events_user_idx\` ON \`membership_events\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`membership_events_by_idx\` ON \`membership_events\` (\`by_id\`);`)
  await db.run(sql`CREATE INDEX \`membership_events_subscription_idx\` ON \`membership_events\` (\`subscription_id\`);`)
  await db.run(sql`CREATE INDEX \`membership_events_order_idx\` ON \`membership_events\` (\`order_id\`);`)
  await db.run(sql`CREATE INDEX \`membership_events_gift_idx\` ON \`membership_events\` (\`gift_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`membership_events_provider_event_idx\` ON \`membership_events\` (\`provider_event\`);`)
  await db.run(sql`CREATE TABLE \`membership_messages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`user_id\` integer NOT NULL,
  	\`subscription_id\` integer,
  	\`order_id\` integer,
  	\`due_at\` text,
  	\`sent_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`subscription_id\`) REFERENCES \`subscriptions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`order_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`membership_messages_key_idx\` ON \`membership_messages\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`membership_messages_user_idx\` ON \`membership_messages\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`membership_messages_subscription_idx\` ON \`membership_messages\` (\`subscription_id\`);`)
  await db.run(sql`CREATE INDEX \`membership_messages_order_idx\` ON \`membership_messages\` (\`order_id\`);`)
  await db.run(sql`CREATE INDEX \`membership_messages_due_at_idx\` ON \`membership_messages\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`membership_messages_updated_at_idx\` ON \`membership_messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`membership_messages_created_at_idx\` ON \`membership_messages\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`member_notes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`user_id\` integer NOT NULL,
  	\`text\` text NOT NULL,
  	\`by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`member_notes_user_idx\` ON \`member_notes\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`member_notes_by_idx\` ON \`member_notes\` (\`by_id\`);`)
  await db.run(sql`CREATE INDEX \`member_notes_updated_at_idx\` ON \`member_notes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`member_notes_created_at_idx\` ON \`member_notes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`membership_emails\` (
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
  	\`win_back_subject\` text DEFAULT 'You are always welcome back' NOT NULL,
  	\`win_back_text\` text DEFAULT 'Hello {firstName},
  
  it has been a month since your {plan} ended. Your favorites, notes and progress are where you left them.
  
  This is the only email that we send about it.' NOT NULL,
  	\`gift_subject\` text DEFAULT 'A membership for you' NOT NULL,
  	\`gift_text\` text DEFAULT 'Hello,
  
  {giver} has given you {plan} for {length}. It begins on the day on which you redeem it.
  
  They write: “{message}”
  
  Your code is {code}.' NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`users\` ADD \`joined_from\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`membership_status\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`membership_source\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`membership_until\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`membership_cancels_at\` text;`)
  await db.run(sql`CREATE INDEX \`users_plan_idx\` ON \`users\` (\`plan\`);`)
  await db.run(sql`CREATE INDEX \`users_joined_from_idx\` ON \`users\` (\`joined_from\`);`)
  await db.run(sql`CREATE INDEX \`users_membership_status_idx\` ON \`users\` (\`membership_status\`);`)
  await db.run(sql`CREATE INDEX \`users_membership_source_idx\` ON \`users\` (\`membership_source\`);`)
  await db.run(sql`CREATE INDEX \`role_email_username_firstName_lastName_idx\` ON \`users\` (\`role\`,\`email\`,\`username\`,\`first_name\`,\`last_name\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`plans_id\` integer REFERENCES plans(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`subscriptions_id\` integer REFERENCES subscriptions(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`stripe_customers_id\` integer REFERENCES stripe_customers(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`stripe_events_id\` integer REFERENCES stripe_events(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`orders_id\` integer REFERENCES orders(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`gifts_id\` integer REFERENCES gifts(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`membership_events_id\` integer REFERENCES membership_events(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`membership_messages_id\` integer REFERENCES membership_messages(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`member_notes_id\` integer REFERENCES member_notes(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_plans_id_idx\` ON \`payload_locked_documents_rels\` (\`plans_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_subscriptions_id_idx\` ON \`payload_locked_documents_rels\` (\`subscriptions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_stripe_customers_id_idx\` ON \`payload_locked_documents_rels\` (\`stripe_customers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_stripe_events_id_idx\` ON \`payload_locked_documents_rels\` (\`stripe_events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_orders_id_idx\` ON \`payload_locked_documents_rels\` (\`orders_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_gifts_id_idx\` ON \`payload_locked_documents_rels\` (\`gifts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_membership_events_id_idx\` ON \`payload_locked_documents_rels\` (\`membership_events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_membership_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`membership_messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_member_notes_id_idx\` ON \`payload_locked_documents_rels\` (\`member_notes_id\`);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`memberships_grace_days\` numeric DEFAULT 7;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`memberships_transfer_text\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`memberships_terms_version\` text DEFAULT '1';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`plans\`;`)
  await db.run(sql`DROP TABLE \`subscriptions\`;`)
  await db.run(sql`DROP TABLE \`stripe_customers\`;`)
  await db.run(sql`DROP TABLE \`stripe_events\`;`)
  await db.run(sql`DROP TABLE \`orders\`;`)
  await db.run(sql`DROP TABLE \`gifts\`;`)
  await db.run(sql`DROP TABLE \`membership_events\`;`)
  await db.run(sql`DROP TABLE \`membership_messages\`;`)
  await db.run(sql`DROP TABLE \`member_notes\`;`)
  await db.run(sql`DROP TABLE \`membership_emails\`;`)
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
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "recipes_id", "movement_guides_id", "guided_meditations_id", "masterclasses_id", "podcasts_id", "posts_id", "testimonials_id", "faqs_id", "events_id", "expert_advices_id", "lifestyle_guides_id", "reboot_revive_weeks_id", "yalda_loves_products_id", "press_id", "partners_id", "programmes_id", "media_id", "video_files_id", "categories_id", "redirects_id", "users_id", "avatars_id", "milestones_id", "favourites_id", "watches_id", "viewings_id", "ratings_id", "programme_weeks_id", "enrolments_id", "done_steps_id", "programme_reminders_id", "achievements_id", "recipe_notes_id", "shopping_lists_id", "feedback_id", "subscribers_id", "devices_id", "passkeys_id", "passkey_challenges_id", "form_files_id", "catalogue_id", "identities_id", "forms_id", "form_submissions_id") SELECT "id", "order", "parent_id", "path", "pages_id", "recipes_id", "movement_guides_id", "guided_meditations_id", "masterclasses_id", "podcasts_id", "posts_id", "testimonials_id", "faqs_id", "events_id", "expert_advices_id", "lifestyle_guides_id", "reboot_revive_weeks_id", "yalda_loves_products_id", "press_id", "partners_id", "programmes_id", "media_id", "video_files_id", "categories_id", "redirects_id", "users_id", "avatars_id", "milestones_id", "favourites_id", "watches_id", "viewings_id", "ratings_id", "programme_weeks_id", "enrolments_id", "done_steps_id", "programme_reminders_id", "achievements_id", "recipe_notes_id", "shopping_lists_id", "feedback_id", "subscribers_id", "devices_id", "passkeys_id", "passkey_challenges_id", "form_files_id", "catalogue_id", "identities_id", "forms_id", "form_submissions_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`DROP INDEX \`users_plan_idx\`;`)
  await db.run(sql`DROP INDEX \`users_joined_from_idx\`;`)
  await db.run(sql`DROP INDEX \`users_membership_status_idx\`;`)
  await db.run(sql`DROP INDEX \`users_membership_source_idx\`;`)
  await db.run(sql`DROP INDEX \`role_email_username_firstName_lastName_idx\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`joined_from\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`membership_status\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`membership_source\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`membership_until\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`membership_cancels_at\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`memberships_grace_days\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`memberships_transfer_text\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`memberships_terms_version\`;`)
}
