import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_required_plan" AS ENUM('none', 'free', 'standard', 'premium');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_required_plan" AS ENUM('none', 'free', 'standard', 'premium');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_recipes_allergens" AS ENUM('gluten', 'dairy', 'egg', 'nuts', 'peanut', 'sesame', 'soy', 'fish', 'shellfish', 'celery', 'mustard', 'sulphites');
  CREATE TYPE "public"."enum_recipes_diets" AS ENUM('vegan', 'vegetarian', 'pescatarian', 'gluten-free', 'dairy-free');
  CREATE TYPE "public"."enum_recipes_difficulty" AS ENUM('Easy', 'Medium', 'Hard');
  CREATE TYPE "public"."enum_recipes_season" AS ENUM('Any', 'Spring', 'Summer', 'Fall', 'Winter');
  CREATE TYPE "public"."enum_recipes_required_plan" AS ENUM('none', 'free', 'standard', 'premium');
  CREATE TYPE "public"."enum_recipes_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__recipes_v_version_allergens" AS ENUM('gluten', 'dairy', 'egg', 'nuts', 'peanut', 'sesame', 'soy', 'fish', 'shellfish', 'celery', 'mustard', 'sulphites');
  CREATE TYPE "public"."enum__recipes_v_version_diets" AS ENUM('vegan', 'vegetarian', 'pescatarian', 'gluten-free', 'dairy-free');
  CREATE TYPE "public"."enum__recipes_v_version_difficulty" AS ENUM('Easy', 'Medium', 'Hard');
  CREATE TYPE "public"."enum__recipes_v_version_season" AS ENUM('Any', 'Spring', 'Summer', 'Fall', 'Winter');
  CREATE TYPE "public"."enum__recipes_v_version_required_plan" AS ENUM('none', 'free', 'standard', 'premium');
  CREATE TYPE "public"."enum__recipes_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_movement_guides_level" AS ENUM('Beginner', 'Intermediate', 'Advanced');
  CREATE TYPE "public"."enum_movement_guides_required_plan" AS ENUM('none', 'free', 'standard', 'premium');
  CREATE TYPE "public"."enum_movement_guides_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__movement_guides_v_version_level" AS ENUM('Beginner', 'Intermediate', 'Advanced');
  CREATE TYPE "public"."enum__movement_guides_v_version_required_plan" AS ENUM('none', 'free', 'standard', 'premium');
  CREATE TYPE "public"."enum__movement_guides_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_guided_meditations_required_plan" AS ENUM('none', 'free', 'standard', 'premium');
  CREATE TYPE "public"."enum_guided_meditations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__guided_meditations_v_version_required_plan" AS ENUM('none', 'free', 'standard', 'premium');
  CREATE TYPE "public"."enum__guided_meditations_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_masterclasses_required_plan" AS ENUM('none', 'free', 'standard', 'premium');
  CREATE TYPE "public"."enum_masterclasses_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__masterclasses_v_version_required_plan" AS ENUM('none', 'free', 'standard', 'premium');
  CREATE TYPE "public"."enum__masterclasses_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_podcasts_required_plan" AS ENUM('none', 'free', 'standard', 'premium');
  CREATE TYPE "public"."enum_podcasts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__podcasts_v_version_required_plan" AS ENUM('none', 'free', 'standard', 'premium');
  CREATE TYPE "public"."enum__podcasts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_posts_required_plan" AS ENUM('none', 'free', 'standard', 'premium');
  CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_version_required_plan" AS ENUM('none', 'free', 'standard', 'premium');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_testimonials_required_plan" AS ENUM('none', 'free', 'standard', 'premium');
  CREATE TYPE "public"."enum_testimonials_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_version_required_plan" AS ENUM('none', 'free', 'standard', 'premium');
  CREATE TYPE "public"."enum__testimonials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_faqs_required_plan" AS ENUM('none', 'free', 'standard', 'premium');
  CREATE TYPE "public"."enum_faqs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faqs_v_version_required_plan" AS ENUM('none', 'free', 'standard', 'premium');
  CREATE TYPE "public"."enum__faqs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_events_required_plan" AS ENUM('none', 'free', 'standard', 'premium');
  CREATE TYPE "public"."enum_events_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_v_version_required_plan" AS ENUM('none', 'free', 'standard', 'premium');
  CREATE TYPE "public"."enum__events_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_expert_advices_required_plan" AS ENUM('none', 'free', 'standard', 'premium');
  CREATE TYPE "public"."enum_expert_advices_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__expert_advices_v_version_required_plan" AS ENUM('none', 'free', 'standard', 'premium');
  CREATE TYPE "public"."enum__expert_advices_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_lifestyle_guides_required_plan" AS ENUM('none', 'free', 'standard', 'premium');
  CREATE TYPE "public"."enum_lifestyle_guides_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__lifestyle_guides_v_version_required_plan" AS ENUM('none', 'free', 'standard', 'premium');
  CREATE TYPE "public"."enum__lifestyle_guides_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_reboot_revive_weeks_season" AS ENUM('Spring', 'Summer', 'Fall', 'Winter');
  CREATE TYPE "public"."enum_reboot_revive_weeks_required_plan" AS ENUM('none', 'free', 'standard', 'premium');
  CREATE TYPE "public"."enum_reboot_revive_weeks_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reboot_revive_weeks_v_version_season" AS ENUM('Spring', 'Summer', 'Fall', 'Winter');
  CREATE TYPE "public"."enum__reboot_revive_weeks_v_version_required_plan" AS ENUM('none', 'free', 'standard', 'premium');
  CREATE TYPE "public"."enum__reboot_revive_weeks_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_yalda_loves_products_required_plan" AS ENUM('none', 'free', 'standard', 'premium');
  CREATE TYPE "public"."enum_yalda_loves_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__yalda_loves_products_v_version_required_plan" AS ENUM('none', 'free', 'standard', 'premium');
  CREATE TYPE "public"."enum__yalda_loves_products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_press_required_plan" AS ENUM('none', 'free', 'standard', 'premium');
  CREATE TYPE "public"."enum_press_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__press_v_version_required_plan" AS ENUM('none', 'free', 'standard', 'premium');
  CREATE TYPE "public"."enum__press_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_partners_required_plan" AS ENUM('none', 'free', 'standard', 'premium');
  CREATE TYPE "public"."enum_partners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__partners_v_version_required_plan" AS ENUM('none', 'free', 'standard', 'premium');
  CREATE TYPE "public"."enum__partners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_categories_taxonomy" AS ENUM('pages', 'recipes', 'movementGuides', 'guidedMeditations', 'masterclasses', 'podcasts', 'posts', 'testimonials', 'faqs', 'events', 'expertAdvices', 'lifestyleGuides', 'rebootReviveWeeks', 'yaldaLovesProducts', 'press', 'partners');
  CREATE TYPE "public"."enum_users_role" AS ENUM('administrator', 'manager', 'editor', 'organizer', 'member');
  CREATE TYPE "public"."enum_users_plan" AS ENUM('free', 'standard', 'premium', 'executive-coaching');
  CREATE TYPE "public"."enum_milestones_counts" AS ENUM('videosWatched', 'movementDays', 'recipesRated', 'favouritesKept', 'programmeWeeks', 'forumPosts');
  CREATE TYPE "public"."enum_forms_confirmation_type" AS ENUM('message', 'redirect');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_navigation_primary_target" AS ENUM('_self', '_blank');
  CREATE TYPE "public"."enum_footer_quick_links_target" AS ENUM('_self', '_blank');
  CREATE TYPE "public"."enum_footer_take_along_service" AS ENUM('Instagram', 'Facebook', 'YouTube', 'Apple Podcasts', 'Spotify', 'App Store', 'Google Play');
  CREATE TYPE "public"."enum_footer_social_service" AS ENUM('Instagram', 'Facebook', 'YouTube', 'Apple Podcasts', 'Spotify', 'App Store', 'Google Play');
  CREATE TYPE "public"."enum_footer_legal_target" AS ENUM('_self', '_blank');
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"summary" varchar,
  	"image_id" integer,
  	"layout" jsonb,
  	"force_light_nav_bg" boolean DEFAULT false,
  	"sign_up_links_for_members" boolean DEFAULT false,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean DEFAULT false,
  	"parent_id" integer,
  	"slug" varchar,
  	"required_plan" "enum_pages_required_plan" DEFAULT 'none',
  	"published_at" timestamp(3) with time zone,
  	"database_id" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_image_id" integer,
  	"version_layout" jsonb,
  	"version_force_light_nav_bg" boolean DEFAULT false,
  	"version_sign_up_links_for_members" boolean DEFAULT false,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_parent_id" integer,
  	"version_slug" varchar,
  	"version_required_plan" "enum__pages_v_version_required_plan" DEFAULT 'none',
  	"version_published_at" timestamp(3) with time zone,
  	"version_database_id" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  CREATE TABLE "recipes_ingredient_groups_ingredients" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"quantity" varchar,
  	"unit" varchar,
  	"name" varchar,
  	"note" varchar,
  	"scales" boolean DEFAULT true
  );
  
  CREATE TABLE "recipes_ingredient_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar
  );
  
  CREATE TABLE "recipes_method" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"timer" numeric
  );
  
  CREATE TABLE "recipes_allergens" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_recipes_allergens",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "recipes_diets" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_recipes_diets",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "recipes_tips" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "recipes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"summary" varchar,
  	"image_id" integer,
  	"difficulty" "enum_recipes_difficulty" DEFAULT 'Easy',
  	"season" "enum_recipes_season" DEFAULT 'Any',
  	"servings" numeric DEFAULT 2,
  	"prep_time" numeric,
  	"cook_time" numeric,
  	"total_time" numeric,
  	"nutrition_kcal" numeric,
  	"nutrition_protein" numeric,
  	"nutrition_sugars" numeric,
  	"nutrition_carbohydrate" numeric,
  	"nutrition_fat" numeric,
  	"nutrition_saturated_fat" numeric,
  	"nutrition_fiber" numeric,
  	"nutrition_salt" numeric,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean DEFAULT false,
  	"slug" varchar,
  	"required_plan" "enum_recipes_required_plan" DEFAULT 'none',
  	"published_at" timestamp(3) with time zone,
  	"database_id" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_recipes_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "recipes_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"recipes_id" integer,
  	"categories_id" integer
  );
  
  CREATE TABLE "_recipes_v_version_ingredient_groups_ingredients" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"quantity" varchar,
  	"unit" varchar,
  	"name" varchar,
  	"note" varchar,
  	"scales" boolean DEFAULT true,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_recipes_v_version_ingredient_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_recipes_v_version_method" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"timer" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_recipes_v_version_allergens" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__recipes_v_version_allergens",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_recipes_v_version_diets" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__recipes_v_version_diets",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_recipes_v_version_tips" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_recipes_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_image_id" integer,
  	"version_difficulty" "enum__recipes_v_version_difficulty" DEFAULT 'Easy',
  	"version_season" "enum__recipes_v_version_season" DEFAULT 'Any',
  	"version_servings" numeric DEFAULT 2,
  	"version_prep_time" numeric,
  	"version_cook_time" numeric,
  	"version_total_time" numeric,
  	"version_nutrition_kcal" numeric,
  	"version_nutrition_protein" numeric,
  	"version_nutrition_sugars" numeric,
  	"version_nutrition_carbohydrate" numeric,
  	"version_nutrition_fat" numeric,
  	"version_nutrition_saturated_fat" numeric,
  	"version_nutrition_fiber" numeric,
  	"version_nutrition_salt" numeric,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_slug" varchar,
  	"version_required_plan" "enum__recipes_v_version_required_plan" DEFAULT 'none',
  	"version_published_at" timestamp(3) with time zone,
  	"version_database_id" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__recipes_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_recipes_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"recipes_id" integer,
  	"categories_id" integer
  );
  
  CREATE TABLE "movement_guides" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"summary" varchar,
  	"image_id" integer,
  	"level" "enum_movement_guides_level" DEFAULT 'Intermediate',
  	"duration" numeric,
  	"video_url" varchar,
  	"video_embed_code" varchar,
  	"body" jsonb,
  	"body_html" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean DEFAULT false,
  	"slug" varchar,
  	"required_plan" "enum_movement_guides_required_plan" DEFAULT 'none',
  	"published_at" timestamp(3) with time zone,
  	"database_id" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_movement_guides_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "movement_guides_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  CREATE TABLE "_movement_guides_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_image_id" integer,
  	"version_level" "enum__movement_guides_v_version_level" DEFAULT 'Intermediate',
  	"version_duration" numeric,
  	"version_video_url" varchar,
  	"version_video_embed_code" varchar,
  	"version_body" jsonb,
  	"version_body_html" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_slug" varchar,
  	"version_required_plan" "enum__movement_guides_v_version_required_plan" DEFAULT 'none',
  	"version_published_at" timestamp(3) with time zone,
  	"version_database_id" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__movement_guides_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_movement_guides_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  CREATE TABLE "guided_meditations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"summary" varchar,
  	"image_id" integer,
  	"duration" numeric,
  	"video_url" varchar,
  	"video_embed_code" varchar,
  	"body" jsonb,
  	"body_html" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean DEFAULT false,
  	"slug" varchar,
  	"required_plan" "enum_guided_meditations_required_plan" DEFAULT 'none',
  	"published_at" timestamp(3) with time zone,
  	"database_id" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_guided_meditations_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "guided_meditations_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  CREATE TABLE "_guided_meditations_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_image_id" integer,
  	"version_duration" numeric,
  	"version_video_url" varchar,
  	"version_video_embed_code" varchar,
  	"version_body" jsonb,
  	"version_body_html" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_slug" varchar,
  	"version_required_plan" "enum__guided_meditations_v_version_required_plan" DEFAULT 'none',
  	"version_published_at" timestamp(3) with time zone,
  	"version_database_id" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__guided_meditations_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_guided_meditations_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  CREATE TABLE "masterclasses_replays" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"resource_title" varchar,
  	"resource_length" varchar,
  	"resource_description" varchar,
  	"resource_image_id" integer,
  	"resource_link" varchar
  );
  
  CREATE TABLE "masterclasses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"summary" varchar,
  	"image_id" integer,
  	"teacher" varchar,
  	"duration" numeric,
  	"video_url" varchar,
  	"video_embed_code" varchar,
  	"chat_code" varchar,
  	"body" jsonb,
  	"body_html" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean DEFAULT false,
  	"slug" varchar,
  	"required_plan" "enum_masterclasses_required_plan" DEFAULT 'none',
  	"published_at" timestamp(3) with time zone,
  	"database_id" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_masterclasses_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "masterclasses_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  CREATE TABLE "_masterclasses_v_version_replays" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"resource_title" varchar,
  	"resource_length" varchar,
  	"resource_description" varchar,
  	"resource_image_id" integer,
  	"resource_link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_masterclasses_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_image_id" integer,
  	"version_teacher" varchar,
  	"version_duration" numeric,
  	"version_video_url" varchar,
  	"version_video_embed_code" varchar,
  	"version_chat_code" varchar,
  	"version_body" jsonb,
  	"version_body_html" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_slug" varchar,
  	"version_required_plan" "enum__masterclasses_v_version_required_plan" DEFAULT 'none',
  	"version_published_at" timestamp(3) with time zone,
  	"version_database_id" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__masterclasses_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_masterclasses_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  CREATE TABLE "podcasts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"summary" varchar,
  	"image_id" integer,
  	"duration" numeric,
  	"apple_podcasts_link" varchar,
  	"spotify_link" varchar,
  	"youtube_link" varchar,
  	"body" jsonb,
  	"body_html" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean DEFAULT false,
  	"slug" varchar,
  	"required_plan" "enum_podcasts_required_plan" DEFAULT 'none',
  	"published_at" timestamp(3) with time zone,
  	"database_id" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_podcasts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "podcasts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  CREATE TABLE "_podcasts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_image_id" integer,
  	"version_duration" numeric,
  	"version_apple_podcasts_link" varchar,
  	"version_spotify_link" varchar,
  	"version_youtube_link" varchar,
  	"version_body" jsonb,
  	"version_body_html" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_slug" varchar,
  	"version_required_plan" "enum__podcasts_v_version_required_plan" DEFAULT 'none',
  	"version_published_at" timestamp(3) with time zone,
  	"version_database_id" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__podcasts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_podcasts_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  CREATE TABLE "posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"summary" varchar,
  	"image_id" integer,
  	"author" varchar,
  	"body" jsonb,
  	"body_html" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean DEFAULT false,
  	"slug" varchar,
  	"required_plan" "enum_posts_required_plan" DEFAULT 'none',
  	"published_at" timestamp(3) with time zone,
  	"database_id" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "posts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  CREATE TABLE "_posts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_image_id" integer,
  	"version_author" varchar,
  	"version_body" jsonb,
  	"version_body_html" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_slug" varchar,
  	"version_required_plan" "enum__posts_v_version_required_plan" DEFAULT 'none',
  	"version_published_at" timestamp(3) with time zone,
  	"version_database_id" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_posts_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  CREATE TABLE "testimonials" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"summary" varchar,
  	"image_id" integer,
  	"first_name" varchar,
  	"profession" varchar,
  	"body" jsonb,
  	"body_html" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean DEFAULT false,
  	"slug" varchar,
  	"required_plan" "enum_testimonials_required_plan" DEFAULT 'none',
  	"published_at" timestamp(3) with time zone,
  	"database_id" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_testimonials_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "testimonials_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  CREATE TABLE "_testimonials_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_image_id" integer,
  	"version_first_name" varchar,
  	"version_profession" varchar,
  	"version_body" jsonb,
  	"version_body_html" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_slug" varchar,
  	"version_required_plan" "enum__testimonials_v_version_required_plan" DEFAULT 'none',
  	"version_published_at" timestamp(3) with time zone,
  	"version_database_id" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__testimonials_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_testimonials_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  CREATE TABLE "faqs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"summary" varchar,
  	"image_id" integer,
  	"body" jsonb,
  	"body_html" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean DEFAULT false,
  	"slug" varchar,
  	"required_plan" "enum_faqs_required_plan" DEFAULT 'none',
  	"published_at" timestamp(3) with time zone,
  	"database_id" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_faqs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "faqs_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  CREATE TABLE "_faqs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_image_id" integer,
  	"version_body" jsonb,
  	"version_body_html" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_slug" varchar,
  	"version_required_plan" "enum__faqs_v_version_required_plan" DEFAULT 'none',
  	"version_published_at" timestamp(3) with time zone,
  	"version_database_id" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__faqs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_faqs_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  CREATE TABLE "events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"summary" varchar,
  	"image_id" integer,
  	"event_date" timestamp(3) with time zone,
  	"event_end" timestamp(3) with time zone,
  	"location" varchar,
  	"booking_url" varchar,
  	"body" jsonb,
  	"body_html" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean DEFAULT false,
  	"slug" varchar,
  	"required_plan" "enum_events_required_plan" DEFAULT 'none',
  	"published_at" timestamp(3) with time zone,
  	"database_id" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_events_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "events_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  CREATE TABLE "_events_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_image_id" integer,
  	"version_event_date" timestamp(3) with time zone,
  	"version_event_end" timestamp(3) with time zone,
  	"version_location" varchar,
  	"version_booking_url" varchar,
  	"version_body" jsonb,
  	"version_body_html" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_slug" varchar,
  	"version_required_plan" "enum__events_v_version_required_plan" DEFAULT 'none',
  	"version_published_at" timestamp(3) with time zone,
  	"version_database_id" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__events_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_events_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  CREATE TABLE "expert_advices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"summary" varchar,
  	"image_id" integer,
  	"body" jsonb,
  	"body_html" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean DEFAULT false,
  	"slug" varchar,
  	"required_plan" "enum_expert_advices_required_plan" DEFAULT 'none',
  	"published_at" timestamp(3) with time zone,
  	"database_id" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_expert_advices_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "expert_advices_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  CREATE TABLE "_expert_advices_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_image_id" integer,
  	"version_body" jsonb,
  	"version_body_html" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_slug" varchar,
  	"version_required_plan" "enum__expert_advices_v_version_required_plan" DEFAULT 'none',
  	"version_published_at" timestamp(3) with time zone,
  	"version_database_id" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__expert_advices_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_expert_advices_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  CREATE TABLE "lifestyle_guides" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"summary" varchar,
  	"image_id" integer,
  	"video_url" varchar,
  	"video_embed_code" varchar,
  	"body" jsonb,
  	"body_html" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean DEFAULT false,
  	"slug" varchar,
  	"required_plan" "enum_lifestyle_guides_required_plan" DEFAULT 'none',
  	"published_at" timestamp(3) with time zone,
  	"database_id" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_lifestyle_guides_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "lifestyle_guides_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  CREATE TABLE "_lifestyle_guides_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_image_id" integer,
  	"version_video_url" varchar,
  	"version_video_embed_code" varchar,
  	"version_body" jsonb,
  	"version_body_html" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_slug" varchar,
  	"version_required_plan" "enum__lifestyle_guides_v_version_required_plan" DEFAULT 'none',
  	"version_published_at" timestamp(3) with time zone,
  	"version_database_id" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__lifestyle_guides_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_lifestyle_guides_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  CREATE TABLE "reboot_revive_weeks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"summary" varchar,
  	"image_id" integer,
  	"season" "enum_reboot_revive_weeks_season" DEFAULT 'Spring',
  	"week_label" varchar,
  	"body" jsonb,
  	"body_html" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean DEFAULT false,
  	"slug" varchar,
  	"required_plan" "enum_reboot_revive_weeks_required_plan" DEFAULT 'none',
  	"published_at" timestamp(3) with time zone,
  	"database_id" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_reboot_revive_weeks_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "reboot_revive_weeks_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  CREATE TABLE "_reboot_revive_weeks_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_image_id" integer,
  	"version_season" "enum__reboot_revive_weeks_v_version_season" DEFAULT 'Spring',
  	"version_week_label" varchar,
  	"version_body" jsonb,
  	"version_body_html" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_slug" varchar,
  	"version_required_plan" "enum__reboot_revive_weeks_v_version_required_plan" DEFAULT 'none',
  	"version_published_at" timestamp(3) with time zone,
  	"version_database_id" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__reboot_revive_weeks_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_reboot_revive_weeks_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  CREATE TABLE "yalda_loves_products" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"summary" varchar,
  	"image_id" integer,
  	"brand" varchar,
  	"price" varchar,
  	"product_url" varchar,
  	"body" jsonb,
  	"body_html" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean DEFAULT false,
  	"slug" varchar,
  	"required_plan" "enum_yalda_loves_products_required_plan" DEFAULT 'none',
  	"published_at" timestamp(3) with time zone,
  	"database_id" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_yalda_loves_products_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "yalda_loves_products_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  CREATE TABLE "_yalda_loves_products_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_image_id" integer,
  	"version_brand" varchar,
  	"version_price" varchar,
  	"version_product_url" varchar,
  	"version_body" jsonb,
  	"version_body_html" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_slug" varchar,
  	"version_required_plan" "enum__yalda_loves_products_v_version_required_plan" DEFAULT 'none',
  	"version_published_at" timestamp(3) with time zone,
  	"version_database_id" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__yalda_loves_products_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_yalda_loves_products_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  CREATE TABLE "press" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"summary" varchar,
  	"image_id" integer,
  	"press_date" timestamp(3) with time zone,
  	"press_url" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean DEFAULT false,
  	"slug" varchar,
  	"required_plan" "enum_press_required_plan" DEFAULT 'none',
  	"published_at" timestamp(3) with time zone,
  	"database_id" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_press_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "press_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  CREATE TABLE "_press_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_image_id" integer,
  	"version_press_date" timestamp(3) with time zone,
  	"version_press_url" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_slug" varchar,
  	"version_required_plan" "enum__press_v_version_required_plan" DEFAULT 'none',
  	"version_published_at" timestamp(3) with time zone,
  	"version_database_id" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__press_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_press_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  CREATE TABLE "partners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"summary" varchar,
  	"image_id" integer,
  	"partner_url" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean DEFAULT false,
  	"slug" varchar,
  	"required_plan" "enum_partners_required_plan" DEFAULT 'none',
  	"published_at" timestamp(3) with time zone,
  	"database_id" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_partners_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "partners_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  CREATE TABLE "_partners_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_image_id" integer,
  	"version_partner_url" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_slug" varchar,
  	"version_required_plan" "enum__partners_v_version_required_plan" DEFAULT 'none',
  	"version_published_at" timestamp(3) with time zone,
  	"version_database_id" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__partners_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_partners_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar NOT NULL,
  	"credit" varchar,
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
  
  CREATE TABLE "categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"taxonomy" "enum_categories_taxonomy" NOT NULL,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"first_name" varchar,
  	"last_name" varchar,
  	"avatar_id" integer,
  	"about" varchar,
  	"role" "enum_users_role" DEFAULT 'member' NOT NULL,
  	"plan" "enum_users_plan" DEFAULT 'free' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"username" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "milestones" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"counts" "enum_milestones_counts" NOT NULL,
  	"target" numeric NOT NULL,
  	"icon" varchar DEFAULT 'sun',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "favourites" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" integer NOT NULL,
  	"item" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "watches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" integer NOT NULL,
  	"item" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ratings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" integer NOT NULL,
  	"item" numeric NOT NULL,
  	"rating" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "feedback" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"message" varchar NOT NULL,
  	"name" varchar,
  	"page_url" varchar,
  	"user_agent" varchar,
  	"language" varchar,
  	"screen_width" numeric,
  	"screen_height" numeric,
  	"sent_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscribers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"consent_at" timestamp(3) with time zone NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"unsubscribed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "catalogue" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"database_id" numeric NOT NULL,
  	"post_type" varchar NOT NULL,
  	"doc_id" numeric NOT NULL,
  	"parent_doc_id" numeric,
  	"title" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"uri" varchar,
  	"summary" varchar,
  	"image_id" numeric,
  	"required_plan" varchar NOT NULL,
  	"listed" boolean DEFAULT false NOT NULL,
  	"published_at" timestamp(3) with time zone NOT NULL,
  	"total_time" numeric,
  	"protein" numeric,
  	"kcal" numeric,
  	"sugars" numeric,
  	"duration" numeric,
  	"event_date" timestamp(3) with time zone,
  	"extras" jsonb
  );
  
  CREATE TABLE "catalogue_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  CREATE TABLE "identities" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"post_type" varchar NOT NULL
  );
  
  CREATE TABLE "forms_emails" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"email_to" varchar,
  	"cc" varchar,
  	"bcc" varchar,
  	"reply_to" varchar,
  	"email_from" varchar,
  	"subject" varchar DEFAULT 'You''ve received a new message.' NOT NULL,
  	"message" jsonb
  );
  
  CREATE TABLE "forms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"fields" jsonb,
  	"submit_button_label" varchar,
  	"confirmation_type" "enum_forms_confirmation_type" DEFAULT 'message',
  	"confirmation_message" jsonb,
  	"redirect_url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "form_submissions_submission_data" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"field" varchar NOT NULL,
  	"value" varchar NOT NULL
  );
  
  CREATE TABLE "form_submissions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"form_id" integer NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"recipes_id" integer,
  	"movement_guides_id" integer,
  	"guided_meditations_id" integer,
  	"masterclasses_id" integer,
  	"podcasts_id" integer,
  	"posts_id" integer,
  	"testimonials_id" integer,
  	"faqs_id" integer,
  	"events_id" integer,
  	"expert_advices_id" integer,
  	"lifestyle_guides_id" integer,
  	"reboot_revive_weeks_id" integer,
  	"yalda_loves_products_id" integer,
  	"press_id" integer,
  	"partners_id" integer,
  	"media_id" integer,
  	"categories_id" integer,
  	"redirects_id" integer,
  	"users_id" integer,
  	"milestones_id" integer,
  	"favourites_id" integer,
  	"watches_id" integer,
  	"ratings_id" integer,
  	"feedback_id" integer,
  	"subscribers_id" integer,
  	"catalogue_id" integer,
  	"identities_id" integer,
  	"forms_id" integer,
  	"form_submissions_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_name" varchar DEFAULT 'eat, burn, sleep' NOT NULL,
  	"tagline" varchar DEFAULT 'Say hi to your new lifestyle!' NOT NULL,
  	"support_email" varchar,
  	"reviews_score" numeric DEFAULT 4.8,
  	"reviews_count" numeric DEFAULT 140,
  	"reviews_url" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "navigation_primary" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"url" varchar,
  	"target" "enum_navigation_primary_target" DEFAULT '_self'
  );
  
  CREATE TABLE "navigation" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "footer_quick_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"url" varchar,
  	"target" "enum_footer_quick_links_target" DEFAULT '_self'
  );
  
  CREATE TABLE "footer_take_along" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"service" "enum_footer_take_along_service" NOT NULL,
  	"label" varchar,
  	"url" varchar
  );
  
  CREATE TABLE "footer_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"service" "enum_footer_social_service" NOT NULL,
  	"label" varchar,
  	"url" varchar
  );
  
  CREATE TABLE "footer_legal" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"url" varchar,
  	"target" "enum_footer_legal_target" DEFAULT '_self'
  );
  
  CREATE TABLE "footer" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"visitor_text" jsonb,
  	"visitor_text_html" varchar,
  	"member_text" jsonb,
  	"member_text_html" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "modals_contents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"text" jsonb,
  	"text_html" varchar
  );
  
  CREATE TABLE "modals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"login_label" varchar DEFAULT 'Sign in' NOT NULL,
  	"sign_up_label" varchar DEFAULT 'Sign up' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "movement_weeks_weeks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "movement_weeks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "movement_weeks_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"movement_guides_id" integer
  );
  
  CREATE TABLE "food_lists_green_lists_lists" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"subtitle" varchar,
  	"list" varchar NOT NULL
  );
  
  CREATE TABLE "food_lists_green_lists" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"introduction" varchar,
  	"asterisk" varchar
  );
  
  CREATE TABLE "food_lists_orange_lists_lists" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"subtitle" varchar,
  	"list" varchar NOT NULL
  );
  
  CREATE TABLE "food_lists_orange_lists" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"introduction" varchar,
  	"asterisk" varchar
  );
  
  CREATE TABLE "food_lists_red_lists_lists" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"subtitle" varchar,
  	"list" varchar NOT NULL
  );
  
  CREATE TABLE "food_lists_red_lists" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"introduction" varchar,
  	"asterisk" varchar
  );
  
  CREATE TABLE "food_lists" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"green_introduction" varchar,
  	"green_image_id" integer,
  	"orange_introduction" varchar,
  	"orange_image_id" integer,
  	"red_introduction" varchar,
  	"red_image_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "pages" ADD CONSTRAINT "pages_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_parent_id_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recipes_ingredient_groups_ingredients" ADD CONSTRAINT "recipes_ingredient_groups_ingredients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."recipes_ingredient_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recipes_ingredient_groups" ADD CONSTRAINT "recipes_ingredient_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recipes_method" ADD CONSTRAINT "recipes_method_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recipes_allergens" ADD CONSTRAINT "recipes_allergens_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recipes_diets" ADD CONSTRAINT "recipes_diets_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recipes_tips" ADD CONSTRAINT "recipes_tips_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recipes" ADD CONSTRAINT "recipes_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recipes" ADD CONSTRAINT "recipes_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recipes_rels" ADD CONSTRAINT "recipes_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recipes_rels" ADD CONSTRAINT "recipes_rels_recipes_fk" FOREIGN KEY ("recipes_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recipes_rels" ADD CONSTRAINT "recipes_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_recipes_v_version_ingredient_groups_ingredients" ADD CONSTRAINT "_recipes_v_version_ingredient_groups_ingredients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_recipes_v_version_ingredient_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_recipes_v_version_ingredient_groups" ADD CONSTRAINT "_recipes_v_version_ingredient_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_recipes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_recipes_v_version_method" ADD CONSTRAINT "_recipes_v_version_method_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_recipes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_recipes_v_version_allergens" ADD CONSTRAINT "_recipes_v_version_allergens_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_recipes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_recipes_v_version_diets" ADD CONSTRAINT "_recipes_v_version_diets_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_recipes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_recipes_v_version_tips" ADD CONSTRAINT "_recipes_v_version_tips_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_recipes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_recipes_v" ADD CONSTRAINT "_recipes_v_parent_id_recipes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."recipes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_recipes_v" ADD CONSTRAINT "_recipes_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_recipes_v" ADD CONSTRAINT "_recipes_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_recipes_v_rels" ADD CONSTRAINT "_recipes_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_recipes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_recipes_v_rels" ADD CONSTRAINT "_recipes_v_rels_recipes_fk" FOREIGN KEY ("recipes_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_recipes_v_rels" ADD CONSTRAINT "_recipes_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "movement_guides" ADD CONSTRAINT "movement_guides_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "movement_guides" ADD CONSTRAINT "movement_guides_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "movement_guides_rels" ADD CONSTRAINT "movement_guides_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."movement_guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "movement_guides_rels" ADD CONSTRAINT "movement_guides_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_movement_guides_v" ADD CONSTRAINT "_movement_guides_v_parent_id_movement_guides_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."movement_guides"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_movement_guides_v" ADD CONSTRAINT "_movement_guides_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_movement_guides_v" ADD CONSTRAINT "_movement_guides_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_movement_guides_v_rels" ADD CONSTRAINT "_movement_guides_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_movement_guides_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_movement_guides_v_rels" ADD CONSTRAINT "_movement_guides_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guided_meditations" ADD CONSTRAINT "guided_meditations_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "guided_meditations" ADD CONSTRAINT "guided_meditations_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "guided_meditations_rels" ADD CONSTRAINT "guided_meditations_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."guided_meditations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guided_meditations_rels" ADD CONSTRAINT "guided_meditations_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_guided_meditations_v" ADD CONSTRAINT "_guided_meditations_v_parent_id_guided_meditations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."guided_meditations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guided_meditations_v" ADD CONSTRAINT "_guided_meditations_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guided_meditations_v" ADD CONSTRAINT "_guided_meditations_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guided_meditations_v_rels" ADD CONSTRAINT "_guided_meditations_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_guided_meditations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_guided_meditations_v_rels" ADD CONSTRAINT "_guided_meditations_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "masterclasses_replays" ADD CONSTRAINT "masterclasses_replays_resource_image_id_media_id_fk" FOREIGN KEY ("resource_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "masterclasses_replays" ADD CONSTRAINT "masterclasses_replays_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."masterclasses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "masterclasses" ADD CONSTRAINT "masterclasses_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "masterclasses" ADD CONSTRAINT "masterclasses_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "masterclasses_rels" ADD CONSTRAINT "masterclasses_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."masterclasses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "masterclasses_rels" ADD CONSTRAINT "masterclasses_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_masterclasses_v_version_replays" ADD CONSTRAINT "_masterclasses_v_version_replays_resource_image_id_media_id_fk" FOREIGN KEY ("resource_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_masterclasses_v_version_replays" ADD CONSTRAINT "_masterclasses_v_version_replays_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_masterclasses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_masterclasses_v" ADD CONSTRAINT "_masterclasses_v_parent_id_masterclasses_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."masterclasses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_masterclasses_v" ADD CONSTRAINT "_masterclasses_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_masterclasses_v" ADD CONSTRAINT "_masterclasses_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_masterclasses_v_rels" ADD CONSTRAINT "_masterclasses_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_masterclasses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_masterclasses_v_rels" ADD CONSTRAINT "_masterclasses_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "podcasts" ADD CONSTRAINT "podcasts_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "podcasts" ADD CONSTRAINT "podcasts_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "podcasts_rels" ADD CONSTRAINT "podcasts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."podcasts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "podcasts_rels" ADD CONSTRAINT "podcasts_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_podcasts_v" ADD CONSTRAINT "_podcasts_v_parent_id_podcasts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."podcasts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_podcasts_v" ADD CONSTRAINT "_podcasts_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_podcasts_v" ADD CONSTRAINT "_podcasts_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_podcasts_v_rels" ADD CONSTRAINT "_podcasts_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_podcasts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_podcasts_v_rels" ADD CONSTRAINT "_podcasts_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials_rels" ADD CONSTRAINT "testimonials_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonials_rels" ADD CONSTRAINT "testimonials_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_parent_id_testimonials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v_rels" ADD CONSTRAINT "_testimonials_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_testimonials_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonials_v_rels" ADD CONSTRAINT "_testimonials_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faqs" ADD CONSTRAINT "faqs_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "faqs" ADD CONSTRAINT "faqs_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "faqs_rels" ADD CONSTRAINT "faqs_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faqs_rels" ADD CONSTRAINT "faqs_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_parent_id_faqs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faqs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faqs_v_rels" ADD CONSTRAINT "_faqs_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_faqs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faqs_v_rels" ADD CONSTRAINT "_faqs_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_parent_id_events_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "expert_advices" ADD CONSTRAINT "expert_advices_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "expert_advices" ADD CONSTRAINT "expert_advices_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "expert_advices_rels" ADD CONSTRAINT "expert_advices_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."expert_advices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "expert_advices_rels" ADD CONSTRAINT "expert_advices_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_expert_advices_v" ADD CONSTRAINT "_expert_advices_v_parent_id_expert_advices_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."expert_advices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_expert_advices_v" ADD CONSTRAINT "_expert_advices_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_expert_advices_v" ADD CONSTRAINT "_expert_advices_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_expert_advices_v_rels" ADD CONSTRAINT "_expert_advices_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_expert_advices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_expert_advices_v_rels" ADD CONSTRAINT "_expert_advices_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lifestyle_guides" ADD CONSTRAINT "lifestyle_guides_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lifestyle_guides" ADD CONSTRAINT "lifestyle_guides_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lifestyle_guides_rels" ADD CONSTRAINT "lifestyle_guides_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."lifestyle_guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lifestyle_guides_rels" ADD CONSTRAINT "lifestyle_guides_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lifestyle_guides_v" ADD CONSTRAINT "_lifestyle_guides_v_parent_id_lifestyle_guides_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."lifestyle_guides"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_lifestyle_guides_v" ADD CONSTRAINT "_lifestyle_guides_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_lifestyle_guides_v" ADD CONSTRAINT "_lifestyle_guides_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_lifestyle_guides_v_rels" ADD CONSTRAINT "_lifestyle_guides_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_lifestyle_guides_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lifestyle_guides_v_rels" ADD CONSTRAINT "_lifestyle_guides_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reboot_revive_weeks" ADD CONSTRAINT "reboot_revive_weeks_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reboot_revive_weeks" ADD CONSTRAINT "reboot_revive_weeks_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reboot_revive_weeks_rels" ADD CONSTRAINT "reboot_revive_weeks_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reboot_revive_weeks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reboot_revive_weeks_rels" ADD CONSTRAINT "reboot_revive_weeks_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reboot_revive_weeks_v" ADD CONSTRAINT "_reboot_revive_weeks_v_parent_id_reboot_revive_weeks_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reboot_revive_weeks"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reboot_revive_weeks_v" ADD CONSTRAINT "_reboot_revive_weeks_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reboot_revive_weeks_v" ADD CONSTRAINT "_reboot_revive_weeks_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reboot_revive_weeks_v_rels" ADD CONSTRAINT "_reboot_revive_weeks_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_reboot_revive_weeks_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reboot_revive_weeks_v_rels" ADD CONSTRAINT "_reboot_revive_weeks_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "yalda_loves_products" ADD CONSTRAINT "yalda_loves_products_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "yalda_loves_products" ADD CONSTRAINT "yalda_loves_products_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "yalda_loves_products_rels" ADD CONSTRAINT "yalda_loves_products_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."yalda_loves_products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "yalda_loves_products_rels" ADD CONSTRAINT "yalda_loves_products_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_yalda_loves_products_v" ADD CONSTRAINT "_yalda_loves_products_v_parent_id_yalda_loves_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."yalda_loves_products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_yalda_loves_products_v" ADD CONSTRAINT "_yalda_loves_products_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_yalda_loves_products_v" ADD CONSTRAINT "_yalda_loves_products_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_yalda_loves_products_v_rels" ADD CONSTRAINT "_yalda_loves_products_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_yalda_loves_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_yalda_loves_products_v_rels" ADD CONSTRAINT "_yalda_loves_products_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "press" ADD CONSTRAINT "press_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "press" ADD CONSTRAINT "press_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "press_rels" ADD CONSTRAINT "press_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."press"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "press_rels" ADD CONSTRAINT "press_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_press_v" ADD CONSTRAINT "_press_v_parent_id_press_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."press"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_press_v" ADD CONSTRAINT "_press_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_press_v" ADD CONSTRAINT "_press_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_press_v_rels" ADD CONSTRAINT "_press_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_press_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_press_v_rels" ADD CONSTRAINT "_press_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partners" ADD CONSTRAINT "partners_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "partners" ADD CONSTRAINT "partners_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "partners_rels" ADD CONSTRAINT "partners_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partners_rels" ADD CONSTRAINT "partners_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_parent_id_partners_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v_rels" ADD CONSTRAINT "_partners_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partners_v_rels" ADD CONSTRAINT "_partners_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users" ADD CONSTRAINT "users_avatar_id_media_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "favourites" ADD CONSTRAINT "favourites_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "watches" ADD CONSTRAINT "watches_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ratings" ADD CONSTRAINT "ratings_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "catalogue_rels" ADD CONSTRAINT "catalogue_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."catalogue"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "catalogue_rels" ADD CONSTRAINT "catalogue_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_emails" ADD CONSTRAINT "forms_emails_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "form_submissions_submission_data" ADD CONSTRAINT "form_submissions_submission_data_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."form_submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_recipes_fk" FOREIGN KEY ("recipes_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_movement_guides_fk" FOREIGN KEY ("movement_guides_id") REFERENCES "public"."movement_guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_guided_meditations_fk" FOREIGN KEY ("guided_meditations_id") REFERENCES "public"."guided_meditations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_masterclasses_fk" FOREIGN KEY ("masterclasses_id") REFERENCES "public"."masterclasses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_podcasts_fk" FOREIGN KEY ("podcasts_id") REFERENCES "public"."podcasts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_expert_advices_fk" FOREIGN KEY ("expert_advices_id") REFERENCES "public"."expert_advices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lifestyle_guides_fk" FOREIGN KEY ("lifestyle_guides_id") REFERENCES "public"."lifestyle_guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reboot_revive_weeks_fk" FOREIGN KEY ("reboot_revive_weeks_id") REFERENCES "public"."reboot_revive_weeks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_yalda_loves_products_fk" FOREIGN KEY ("yalda_loves_products_id") REFERENCES "public"."yalda_loves_products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_press_fk" FOREIGN KEY ("press_id") REFERENCES "public"."press"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_partners_fk" FOREIGN KEY ("partners_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_milestones_fk" FOREIGN KEY ("milestones_id") REFERENCES "public"."milestones"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_favourites_fk" FOREIGN KEY ("favourites_id") REFERENCES "public"."favourites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_watches_fk" FOREIGN KEY ("watches_id") REFERENCES "public"."watches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ratings_fk" FOREIGN KEY ("ratings_id") REFERENCES "public"."ratings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_feedback_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedback"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscribers_fk" FOREIGN KEY ("subscribers_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_catalogue_fk" FOREIGN KEY ("catalogue_id") REFERENCES "public"."catalogue"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_identities_fk" FOREIGN KEY ("identities_id") REFERENCES "public"."identities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forms_fk" FOREIGN KEY ("forms_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_form_submissions_fk" FOREIGN KEY ("form_submissions_id") REFERENCES "public"."form_submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_primary" ADD CONSTRAINT "navigation_primary_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_quick_links" ADD CONSTRAINT "footer_quick_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_take_along" ADD CONSTRAINT "footer_take_along_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_social" ADD CONSTRAINT "footer_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_legal" ADD CONSTRAINT "footer_legal_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "modals_contents" ADD CONSTRAINT "modals_contents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."modals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "movement_weeks_weeks" ADD CONSTRAINT "movement_weeks_weeks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."movement_weeks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "movement_weeks_rels" ADD CONSTRAINT "movement_weeks_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."movement_weeks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "movement_weeks_rels" ADD CONSTRAINT "movement_weeks_rels_movement_guides_fk" FOREIGN KEY ("movement_guides_id") REFERENCES "public"."movement_guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "food_lists_green_lists_lists" ADD CONSTRAINT "food_lists_green_lists_lists_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."food_lists_green_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "food_lists_green_lists" ADD CONSTRAINT "food_lists_green_lists_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."food_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "food_lists_orange_lists_lists" ADD CONSTRAINT "food_lists_orange_lists_lists_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."food_lists_orange_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "food_lists_orange_lists" ADD CONSTRAINT "food_lists_orange_lists_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."food_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "food_lists_red_lists_lists" ADD CONSTRAINT "food_lists_red_lists_lists_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."food_lists_red_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "food_lists_red_lists" ADD CONSTRAINT "food_lists_red_lists_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."food_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "food_lists" ADD CONSTRAINT "food_lists_green_image_id_media_id_fk" FOREIGN KEY ("green_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "food_lists" ADD CONSTRAINT "food_lists_orange_image_id_media_id_fk" FOREIGN KEY ("orange_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "food_lists" ADD CONSTRAINT "food_lists_red_image_id_media_id_fk" FOREIGN KEY ("red_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "pages_image_idx" ON "pages" USING btree ("image_id");
  CREATE INDEX "pages_seo_seo_image_idx" ON "pages" USING btree ("seo_image_id");
  CREATE INDEX "pages_parent_idx" ON "pages" USING btree ("parent_id");
  CREATE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE INDEX "pages_published_at_idx" ON "pages" USING btree ("published_at");
  CREATE UNIQUE INDEX "pages_database_id_idx" ON "pages" USING btree ("database_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "pages_rels_order_idx" ON "pages_rels" USING btree ("order");
  CREATE INDEX "pages_rels_parent_idx" ON "pages_rels" USING btree ("parent_id");
  CREATE INDEX "pages_rels_path_idx" ON "pages_rels" USING btree ("path");
  CREATE INDEX "pages_rels_categories_id_idx" ON "pages_rels" USING btree ("categories_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_image_idx" ON "_pages_v" USING btree ("version_image_id");
  CREATE INDEX "_pages_v_version_seo_version_seo_image_idx" ON "_pages_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_pages_v_version_version_parent_idx" ON "_pages_v" USING btree ("version_parent_id");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
  CREATE INDEX "_pages_v_version_version_published_at_idx" ON "_pages_v" USING btree ("version_published_at");
  CREATE INDEX "_pages_v_version_version_database_id_idx" ON "_pages_v" USING btree ("version_database_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_rels_order_idx" ON "_pages_v_rels" USING btree ("order");
  CREATE INDEX "_pages_v_rels_parent_idx" ON "_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_pages_v_rels_path_idx" ON "_pages_v_rels" USING btree ("path");
  CREATE INDEX "_pages_v_rels_categories_id_idx" ON "_pages_v_rels" USING btree ("categories_id");
  CREATE INDEX "recipes_ingredient_groups_ingredients_order_idx" ON "recipes_ingredient_groups_ingredients" USING btree ("_order");
  CREATE INDEX "recipes_ingredient_groups_ingredients_parent_id_idx" ON "recipes_ingredient_groups_ingredients" USING btree ("_parent_id");
  CREATE INDEX "recipes_ingredient_groups_order_idx" ON "recipes_ingredient_groups" USING btree ("_order");
  CREATE INDEX "recipes_ingredient_groups_parent_id_idx" ON "recipes_ingredient_groups" USING btree ("_parent_id");
  CREATE INDEX "recipes_method_order_idx" ON "recipes_method" USING btree ("_order");
  CREATE INDEX "recipes_method_parent_id_idx" ON "recipes_method" USING btree ("_parent_id");
  CREATE INDEX "recipes_allergens_order_idx" ON "recipes_allergens" USING btree ("order");
  CREATE INDEX "recipes_allergens_parent_idx" ON "recipes_allergens" USING btree ("parent_id");
  CREATE INDEX "recipes_diets_order_idx" ON "recipes_diets" USING btree ("order");
  CREATE INDEX "recipes_diets_parent_idx" ON "recipes_diets" USING btree ("parent_id");
  CREATE INDEX "recipes_tips_order_idx" ON "recipes_tips" USING btree ("_order");
  CREATE INDEX "recipes_tips_parent_id_idx" ON "recipes_tips" USING btree ("_parent_id");
  CREATE INDEX "recipes_image_idx" ON "recipes" USING btree ("image_id");
  CREATE INDEX "recipes_seo_seo_image_idx" ON "recipes" USING btree ("seo_image_id");
  CREATE UNIQUE INDEX "recipes_slug_idx" ON "recipes" USING btree ("slug");
  CREATE INDEX "recipes_published_at_idx" ON "recipes" USING btree ("published_at");
  CREATE UNIQUE INDEX "recipes_database_id_idx" ON "recipes" USING btree ("database_id");
  CREATE INDEX "recipes_updated_at_idx" ON "recipes" USING btree ("updated_at");
  CREATE INDEX "recipes_created_at_idx" ON "recipes" USING btree ("created_at");
  CREATE INDEX "recipes__status_idx" ON "recipes" USING btree ("_status");
  CREATE INDEX "recipes_rels_order_idx" ON "recipes_rels" USING btree ("order");
  CREATE INDEX "recipes_rels_parent_idx" ON "recipes_rels" USING btree ("parent_id");
  CREATE INDEX "recipes_rels_path_idx" ON "recipes_rels" USING btree ("path");
  CREATE INDEX "recipes_rels_recipes_id_idx" ON "recipes_rels" USING btree ("recipes_id");
  CREATE INDEX "recipes_rels_categories_id_idx" ON "recipes_rels" USING btree ("categories_id");
  CREATE INDEX "_recipes_v_version_ingredient_groups_ingredients_order_idx" ON "_recipes_v_version_ingredient_groups_ingredients" USING btree ("_order");
  CREATE INDEX "_recipes_v_version_ingredient_groups_ingredients_parent_id_idx" ON "_recipes_v_version_ingredient_groups_ingredients" USING btree ("_parent_id");
  CREATE INDEX "_recipes_v_version_ingredient_groups_order_idx" ON "_recipes_v_version_ingredient_groups" USING btree ("_order");
  CREATE INDEX "_recipes_v_version_ingredient_groups_parent_id_idx" ON "_recipes_v_version_ingredient_groups" USING btree ("_parent_id");
  CREATE INDEX "_recipes_v_version_method_order_idx" ON "_recipes_v_version_method" USING btree ("_order");
  CREATE INDEX "_recipes_v_version_method_parent_id_idx" ON "_recipes_v_version_method" USING btree ("_parent_id");
  CREATE INDEX "_recipes_v_version_allergens_order_idx" ON "_recipes_v_version_allergens" USING btree ("order");
  CREATE INDEX "_recipes_v_version_allergens_parent_idx" ON "_recipes_v_version_allergens" USING btree ("parent_id");
  CREATE INDEX "_recipes_v_version_diets_order_idx" ON "_recipes_v_version_diets" USING btree ("order");
  CREATE INDEX "_recipes_v_version_diets_parent_idx" ON "_recipes_v_version_diets" USING btree ("parent_id");
  CREATE INDEX "_recipes_v_version_tips_order_idx" ON "_recipes_v_version_tips" USING btree ("_order");
  CREATE INDEX "_recipes_v_version_tips_parent_id_idx" ON "_recipes_v_version_tips" USING btree ("_parent_id");
  CREATE INDEX "_recipes_v_parent_idx" ON "_recipes_v" USING btree ("parent_id");
  CREATE INDEX "_recipes_v_version_version_image_idx" ON "_recipes_v" USING btree ("version_image_id");
  CREATE INDEX "_recipes_v_version_seo_version_seo_image_idx" ON "_recipes_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_recipes_v_version_version_slug_idx" ON "_recipes_v" USING btree ("version_slug");
  CREATE INDEX "_recipes_v_version_version_published_at_idx" ON "_recipes_v" USING btree ("version_published_at");
  CREATE INDEX "_recipes_v_version_version_database_id_idx" ON "_recipes_v" USING btree ("version_database_id");
  CREATE INDEX "_recipes_v_version_version_updated_at_idx" ON "_recipes_v" USING btree ("version_updated_at");
  CREATE INDEX "_recipes_v_version_version_created_at_idx" ON "_recipes_v" USING btree ("version_created_at");
  CREATE INDEX "_recipes_v_version_version__status_idx" ON "_recipes_v" USING btree ("version__status");
  CREATE INDEX "_recipes_v_created_at_idx" ON "_recipes_v" USING btree ("created_at");
  CREATE INDEX "_recipes_v_updated_at_idx" ON "_recipes_v" USING btree ("updated_at");
  CREATE INDEX "_recipes_v_latest_idx" ON "_recipes_v" USING btree ("latest");
  CREATE INDEX "_recipes_v_rels_order_idx" ON "_recipes_v_rels" USING btree ("order");
  CREATE INDEX "_recipes_v_rels_parent_idx" ON "_recipes_v_rels" USING btree ("parent_id");
  CREATE INDEX "_recipes_v_rels_path_idx" ON "_recipes_v_rels" USING btree ("path");
  CREATE INDEX "_recipes_v_rels_recipes_id_idx" ON "_recipes_v_rels" USING btree ("recipes_id");
  CREATE INDEX "_recipes_v_rels_categories_id_idx" ON "_recipes_v_rels" USING btree ("categories_id");
  CREATE INDEX "movement_guides_image_idx" ON "movement_guides" USING btree ("image_id");
  CREATE INDEX "movement_guides_seo_seo_image_idx" ON "movement_guides" USING btree ("seo_image_id");
  CREATE UNIQUE INDEX "movement_guides_slug_idx" ON "movement_guides" USING btree ("slug");
  CREATE INDEX "movement_guides_published_at_idx" ON "movement_guides" USING btree ("published_at");
  CREATE UNIQUE INDEX "movement_guides_database_id_idx" ON "movement_guides" USING btree ("database_id");
  CREATE INDEX "movement_guides_updated_at_idx" ON "movement_guides" USING btree ("updated_at");
  CREATE INDEX "movement_guides_created_at_idx" ON "movement_guides" USING btree ("created_at");
  CREATE INDEX "movement_guides__status_idx" ON "movement_guides" USING btree ("_status");
  CREATE INDEX "movement_guides_rels_order_idx" ON "movement_guides_rels" USING btree ("order");
  CREATE INDEX "movement_guides_rels_parent_idx" ON "movement_guides_rels" USING btree ("parent_id");
  CREATE INDEX "movement_guides_rels_path_idx" ON "movement_guides_rels" USING btree ("path");
  CREATE INDEX "movement_guides_rels_categories_id_idx" ON "movement_guides_rels" USING btree ("categories_id");
  CREATE INDEX "_movement_guides_v_parent_idx" ON "_movement_guides_v" USING btree ("parent_id");
  CREATE INDEX "_movement_guides_v_version_version_image_idx" ON "_movement_guides_v" USING btree ("version_image_id");
  CREATE INDEX "_movement_guides_v_version_seo_version_seo_image_idx" ON "_movement_guides_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_movement_guides_v_version_version_slug_idx" ON "_movement_guides_v" USING btree ("version_slug");
  CREATE INDEX "_movement_guides_v_version_version_published_at_idx" ON "_movement_guides_v" USING btree ("version_published_at");
  CREATE INDEX "_movement_guides_v_version_version_database_id_idx" ON "_movement_guides_v" USING btree ("version_database_id");
  CREATE INDEX "_movement_guides_v_version_version_updated_at_idx" ON "_movement_guides_v" USING btree ("version_updated_at");
  CREATE INDEX "_movement_guides_v_version_version_created_at_idx" ON "_movement_guides_v" USING btree ("version_created_at");
  CREATE INDEX "_movement_guides_v_version_version__status_idx" ON "_movement_guides_v" USING btree ("version__status");
  CREATE INDEX "_movement_guides_v_created_at_idx" ON "_movement_guides_v" USING btree ("created_at");
  CREATE INDEX "_movement_guides_v_updated_at_idx" ON "_movement_guides_v" USING btree ("updated_at");
  CREATE INDEX "_movement_guides_v_latest_idx" ON "_movement_guides_v" USING btree ("latest");
  CREATE INDEX "_movement_guides_v_rels_order_idx" ON "_movement_guides_v_rels" USING btree ("order");
  CREATE INDEX "_movement_guides_v_rels_parent_idx" ON "_movement_guides_v_rels" USING btree ("parent_id");
  CREATE INDEX "_movement_guides_v_rels_path_idx" ON "_movement_guides_v_rels" USING btree ("path");
  CREATE INDEX "_movement_guides_v_rels_categories_id_idx" ON "_movement_guides_v_rels" USING btree ("categories_id");
  CREATE INDEX "guided_meditations_image_idx" ON "guided_meditations" USING btree ("image_id");
  CREATE INDEX "guided_meditations_seo_seo_image_idx" ON "guided_meditations" USING btree ("seo_image_id");
  CREATE UNIQUE INDEX "guided_meditations_slug_idx" ON "guided_meditations" USING btree ("slug");
  CREATE INDEX "guided_meditations_published_at_idx" ON "guided_meditations" USING btree ("published_at");
  CREATE UNIQUE INDEX "guided_meditations_database_id_idx" ON "guided_meditations" USING btree ("database_id");
  CREATE INDEX "guided_meditations_updated_at_idx" ON "guided_meditations" USING btree ("updated_at");
  CREATE INDEX "guided_meditations_created_at_idx" ON "guided_meditations" USING btree ("created_at");
  CREATE INDEX "guided_meditations__status_idx" ON "guided_meditations" USING btree ("_status");
  CREATE INDEX "guided_meditations_rels_order_idx" ON "guided_meditations_rels" USING btree ("order");
  CREATE INDEX "guided_meditations_rels_parent_idx" ON "guided_meditations_rels" USING btree ("parent_id");
  CREATE INDEX "guided_meditations_rels_path_idx" ON "guided_meditations_rels" USING btree ("path");
  CREATE INDEX "guided_meditations_rels_categories_id_idx" ON "guided_meditations_rels" USING btree ("categories_id");
  CREATE INDEX "_guided_meditations_v_parent_idx" ON "_guided_meditations_v" USING btree ("parent_id");
  CREATE INDEX "_guided_meditations_v_version_version_image_idx" ON "_guided_meditations_v" USING btree ("version_image_id");
  CREATE INDEX "_guided_meditations_v_version_seo_version_seo_image_idx" ON "_guided_meditations_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_guided_meditations_v_version_version_slug_idx" ON "_guided_meditations_v" USING btree ("version_slug");
  CREATE INDEX "_guided_meditations_v_version_version_published_at_idx" ON "_guided_meditations_v" USING btree ("version_published_at");
  CREATE INDEX "_guided_meditations_v_version_version_database_id_idx" ON "_guided_meditations_v" USING btree ("version_database_id");
  CREATE INDEX "_guided_meditations_v_version_version_updated_at_idx" ON "_guided_meditations_v" USING btree ("version_updated_at");
  CREATE INDEX "_guided_meditations_v_version_version_created_at_idx" ON "_guided_meditations_v" USING btree ("version_created_at");
  CREATE INDEX "_guided_meditations_v_version_version__status_idx" ON "_guided_meditations_v" USING btree ("version__status");
  CREATE INDEX "_guided_meditations_v_created_at_idx" ON "_guided_meditations_v" USING btree ("created_at");
  CREATE INDEX "_guided_meditations_v_updated_at_idx" ON "_guided_meditations_v" USING btree ("updated_at");
  CREATE INDEX "_guided_meditations_v_latest_idx" ON "_guided_meditations_v" USING btree ("latest");
  CREATE INDEX "_guided_meditations_v_rels_order_idx" ON "_guided_meditations_v_rels" USING btree ("order");
  CREATE INDEX "_guided_meditations_v_rels_parent_idx" ON "_guided_meditations_v_rels" USING btree ("parent_id");
  CREATE INDEX "_guided_meditations_v_rels_path_idx" ON "_guided_meditations_v_rels" USING btree ("path");
  CREATE INDEX "_guided_meditations_v_rels_categories_id_idx" ON "_guided_meditations_v_rels" USING btree ("categories_id");
  CREATE INDEX "masterclasses_replays_order_idx" ON "masterclasses_replays" USING btree ("_order");
  CREATE INDEX "masterclasses_replays_parent_id_idx" ON "masterclasses_replays" USING btree ("_parent_id");
  CREATE INDEX "masterclasses_replays_resource_image_idx" ON "masterclasses_replays" USING btree ("resource_image_id");
  CREATE INDEX "masterclasses_image_idx" ON "masterclasses" USING btree ("image_id");
  CREATE INDEX "masterclasses_seo_seo_image_idx" ON "masterclasses" USING btree ("seo_image_id");
  CREATE UNIQUE INDEX "masterclasses_slug_idx" ON "masterclasses" USING btree ("slug");
  CREATE INDEX "masterclasses_published_at_idx" ON "masterclasses" USING btree ("published_at");
  CREATE UNIQUE INDEX "masterclasses_database_id_idx" ON "masterclasses" USING btree ("database_id");
  CREATE INDEX "masterclasses_updated_at_idx" ON "masterclasses" USING btree ("updated_at");
  CREATE INDEX "masterclasses_created_at_idx" ON "masterclasses" USING btree ("created_at");
  CREATE INDEX "masterclasses__status_idx" ON "masterclasses" USING btree ("_status");
  CREATE INDEX "masterclasses_rels_order_idx" ON "masterclasses_rels" USING btree ("order");
  CREATE INDEX "masterclasses_rels_parent_idx" ON "masterclasses_rels" USING btree ("parent_id");
  CREATE INDEX "masterclasses_rels_path_idx" ON "masterclasses_rels" USING btree ("path");
  CREATE INDEX "masterclasses_rels_categories_id_idx" ON "masterclasses_rels" USING btree ("categories_id");
  CREATE INDEX "_masterclasses_v_version_replays_order_idx" ON "_masterclasses_v_version_replays" USING btree ("_order");
  CREATE INDEX "_masterclasses_v_version_replays_parent_id_idx" ON "_masterclasses_v_version_replays" USING btree ("_parent_id");
  CREATE INDEX "_masterclasses_v_version_replays_resource_image_idx" ON "_masterclasses_v_version_replays" USING btree ("resource_image_id");
  CREATE INDEX "_masterclasses_v_parent_idx" ON "_masterclasses_v" USING btree ("parent_id");
  CREATE INDEX "_masterclasses_v_version_version_image_idx" ON "_masterclasses_v" USING btree ("version_image_id");
  CREATE INDEX "_masterclasses_v_version_seo_version_seo_image_idx" ON "_masterclasses_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_masterclasses_v_version_version_slug_idx" ON "_masterclasses_v" USING btree ("version_slug");
  CREATE INDEX "_masterclasses_v_version_version_published_at_idx" ON "_masterclasses_v" USING btree ("version_published_at");
  CREATE INDEX "_masterclasses_v_version_version_database_id_idx" ON "_masterclasses_v" USING btree ("version_database_id");
  CREATE INDEX "_masterclasses_v_version_version_updated_at_idx" ON "_masterclasses_v" USING btree ("version_updated_at");
  CREATE INDEX "_masterclasses_v_version_version_created_at_idx" ON "_masterclasses_v" USING btree ("version_created_at");
  CREATE INDEX "_masterclasses_v_version_version__status_idx" ON "_masterclasses_v" USING btree ("version__status");
  CREATE INDEX "_masterclasses_v_created_at_idx" ON "_masterclasses_v" USING btree ("created_at");
  CREATE INDEX "_masterclasses_v_updated_at_idx" ON "_masterclasses_v" USING btree ("updated_at");
  CREATE INDEX "_masterclasses_v_latest_idx" ON "_masterclasses_v" USING btree ("latest");
  CREATE INDEX "_masterclasses_v_rels_order_idx" ON "_masterclasses_v_rels" USING btree ("order");
  CREATE INDEX "_masterclasses_v_rels_parent_idx" ON "_masterclasses_v_rels" USING btree ("parent_id");
  CREATE INDEX "_masterclasses_v_rels_path_idx" ON "_masterclasses_v_rels" USING btree ("path");
  CREATE INDEX "_masterclasses_v_rels_categories_id_idx" ON "_masterclasses_v_rels" USING btree ("categories_id");
  CREATE INDEX "podcasts_image_idx" ON "podcasts" USING btree ("image_id");
  CREATE INDEX "podcasts_seo_seo_image_idx" ON "podcasts" USING btree ("seo_image_id");
  CREATE UNIQUE INDEX "podcasts_slug_idx" ON "podcasts" USING btree ("slug");
  CREATE INDEX "podcasts_published_at_idx" ON "podcasts" USING btree ("published_at");
  CREATE UNIQUE INDEX "podcasts_database_id_idx" ON "podcasts" USING btree ("database_id");
  CREATE INDEX "podcasts_updated_at_idx" ON "podcasts" USING btree ("updated_at");
  CREATE INDEX "podcasts_created_at_idx" ON "podcasts" USING btree ("created_at");
  CREATE INDEX "podcasts__status_idx" ON "podcasts" USING btree ("_status");
  CREATE INDEX "podcasts_rels_order_idx" ON "podcasts_rels" USING btree ("order");
  CREATE INDEX "podcasts_rels_parent_idx" ON "podcasts_rels" USING btree ("parent_id");
  CREATE INDEX "podcasts_rels_path_idx" ON "podcasts_rels" USING btree ("path");
  CREATE INDEX "podcasts_rels_categories_id_idx" ON "podcasts_rels" USING btree ("categories_id");
  CREATE INDEX "_podcasts_v_parent_idx" ON "_podcasts_v" USING btree ("parent_id");
  CREATE INDEX "_podcasts_v_version_version_image_idx" ON "_podcasts_v" USING btree ("version_image_id");
  CREATE INDEX "_podcasts_v_version_seo_version_seo_image_idx" ON "_podcasts_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_podcasts_v_version_version_slug_idx" ON "_podcasts_v" USING btree ("version_slug");
  CREATE INDEX "_podcasts_v_version_version_published_at_idx" ON "_podcasts_v" USING btree ("version_published_at");
  CREATE INDEX "_podcasts_v_version_version_database_id_idx" ON "_podcasts_v" USING btree ("version_database_id");
  CREATE INDEX "_podcasts_v_version_version_updated_at_idx" ON "_podcasts_v" USING btree ("version_updated_at");
  CREATE INDEX "_podcasts_v_version_version_created_at_idx" ON "_podcasts_v" USING btree ("version_created_at");
  CREATE INDEX "_podcasts_v_version_version__status_idx" ON "_podcasts_v" USING btree ("version__status");
  CREATE INDEX "_podcasts_v_created_at_idx" ON "_podcasts_v" USING btree ("created_at");
  CREATE INDEX "_podcasts_v_updated_at_idx" ON "_podcasts_v" USING btree ("updated_at");
  CREATE INDEX "_podcasts_v_latest_idx" ON "_podcasts_v" USING btree ("latest");
  CREATE INDEX "_podcasts_v_rels_order_idx" ON "_podcasts_v_rels" USING btree ("order");
  CREATE INDEX "_podcasts_v_rels_parent_idx" ON "_podcasts_v_rels" USING btree ("parent_id");
  CREATE INDEX "_podcasts_v_rels_path_idx" ON "_podcasts_v_rels" USING btree ("path");
  CREATE INDEX "_podcasts_v_rels_categories_id_idx" ON "_podcasts_v_rels" USING btree ("categories_id");
  CREATE INDEX "posts_image_idx" ON "posts" USING btree ("image_id");
  CREATE INDEX "posts_seo_seo_image_idx" ON "posts" USING btree ("seo_image_id");
  CREATE UNIQUE INDEX "posts_slug_idx" ON "posts" USING btree ("slug");
  CREATE INDEX "posts_published_at_idx" ON "posts" USING btree ("published_at");
  CREATE UNIQUE INDEX "posts_database_id_idx" ON "posts" USING btree ("database_id");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "posts__status_idx" ON "posts" USING btree ("_status");
  CREATE INDEX "posts_rels_order_idx" ON "posts_rels" USING btree ("order");
  CREATE INDEX "posts_rels_parent_idx" ON "posts_rels" USING btree ("parent_id");
  CREATE INDEX "posts_rels_path_idx" ON "posts_rels" USING btree ("path");
  CREATE INDEX "posts_rels_categories_id_idx" ON "posts_rels" USING btree ("categories_id");
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_image_idx" ON "_posts_v" USING btree ("version_image_id");
  CREATE INDEX "_posts_v_version_seo_version_seo_image_idx" ON "_posts_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_posts_v_version_version_slug_idx" ON "_posts_v" USING btree ("version_slug");
  CREATE INDEX "_posts_v_version_version_published_at_idx" ON "_posts_v" USING btree ("version_published_at");
  CREATE INDEX "_posts_v_version_version_database_id_idx" ON "_posts_v" USING btree ("version_database_id");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v" USING btree ("version__status");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
  CREATE INDEX "_posts_v_rels_order_idx" ON "_posts_v_rels" USING btree ("order");
  CREATE INDEX "_posts_v_rels_parent_idx" ON "_posts_v_rels" USING btree ("parent_id");
  CREATE INDEX "_posts_v_rels_path_idx" ON "_posts_v_rels" USING btree ("path");
  CREATE INDEX "_posts_v_rels_categories_id_idx" ON "_posts_v_rels" USING btree ("categories_id");
  CREATE INDEX "testimonials_image_idx" ON "testimonials" USING btree ("image_id");
  CREATE INDEX "testimonials_seo_seo_image_idx" ON "testimonials" USING btree ("seo_image_id");
  CREATE UNIQUE INDEX "testimonials_slug_idx" ON "testimonials" USING btree ("slug");
  CREATE INDEX "testimonials_published_at_idx" ON "testimonials" USING btree ("published_at");
  CREATE UNIQUE INDEX "testimonials_database_id_idx" ON "testimonials" USING btree ("database_id");
  CREATE INDEX "testimonials_updated_at_idx" ON "testimonials" USING btree ("updated_at");
  CREATE INDEX "testimonials_created_at_idx" ON "testimonials" USING btree ("created_at");
  CREATE INDEX "testimonials__status_idx" ON "testimonials" USING btree ("_status");
  CREATE INDEX "testimonials_rels_order_idx" ON "testimonials_rels" USING btree ("order");
  CREATE INDEX "testimonials_rels_parent_idx" ON "testimonials_rels" USING btree ("parent_id");
  CREATE INDEX "testimonials_rels_path_idx" ON "testimonials_rels" USING btree ("path");
  CREATE INDEX "testimonials_rels_categories_id_idx" ON "testimonials_rels" USING btree ("categories_id");
  CREATE INDEX "_testimonials_v_parent_idx" ON "_testimonials_v" USING btree ("parent_id");
  CREATE INDEX "_testimonials_v_version_version_image_idx" ON "_testimonials_v" USING btree ("version_image_id");
  CREATE INDEX "_testimonials_v_version_seo_version_seo_image_idx" ON "_testimonials_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_testimonials_v_version_version_slug_idx" ON "_testimonials_v" USING btree ("version_slug");
  CREATE INDEX "_testimonials_v_version_version_published_at_idx" ON "_testimonials_v" USING btree ("version_published_at");
  CREATE INDEX "_testimonials_v_version_version_database_id_idx" ON "_testimonials_v" USING btree ("version_database_id");
  CREATE INDEX "_testimonials_v_version_version_updated_at_idx" ON "_testimonials_v" USING btree ("version_updated_at");
  CREATE INDEX "_testimonials_v_version_version_created_at_idx" ON "_testimonials_v" USING btree ("version_created_at");
  CREATE INDEX "_testimonials_v_version_version__status_idx" ON "_testimonials_v" USING btree ("version__status");
  CREATE INDEX "_testimonials_v_created_at_idx" ON "_testimonials_v" USING btree ("created_at");
  CREATE INDEX "_testimonials_v_updated_at_idx" ON "_testimonials_v" USING btree ("updated_at");
  CREATE INDEX "_testimonials_v_latest_idx" ON "_testimonials_v" USING btree ("latest");
  CREATE INDEX "_testimonials_v_rels_order_idx" ON "_testimonials_v_rels" USING btree ("order");
  CREATE INDEX "_testimonials_v_rels_parent_idx" ON "_testimonials_v_rels" USING btree ("parent_id");
  CREATE INDEX "_testimonials_v_rels_path_idx" ON "_testimonials_v_rels" USING btree ("path");
  CREATE INDEX "_testimonials_v_rels_categories_id_idx" ON "_testimonials_v_rels" USING btree ("categories_id");
  CREATE INDEX "faqs_image_idx" ON "faqs" USING btree ("image_id");
  CREATE INDEX "faqs_seo_seo_image_idx" ON "faqs" USING btree ("seo_image_id");
  CREATE UNIQUE INDEX "faqs_slug_idx" ON "faqs" USING btree ("slug");
  CREATE INDEX "faqs_published_at_idx" ON "faqs" USING btree ("published_at");
  CREATE UNIQUE INDEX "faqs_database_id_idx" ON "faqs" USING btree ("database_id");
  CREATE INDEX "faqs_updated_at_idx" ON "faqs" USING btree ("updated_at");
  CREATE INDEX "faqs_created_at_idx" ON "faqs" USING btree ("created_at");
  CREATE INDEX "faqs__status_idx" ON "faqs" USING btree ("_status");
  CREATE INDEX "faqs_rels_order_idx" ON "faqs_rels" USING btree ("order");
  CREATE INDEX "faqs_rels_parent_idx" ON "faqs_rels" USING btree ("parent_id");
  CREATE INDEX "faqs_rels_path_idx" ON "faqs_rels" USING btree ("path");
  CREATE INDEX "faqs_rels_categories_id_idx" ON "faqs_rels" USING btree ("categories_id");
  CREATE INDEX "_faqs_v_parent_idx" ON "_faqs_v" USING btree ("parent_id");
  CREATE INDEX "_faqs_v_version_version_image_idx" ON "_faqs_v" USING btree ("version_image_id");
  CREATE INDEX "_faqs_v_version_seo_version_seo_image_idx" ON "_faqs_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_faqs_v_version_version_slug_idx" ON "_faqs_v" USING btree ("version_slug");
  CREATE INDEX "_faqs_v_version_version_published_at_idx" ON "_faqs_v" USING btree ("version_published_at");
  CREATE INDEX "_faqs_v_version_version_database_id_idx" ON "_faqs_v" USING btree ("version_database_id");
  CREATE INDEX "_faqs_v_version_version_updated_at_idx" ON "_faqs_v" USING btree ("version_updated_at");
  CREATE INDEX "_faqs_v_version_version_created_at_idx" ON "_faqs_v" USING btree ("version_created_at");
  CREATE INDEX "_faqs_v_version_version__status_idx" ON "_faqs_v" USING btree ("version__status");
  CREATE INDEX "_faqs_v_created_at_idx" ON "_faqs_v" USING btree ("created_at");
  CREATE INDEX "_faqs_v_updated_at_idx" ON "_faqs_v" USING btree ("updated_at");
  CREATE INDEX "_faqs_v_latest_idx" ON "_faqs_v" USING btree ("latest");
  CREATE INDEX "_faqs_v_rels_order_idx" ON "_faqs_v_rels" USING btree ("order");
  CREATE INDEX "_faqs_v_rels_parent_idx" ON "_faqs_v_rels" USING btree ("parent_id");
  CREATE INDEX "_faqs_v_rels_path_idx" ON "_faqs_v_rels" USING btree ("path");
  CREATE INDEX "_faqs_v_rels_categories_id_idx" ON "_faqs_v_rels" USING btree ("categories_id");
  CREATE INDEX "events_image_idx" ON "events" USING btree ("image_id");
  CREATE INDEX "events_seo_seo_image_idx" ON "events" USING btree ("seo_image_id");
  CREATE UNIQUE INDEX "events_slug_idx" ON "events" USING btree ("slug");
  CREATE INDEX "events_published_at_idx" ON "events" USING btree ("published_at");
  CREATE UNIQUE INDEX "events_database_id_idx" ON "events" USING btree ("database_id");
  CREATE INDEX "events_updated_at_idx" ON "events" USING btree ("updated_at");
  CREATE INDEX "events_created_at_idx" ON "events" USING btree ("created_at");
  CREATE INDEX "events__status_idx" ON "events" USING btree ("_status");
  CREATE INDEX "events_rels_order_idx" ON "events_rels" USING btree ("order");
  CREATE INDEX "events_rels_parent_idx" ON "events_rels" USING btree ("parent_id");
  CREATE INDEX "events_rels_path_idx" ON "events_rels" USING btree ("path");
  CREATE INDEX "events_rels_categories_id_idx" ON "events_rels" USING btree ("categories_id");
  CREATE INDEX "_events_v_parent_idx" ON "_events_v" USING btree ("parent_id");
  CREATE INDEX "_events_v_version_version_image_idx" ON "_events_v" USING btree ("version_image_id");
  CREATE INDEX "_events_v_version_seo_version_seo_image_idx" ON "_events_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_events_v_version_version_slug_idx" ON "_events_v" USING btree ("version_slug");
  CREATE INDEX "_events_v_version_version_published_at_idx" ON "_events_v" USING btree ("version_published_at");
  CREATE INDEX "_events_v_version_version_database_id_idx" ON "_events_v" USING btree ("version_database_id");
  CREATE INDEX "_events_v_version_version_updated_at_idx" ON "_events_v" USING btree ("version_updated_at");
  CREATE INDEX "_events_v_version_version_created_at_idx" ON "_events_v" USING btree ("version_created_at");
  CREATE INDEX "_events_v_version_version__status_idx" ON "_events_v" USING btree ("version__status");
  CREATE INDEX "_events_v_created_at_idx" ON "_events_v" USING btree ("created_at");
  CREATE INDEX "_events_v_updated_at_idx" ON "_events_v" USING btree ("updated_at");
  CREATE INDEX "_events_v_latest_idx" ON "_events_v" USING btree ("latest");
  CREATE INDEX "_events_v_rels_order_idx" ON "_events_v_rels" USING btree ("order");
  CREATE INDEX "_events_v_rels_parent_idx" ON "_events_v_rels" USING btree ("parent_id");
  CREATE INDEX "_events_v_rels_path_idx" ON "_events_v_rels" USING btree ("path");
  CREATE INDEX "_events_v_rels_categories_id_idx" ON "_events_v_rels" USING btree ("categories_id");
  CREATE INDEX "expert_advices_image_idx" ON "expert_advices" USING btree ("image_id");
  CREATE INDEX "expert_advices_seo_seo_image_idx" ON "expert_advices" USING btree ("seo_image_id");
  CREATE UNIQUE INDEX "expert_advices_slug_idx" ON "expert_advices" USING btree ("slug");
  CREATE INDEX "expert_advices_published_at_idx" ON "expert_advices" USING btree ("published_at");
  CREATE UNIQUE INDEX "expert_advices_database_id_idx" ON "expert_advices" USING btree ("database_id");
  CREATE INDEX "expert_advices_updated_at_idx" ON "expert_advices" USING btree ("updated_at");
  CREATE INDEX "expert_advices_created_at_idx" ON "expert_advices" USING btree ("created_at");
  CREATE INDEX "expert_advices__status_idx" ON "expert_advices" USING btree ("_status");
  CREATE INDEX "expert_advices_rels_order_idx" ON "expert_advices_rels" USING btree ("order");
  CREATE INDEX "expert_advices_rels_parent_idx" ON "expert_advices_rels" USING btree ("parent_id");
  CREATE INDEX "expert_advices_rels_path_idx" ON "expert_advices_rels" USING btree ("path");
  CREATE INDEX "expert_advices_rels_categories_id_idx" ON "expert_advices_rels" USING btree ("categories_id");
  CREATE INDEX "_expert_advices_v_parent_idx" ON "_expert_advices_v" USING btree ("parent_id");
  CREATE INDEX "_expert_advices_v_version_version_image_idx" ON "_expert_advices_v" USING btree ("version_image_id");
  CREATE INDEX "_expert_advices_v_version_seo_version_seo_image_idx" ON "_expert_advices_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_expert_advices_v_version_version_slug_idx" ON "_expert_advices_v" USING btree ("version_slug");
  CREATE INDEX "_expert_advices_v_version_version_published_at_idx" ON "_expert_advices_v" USING btree ("version_published_at");
  CREATE INDEX "_expert_advices_v_version_version_database_id_idx" ON "_expert_advices_v" USING btree ("version_database_id");
  CREATE INDEX "_expert_advices_v_version_version_updated_at_idx" ON "_expert_advices_v" USING btree ("version_updated_at");
  CREATE INDEX "_expert_advices_v_version_version_created_at_idx" ON "_expert_advices_v" USING btree ("version_created_at");
  CREATE INDEX "_expert_advices_v_version_version__status_idx" ON "_expert_advices_v" USING btree ("version__status");
  CREATE INDEX "_expert_advices_v_created_at_idx" ON "_expert_advices_v" USING btree ("created_at");
  CREATE INDEX "_expert_advices_v_updated_at_idx" ON "_expert_advices_v" USING btree ("updated_at");
  CREATE INDEX "_expert_advices_v_latest_idx" ON "_expert_advices_v" USING btree ("latest");
  CREATE INDEX "_expert_advices_v_rels_order_idx" ON "_expert_advices_v_rels" USING btree ("order");
  CREATE INDEX "_expert_advices_v_rels_parent_idx" ON "_expert_advices_v_rels" USING btree ("parent_id");
  CREATE INDEX "_expert_advices_v_rels_path_idx" ON "_expert_advices_v_rels" USING btree ("path");
  CREATE INDEX "_expert_advices_v_rels_categories_id_idx" ON "_expert_advices_v_rels" USING btree ("categories_id");
  CREATE INDEX "lifestyle_guides_image_idx" ON "lifestyle_guides" USING btree ("image_id");
  CREATE INDEX "lifestyle_guides_seo_seo_image_idx" ON "lifestyle_guides" USING btree ("seo_image_id");
  CREATE UNIQUE INDEX "lifestyle_guides_slug_idx" ON "lifestyle_guides" USING btree ("slug");
  CREATE INDEX "lifestyle_guides_published_at_idx" ON "lifestyle_guides" USING btree ("published_at");
  CREATE UNIQUE INDEX "lifestyle_guides_database_id_idx" ON "lifestyle_guides" USING btree ("database_id");
  CREATE INDEX "lifestyle_guides_updated_at_idx" ON "lifestyle_guides" USING btree ("updated_at");
  CREATE INDEX "lifestyle_guides_created_at_idx" ON "lifestyle_guides" USING btree ("created_at");
  CREATE INDEX "lifestyle_guides__status_idx" ON "lifestyle_guides" USING btree ("_status");
  CREATE INDEX "lifestyle_guides_rels_order_idx" ON "lifestyle_guides_rels" USING btree ("order");
  CREATE INDEX "lifestyle_guides_rels_parent_idx" ON "lifestyle_guides_rels" USING btree ("parent_id");
  CREATE INDEX "lifestyle_guides_rels_path_idx" ON "lifestyle_guides_rels" USING btree ("path");
  CREATE INDEX "lifestyle_guides_rels_categories_id_idx" ON "lifestyle_guides_rels" USING btree ("categories_id");
  CREATE INDEX "_lifestyle_guides_v_parent_idx" ON "_lifestyle_guides_v" USING btree ("parent_id");
  CREATE INDEX "_lifestyle_guides_v_version_version_image_idx" ON "_lifestyle_guides_v" USING btree ("version_image_id");
  CREATE INDEX "_lifestyle_guides_v_version_seo_version_seo_image_idx" ON "_lifestyle_guides_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_lifestyle_guides_v_version_version_slug_idx" ON "_lifestyle_guides_v" USING btree ("version_slug");
  CREATE INDEX "_lifestyle_guides_v_version_version_published_at_idx" ON "_lifestyle_guides_v" USING btree ("version_published_at");
  CREATE INDEX "_lifestyle_guides_v_version_version_database_id_idx" ON "_lifestyle_guides_v" USING btree ("version_database_id");
  CREATE INDEX "_lifestyle_guides_v_version_version_updated_at_idx" ON "_lifestyle_guides_v" USING btree ("version_updated_at");
  CREATE INDEX "_lifestyle_guides_v_version_version_created_at_idx" ON "_lifestyle_guides_v" USING btree ("version_created_at");
  CREATE INDEX "_lifestyle_guides_v_version_version__status_idx" ON "_lifestyle_guides_v" USING btree ("version__status");
  CREATE INDEX "_lifestyle_guides_v_created_at_idx" ON "_lifestyle_guides_v" USING btree ("created_at");
  CREATE INDEX "_lifestyle_guides_v_updated_at_idx" ON "_lifestyle_guides_v" USING btree ("updated_at");
  CREATE INDEX "_lifestyle_guides_v_latest_idx" ON "_lifestyle_guides_v" USING btree ("latest");
  CREATE INDEX "_lifestyle_guides_v_rels_order_idx" ON "_lifestyle_guides_v_rels" USING btree ("order");
  CREATE INDEX "_lifestyle_guides_v_rels_parent_idx" ON "_lifestyle_guides_v_rels" USING btree ("parent_id");
  CREATE INDEX "_lifestyle_guides_v_rels_path_idx" ON "_lifestyle_guides_v_rels" USING btree ("path");
  CREATE INDEX "_lifestyle_guides_v_rels_categories_id_idx" ON "_lifestyle_guides_v_rels" USING btree ("categories_id");
  CREATE INDEX "reboot_revive_weeks_image_idx" ON "reboot_revive_weeks" USING btree ("image_id");
  CREATE INDEX "reboot_revive_weeks_seo_seo_image_idx" ON "reboot_revive_weeks" USING btree ("seo_image_id");
  CREATE UNIQUE INDEX "reboot_revive_weeks_slug_idx" ON "reboot_revive_weeks" USING btree ("slug");
  CREATE INDEX "reboot_revive_weeks_published_at_idx" ON "reboot_revive_weeks" USING btree ("published_at");
  CREATE UNIQUE INDEX "reboot_revive_weeks_database_id_idx" ON "reboot_revive_weeks" USING btree ("database_id");
  CREATE INDEX "reboot_revive_weeks_updated_at_idx" ON "reboot_revive_weeks" USING btree ("updated_at");
  CREATE INDEX "reboot_revive_weeks_created_at_idx" ON "reboot_revive_weeks" USING btree ("created_at");
  CREATE INDEX "reboot_revive_weeks__status_idx" ON "reboot_revive_weeks" USING btree ("_status");
  CREATE INDEX "reboot_revive_weeks_rels_order_idx" ON "reboot_revive_weeks_rels" USING btree ("order");
  CREATE INDEX "reboot_revive_weeks_rels_parent_idx" ON "reboot_revive_weeks_rels" USING btree ("parent_id");
  CREATE INDEX "reboot_revive_weeks_rels_path_idx" ON "reboot_revive_weeks_rels" USING btree ("path");
  CREATE INDEX "reboot_revive_weeks_rels_categories_id_idx" ON "reboot_revive_weeks_rels" USING btree ("categories_id");
  CREATE INDEX "_reboot_revive_weeks_v_parent_idx" ON "_reboot_revive_weeks_v" USING btree ("parent_id");
  CREATE INDEX "_reboot_revive_weeks_v_version_version_image_idx" ON "_reboot_revive_weeks_v" USING btree ("version_image_id");
  CREATE INDEX "_reboot_revive_weeks_v_version_seo_version_seo_image_idx" ON "_reboot_revive_weeks_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_reboot_revive_weeks_v_version_version_slug_idx" ON "_reboot_revive_weeks_v" USING btree ("version_slug");
  CREATE INDEX "_reboot_revive_weeks_v_version_version_published_at_idx" ON "_reboot_revive_weeks_v" USING btree ("version_published_at");
  CREATE INDEX "_reboot_revive_weeks_v_version_version_database_id_idx" ON "_reboot_revive_weeks_v" USING btree ("version_database_id");
  CREATE INDEX "_reboot_revive_weeks_v_version_version_updated_at_idx" ON "_reboot_revive_weeks_v" USING btree ("version_updated_at");
  CREATE INDEX "_reboot_revive_weeks_v_version_version_created_at_idx" ON "_reboot_revive_weeks_v" USING btree ("version_created_at");
  CREATE INDEX "_reboot_revive_weeks_v_version_version__status_idx" ON "_reboot_revive_weeks_v" USING btree ("version__status");
  CREATE INDEX "_reboot_revive_weeks_v_created_at_idx" ON "_reboot_revive_weeks_v" USING btree ("created_at");
  CREATE INDEX "_reboot_revive_weeks_v_updated_at_idx" ON "_reboot_revive_weeks_v" USING btree ("updated_at");
  CREATE INDEX "_reboot_revive_weeks_v_latest_idx" ON "_reboot_revive_weeks_v" USING btree ("latest");
  CREATE INDEX "_reboot_revive_weeks_v_rels_order_idx" ON "_reboot_revive_weeks_v_rels" USING btree ("order");
  CREATE INDEX "_reboot_revive_weeks_v_rels_parent_idx" ON "_reboot_revive_weeks_v_rels" USING btree ("parent_id");
  CREATE INDEX "_reboot_revive_weeks_v_rels_path_idx" ON "_reboot_revive_weeks_v_rels" USING btree ("path");
  CREATE INDEX "_reboot_revive_weeks_v_rels_categories_id_idx" ON "_reboot_revive_weeks_v_rels" USING btree ("categories_id");
  CREATE INDEX "yalda_loves_products_image_idx" ON "yalda_loves_products" USING btree ("image_id");
  CREATE INDEX "yalda_loves_products_seo_seo_image_idx" ON "yalda_loves_products" USING btree ("seo_image_id");
  CREATE UNIQUE INDEX "yalda_loves_products_slug_idx" ON "yalda_loves_products" USING btree ("slug");
  CREATE INDEX "yalda_loves_products_published_at_idx" ON "yalda_loves_products" USING btree ("published_at");
  CREATE UNIQUE INDEX "yalda_loves_products_database_id_idx" ON "yalda_loves_products" USING btree ("database_id");
  CREATE INDEX "yalda_loves_products_updated_at_idx" ON "yalda_loves_products" USING btree ("updated_at");
  CREATE INDEX "yalda_loves_products_created_at_idx" ON "yalda_loves_products" USING btree ("created_at");
  CREATE INDEX "yalda_loves_products__status_idx" ON "yalda_loves_products" USING btree ("_status");
  CREATE INDEX "yalda_loves_products_rels_order_idx" ON "yalda_loves_products_rels" USING btree ("order");
  CREATE INDEX "yalda_loves_products_rels_parent_idx" ON "yalda_loves_products_rels" USING btree ("parent_id");
  CREATE INDEX "yalda_loves_products_rels_path_idx" ON "yalda_loves_products_rels" USING btree ("path");
  CREATE INDEX "yalda_loves_products_rels_categories_id_idx" ON "yalda_loves_products_rels" USING btree ("categories_id");
  CREATE INDEX "_yalda_loves_products_v_parent_idx" ON "_yalda_loves_products_v" USING btree ("parent_id");
  CREATE INDEX "_yalda_loves_products_v_version_version_image_idx" ON "_yalda_loves_products_v" USING btree ("version_image_id");
  CREATE INDEX "_yalda_loves_products_v_version_seo_version_seo_image_idx" ON "_yalda_loves_products_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_yalda_loves_products_v_version_version_slug_idx" ON "_yalda_loves_products_v" USING btree ("version_slug");
  CREATE INDEX "_yalda_loves_products_v_version_version_published_at_idx" ON "_yalda_loves_products_v" USING btree ("version_published_at");
  CREATE INDEX "_yalda_loves_products_v_version_version_database_id_idx" ON "_yalda_loves_products_v" USING btree ("version_database_id");
  CREATE INDEX "_yalda_loves_products_v_version_version_updated_at_idx" ON "_yalda_loves_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_yalda_loves_products_v_version_version_created_at_idx" ON "_yalda_loves_products_v" USING btree ("version_created_at");
  CREATE INDEX "_yalda_loves_products_v_version_version__status_idx" ON "_yalda_loves_products_v" USING btree ("version__status");
  CREATE INDEX "_yalda_loves_products_v_created_at_idx" ON "_yalda_loves_products_v" USING btree ("created_at");
  CREATE INDEX "_yalda_loves_products_v_updated_at_idx" ON "_yalda_loves_products_v" USING btree ("updated_at");
  CREATE INDEX "_yalda_loves_products_v_latest_idx" ON "_yalda_loves_products_v" USING btree ("latest");
  CREATE INDEX "_yalda_loves_products_v_rels_order_idx" ON "_yalda_loves_products_v_rels" USING btree ("order");
  CREATE INDEX "_yalda_loves_products_v_rels_parent_idx" ON "_yalda_loves_products_v_rels" USING btree ("parent_id");
  CREATE INDEX "_yalda_loves_products_v_rels_path_idx" ON "_yalda_loves_products_v_rels" USING btree ("path");
  CREATE INDEX "_yalda_loves_products_v_rels_categories_id_idx" ON "_yalda_loves_products_v_rels" USING btree ("categories_id");
  CREATE INDEX "press_image_idx" ON "press" USING btree ("image_id");
  CREATE INDEX "press_seo_seo_image_idx" ON "press" USING btree ("seo_image_id");
  CREATE UNIQUE INDEX "press_slug_idx" ON "press" USING btree ("slug");
  CREATE INDEX "press_published_at_idx" ON "press" USING btree ("published_at");
  CREATE UNIQUE INDEX "press_database_id_idx" ON "press" USING btree ("database_id");
  CREATE INDEX "press_updated_at_idx" ON "press" USING btree ("updated_at");
  CREATE INDEX "press_created_at_idx" ON "press" USING btree ("created_at");
  CREATE INDEX "press__status_idx" ON "press" USING btree ("_status");
  CREATE INDEX "press_rels_order_idx" ON "press_rels" USING btree ("order");
  CREATE INDEX "press_rels_parent_idx" ON "press_rels" USING btree ("parent_id");
  CREATE INDEX "press_rels_path_idx" ON "press_rels" USING btree ("path");
  CREATE INDEX "press_rels_categories_id_idx" ON "press_rels" USING btree ("categories_id");
  CREATE INDEX "_press_v_parent_idx" ON "_press_v" USING btree ("parent_id");
  CREATE INDEX "_press_v_version_version_image_idx" ON "_press_v" USING btree ("version_image_id");
  CREATE INDEX "_press_v_version_seo_version_seo_image_idx" ON "_press_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_press_v_version_version_slug_idx" ON "_press_v" USING btree ("version_slug");
  CREATE INDEX "_press_v_version_version_published_at_idx" ON "_press_v" USING btree ("version_published_at");
  CREATE INDEX "_press_v_version_version_database_id_idx" ON "_press_v" USING btree ("version_database_id");
  CREATE INDEX "_press_v_version_version_updated_at_idx" ON "_press_v" USING btree ("version_updated_at");
  CREATE INDEX "_press_v_version_version_created_at_idx" ON "_press_v" USING btree ("version_created_at");
  CREATE INDEX "_press_v_version_version__status_idx" ON "_press_v" USING btree ("version__status");
  CREATE INDEX "_press_v_created_at_idx" ON "_press_v" USING btree ("created_at");
  CREATE INDEX "_press_v_updated_at_idx" ON "_press_v" USING btree ("updated_at");
  CREATE INDEX "_press_v_latest_idx" ON "_press_v" USING btree ("latest");
  CREATE INDEX "_press_v_rels_order_idx" ON "_press_v_rels" USING btree ("order");
  CREATE INDEX "_press_v_rels_parent_idx" ON "_press_v_rels" USING btree ("parent_id");
  CREATE INDEX "_press_v_rels_path_idx" ON "_press_v_rels" USING btree ("path");
  CREATE INDEX "_press_v_rels_categories_id_idx" ON "_press_v_rels" USING btree ("categories_id");
  CREATE INDEX "partners_image_idx" ON "partners" USING btree ("image_id");
  CREATE INDEX "partners_seo_seo_image_idx" ON "partners" USING btree ("seo_image_id");
  CREATE UNIQUE INDEX "partners_slug_idx" ON "partners" USING btree ("slug");
  CREATE INDEX "partners_published_at_idx" ON "partners" USING btree ("published_at");
  CREATE UNIQUE INDEX "partners_database_id_idx" ON "partners" USING btree ("database_id");
  CREATE INDEX "partners_updated_at_idx" ON "partners" USING btree ("updated_at");
  CREATE INDEX "partners_created_at_idx" ON "partners" USING btree ("created_at");
  CREATE INDEX "partners__status_idx" ON "partners" USING btree ("_status");
  CREATE INDEX "partners_rels_order_idx" ON "partners_rels" USING btree ("order");
  CREATE INDEX "partners_rels_parent_idx" ON "partners_rels" USING btree ("parent_id");
  CREATE INDEX "partners_rels_path_idx" ON "partners_rels" USING btree ("path");
  CREATE INDEX "partners_rels_categories_id_idx" ON "partners_rels" USING btree ("categories_id");
  CREATE INDEX "_partners_v_parent_idx" ON "_partners_v" USING btree ("parent_id");
  CREATE INDEX "_partners_v_version_version_image_idx" ON "_partners_v" USING btree ("version_image_id");
  CREATE INDEX "_partners_v_version_seo_version_seo_image_idx" ON "_partners_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_partners_v_version_version_slug_idx" ON "_partners_v" USING btree ("version_slug");
  CREATE INDEX "_partners_v_version_version_published_at_idx" ON "_partners_v" USING btree ("version_published_at");
  CREATE INDEX "_partners_v_version_version_database_id_idx" ON "_partners_v" USING btree ("version_database_id");
  CREATE INDEX "_partners_v_version_version_updated_at_idx" ON "_partners_v" USING btree ("version_updated_at");
  CREATE INDEX "_partners_v_version_version_created_at_idx" ON "_partners_v" USING btree ("version_created_at");
  CREATE INDEX "_partners_v_version_version__status_idx" ON "_partners_v" USING btree ("version__status");
  CREATE INDEX "_partners_v_created_at_idx" ON "_partners_v" USING btree ("created_at");
  CREATE INDEX "_partners_v_updated_at_idx" ON "_partners_v" USING btree ("updated_at");
  CREATE INDEX "_partners_v_latest_idx" ON "_partners_v" USING btree ("latest");
  CREATE INDEX "_partners_v_rels_order_idx" ON "_partners_v_rels" USING btree ("order");
  CREATE INDEX "_partners_v_rels_parent_idx" ON "_partners_v_rels" USING btree ("parent_id");
  CREATE INDEX "_partners_v_rels_path_idx" ON "_partners_v_rels" USING btree ("path");
  CREATE INDEX "_partners_v_rels_categories_id_idx" ON "_partners_v_rels" USING btree ("categories_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE UNIQUE INDEX "categories_slug_idx" ON "categories" USING btree ("slug");
  CREATE INDEX "categories_taxonomy_idx" ON "categories" USING btree ("taxonomy");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_avatar_idx" ON "users" USING btree ("avatar_id");
  CREATE INDEX "users_role_idx" ON "users" USING btree ("role");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "users_username_idx" ON "users" USING btree ("username");
  CREATE INDEX "milestones_updated_at_idx" ON "milestones" USING btree ("updated_at");
  CREATE INDEX "milestones_created_at_idx" ON "milestones" USING btree ("created_at");
  CREATE INDEX "favourites_member_idx" ON "favourites" USING btree ("member_id");
  CREATE INDEX "favourites_item_idx" ON "favourites" USING btree ("item");
  CREATE INDEX "favourites_updated_at_idx" ON "favourites" USING btree ("updated_at");
  CREATE INDEX "favourites_created_at_idx" ON "favourites" USING btree ("created_at");
  CREATE UNIQUE INDEX "member_item_idx" ON "favourites" USING btree ("member_id","item");
  CREATE INDEX "watches_member_idx" ON "watches" USING btree ("member_id");
  CREATE INDEX "watches_item_idx" ON "watches" USING btree ("item");
  CREATE INDEX "watches_updated_at_idx" ON "watches" USING btree ("updated_at");
  CREATE INDEX "watches_created_at_idx" ON "watches" USING btree ("created_at");
  CREATE UNIQUE INDEX "member_item_1_idx" ON "watches" USING btree ("member_id","item");
  CREATE INDEX "ratings_member_idx" ON "ratings" USING btree ("member_id");
  CREATE INDEX "ratings_item_idx" ON "ratings" USING btree ("item");
  CREATE INDEX "ratings_updated_at_idx" ON "ratings" USING btree ("updated_at");
  CREATE INDEX "ratings_created_at_idx" ON "ratings" USING btree ("created_at");
  CREATE UNIQUE INDEX "member_item_2_idx" ON "ratings" USING btree ("member_id","item");
  CREATE INDEX "feedback_updated_at_idx" ON "feedback" USING btree ("updated_at");
  CREATE INDEX "feedback_created_at_idx" ON "feedback" USING btree ("created_at");
  CREATE UNIQUE INDEX "subscribers_email_idx" ON "subscribers" USING btree ("email");
  CREATE INDEX "subscribers_updated_at_idx" ON "subscribers" USING btree ("updated_at");
  CREATE INDEX "subscribers_created_at_idx" ON "subscribers" USING btree ("created_at");
  CREATE UNIQUE INDEX "catalogue_database_id_idx" ON "catalogue" USING btree ("database_id");
  CREATE INDEX "catalogue_doc_id_idx" ON "catalogue" USING btree ("doc_id");
  CREATE INDEX "catalogue_parent_doc_id_idx" ON "catalogue" USING btree ("parent_doc_id");
  CREATE UNIQUE INDEX "catalogue_uri_idx" ON "catalogue" USING btree ("uri");
  CREATE INDEX "catalogue_image_id_idx" ON "catalogue" USING btree ("image_id");
  CREATE INDEX "postType_publishedAt_idx" ON "catalogue" USING btree ("post_type","published_at");
  CREATE INDEX "catalogue_rels_order_idx" ON "catalogue_rels" USING btree ("order");
  CREATE INDEX "catalogue_rels_parent_idx" ON "catalogue_rels" USING btree ("parent_id");
  CREATE INDEX "catalogue_rels_path_idx" ON "catalogue_rels" USING btree ("path");
  CREATE INDEX "catalogue_rels_categories_id_idx" ON "catalogue_rels" USING btree ("categories_id");
  CREATE INDEX "forms_emails_order_idx" ON "forms_emails" USING btree ("_order");
  CREATE INDEX "forms_emails_parent_id_idx" ON "forms_emails" USING btree ("_parent_id");
  CREATE INDEX "forms_updated_at_idx" ON "forms" USING btree ("updated_at");
  CREATE INDEX "forms_created_at_idx" ON "forms" USING btree ("created_at");
  CREATE INDEX "form_submissions_submission_data_order_idx" ON "form_submissions_submission_data" USING btree ("_order");
  CREATE INDEX "form_submissions_submission_data_parent_id_idx" ON "form_submissions_submission_data" USING btree ("_parent_id");
  CREATE INDEX "form_submissions_form_idx" ON "form_submissions" USING btree ("form_id");
  CREATE INDEX "form_submissions_updated_at_idx" ON "form_submissions" USING btree ("updated_at");
  CREATE INDEX "form_submissions_created_at_idx" ON "form_submissions" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_recipes_id_idx" ON "payload_locked_documents_rels" USING btree ("recipes_id");
  CREATE INDEX "payload_locked_documents_rels_movement_guides_id_idx" ON "payload_locked_documents_rels" USING btree ("movement_guides_id");
  CREATE INDEX "payload_locked_documents_rels_guided_meditations_id_idx" ON "payload_locked_documents_rels" USING btree ("guided_meditations_id");
  CREATE INDEX "payload_locked_documents_rels_masterclasses_id_idx" ON "payload_locked_documents_rels" USING btree ("masterclasses_id");
  CREATE INDEX "payload_locked_documents_rels_podcasts_id_idx" ON "payload_locked_documents_rels" USING btree ("podcasts_id");
  CREATE INDEX "payload_locked_documents_rels_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("posts_id");
  CREATE INDEX "payload_locked_documents_rels_testimonials_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_faqs_id_idx" ON "payload_locked_documents_rels" USING btree ("faqs_id");
  CREATE INDEX "payload_locked_documents_rels_events_id_idx" ON "payload_locked_documents_rels" USING btree ("events_id");
  CREATE INDEX "payload_locked_documents_rels_expert_advices_id_idx" ON "payload_locked_documents_rels" USING btree ("expert_advices_id");
  CREATE INDEX "payload_locked_documents_rels_lifestyle_guides_id_idx" ON "payload_locked_documents_rels" USING btree ("lifestyle_guides_id");
  CREATE INDEX "payload_locked_documents_rels_reboot_revive_weeks_id_idx" ON "payload_locked_documents_rels" USING btree ("reboot_revive_weeks_id");
  CREATE INDEX "payload_locked_documents_rels_yalda_loves_products_id_idx" ON "payload_locked_documents_rels" USING btree ("yalda_loves_products_id");
  CREATE INDEX "payload_locked_documents_rels_press_id_idx" ON "payload_locked_documents_rels" USING btree ("press_id");
  CREATE INDEX "payload_locked_documents_rels_partners_id_idx" ON "payload_locked_documents_rels" USING btree ("partners_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_milestones_id_idx" ON "payload_locked_documents_rels" USING btree ("milestones_id");
  CREATE INDEX "payload_locked_documents_rels_favourites_id_idx" ON "payload_locked_documents_rels" USING btree ("favourites_id");
  CREATE INDEX "payload_locked_documents_rels_watches_id_idx" ON "payload_locked_documents_rels" USING btree ("watches_id");
  CREATE INDEX "payload_locked_documents_rels_ratings_id_idx" ON "payload_locked_documents_rels" USING btree ("ratings_id");
  CREATE INDEX "payload_locked_documents_rels_feedback_id_idx" ON "payload_locked_documents_rels" USING btree ("feedback_id");
  CREATE INDEX "payload_locked_documents_rels_subscribers_id_idx" ON "payload_locked_documents_rels" USING btree ("subscribers_id");
  CREATE INDEX "payload_locked_documents_rels_catalogue_id_idx" ON "payload_locked_documents_rels" USING btree ("catalogue_id");
  CREATE INDEX "payload_locked_documents_rels_identities_id_idx" ON "payload_locked_documents_rels" USING btree ("identities_id");
  CREATE INDEX "payload_locked_documents_rels_forms_id_idx" ON "payload_locked_documents_rels" USING btree ("forms_id");
  CREATE INDEX "payload_locked_documents_rels_form_submissions_id_idx" ON "payload_locked_documents_rels" USING btree ("form_submissions_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "navigation_primary_order_idx" ON "navigation_primary" USING btree ("_order");
  CREATE INDEX "navigation_primary_parent_id_idx" ON "navigation_primary" USING btree ("_parent_id");
  CREATE INDEX "footer_quick_links_order_idx" ON "footer_quick_links" USING btree ("_order");
  CREATE INDEX "footer_quick_links_parent_id_idx" ON "footer_quick_links" USING btree ("_parent_id");
  CREATE INDEX "footer_take_along_order_idx" ON "footer_take_along" USING btree ("_order");
  CREATE INDEX "footer_take_along_parent_id_idx" ON "footer_take_along" USING btree ("_parent_id");
  CREATE INDEX "footer_social_order_idx" ON "footer_social" USING btree ("_order");
  CREATE INDEX "footer_social_parent_id_idx" ON "footer_social" USING btree ("_parent_id");
  CREATE INDEX "footer_legal_order_idx" ON "footer_legal" USING btree ("_order");
  CREATE INDEX "footer_legal_parent_id_idx" ON "footer_legal" USING btree ("_parent_id");
  CREATE INDEX "modals_contents_order_idx" ON "modals_contents" USING btree ("_order");
  CREATE INDEX "modals_contents_parent_id_idx" ON "modals_contents" USING btree ("_parent_id");
  CREATE INDEX "movement_weeks_weeks_order_idx" ON "movement_weeks_weeks" USING btree ("_order");
  CREATE INDEX "movement_weeks_weeks_parent_id_idx" ON "movement_weeks_weeks" USING btree ("_parent_id");
  CREATE INDEX "movement_weeks_rels_order_idx" ON "movement_weeks_rels" USING btree ("order");
  CREATE INDEX "movement_weeks_rels_parent_idx" ON "movement_weeks_rels" USING btree ("parent_id");
  CREATE INDEX "movement_weeks_rels_path_idx" ON "movement_weeks_rels" USING btree ("path");
  CREATE INDEX "movement_weeks_rels_movement_guides_id_idx" ON "movement_weeks_rels" USING btree ("movement_guides_id");
  CREATE INDEX "food_lists_green_lists_lists_order_idx" ON "food_lists_green_lists_lists" USING btree ("_order");
  CREATE INDEX "food_lists_green_lists_lists_parent_id_idx" ON "food_lists_green_lists_lists" USING btree ("_parent_id");
  CREATE INDEX "food_lists_green_lists_order_idx" ON "food_lists_green_lists" USING btree ("_order");
  CREATE INDEX "food_lists_green_lists_parent_id_idx" ON "food_lists_green_lists" USING btree ("_parent_id");
  CREATE INDEX "food_lists_orange_lists_lists_order_idx" ON "food_lists_orange_lists_lists" USING btree ("_order");
  CREATE INDEX "food_lists_orange_lists_lists_parent_id_idx" ON "food_lists_orange_lists_lists" USING btree ("_parent_id");
  CREATE INDEX "food_lists_orange_lists_order_idx" ON "food_lists_orange_lists" USING btree ("_order");
  CREATE INDEX "food_lists_orange_lists_parent_id_idx" ON "food_lists_orange_lists" USING btree ("_parent_id");
  CREATE INDEX "food_lists_red_lists_lists_order_idx" ON "food_lists_red_lists_lists" USING btree ("_order");
  CREATE INDEX "food_lists_red_lists_lists_parent_id_idx" ON "food_lists_red_lists_lists" USING btree ("_parent_id");
  CREATE INDEX "food_lists_red_lists_order_idx" ON "food_lists_red_lists" USING btree ("_order");
  CREATE INDEX "food_lists_red_lists_parent_id_idx" ON "food_lists_red_lists" USING btree ("_parent_id");
  CREATE INDEX "food_lists_green_green_image_idx" ON "food_lists" USING btree ("green_image_id");
  CREATE INDEX "food_lists_orange_orange_image_idx" ON "food_lists" USING btree ("orange_image_id");
  CREATE INDEX "food_lists_red_red_image_idx" ON "food_lists" USING btree ("red_image_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_rels" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_rels" CASCADE;
  DROP TABLE "recipes_ingredient_groups_ingredients" CASCADE;
  DROP TABLE "recipes_ingredient_groups" CASCADE;
  DROP TABLE "recipes_method" CASCADE;
  DROP TABLE "recipes_allergens" CASCADE;
  DROP TABLE "recipes_diets" CASCADE;
  DROP TABLE "recipes_tips" CASCADE;
  DROP TABLE "recipes" CASCADE;
  DROP TABLE "recipes_rels" CASCADE;
  DROP TABLE "_recipes_v_version_ingredient_groups_ingredients" CASCADE;
  DROP TABLE "_recipes_v_version_ingredient_groups" CASCADE;
  DROP TABLE "_recipes_v_version_method" CASCADE;
  DROP TABLE "_recipes_v_version_allergens" CASCADE;
  DROP TABLE "_recipes_v_version_diets" CASCADE;
  DROP TABLE "_recipes_v_version_tips" CASCADE;
  DROP TABLE "_recipes_v" CASCADE;
  DROP TABLE "_recipes_v_rels" CASCADE;
  DROP TABLE "movement_guides" CASCADE;
  DROP TABLE "movement_guides_rels" CASCADE;
  DROP TABLE "_movement_guides_v" CASCADE;
  DROP TABLE "_movement_guides_v_rels" CASCADE;
  DROP TABLE "guided_meditations" CASCADE;
  DROP TABLE "guided_meditations_rels" CASCADE;
  DROP TABLE "_guided_meditations_v" CASCADE;
  DROP TABLE "_guided_meditations_v_rels" CASCADE;
  DROP TABLE "masterclasses_replays" CASCADE;
  DROP TABLE "masterclasses" CASCADE;
  DROP TABLE "masterclasses_rels" CASCADE;
  DROP TABLE "_masterclasses_v_version_replays" CASCADE;
  DROP TABLE "_masterclasses_v" CASCADE;
  DROP TABLE "_masterclasses_v_rels" CASCADE;
  DROP TABLE "podcasts" CASCADE;
  DROP TABLE "podcasts_rels" CASCADE;
  DROP TABLE "_podcasts_v" CASCADE;
  DROP TABLE "_podcasts_v_rels" CASCADE;
  DROP TABLE "posts" CASCADE;
  DROP TABLE "posts_rels" CASCADE;
  DROP TABLE "_posts_v" CASCADE;
  DROP TABLE "_posts_v_rels" CASCADE;
  DROP TABLE "testimonials" CASCADE;
  DROP TABLE "testimonials_rels" CASCADE;
  DROP TABLE "_testimonials_v" CASCADE;
  DROP TABLE "_testimonials_v_rels" CASCADE;
  DROP TABLE "faqs" CASCADE;
  DROP TABLE "faqs_rels" CASCADE;
  DROP TABLE "_faqs_v" CASCADE;
  DROP TABLE "_faqs_v_rels" CASCADE;
  DROP TABLE "events" CASCADE;
  DROP TABLE "events_rels" CASCADE;
  DROP TABLE "_events_v" CASCADE;
  DROP TABLE "_events_v_rels" CASCADE;
  DROP TABLE "expert_advices" CASCADE;
  DROP TABLE "expert_advices_rels" CASCADE;
  DROP TABLE "_expert_advices_v" CASCADE;
  DROP TABLE "_expert_advices_v_rels" CASCADE;
  DROP TABLE "lifestyle_guides" CASCADE;
  DROP TABLE "lifestyle_guides_rels" CASCADE;
  DROP TABLE "_lifestyle_guides_v" CASCADE;
  DROP TABLE "_lifestyle_guides_v_rels" CASCADE;
  DROP TABLE "reboot_revive_weeks" CASCADE;
  DROP TABLE "reboot_revive_weeks_rels" CASCADE;
  DROP TABLE "_reboot_revive_weeks_v" CASCADE;
  DROP TABLE "_reboot_revive_weeks_v_rels" CASCADE;
  DROP TABLE "yalda_loves_products" CASCADE;
  DROP TABLE "yalda_loves_products_rels" CASCADE;
  DROP TABLE "_yalda_loves_products_v" CASCADE;
  DROP TABLE "_yalda_loves_products_v_rels" CASCADE;
  DROP TABLE "press" CASCADE;
  DROP TABLE "press_rels" CASCADE;
  DROP TABLE "_press_v" CASCADE;
  DROP TABLE "_press_v_rels" CASCADE;
  DROP TABLE "partners" CASCADE;
  DROP TABLE "partners_rels" CASCADE;
  DROP TABLE "_partners_v" CASCADE;
  DROP TABLE "_partners_v_rels" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "milestones" CASCADE;
  DROP TABLE "favourites" CASCADE;
  DROP TABLE "watches" CASCADE;
  DROP TABLE "ratings" CASCADE;
  DROP TABLE "feedback" CASCADE;
  DROP TABLE "subscribers" CASCADE;
  DROP TABLE "catalogue" CASCADE;
  DROP TABLE "catalogue_rels" CASCADE;
  DROP TABLE "identities" CASCADE;
  DROP TABLE "forms_emails" CASCADE;
  DROP TABLE "forms" CASCADE;
  DROP TABLE "form_submissions_submission_data" CASCADE;
  DROP TABLE "form_submissions" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "settings" CASCADE;
  DROP TABLE "navigation_primary" CASCADE;
  DROP TABLE "navigation" CASCADE;
  DROP TABLE "footer_quick_links" CASCADE;
  DROP TABLE "footer_take_along" CASCADE;
  DROP TABLE "footer_social" CASCADE;
  DROP TABLE "footer_legal" CASCADE;
  DROP TABLE "footer" CASCADE;
  DROP TABLE "modals_contents" CASCADE;
  DROP TABLE "modals" CASCADE;
  DROP TABLE "movement_weeks_weeks" CASCADE;
  DROP TABLE "movement_weeks" CASCADE;
  DROP TABLE "movement_weeks_rels" CASCADE;
  DROP TABLE "food_lists_green_lists_lists" CASCADE;
  DROP TABLE "food_lists_green_lists" CASCADE;
  DROP TABLE "food_lists_orange_lists_lists" CASCADE;
  DROP TABLE "food_lists_orange_lists" CASCADE;
  DROP TABLE "food_lists_red_lists_lists" CASCADE;
  DROP TABLE "food_lists_red_lists" CASCADE;
  DROP TABLE "food_lists" CASCADE;
  DROP TYPE "public"."enum_pages_required_plan";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_required_plan";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum_recipes_allergens";
  DROP TYPE "public"."enum_recipes_diets";
  DROP TYPE "public"."enum_recipes_difficulty";
  DROP TYPE "public"."enum_recipes_season";
  DROP TYPE "public"."enum_recipes_required_plan";
  DROP TYPE "public"."enum_recipes_status";
  DROP TYPE "public"."enum__recipes_v_version_allergens";
  DROP TYPE "public"."enum__recipes_v_version_diets";
  DROP TYPE "public"."enum__recipes_v_version_difficulty";
  DROP TYPE "public"."enum__recipes_v_version_season";
  DROP TYPE "public"."enum__recipes_v_version_required_plan";
  DROP TYPE "public"."enum__recipes_v_version_status";
  DROP TYPE "public"."enum_movement_guides_level";
  DROP TYPE "public"."enum_movement_guides_required_plan";
  DROP TYPE "public"."enum_movement_guides_status";
  DROP TYPE "public"."enum__movement_guides_v_version_level";
  DROP TYPE "public"."enum__movement_guides_v_version_required_plan";
  DROP TYPE "public"."enum__movement_guides_v_version_status";
  DROP TYPE "public"."enum_guided_meditations_required_plan";
  DROP TYPE "public"."enum_guided_meditations_status";
  DROP TYPE "public"."enum__guided_meditations_v_version_required_plan";
  DROP TYPE "public"."enum__guided_meditations_v_version_status";
  DROP TYPE "public"."enum_masterclasses_required_plan";
  DROP TYPE "public"."enum_masterclasses_status";
  DROP TYPE "public"."enum__masterclasses_v_version_required_plan";
  DROP TYPE "public"."enum__masterclasses_v_version_status";
  DROP TYPE "public"."enum_podcasts_required_plan";
  DROP TYPE "public"."enum_podcasts_status";
  DROP TYPE "public"."enum__podcasts_v_version_required_plan";
  DROP TYPE "public"."enum__podcasts_v_version_status";
  DROP TYPE "public"."enum_posts_required_plan";
  DROP TYPE "public"."enum_posts_status";
  DROP TYPE "public"."enum__posts_v_version_required_plan";
  DROP TYPE "public"."enum__posts_v_version_status";
  DROP TYPE "public"."enum_testimonials_required_plan";
  DROP TYPE "public"."enum_testimonials_status";
  DROP TYPE "public"."enum__testimonials_v_version_required_plan";
  DROP TYPE "public"."enum__testimonials_v_version_status";
  DROP TYPE "public"."enum_faqs_required_plan";
  DROP TYPE "public"."enum_faqs_status";
  DROP TYPE "public"."enum__faqs_v_version_required_plan";
  DROP TYPE "public"."enum__faqs_v_version_status";
  DROP TYPE "public"."enum_events_required_plan";
  DROP TYPE "public"."enum_events_status";
  DROP TYPE "public"."enum__events_v_version_required_plan";
  DROP TYPE "public"."enum__events_v_version_status";
  DROP TYPE "public"."enum_expert_advices_required_plan";
  DROP TYPE "public"."enum_expert_advices_status";
  DROP TYPE "public"."enum__expert_advices_v_version_required_plan";
  DROP TYPE "public"."enum__expert_advices_v_version_status";
  DROP TYPE "public"."enum_lifestyle_guides_required_plan";
  DROP TYPE "public"."enum_lifestyle_guides_status";
  DROP TYPE "public"."enum__lifestyle_guides_v_version_required_plan";
  DROP TYPE "public"."enum__lifestyle_guides_v_version_status";
  DROP TYPE "public"."enum_reboot_revive_weeks_season";
  DROP TYPE "public"."enum_reboot_revive_weeks_required_plan";
  DROP TYPE "public"."enum_reboot_revive_weeks_status";
  DROP TYPE "public"."enum__reboot_revive_weeks_v_version_season";
  DROP TYPE "public"."enum__reboot_revive_weeks_v_version_required_plan";
  DROP TYPE "public"."enum__reboot_revive_weeks_v_version_status";
  DROP TYPE "public"."enum_yalda_loves_products_required_plan";
  DROP TYPE "public"."enum_yalda_loves_products_status";
  DROP TYPE "public"."enum__yalda_loves_products_v_version_required_plan";
  DROP TYPE "public"."enum__yalda_loves_products_v_version_status";
  DROP TYPE "public"."enum_press_required_plan";
  DROP TYPE "public"."enum_press_status";
  DROP TYPE "public"."enum__press_v_version_required_plan";
  DROP TYPE "public"."enum__press_v_version_status";
  DROP TYPE "public"."enum_partners_required_plan";
  DROP TYPE "public"."enum_partners_status";
  DROP TYPE "public"."enum__partners_v_version_required_plan";
  DROP TYPE "public"."enum__partners_v_version_status";
  DROP TYPE "public"."enum_categories_taxonomy";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_users_plan";
  DROP TYPE "public"."enum_milestones_counts";
  DROP TYPE "public"."enum_forms_confirmation_type";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_navigation_primary_target";
  DROP TYPE "public"."enum_footer_quick_links_target";
  DROP TYPE "public"."enum_footer_take_along_service";
  DROP TYPE "public"."enum_footer_social_service";
  DROP TYPE "public"."enum_footer_legal_target";`)
}
