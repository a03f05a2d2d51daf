import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`forum_boards\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`description\` text,
  	\`required_plan\` text DEFAULT 'none' NOT NULL,
  	\`writers\` text DEFAULT 'everyone' NOT NULL,
  	\`hold_first\` numeric DEFAULT 0 NOT NULL,
  	\`slow_mode_s\` numeric DEFAULT 0 NOT NULL,
  	\`edit_minutes\` numeric,
  	\`solutions\` integer DEFAULT false,
  	\`held_words\` text,
  	\`order\` numeric DEFAULT 0 NOT NULL,
  	\`for_items\` integer DEFAULT false,
  	\`topic_count\` numeric DEFAULT 0 NOT NULL,
  	\`reply_count\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`forum_boards_slug_idx\` ON \`forum_boards\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`forum_boards_updated_at_idx\` ON \`forum_boards\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`forum_boards_created_at_idx\` ON \`forum_boards\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`forum_topics\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`database_id\` numeric,
  	\`board_id\` integer NOT NULL,
  	\`author_id\` integer,
  	\`title\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`item\` numeric,
  	\`state\` text NOT NULL,
  	\`pinned\` integer DEFAULT false NOT NULL,
  	\`locked\` integer DEFAULT false NOT NULL,
  	\`excerpt\` text,
  	\`search_text\` text,
  	\`reply_count\` numeric DEFAULT 0 NOT NULL,
  	\`last_position\` numeric DEFAULT 0 NOT NULL,
  	\`reaction_count\` numeric DEFAULT 0 NOT NULL,
  	\`last_active_at\` text NOT NULL,
  	\`solution\` numeric,
  	\`merged_into_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`board_id\`) REFERENCES \`forum_boards\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`merged_into_id\`) REFERENCES \`forum_topics\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`forum_topics_database_id_idx\` ON \`forum_topics\` (\`database_id\`);`)
  await db.run(sql`CREATE INDEX \`forum_topics_board_idx\` ON \`forum_topics\` (\`board_id\`);`)
  await db.run(sql`CREATE INDEX \`forum_topics_author_idx\` ON \`forum_topics\` (\`author_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`forum_topics_item_idx\` ON \`forum_topics\` (\`item\`);`)
  await db.run(sql`CREATE INDEX \`forum_topics_merged_into_idx\` ON \`forum_topics\` (\`merged_into_id\`);`)
  await db.run(sql`CREATE INDEX \`forum_topics_updated_at_idx\` ON \`forum_topics\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`forum_topics_created_at_idx\` ON \`forum_topics\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`board_slug_idx\` ON \`forum_topics\` (\`board_id\`,\`slug\`);`)
  await db.run(sql`CREATE INDEX \`state_pinned_lastActiveAt_board_idx\` ON \`forum_topics\` (\`state\`,\`pinned\`,\`last_active_at\`,\`board_id\`);`)
  await db.run(sql`CREATE INDEX \`board_state_pinned_lastActiveAt_idx\` ON \`forum_topics\` (\`board_id\`,\`state\`,\`pinned\`,\`last_active_at\`);`)
  await db.run(sql`CREATE INDEX \`state_lastActiveAt_board_idx\` ON \`forum_topics\` (\`state\`,\`last_active_at\`,\`board_id\`);`)
  await db.run(sql`CREATE INDEX \`state_createdAt_board_idx\` ON \`forum_topics\` (\`state\`,\`created_at\`,\`board_id\`);`)
  await db.run(sql`CREATE INDEX \`state_reactionCount_replyCount_board_idx\` ON \`forum_topics\` (\`state\`,\`reaction_count\`,\`reply_count\`,\`board_id\`);`)
  await db.run(sql`CREATE INDEX \`state_replyCount_createdAt_board_idx\` ON \`forum_topics\` (\`state\`,\`reply_count\`,\`created_at\`,\`board_id\`);`)
  await db.run(sql`CREATE TABLE \`forum_posts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`topic_id\` integer NOT NULL,
  	\`author_id\` integer,
  	\`position\` numeric,
  	\`state\` text NOT NULL,
  	\`held_for\` text,
  	\`body\` text NOT NULL,
  	\`text\` text,
  	\`digest\` text NOT NULL,
  	\`quote_id\` integer,
  	\`edited_at\` text,
  	\`rated\` integer DEFAULT false NOT NULL,
  	\`reactions_like\` numeric DEFAULT 0 NOT NULL,
  	\`reactions_love\` numeric DEFAULT 0 NOT NULL,
  	\`reactions_thanks\` numeric DEFAULT 0 NOT NULL,
  	\`reactions_celebrate\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`forum_topics\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`quote_id\`) REFERENCES \`forum_posts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`forum_posts_topic_idx\` ON \`forum_posts\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`forum_posts_author_idx\` ON \`forum_posts\` (\`author_id\`);`)
  await db.run(sql`CREATE INDEX \`forum_posts_quote_idx\` ON \`forum_posts\` (\`quote_id\`);`)
  await db.run(sql`CREATE INDEX \`forum_posts_updated_at_idx\` ON \`forum_posts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`forum_posts_created_at_idx\` ON \`forum_posts\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`topic_position_idx\` ON \`forum_posts\` (\`topic_id\`,\`position\`);`)
  await db.run(sql`CREATE INDEX \`author_createdAt_idx\` ON \`forum_posts\` (\`author_id\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`state_createdAt_idx\` ON \`forum_posts\` (\`state\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`forum_edits\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`post_id\` integer NOT NULL,
  	\`by_id\` integer,
  	\`body\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`post_id\`) REFERENCES \`forum_posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`forum_edits_post_idx\` ON \`forum_edits\` (\`post_id\`);`)
  await db.run(sql`CREATE INDEX \`forum_edits_by_idx\` ON \`forum_edits\` (\`by_id\`);`)
  await db.run(sql`CREATE INDEX \`forum_edits_updated_at_idx\` ON \`forum_edits\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`forum_edits_created_at_idx\` ON \`forum_edits\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`forum_moves\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`board_id\` integer NOT NULL,
  	\`slug\` text NOT NULL,
  	\`topic_id\` integer NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`board_id\`) REFERENCES \`forum_boards\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`forum_topics\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`forum_moves_board_idx\` ON \`forum_moves\` (\`board_id\`);`)
  await db.run(sql`CREATE INDEX \`forum_moves_topic_idx\` ON \`forum_moves\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`forum_moves_updated_at_idx\` ON \`forum_moves\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`forum_moves_created_at_idx\` ON \`forum_moves\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`board_slug_1_idx\` ON \`forum_moves\` (\`board_id\`,\`slug\`);`)
  await db.run(sql`CREATE TABLE \`forum_reactions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`member_id\` integer NOT NULL,
  	\`post_id\` integer NOT NULL,
  	\`kind\` text NOT NULL,
  	\`kept\` integer DEFAULT true NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`member_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`post_id\`) REFERENCES \`forum_posts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`forum_reactions_member_idx\` ON \`forum_reactions\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`forum_reactions_post_idx\` ON \`forum_reactions\` (\`post_id\`);`)
  await db.run(sql`CREATE INDEX \`forum_reactions_updated_at_idx\` ON \`forum_reactions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`forum_reactions_created_at_idx\` ON \`forum_reactions\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`member_post_kind_idx\` ON \`forum_reactions\` (\`member_id\`,\`post_id\`,\`kind\`);`)
  await db.run(sql`CREATE TABLE \`forum_follows\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`member_id\` integer NOT NULL,
  	\`topic_id\` integer,
  	\`board_id\` integer,
  	\`kept\` integer DEFAULT true NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`member_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`forum_topics\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`board_id\`) REFERENCES \`forum_boards\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`forum_follows_member_idx\` ON \`forum_follows\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`forum_follows_topic_idx\` ON \`forum_follows\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`forum_follows_board_idx\` ON \`forum_follows\` (\`board_id\`);`)
  await db.run(sql`CREATE INDEX \`forum_follows_updated_at_idx\` ON \`forum_follows\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`forum_follows_created_at_idx\` ON \`forum_follows\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`member_topic_idx\` ON \`forum_follows\` (\`member_id\`,\`topic_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`member_board_idx\` ON \`forum_follows\` (\`member_id\`,\`board_id\`);`)
  await db.run(sql`CREATE TABLE \`forum_reads\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`member_id\` integer NOT NULL,
  	\`topic_id\` integer NOT NULL,
  	\`position\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`member_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`forum_topics\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`forum_reads_member_idx\` ON \`forum_reads\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`forum_reads_topic_idx\` ON \`forum_reads\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`forum_reads_updated_at_idx\` ON \`forum_reads\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`forum_reads_created_at_idx\` ON \`forum_reads\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`member_topic_1_idx\` ON \`forum_reads\` (\`member_id\`,\`topic_id\`);`)
  await db.run(sql`CREATE TABLE \`forum_drafts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`member_id\` integer NOT NULL,
  	\`board_id\` integer,
  	\`topic_id\` integer,
  	\`title\` text,
  	\`body\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`member_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`board_id\`) REFERENCES \`forum_boards\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`forum_topics\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`forum_drafts_member_idx\` ON \`forum_drafts\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`forum_drafts_board_idx\` ON \`forum_drafts\` (\`board_id\`);`)
  await db.run(sql`CREATE INDEX \`forum_drafts_topic_idx\` ON \`forum_drafts\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`forum_drafts_updated_at_idx\` ON \`forum_drafts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`forum_drafts_created_at_idx\` ON \`forum_drafts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`forum_reports\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`member_id\` integer NOT NULL,
  	\`post_id\` integer NOT NULL,
  	\`reason\` text NOT NULL,
  	\`note\` text,
  	\`resolved_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`member_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`post_id\`) REFERENCES \`forum_posts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`forum_reports_member_idx\` ON \`forum_reports\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`forum_reports_post_idx\` ON \`forum_reports\` (\`post_id\`);`)
  await db.run(sql`CREATE INDEX \`forum_reports_resolved_at_idx\` ON \`forum_reports\` (\`resolved_at\`);`)
  await db.run(sql`CREATE INDEX \`forum_reports_updated_at_idx\` ON \`forum_reports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`forum_reports_created_at_idx\` ON \`forum_reports\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`member_post_idx\` ON \`forum_reports\` (\`member_id\`,\`post_id\`);`)
  await db.run(sql`CREATE TABLE \`forum_standings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`member_id\` integer NOT NULL,
  	\`silenced_until\` text,
  	\`banned_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`member_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`forum_standings_member_idx\` ON \`forum_standings\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`forum_standings_updated_at_idx\` ON \`forum_standings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`forum_standings_created_at_idx\` ON \`forum_standings\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`forum_log\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`action\` text NOT NULL,
  	\`by_id\` integer,
  	\`subject_id\` integer,
  	\`post_id\` integer,
  	\`topic_id\` integer,
  	\`reason\` text NOT NULL,
  	\`details\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`subject_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`post_id\`) REFERENCES \`forum_posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`forum_topics\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`forum_log_by_idx\` ON \`forum_log\` (\`by_id\`);`)
  await db.run(sql`CREATE INDEX \`forum_log_subject_idx\` ON \`forum_log\` (\`subject_id\`);`)
  await db.run(sql`CREATE INDEX \`forum_log_post_idx\` ON \`forum_log\` (\`post_id\`);`)
  await db.run(sql`CREATE INDEX \`forum_log_topic_idx\` ON \`forum_log\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`forum_log_updated_at_idx\` ON \`forum_log\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`forum_log_created_at_idx\` ON \`forum_log\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`forum_pictures\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`author_id\` integer,
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
  	FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`forum_pictures_author_idx\` ON \`forum_pictures\` (\`author_id\`);`)
  await db.run(sql`CREATE INDEX \`forum_pictures_updated_at_idx\` ON \`forum_pictures\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`forum_pictures_created_at_idx\` ON \`forum_pictures\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`forum_pictures_filename_idx\` ON \`forum_pictures\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`notifications\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`member_id\` integer NOT NULL,
  	\`key\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`post_id\` integer,
  	\`by_id\` integer,
  	\`people\` numeric DEFAULT 1 NOT NULL,
  	\`reason\` text,
  	\`at\` text NOT NULL,
  	\`read_at\` text,
  	\`email_at\` text,
  	\`emailed_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`member_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`post_id\`) REFERENCES \`forum_posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`notifications_member_idx\` ON \`notifications\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`notifications_post_idx\` ON \`notifications\` (\`post_id\`);`)
  await db.run(sql`CREATE INDEX \`notifications_by_idx\` ON \`notifications\` (\`by_id\`);`)
  await db.run(sql`CREATE INDEX \`notifications_email_at_idx\` ON \`notifications\` (\`email_at\`);`)
  await db.run(sql`CREATE INDEX \`notifications_updated_at_idx\` ON \`notifications\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`notifications_created_at_idx\` ON \`notifications\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`member_key_idx\` ON \`notifications\` (\`member_id\`,\`key\`);`)
  await db.run(sql`CREATE INDEX \`member_at_idx\` ON \`notifications\` (\`member_id\`,\`at\`);`)
  await db.run(sql`CREATE INDEX \`member_readAt_idx\` ON \`notifications\` (\`member_id\`,\`read_at\`);`)
  await db.run(sql`CREATE TABLE \`notification_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`member_id\` integer NOT NULL,
  	\`mentions\` text NOT NULL,
  	\`replies\` text NOT NULL,
  	\`follows\` text NOT NULL,
  	\`reactions\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`member_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`notification_settings_member_idx\` ON \`notification_settings\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`notification_settings_updated_at_idx\` ON \`notification_settings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`notification_settings_created_at_idx\` ON \`notification_settings\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`navigation_member_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`url\` text,
  	\`target\` text DEFAULT '_self',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_member_menu_order_idx\` ON \`navigation_member_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_member_menu_parent_id_idx\` ON \`navigation_member_menu\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`recipes\` ADD \`comments\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_recipes_v\` ADD \`version_comments\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`movement_guides\` ADD \`comments\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_movement_guides_v\` ADD \`version_comments\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`guided_meditations\` ADD \`comments\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_guided_meditations_v\` ADD \`version_comments\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`masterclasses\` ADD \`comments\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_masterclasses_v\` ADD \`version_comments\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`podcasts\` ADD \`comments\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_podcasts_v\` ADD \`version_comments\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`comments\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_comments\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`expert_advices\` ADD \`comments\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_expert_advices_v\` ADD \`version_comments\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`remove_posts\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`role_plan_idx\` ON \`users\` (\`role\`,\`plan\`);`)
  await db.run(sql`ALTER TABLE \`subscriptions\` ADD \`announced_amount\` numeric;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` ADD \`announced_from\` text;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` ADD \`announced_notified_at\` text;`)
  await db.run(sql`CREATE INDEX \`subscriptions_announced_from_idx\` ON \`subscriptions\` (\`announced_from\`);`)
  await db.run(sql`CREATE INDEX \`status_interval_amount_currency_idx\` ON \`subscriptions\` (\`status\`,\`interval\`,\`amount\`,\`currency\`);`)
  await db.run(sql`ALTER TABLE \`stripe_customers\` ADD \`card_last4\` text;`)
  await db.run(sql`ALTER TABLE \`stripe_customers\` ADD \`card_expires\` text;`)
  await db.run(sql`ALTER TABLE \`stripe_customers\` ADD \`card_notice\` text;`)
  await db.run(sql`ALTER TABLE \`gifts\` ADD \`returned_at\` text;`)
  await db.run(sql`ALTER TABLE \`catalogue\` ADD \`comments\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`forum_boards_id\` integer REFERENCES forum_boards(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`forum_topics_id\` integer REFERENCES forum_topics(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`forum_posts_id\` integer REFERENCES forum_posts(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`forum_edits_id\` integer REFERENCES forum_edits(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`forum_moves_id\` integer REFERENCES forum_moves(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`forum_reactions_id\` integer REFERENCES forum_reactions(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`forum_follows_id\` integer REFERENCES forum_follows(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`forum_reads_id\` integer REFERENCES forum_reads(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`forum_drafts_id\` integer REFERENCES forum_drafts(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`forum_reports_id\` integer REFERENCES forum_reports(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`forum_standings_id\` integer REFERENCES forum_standings(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`forum_log_id\` integer REFERENCES forum_log(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`forum_pictures_id\` integer REFERENCES forum_pictures(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`notifications_id\` integer REFERENCES notifications(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`notification_settings_id\` integer REFERENCES notification_settings(id);`)
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
  await db.run(sql`ALTER TABLE \`settings\` ADD \`memberships_refund_ends\` text DEFAULT 'if_canceled';`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`memberships_partial_refund_ends\` text DEFAULT 'nothing';`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`memberships_dispute_ends\` text DEFAULT 'now';`)
  await db.run(sql`ALTER TABLE \`membership_emails\` ADD \`price_change_subject\` text DEFAULT 'The price of {plan} changes on {newPriceOn}' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`membership_emails\` ADD \`price_change_text\` text DEFAULT 'Hello {firstName},
  
  you pay {price} for {plan}. From {newPriceOn} on it costs {newPrice}: that is your first payment at the new price, and until then nothing changes.
  
  If you do not want to go on, cancel before that day. You can cancel at any time on your account page, in two clicks. You keep the plan until the day that is paid for.' NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`forum_boards\`;`)
  await db.run(sql`DROP TABLE \`forum_topics\`;`)
  await db.run(sql`DROP TABLE \`forum_posts\`;`)
  await db.run(sql`DROP TABLE \`forum_edits\`;`)
  await db.run(sql`DROP TABLE \`forum_moves\`;`)
  await db.run(sql`DROP TABLE \`forum_reactions\`;`)
  await db.run(sql`DROP TABLE \`forum_follows\`;`)
  await db.run(sql`DROP TABLE \`forum_reads\`;`)
  await db.run(sql`DROP TABLE \`forum_drafts\`;`)
  await db.run(sql`DROP TABLE \`forum_reports\`;`)
  await db.run(sql`DROP TABLE \`forum_standings\`;`)
  await db.run(sql`DROP TABLE \`forum_log\`;`)
  await db.run(sql`DROP TABLE \`forum_pictures\`;`)
  await db.run(sql`DROP TABLE \`notifications\`;`)
  await db.run(sql`DROP TABLE \`notification_settings\`;`)
  await db.run(sql`DROP TABLE \`navigation_member_menu\`;`)
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
  	FOREIGN KEY (\`catalogue_id\`) REFERENCES \`catalogue\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`identities_id\`) REFERENCES \`identities\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`forms_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`form_submissions_id\`) REFERENCES \`form_submissions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "recipes_id", "movement_guides_id", "guided_meditations_id", "masterclasses_id", "podcasts_id", "posts_id", "testimonials_id", "faqs_id", "events_id", "expert_advices_id", "lifestyle_guides_id", "reboot_revive_weeks_id", "yalda_loves_products_id", "press_id", "partners_id", "programmes_id", "media_id", "video_files_id", "categories_id", "redirects_id", "users_id", "avatars_id", "plans_id", "subscriptions_id", "stripe_customers_id", "stripe_events_id", "orders_id", "gifts_id", "membership_events_id", "membership_messages_id", "member_notes_id", "milestones_id", "favourites_id", "watches_id", "viewings_id", "ratings_id", "programme_weeks_id", "enrolments_id", "done_steps_id", "programme_reminders_id", "achievements_id", "recipe_notes_id", "shopping_lists_id", "feedback_id", "subscribers_id", "devices_id", "passkeys_id", "passkey_challenges_id", "form_files_id", "catalogue_id", "identities_id", "forms_id", "form_submissions_id") SELECT "id", "order", "parent_id", "path", "pages_id", "recipes_id", "movement_guides_id", "guided_meditations_id", "masterclasses_id", "podcasts_id", "posts_id", "testimonials_id", "faqs_id", "events_id", "expert_advices_id", "lifestyle_guides_id", "reboot_revive_weeks_id", "yalda_loves_products_id", "press_id", "partners_id", "programmes_id", "media_id", "video_files_id", "categories_id", "redirects_id", "users_id", "avatars_id", "plans_id", "subscriptions_id", "stripe_customers_id", "stripe_events_id", "orders_id", "gifts_id", "membership_events_id", "membership_messages_id", "member_notes_id", "milestones_id", "favourites_id", "watches_id", "viewings_id", "ratings_id", "programme_weeks_id", "enrolments_id", "done_steps_id", "programme_reminders_id", "achievements_id", "recipe_notes_id", "shopping_lists_id", "feedback_id", "subscribers_id", "devices_id", "passkeys_id", "passkey_challenges_id", "form_files_id", "catalogue_id", "identities_id", "forms_id", "form_submissions_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_catalogue_id_idx\` ON \`payload_locked_documents_rels\` (\`catalogue_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_identities_id_idx\` ON \`payload_locked_documents_rels\` (\`identities_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forms_id_idx\` ON \`payload_locked_documents_rels\` (\`forms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_form_submissions_id_idx\` ON \`payload_locked_documents_rels\` (\`form_submissions_id\`);`)
  await db.run(sql`DROP INDEX \`role_plan_idx\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`remove_posts\`;`)
  await db.run(sql`DROP INDEX \`subscriptions_announced_from_idx\`;`)
  await db.run(sql`DROP INDEX \`status_interval_amount_currency_idx\`;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` DROP COLUMN \`announced_amount\`;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` DROP COLUMN \`announced_from\`;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` DROP COLUMN \`announced_notified_at\`;`)
  await db.run(sql`ALTER TABLE \`recipes\` DROP COLUMN \`comments\`;`)
  await db.run(sql`ALTER TABLE \`_recipes_v\` DROP COLUMN \`version_comments\`;`)
  await db.run(sql`ALTER TABLE \`movement_guides\` DROP COLUMN \`comments\`;`)
  await db.run(sql`ALTER TABLE \`_movement_guides_v\` DROP COLUMN \`version_comments\`;`)
  await db.run(sql`ALTER TABLE \`guided_meditations\` DROP COLUMN \`comments\`;`)
  await db.run(sql`ALTER TABLE \`_guided_meditations_v\` DROP COLUMN \`version_comments\`;`)
  await db.run(sql`ALTER TABLE \`masterclasses\` DROP COLUMN \`comments\`;`)
  await db.run(sql`ALTER TABLE \`_masterclasses_v\` DROP COLUMN \`version_comments\`;`)
  await db.run(sql`ALTER TABLE \`podcasts\` DROP COLUMN \`comments\`;`)
  await db.run(sql`ALTER TABLE \`_podcasts_v\` DROP COLUMN \`version_comments\`;`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`comments\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_comments\`;`)
  await db.run(sql`ALTER TABLE \`expert_advices\` DROP COLUMN \`comments\`;`)
  await db.run(sql`ALTER TABLE \`_expert_advices_v\` DROP COLUMN \`version_comments\`;`)
  await db.run(sql`ALTER TABLE \`stripe_customers\` DROP COLUMN \`card_last4\`;`)
  await db.run(sql`ALTER TABLE \`stripe_customers\` DROP COLUMN \`card_expires\`;`)
  await db.run(sql`ALTER TABLE \`stripe_customers\` DROP COLUMN \`card_notice\`;`)
  await db.run(sql`ALTER TABLE \`gifts\` DROP COLUMN \`returned_at\`;`)
  await db.run(sql`ALTER TABLE \`catalogue\` DROP COLUMN \`comments\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`memberships_refund_ends\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`memberships_partial_refund_ends\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`memberships_dispute_ends\`;`)
  await db.run(sql`ALTER TABLE \`membership_emails\` DROP COLUMN \`price_change_subject\`;`)
  await db.run(sql`ALTER TABLE \`membership_emails\` DROP COLUMN \`price_change_text\`;`)
}
