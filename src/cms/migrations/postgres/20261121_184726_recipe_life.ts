import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "recipe_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" integer NOT NULL,
  	"item" numeric NOT NULL,
  	"text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "shopping_lists" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" integer NOT NULL,
  	"kept" boolean DEFAULT true NOT NULL,
  	"version" numeric NOT NULL,
  	"entries" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "recipes_ingredient_groups_ingredients" ADD COLUMN "link" varchar;
  ALTER TABLE "recipes_method" ADD COLUMN "picture_id" integer;
  ALTER TABLE "_recipes_v_version_ingredient_groups_ingredients" ADD COLUMN "link" varchar;
  ALTER TABLE "_recipes_v_version_method" ADD COLUMN "picture_id" integer;
  ALTER TABLE "favourites" ADD COLUMN "kept" boolean DEFAULT true NOT NULL;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "recipe_notes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "shopping_lists_id" integer;
  ALTER TABLE "recipe_notes" ADD CONSTRAINT "recipe_notes_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shopping_lists" ADD CONSTRAINT "shopping_lists_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "recipe_notes_member_idx" ON "recipe_notes" USING btree ("member_id");
  CREATE INDEX "recipe_notes_item_idx" ON "recipe_notes" USING btree ("item");
  CREATE INDEX "recipe_notes_updated_at_idx" ON "recipe_notes" USING btree ("updated_at");
  CREATE INDEX "recipe_notes_created_at_idx" ON "recipe_notes" USING btree ("created_at");
  CREATE UNIQUE INDEX "member_item_3_idx" ON "recipe_notes" USING btree ("member_id","item");
  CREATE UNIQUE INDEX "shopping_lists_member_idx" ON "shopping_lists" USING btree ("member_id");
  CREATE INDEX "shopping_lists_updated_at_idx" ON "shopping_lists" USING btree ("updated_at");
  CREATE INDEX "shopping_lists_created_at_idx" ON "shopping_lists" USING btree ("created_at");
  ALTER TABLE "recipes_method" ADD CONSTRAINT "recipes_method_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_recipes_v_version_method" ADD CONSTRAINT "_recipes_v_version_method_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_recipe_notes_fk" FOREIGN KEY ("recipe_notes_id") REFERENCES "public"."recipe_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_shopping_lists_fk" FOREIGN KEY ("shopping_lists_id") REFERENCES "public"."shopping_lists"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "recipes_method_picture_idx" ON "recipes_method" USING btree ("picture_id");
  CREATE INDEX "_recipes_v_version_method_picture_idx" ON "_recipes_v_version_method" USING btree ("picture_id");
  CREATE INDEX "payload_locked_documents_rels_recipe_notes_id_idx" ON "payload_locked_documents_rels" USING btree ("recipe_notes_id");
  CREATE INDEX "payload_locked_documents_rels_shopping_lists_id_idx" ON "payload_locked_documents_rels" USING btree ("shopping_lists_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "recipe_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "shopping_lists" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "recipe_notes" CASCADE;
  DROP TABLE "shopping_lists" CASCADE;
  ALTER TABLE "recipes_method" DROP CONSTRAINT "recipes_method_picture_id_media_id_fk";
  
  ALTER TABLE "_recipes_v_version_method" DROP CONSTRAINT "_recipes_v_version_method_picture_id_media_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_recipe_notes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_shopping_lists_fk";
  
  DROP INDEX "recipes_method_picture_idx";
  DROP INDEX "_recipes_v_version_method_picture_idx";
  DROP INDEX "payload_locked_documents_rels_recipe_notes_id_idx";
  DROP INDEX "payload_locked_documents_rels_shopping_lists_id_idx";
  ALTER TABLE "recipes_ingredient_groups_ingredients" DROP COLUMN "link";
  ALTER TABLE "recipes_method" DROP COLUMN "picture_id";
  ALTER TABLE "_recipes_v_version_ingredient_groups_ingredients" DROP COLUMN "link";
  ALTER TABLE "_recipes_v_version_method" DROP COLUMN "picture_id";
  ALTER TABLE "favourites" DROP COLUMN "kept";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "recipe_notes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "shopping_lists_id";`)
}
