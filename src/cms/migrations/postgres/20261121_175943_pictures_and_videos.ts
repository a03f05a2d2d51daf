import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "video_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"poster_id" integer,
  	"captions" varchar,
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
  
  ALTER TABLE "movement_guides" ADD COLUMN "video_file_id" integer;
  ALTER TABLE "_movement_guides_v" ADD COLUMN "version_video_file_id" integer;
  ALTER TABLE "guided_meditations" ADD COLUMN "video_file_id" integer;
  ALTER TABLE "_guided_meditations_v" ADD COLUMN "version_video_file_id" integer;
  ALTER TABLE "masterclasses" ADD COLUMN "video_file_id" integer;
  ALTER TABLE "_masterclasses_v" ADD COLUMN "version_video_file_id" integer;
  ALTER TABLE "lifestyle_guides" ADD COLUMN "video_file_id" integer;
  ALTER TABLE "_lifestyle_guides_v" ADD COLUMN "version_video_file_id" integer;
  ALTER TABLE "media" ADD COLUMN "color" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_open_graph_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_open_graph_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_open_graph_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_open_graph_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_open_graph_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_open_graph_filename" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "video_files_id" integer;
  ALTER TABLE "settings" ADD COLUMN "pictures_recipe_id" integer;
  ALTER TABLE "settings" ADD COLUMN "pictures_movement_id" integer;
  ALTER TABLE "settings" ADD COLUMN "pictures_meditation_id" integer;
  ALTER TABLE "settings" ADD COLUMN "pictures_article_id" integer;
  ALTER TABLE "settings" ADD COLUMN "pictures_member_hero_id" integer;
  ALTER TABLE "settings" ADD COLUMN "pictures_open_graph_id" integer;
  ALTER TABLE "video_files" ADD CONSTRAINT "video_files_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "video_files_poster_idx" ON "video_files" USING btree ("poster_id");
  CREATE INDEX "video_files_updated_at_idx" ON "video_files" USING btree ("updated_at");
  CREATE INDEX "video_files_created_at_idx" ON "video_files" USING btree ("created_at");
  CREATE UNIQUE INDEX "video_files_filename_idx" ON "video_files" USING btree ("filename");
  ALTER TABLE "movement_guides" ADD CONSTRAINT "movement_guides_video_file_id_video_files_id_fk" FOREIGN KEY ("video_file_id") REFERENCES "public"."video_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_movement_guides_v" ADD CONSTRAINT "_movement_guides_v_version_video_file_id_video_files_id_fk" FOREIGN KEY ("version_video_file_id") REFERENCES "public"."video_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "guided_meditations" ADD CONSTRAINT "guided_meditations_video_file_id_video_files_id_fk" FOREIGN KEY ("video_file_id") REFERENCES "public"."video_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guided_meditations_v" ADD CONSTRAINT "_guided_meditations_v_version_video_file_id_video_files_id_fk" FOREIGN KEY ("version_video_file_id") REFERENCES "public"."video_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "masterclasses" ADD CONSTRAINT "masterclasses_video_file_id_video_files_id_fk" FOREIGN KEY ("video_file_id") REFERENCES "public"."video_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_masterclasses_v" ADD CONSTRAINT "_masterclasses_v_version_video_file_id_video_files_id_fk" FOREIGN KEY ("version_video_file_id") REFERENCES "public"."video_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lifestyle_guides" ADD CONSTRAINT "lifestyle_guides_video_file_id_video_files_id_fk" FOREIGN KEY ("video_file_id") REFERENCES "public"."video_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_lifestyle_guides_v" ADD CONSTRAINT "_lifestyle_guides_v_version_video_file_id_video_files_id_fk" FOREIGN KEY ("version_video_file_id") REFERENCES "public"."video_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_video_files_fk" FOREIGN KEY ("video_files_id") REFERENCES "public"."video_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_pictures_recipe_id_media_id_fk" FOREIGN KEY ("pictures_recipe_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_pictures_movement_id_media_id_fk" FOREIGN KEY ("pictures_movement_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_pictures_meditation_id_media_id_fk" FOREIGN KEY ("pictures_meditation_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_pictures_article_id_media_id_fk" FOREIGN KEY ("pictures_article_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_pictures_member_hero_id_media_id_fk" FOREIGN KEY ("pictures_member_hero_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_pictures_open_graph_id_media_id_fk" FOREIGN KEY ("pictures_open_graph_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "movement_guides_video_video_file_idx" ON "movement_guides" USING btree ("video_file_id");
  CREATE INDEX "_movement_guides_v_version_video_version_video_file_idx" ON "_movement_guides_v" USING btree ("version_video_file_id");
  CREATE INDEX "guided_meditations_video_video_file_idx" ON "guided_meditations" USING btree ("video_file_id");
  CREATE INDEX "_guided_meditations_v_version_video_version_video_file_idx" ON "_guided_meditations_v" USING btree ("version_video_file_id");
  CREATE INDEX "masterclasses_video_video_file_idx" ON "masterclasses" USING btree ("video_file_id");
  CREATE INDEX "_masterclasses_v_version_video_version_video_file_idx" ON "_masterclasses_v" USING btree ("version_video_file_id");
  CREATE INDEX "lifestyle_guides_video_video_file_idx" ON "lifestyle_guides" USING btree ("video_file_id");
  CREATE INDEX "_lifestyle_guides_v_version_video_version_video_file_idx" ON "_lifestyle_guides_v" USING btree ("version_video_file_id");
  CREATE INDEX "media_sizes_open_graph_sizes_open_graph_filename_idx" ON "media" USING btree ("sizes_open_graph_filename");
  CREATE INDEX "payload_locked_documents_rels_video_files_id_idx" ON "payload_locked_documents_rels" USING btree ("video_files_id");
  CREATE INDEX "settings_pictures_pictures_recipe_idx" ON "settings" USING btree ("pictures_recipe_id");
  CREATE INDEX "settings_pictures_pictures_movement_idx" ON "settings" USING btree ("pictures_movement_id");
  CREATE INDEX "settings_pictures_pictures_meditation_idx" ON "settings" USING btree ("pictures_meditation_id");
  CREATE INDEX "settings_pictures_pictures_article_idx" ON "settings" USING btree ("pictures_article_id");
  CREATE INDEX "settings_pictures_pictures_member_hero_idx" ON "settings" USING btree ("pictures_member_hero_id");
  CREATE INDEX "settings_pictures_pictures_open_graph_idx" ON "settings" USING btree ("pictures_open_graph_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "video_files" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "video_files" CASCADE;
  ALTER TABLE "movement_guides" DROP CONSTRAINT "movement_guides_video_file_id_video_files_id_fk";
  
  ALTER TABLE "_movement_guides_v" DROP CONSTRAINT "_movement_guides_v_version_video_file_id_video_files_id_fk";
  
  ALTER TABLE "guided_meditations" DROP CONSTRAINT "guided_meditations_video_file_id_video_files_id_fk";
  
  ALTER TABLE "_guided_meditations_v" DROP CONSTRAINT "_guided_meditations_v_version_video_file_id_video_files_id_fk";
  
  ALTER TABLE "masterclasses" DROP CONSTRAINT "masterclasses_video_file_id_video_files_id_fk";
  
  ALTER TABLE "_masterclasses_v" DROP CONSTRAINT "_masterclasses_v_version_video_file_id_video_files_id_fk";
  
  ALTER TABLE "lifestyle_guides" DROP CONSTRAINT "lifestyle_guides_video_file_id_video_files_id_fk";
  
  ALTER TABLE "_lifestyle_guides_v" DROP CONSTRAINT "_lifestyle_guides_v_version_video_file_id_video_files_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_video_files_fk";
  
  ALTER TABLE "settings" DROP CONSTRAINT "settings_pictures_recipe_id_media_id_fk";
  
  ALTER TABLE "settings" DROP CONSTRAINT "settings_pictures_movement_id_media_id_fk";
  
  ALTER TABLE "settings" DROP CONSTRAINT "settings_pictures_meditation_id_media_id_fk";
  
  ALTER TABLE "settings" DROP CONSTRAINT "settings_pictures_article_id_media_id_fk";
  
  ALTER TABLE "settings" DROP CONSTRAINT "settings_pictures_member_hero_id_media_id_fk";
  
  ALTER TABLE "settings" DROP CONSTRAINT "settings_pictures_open_graph_id_media_id_fk";
  
  DROP INDEX "movement_guides_video_video_file_idx";
  DROP INDEX "_movement_guides_v_version_video_version_video_file_idx";
  DROP INDEX "guided_meditations_video_video_file_idx";
  DROP INDEX "_guided_meditations_v_version_video_version_video_file_idx";
  DROP INDEX "masterclasses_video_video_file_idx";
  DROP INDEX "_masterclasses_v_version_video_version_video_file_idx";
  DROP INDEX "lifestyle_guides_video_video_file_idx";
  DROP INDEX "_lifestyle_guides_v_version_video_version_video_file_idx";
  DROP INDEX "media_sizes_open_graph_sizes_open_graph_filename_idx";
  DROP INDEX "payload_locked_documents_rels_video_files_id_idx";
  DROP INDEX "settings_pictures_pictures_recipe_idx";
  DROP INDEX "settings_pictures_pictures_movement_idx";
  DROP INDEX "settings_pictures_pictures_meditation_idx";
  DROP INDEX "settings_pictures_pictures_article_idx";
  DROP INDEX "settings_pictures_pictures_member_hero_idx";
  DROP INDEX "settings_pictures_pictures_open_graph_idx";
  ALTER TABLE "movement_guides" DROP COLUMN "video_file_id";
  ALTER TABLE "_movement_guides_v" DROP COLUMN "version_video_file_id";
  ALTER TABLE "guided_meditations" DROP COLUMN "video_file_id";
  ALTER TABLE "_guided_meditations_v" DROP COLUMN "version_video_file_id";
  ALTER TABLE "masterclasses" DROP COLUMN "video_file_id";
  ALTER TABLE "_masterclasses_v" DROP COLUMN "version_video_file_id";
  ALTER TABLE "lifestyle_guides" DROP COLUMN "video_file_id";
  ALTER TABLE "_lifestyle_guides_v" DROP COLUMN "version_video_file_id";
  ALTER TABLE "media" DROP COLUMN "color";
  ALTER TABLE "media" DROP COLUMN "sizes_open_graph_url";
  ALTER TABLE "media" DROP COLUMN "sizes_open_graph_width";
  ALTER TABLE "media" DROP COLUMN "sizes_open_graph_height";
  ALTER TABLE "media" DROP COLUMN "sizes_open_graph_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_open_graph_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_open_graph_filename";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "video_files_id";
  ALTER TABLE "settings" DROP COLUMN "pictures_recipe_id";
  ALTER TABLE "settings" DROP COLUMN "pictures_movement_id";
  ALTER TABLE "settings" DROP COLUMN "pictures_meditation_id";
  ALTER TABLE "settings" DROP COLUMN "pictures_article_id";
  ALTER TABLE "settings" DROP COLUMN "pictures_member_hero_id";
  ALTER TABLE "settings" DROP COLUMN "pictures_open_graph_id";`)
}
