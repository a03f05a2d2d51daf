import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_forum_boards_required_plan" AS ENUM('none', 'free', 'standard', 'premium');
  CREATE TYPE "public"."enum_forum_boards_writers" AS ENUM('everyone', 'staff', 'standard', 'premium');
  CREATE TYPE "public"."enum_settings_memberships_refund_ends" AS ENUM('if_canceled', 'now', 'period');
  CREATE TYPE "public"."enum_settings_memberships_partial_refund_ends" AS ENUM('nothing', 'period', 'now');
  CREATE TYPE "public"."enum_settings_memberships_dispute_ends" AS ENUM('now', 'period');
  CREATE TYPE "public"."enum_navigation_member_menu_target" AS ENUM('_self', '_blank');
  ALTER TYPE "public"."enum_membership_events_kind" ADD VALUE 'price_announced' BEFORE 'edited';
  ALTER TYPE "public"."enum_membership_events_kind" ADD VALUE 'price_changed' BEFORE 'edited';
  ALTER TYPE "public"."enum_membership_events_kind" ADD VALUE 'refunded' BEFORE 'edited';
  ALTER TYPE "public"."enum_membership_events_kind" ADD VALUE 'disputed' BEFORE 'edited';
  ALTER TYPE "public"."enum_membership_messages_kind" ADD VALUE 'priceChange' BEFORE 'winBack';
  ALTER TYPE "public"."enum_milestones_counts" ADD VALUE 'forumPosts';
  CREATE TABLE "forum_boards" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"description" varchar,
  	"required_plan" "enum_forum_boards_required_plan" DEFAULT 'none' NOT NULL,
  	"writers" "enum_forum_boards_writers" DEFAULT 'everyone' NOT NULL,
  	"hold_first" numeric DEFAULT 0 NOT NULL,
  	"slow_mode_s" numeric DEFAULT 0 NOT NULL,
  	"edit_minutes" numeric,
  	"solutions" boolean DEFAULT false,
  	"held_words" varchar,
  	"order" numeric DEFAULT 0 NOT NULL,
  	"for_items" boolean DEFAULT false,
  	"topic_count" numeric DEFAULT 0 NOT NULL,
  	"reply_count" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "forum_topics" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"database_id" numeric,
  	"board_id" integer NOT NULL,
  	"author_id" integer,
  	"title" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"item" numeric,
  	"state" varchar NOT NULL,
  	"pinned" boolean DEFAULT false NOT NULL,
  	"locked" boolean DEFAULT false NOT NULL,
  	"excerpt" varchar,
  	"search_text" varchar,
  	"reply_count" numeric DEFAULT 0 NOT NULL,
  	"last_position" numeric DEFAULT 0 NOT NULL,
  	"reaction_count" numeric DEFAULT 0 NOT NULL,
  	"last_active_at" timestamp(3) with time zone NOT NULL,
  	"solution" numeric,
  	"merged_into_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "forum_posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"topic_id" integer NOT NULL,
  	"author_id" integer,
  	"position" numeric,
  	"state" varchar NOT NULL,
  	"held_for" varchar,
  	"body" jsonb NOT NULL,
  	"text" varchar,
  	"digest" varchar NOT NULL,
  	"quote_id" integer,
  	"edited_at" timestamp(3) with time zone,
  	"rated" boolean DEFAULT false NOT NULL,
  	"reactions_like" numeric DEFAULT 0 NOT NULL,
  	"reactions_love" numeric DEFAULT 0 NOT NULL,
  	"reactions_thanks" numeric DEFAULT 0 NOT NULL,
  	"reactions_celebrate" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "forum_edits" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"post_id" integer NOT NULL,
  	"by_id" integer,
  	"body" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "forum_moves" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"board_id" integer NOT NULL,
  	"slug" varchar NOT NULL,
  	"topic_id" integer NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "forum_reactions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" integer NOT NULL,
  	"post_id" integer NOT NULL,
  	"kind" varchar NOT NULL,
  	"kept" boolean DEFAULT true NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "forum_follows" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" integer NOT NULL,
  	"topic_id" integer,
  	"board_id" integer,
  	"kept" boolean DEFAULT true NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "forum_reads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" integer NOT NULL,
  	"topic_id" integer NOT NULL,
  	"position" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "forum_drafts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" integer NOT NULL,
  	"board_id" integer,
  	"topic_id" integer,
  	"title" varchar,
  	"body" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "forum_reports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" integer NOT NULL,
  	"post_id" integer NOT NULL,
  	"reason" varchar NOT NULL,
  	"note" varchar,
  	"resolved_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "forum_standings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" integer NOT NULL,
  	"silenced_until" timestamp(3) with time zone,
  	"banned_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "forum_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"action" varchar NOT NULL,
  	"by_id" integer,
  	"subject_id" integer,
  	"post_id" integer,
  	"topic_id" integer,
  	"reason" varchar NOT NULL,
  	"details" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "forum_pictures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"author_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "notifications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" integer NOT NULL,
  	"key" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"post_id" integer,
  	"by_id" integer,
  	"people" numeric DEFAULT 1 NOT NULL,
  	"reason" varchar,
  	"at" timestamp(3) with time zone NOT NULL,
  	"read_at" timestamp(3) with time zone,
  	"email_at" timestamp(3) with time zone,
  	"emailed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "notification_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" integer NOT NULL,
  	"mentions" varchar NOT NULL,
  	"replies" varchar NOT NULL,
  	"follows" varchar NOT NULL,
  	"reactions" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "navigation_member_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"url" varchar,
  	"target" "enum_navigation_member_menu_target" DEFAULT '_self'
  );
  
  ALTER TABLE "recipes" ADD COLUMN "comments" boolean DEFAULT false;
  ALTER TABLE "_recipes_v" ADD COLUMN "version_comments" boolean DEFAULT false;
  ALTER TABLE "movement_guides" ADD COLUMN "comments" boolean DEFAULT false;
  ALTER TABLE "_movement_guides_v" ADD COLUMN "version_comments" boolean DEFAULT false;
  ALTER TABLE "guided_meditations" ADD COLUMN "comments" boolean DEFAULT false;
  ALTER TABLE "_guided_meditations_v" ADD COLUMN "version_comments" boolean DEFAULT false;
  ALTER TABLE "masterclasses" ADD COLUMN "comments" boolean DEFAULT false;
  ALTER TABLE "_masterclasses_v" ADD COLUMN "version_comments" boolean DEFAULT false;
  ALTER TABLE "podcasts" ADD COLUMN "comments" boolean DEFAULT false;
  ALTER TABLE "_podcasts_v" ADD COLUMN "version_comments" boolean DEFAULT false;
  ALTER TABLE "posts" ADD COLUMN "comments" boolean DEFAULT false;
  ALTER TABLE "_posts_v" ADD COLUMN "version_comments" boolean DEFAULT false;
  ALTER TABLE "expert_advices" ADD COLUMN "comments" boolean DEFAULT false;
  ALTER TABLE "_expert_advices_v" ADD COLUMN "version_comments" boolean DEFAULT false;
  ALTER TABLE "users" ADD COLUMN "remove_posts" boolean DEFAULT false;
  ALTER TABLE "subscriptions" ADD COLUMN "announced_amount" numeric;
  ALTER TABLE "subscriptions" ADD COLUMN "announced_from" timestamp(3) with time zone;
  ALTER TABLE "subscriptions" ADD COLUMN "announced_notified_at" timestamp(3) with time zone;
  ALTER TABLE "stripe_customers" ADD COLUMN "card_last4" varchar;
  ALTER TABLE "stripe_customers" ADD COLUMN "card_expires" varchar;
  ALTER TABLE "stripe_customers" ADD COLUMN "card_notice" varchar;
  ALTER TABLE "gifts" ADD COLUMN "returned_at" timestamp(3) with time zone;
  ALTER TABLE "catalogue" ADD COLUMN "comments" boolean DEFAULT false;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "forum_boards_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "forum_topics_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "forum_posts_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "forum_edits_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "forum_moves_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "forum_reactions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "forum_follows_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "forum_reads_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "forum_drafts_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "forum_reports_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "forum_standings_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "forum_log_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "forum_pictures_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "notifications_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "notification_settings_id" integer;
  ALTER TABLE "settings" ADD COLUMN "memberships_refund_ends" "enum_settings_memberships_refund_ends" DEFAULT 'if_canceled';
  ALTER TABLE "settings" ADD COLUMN "memberships_partial_refund_ends" "enum_settings_memberships_partial_refund_ends" DEFAULT 'nothing';
  ALTER TABLE "settings" ADD COLUMN "memberships_dispute_ends" "enum_settings_memberships_dispute_ends" DEFAULT 'now';
  ALTER TABLE "membership_emails" ADD COLUMN "price_change_subject" varchar DEFAULT 'The price of {plan} changes on {newPriceOn}' NOT NULL;
  ALTER TABLE "membership_emails" ADD COLUMN "price_change_text" varchar DEFAULT 'Hello {firstName},
  
  you pay {price} for {plan}. From {newPriceOn} on it costs {newPrice}: that is your first payment at the new price, and until then nothing changes.
  
  If you do not want to go on, cancel before that day. You can cancel at any time on your account page, in two clicks. You keep the plan until the day that is paid for.' NOT NULL;
  ALTER TABLE "forum_topics" ADD CONSTRAINT "forum_topics_board_id_forum_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."forum_boards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_topics" ADD CONSTRAINT "forum_topics_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_topics" ADD CONSTRAINT "forum_topics_merged_into_id_forum_topics_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."forum_topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_posts" ADD CONSTRAINT "forum_posts_topic_id_forum_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."forum_topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_posts" ADD CONSTRAINT "forum_posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_posts" ADD CONSTRAINT "forum_posts_quote_id_forum_posts_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."forum_posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_edits" ADD CONSTRAINT "forum_edits_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_edits" ADD CONSTRAINT "forum_edits_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_moves" ADD CONSTRAINT "forum_moves_board_id_forum_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."forum_boards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_moves" ADD CONSTRAINT "forum_moves_topic_id_forum_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."forum_topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_reactions" ADD CONSTRAINT "forum_reactions_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_reactions" ADD CONSTRAINT "forum_reactions_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_follows" ADD CONSTRAINT "forum_follows_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_follows" ADD CONSTRAINT "forum_follows_topic_id_forum_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."forum_topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_follows" ADD CONSTRAINT "forum_follows_board_id_forum_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."forum_boards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_reads" ADD CONSTRAINT "forum_reads_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_reads" ADD CONSTRAINT "forum_reads_topic_id_forum_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."forum_topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_drafts" ADD CONSTRAINT "forum_drafts_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_drafts" ADD CONSTRAINT "forum_drafts_board_id_forum_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."forum_boards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_drafts" ADD CONSTRAINT "forum_drafts_topic_id_forum_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."forum_topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_reports" ADD CONSTRAINT "forum_reports_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_reports" ADD CONSTRAINT "forum_reports_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_standings" ADD CONSTRAINT "forum_standings_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_log" ADD CONSTRAINT "forum_log_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_log" ADD CONSTRAINT "forum_log_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_log" ADD CONSTRAINT "forum_log_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_log" ADD CONSTRAINT "forum_log_topic_id_forum_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."forum_topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_pictures" ADD CONSTRAINT "forum_pictures_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notifications" ADD CONSTRAINT "notifications_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notifications" ADD CONSTRAINT "notifications_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notifications" ADD CONSTRAINT "notifications_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_member_menu" ADD CONSTRAINT "navigation_member_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "forum_boards_slug_idx" ON "forum_boards" USING btree ("slug");
  CREATE INDEX "forum_boards_updated_at_idx" ON "forum_boards" USING btree ("updated_at");
  CREATE INDEX "forum_boards_created_at_idx" ON "forum_boards" USING btree ("created_at");
  CREATE UNIQUE INDEX "forum_topics_database_id_idx" ON "forum_topics" USING btree ("database_id");
  CREATE INDEX "forum_topics_board_idx" ON "forum_topics" USING btree ("board_id");
  CREATE INDEX "forum_topics_author_idx" ON "forum_topics" USING btree ("author_id");
  CREATE UNIQUE INDEX "forum_topics_item_idx" ON "forum_topics" USING btree ("item");
  CREATE INDEX "forum_topics_merged_into_idx" ON "forum_topics" USING btree ("merged_into_id");
  CREATE INDEX "forum_topics_updated_at_idx" ON "forum_topics" USING btree ("updated_at");
  CREATE INDEX "forum_topics_created_at_idx" ON "forum_topics" USING btree ("created_at");
  CREATE UNIQUE INDEX "board_slug_idx" ON "forum_topics" USING btree ("board_id","slug");
  CREATE INDEX "state_pinned_lastActiveAt_board_idx" ON "forum_topics" USING btree ("state","pinned","last_active_at","board_id");
  CREATE INDEX "board_state_pinned_lastActiveAt_idx" ON "forum_topics" USING btree ("board_id","state","pinned","last_active_at");
  CREATE INDEX "state_lastActiveAt_board_idx" ON "forum_topics" USING btree ("state","last_active_at","board_id");
  CREATE INDEX "state_createdAt_board_idx" ON "forum_topics" USING btree ("state","created_at","board_id");
  CREATE INDEX "state_reactionCount_replyCount_board_idx" ON "forum_topics" USING btree ("state","reaction_count","reply_count","board_id");
  CREATE INDEX "state_replyCount_createdAt_board_idx" ON "forum_topics" USING btree ("state","reply_count","created_at","board_id");
  CREATE INDEX "forum_posts_topic_idx" ON "forum_posts" USING btree ("topic_id");
  CREATE INDEX "forum_posts_author_idx" ON "forum_posts" USING btree ("author_id");
  CREATE INDEX "forum_posts_quote_idx" ON "forum_posts" USING btree ("quote_id");
  CREATE INDEX "forum_posts_updated_at_idx" ON "forum_posts" USING btree ("updated_at");
  CREATE INDEX "forum_posts_created_at_idx" ON "forum_posts" USING btree ("created_at");
  CREATE UNIQUE INDEX "topic_position_idx" ON "forum_posts" USING btree ("topic_id","position");
  CREATE INDEX "author_createdAt_idx" ON "forum_posts" USING btree ("author_id","created_at");
  CREATE INDEX "state_createdAt_idx" ON "forum_posts" USING btree ("state","created_at");
  CREATE INDEX "forum_edits_post_idx" ON "forum_edits" USING btree ("post_id");
  CREATE INDEX "forum_edits_by_idx" ON "forum_edits" USING btree ("by_id");
  CREATE INDEX "forum_edits_updated_at_idx" ON "forum_edits" USING btree ("updated_at");
  CREATE INDEX "forum_edits_created_at_idx" ON "forum_edits" USING btree ("created_at");
  CREATE INDEX "forum_moves_board_idx" ON "forum_moves" USING btree ("board_id");
  CREATE INDEX "forum_moves_topic_idx" ON "forum_moves" USING btree ("topic_id");
  CREATE INDEX "forum_moves_updated_at_idx" ON "forum_moves" USING btree ("updated_at");
  CREATE INDEX "forum_moves_created_at_idx" ON "forum_moves" USING btree ("created_at");
  CREATE UNIQUE INDEX "board_slug_1_idx" ON "forum_moves" USING btree ("board_id","slug");
  CREATE INDEX "forum_reactions_member_idx" ON "forum_reactions" USING btree ("member_id");
  CREATE INDEX "forum_reactions_post_idx" ON "forum_reactions" USING btree ("post_id");
  CREATE INDEX "forum_reactions_updated_at_idx" ON "forum_reactions" USING btree ("updated_at");
  CREATE INDEX "forum_reactions_created_at_idx" ON "forum_reactions" USING btree ("created_at");
  CREATE UNIQUE INDEX "member_post_kind_idx" ON "forum_reactions" USING btree ("member_id","post_id","kind");
  CREATE INDEX "forum_follows_member_idx" ON "forum_follows" USING btree ("member_id");
  CREATE INDEX "forum_follows_topic_idx" ON "forum_follows" USING btree ("topic_id");
  CREATE INDEX "forum_follows_board_idx" ON "forum_follows" USING btree ("board_id");
  CREATE INDEX "forum_follows_updated_at_idx" ON "forum_follows" USING btree ("updated_at");
  CREATE INDEX "forum_follows_created_at_idx" ON "forum_follows" USING btree ("created_at");
  CREATE UNIQUE INDEX "member_topic_idx" ON "forum_follows" USING btree ("member_id","topic_id");
  CREATE UNIQUE INDEX "member_board_idx" ON "forum_follows" USING btree ("member_id","board_id");
  CREATE INDEX "forum_reads_member_idx" ON "forum_reads" USING btree ("member_id");
  CREATE INDEX "forum_reads_topic_idx" ON "forum_reads" USING btree ("topic_id");
  CREATE INDEX "forum_reads_updated_at_idx" ON "forum_reads" USING btree ("updated_at");
  CREATE INDEX "forum_reads_created_at_idx" ON "forum_reads" USING btree ("created_at");
  CREATE UNIQUE INDEX "member_topic_1_idx" ON "forum_reads" USING btree ("member_id","topic_id");
  CREATE INDEX "forum_drafts_member_idx" ON "forum_drafts" USING btree ("member_id");
  CREATE INDEX "forum_drafts_board_idx" ON "forum_drafts" USING btree ("board_id");
  CREATE INDEX "forum_drafts_topic_idx" ON "forum_drafts" USING btree ("topic_id");
  CREATE INDEX "forum_drafts_updated_at_idx" ON "forum_drafts" USING btree ("updated_at");
  CREATE INDEX "forum_drafts_created_at_idx" ON "forum_drafts" USING btree ("created_at");
  CREATE INDEX "forum_reports_member_idx" ON "forum_reports" USING btree ("member_id");
  CREATE INDEX "forum_reports_post_idx" ON "forum_reports" USING btree ("post_id");
  CREATE INDEX "forum_reports_resolved_at_idx" ON "forum_reports" USING btree ("resolved_at");
  CREATE INDEX "forum_reports_updated_at_idx" ON "forum_reports" USING btree ("updated_at");
  CREATE INDEX "forum_reports_created_at_idx" ON "forum_reports" USING btree ("created_at");
  CREATE UNIQUE INDEX "member_post_idx" ON "forum_reports" USING btree ("member_id","post_id");
  CREATE UNIQUE INDEX "forum_standings_member_idx" ON "forum_standings" USING btree ("member_id");
  CREATE INDEX "forum_standings_updated_at_idx" ON "forum_standings" USING btree ("updated_at");
  CREATE INDEX "forum_standings_created_at_idx" ON "forum_standings" USING btree ("created_at");
  CREATE INDEX "forum_log_by_idx" ON "forum_log" USING btree ("by_id");
  CREATE INDEX "forum_log_subject_idx" ON "forum_log" USING btree ("subject_id");
  CREATE INDEX "forum_log_post_idx" ON "forum_log" USING btree ("post_id");
  CREATE INDEX "forum_log_topic_idx" ON "forum_log" USING btree ("topic_id");
  CREATE INDEX "forum_log_updated_at_idx" ON "forum_log" USING btree ("updated_at");
  CREATE INDEX "forum_log_created_at_idx" ON "forum_log" USING btree ("created_at");
  CREATE INDEX "forum_pictures_author_idx" ON "forum_pictures" USING btree ("author_id");
  CREATE INDEX "forum_pictures_updated_at_idx" ON "forum_pictures" USING btree ("updated_at");
  CREATE INDEX "forum_pictures_created_at_idx" ON "forum_pictures" USING btree ("created_at");
  CREATE UNIQUE INDEX "forum_pictures_filename_idx" ON "forum_pictures" USING btree ("filename");
  CREATE INDEX "notifications_member_idx" ON "notifications" USING btree ("member_id");
  CREATE INDEX "notifications_post_idx" ON "notifications" USING btree ("post_id");
  CREATE INDEX "notifications_by_idx" ON "notifications" USING btree ("by_id");
  CREATE INDEX "notifications_email_at_idx" ON "notifications" USING btree ("email_at");
  CREATE INDEX "notifications_updated_at_idx" ON "notifications" USING btree ("updated_at");
  CREATE INDEX "notifications_created_at_idx" ON "notifications" USING btree ("created_at");
  CREATE UNIQUE INDEX "member_key_idx" ON "notifications" USING btree ("member_id","key");
  CREATE INDEX "member_at_idx" ON "notifications" USING btree ("member_id","at");
  CREATE INDEX "member_readAt_idx" ON "notifications" USING btree ("member_id","read_at");
  CREATE UNIQUE INDEX "notification_settings_member_idx" ON "notification_settings" USING btree ("member_id");
  CREATE INDEX "notification_settings_updated_at_idx" ON "notification_settings" USING btree ("updated_at");
  CREATE INDEX "notification_settings_created_at_idx" ON "notification_settings" USING btree ("created_at");
  CREATE INDEX "navigation_member_menu_order_idx" ON "navigation_member_menu" USING btree ("_order");
  CREATE INDEX "navigation_member_menu_parent_id_idx" ON "navigation_member_menu" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forum_boards_fk" FOREIGN KEY ("forum_boards_id") REFERENCES "public"."forum_boards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forum_topics_fk" FOREIGN KEY ("forum_topics_id") REFERENCES "public"."forum_topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forum_posts_fk" FOREIGN KEY ("forum_posts_id") REFERENCES "public"."forum_posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forum_edits_fk" FOREIGN KEY ("forum_edits_id") REFERENCES "public"."forum_edits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forum_moves_fk" FOREIGN KEY ("forum_moves_id") REFERENCES "public"."forum_moves"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forum_reactions_fk" FOREIGN KEY ("forum_reactions_id") REFERENCES "public"."forum_reactions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forum_follows_fk" FOREIGN KEY ("forum_follows_id") REFERENCES "public"."forum_follows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forum_reads_fk" FOREIGN KEY ("forum_reads_id") REFERENCES "public"."forum_reads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forum_drafts_fk" FOREIGN KEY ("forum_drafts_id") REFERENCES "public"."forum_drafts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forum_reports_fk" FOREIGN KEY ("forum_reports_id") REFERENCES "public"."forum_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forum_standings_fk" FOREIGN KEY ("forum_standings_id") REFERENCES "public"."forum_standings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forum_log_fk" FOREIGN KEY ("forum_log_id") REFERENCES "public"."forum_log"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forum_pictures_fk" FOREIGN KEY ("forum_pictures_id") REFERENCES "public"."forum_pictures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_notifications_fk" FOREIGN KEY ("notifications_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_notification_settings_fk" FOREIGN KEY ("notification_settings_id") REFERENCES "public"."notification_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "role_plan_idx" ON "users" USING btree ("role","plan");
  CREATE INDEX "subscriptions_announced_from_idx" ON "subscriptions" USING btree ("announced_from");
  CREATE INDEX "status_interval_amount_currency_idx" ON "subscriptions" USING btree ("status","interval","amount","currency");
  CREATE INDEX "payload_locked_documents_rels_forum_boards_id_idx" ON "payload_locked_documents_rels" USING btree ("forum_boards_id");
  CREATE INDEX "payload_locked_documents_rels_forum_topics_id_idx" ON "payload_locked_documents_rels" USING btree ("forum_topics_id");
  CREATE INDEX "payload_locked_documents_rels_forum_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("forum_posts_id");
  CREATE INDEX "payload_locked_documents_rels_forum_edits_id_idx" ON "payload_locked_documents_rels" USING btree ("forum_edits_id");
  CREATE INDEX "payload_locked_documents_rels_forum_moves_id_idx" ON "payload_locked_documents_rels" USING btree ("forum_moves_id");
  CREATE INDEX "payload_locked_documents_rels_forum_reactions_id_idx" ON "payload_locked_documents_rels" USING btree ("forum_reactions_id");
  CREATE INDEX "payload_locked_documents_rels_forum_follows_id_idx" ON "payload_locked_documents_rels" USING btree ("forum_follows_id");
  CREATE INDEX "payload_locked_documents_rels_forum_reads_id_idx" ON "payload_locked_documents_rels" USING btree ("forum_reads_id");
  CREATE INDEX "payload_locked_documents_rels_forum_drafts_id_idx" ON "payload_locked_documents_rels" USING btree ("forum_drafts_id");
  CREATE INDEX "payload_locked_documents_rels_forum_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("forum_reports_id");
  CREATE INDEX "payload_locked_documents_rels_forum_standings_id_idx" ON "payload_locked_documents_rels" USING btree ("forum_standings_id");
  CREATE INDEX "payload_locked_documents_rels_forum_log_id_idx" ON "payload_locked_documents_rels" USING btree ("forum_log_id");
  CREATE INDEX "payload_locked_documents_rels_forum_pictures_id_idx" ON "payload_locked_documents_rels" USING btree ("forum_pictures_id");
  CREATE INDEX "payload_locked_documents_rels_notifications_id_idx" ON "payload_locked_documents_rels" USING btree ("notifications_id");
  CREATE INDEX "payload_locked_documents_rels_notification_settings_id_idx" ON "payload_locked_documents_rels" USING btree ("notification_settings_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "forum_boards" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forum_topics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forum_posts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forum_edits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forum_moves" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forum_reactions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forum_follows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forum_reads" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forum_drafts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forum_reports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forum_standings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forum_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forum_pictures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "notifications" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "notification_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigation_member_menu" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "forum_boards" CASCADE;
  DROP TABLE "forum_topics" CASCADE;
  DROP TABLE "forum_posts" CASCADE;
  DROP TABLE "forum_edits" CASCADE;
  DROP TABLE "forum_moves" CASCADE;
  DROP TABLE "forum_reactions" CASCADE;
  DROP TABLE "forum_follows" CASCADE;
  DROP TABLE "forum_reads" CASCADE;
  DROP TABLE "forum_drafts" CASCADE;
  DROP TABLE "forum_reports" CASCADE;
  DROP TABLE "forum_standings" CASCADE;
  DROP TABLE "forum_log" CASCADE;
  DROP TABLE "forum_pictures" CASCADE;
  DROP TABLE "notifications" CASCADE;
  DROP TABLE "notification_settings" CASCADE;
  DROP TABLE "navigation_member_menu" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_forum_boards_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_forum_topics_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_forum_posts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_forum_edits_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_forum_moves_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_forum_reactions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_forum_follows_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_forum_reads_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_forum_drafts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_forum_reports_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_forum_standings_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_forum_log_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_forum_pictures_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_notifications_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_notification_settings_fk";
  
  ALTER TABLE "membership_events" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_membership_events_kind";
  CREATE TYPE "public"."enum_membership_events_kind" AS ENUM('ordered', 'confirmed', 'refused', 'started', 'renewed', 'given', 'imported', 'redeemed', 'canceled', 'resumed', 'pause_planned', 'paused', 'changed', 'change_planned', 'payment_due', 'card_expiring', 'edited', 'ended');
  ALTER TABLE "membership_events" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_membership_events_kind" USING "kind"::"public"."enum_membership_events_kind";
  ALTER TABLE "membership_messages" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_membership_messages_kind";
  CREATE TYPE "public"."enum_membership_messages_kind" AS ENUM('orderPlaced', 'receipt', 'welcomeStandard', 'welcomePremium', 'welcomeCoaching', 'trialEnding', 'paymentDue', 'paymentReminder', 'paymentLast', 'canceled', 'cardExpiring', 'winBack', 'gift');
  ALTER TABLE "membership_messages" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_membership_messages_kind" USING "kind"::"public"."enum_membership_messages_kind";
  ALTER TABLE "milestones" ALTER COLUMN "counts" SET DATA TYPE text;
  DROP TYPE "public"."enum_milestones_counts";
  CREATE TYPE "public"."enum_milestones_counts" AS ENUM('videosWatched', 'movementDays', 'recipesRated', 'favouritesKept', 'programmeWeeks');
  ALTER TABLE "milestones" ALTER COLUMN "counts" SET DATA TYPE "public"."enum_milestones_counts" USING "counts"::"public"."enum_milestones_counts";
  DROP INDEX "role_plan_idx";
  DROP INDEX "subscriptions_announced_from_idx";
  DROP INDEX "status_interval_amount_currency_idx";
  DROP INDEX "payload_locked_documents_rels_forum_boards_id_idx";
  DROP INDEX "payload_locked_documents_rels_forum_topics_id_idx";
  DROP INDEX "payload_locked_documents_rels_forum_posts_id_idx";
  DROP INDEX "payload_locked_documents_rels_forum_edits_id_idx";
  DROP INDEX "payload_locked_documents_rels_forum_moves_id_idx";
  DROP INDEX "payload_locked_documents_rels_forum_reactions_id_idx";
  DROP INDEX "payload_locked_documents_rels_forum_follows_id_idx";
  DROP INDEX "payload_locked_documents_rels_forum_reads_id_idx";
  DROP INDEX "payload_locked_documents_rels_forum_drafts_id_idx";
  DROP INDEX "payload_locked_documents_rels_forum_reports_id_idx";
  DROP INDEX "payload_locked_documents_rels_forum_standings_id_idx";
  DROP INDEX "payload_locked_documents_rels_forum_log_id_idx";
  DROP INDEX "payload_locked_documents_rels_forum_pictures_id_idx";
  DROP INDEX "payload_locked_documents_rels_notifications_id_idx";
  DROP INDEX "payload_locked_documents_rels_notification_settings_id_idx";
  ALTER TABLE "recipes" DROP COLUMN "comments";
  ALTER TABLE "_recipes_v" DROP COLUMN "version_comments";
  ALTER TABLE "movement_guides" DROP COLUMN "comments";
  ALTER TABLE "_movement_guides_v" DROP COLUMN "version_comments";
  ALTER TABLE "guided_meditations" DROP COLUMN "comments";
  ALTER TABLE "_guided_meditations_v" DROP COLUMN "version_comments";
  ALTER TABLE "masterclasses" DROP COLUMN "comments";
  ALTER TABLE "_masterclasses_v" DROP COLUMN "version_comments";
  ALTER TABLE "podcasts" DROP COLUMN "comments";
  ALTER TABLE "_podcasts_v" DROP COLUMN "version_comments";
  ALTER TABLE "posts" DROP COLUMN "comments";
  ALTER TABLE "_posts_v" DROP COLUMN "version_comments";
  ALTER TABLE "expert_advices" DROP COLUMN "comments";
  ALTER TABLE "_expert_advices_v" DROP COLUMN "version_comments";
  ALTER TABLE "users" DROP COLUMN "remove_posts";
  ALTER TABLE "subscriptions" DROP COLUMN "announced_amount";
  ALTER TABLE "subscriptions" DROP COLUMN "announced_from";
  ALTER TABLE "subscriptions" DROP COLUMN "announced_notified_at";
  ALTER TABLE "stripe_customers" DROP COLUMN "card_last4";
  ALTER TABLE "stripe_customers" DROP COLUMN "card_expires";
  ALTER TABLE "stripe_customers" DROP COLUMN "card_notice";
  ALTER TABLE "gifts" DROP COLUMN "returned_at";
  ALTER TABLE "catalogue" DROP COLUMN "comments";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "forum_boards_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "forum_topics_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "forum_posts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "forum_edits_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "forum_moves_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "forum_reactions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "forum_follows_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "forum_reads_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "forum_drafts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "forum_reports_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "forum_standings_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "forum_log_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "forum_pictures_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "notifications_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "notification_settings_id";
  ALTER TABLE "settings" DROP COLUMN "memberships_refund_ends";
  ALTER TABLE "settings" DROP COLUMN "memberships_partial_refund_ends";
  ALTER TABLE "settings" DROP COLUMN "memberships_dispute_ends";
  ALTER TABLE "membership_emails" DROP COLUMN "price_change_subject";
  ALTER TABLE "membership_emails" DROP COLUMN "price_change_text";
  DROP TYPE "public"."enum_forum_boards_required_plan";
  DROP TYPE "public"."enum_forum_boards_writers";
  DROP TYPE "public"."enum_settings_memberships_refund_ends";
  DROP TYPE "public"."enum_settings_memberships_partial_refund_ends";
  DROP TYPE "public"."enum_settings_memberships_dispute_ends";
  DROP TYPE "public"."enum_navigation_member_menu_target";`)
}
