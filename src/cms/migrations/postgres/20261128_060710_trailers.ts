import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "movement_guides" ADD COLUMN "trailer_id" integer;
  ALTER TABLE "_movement_guides_v" ADD COLUMN "version_trailer_id" integer;
  ALTER TABLE "guided_meditations" ADD COLUMN "trailer_id" integer;
  ALTER TABLE "_guided_meditations_v" ADD COLUMN "version_trailer_id" integer;
  ALTER TABLE "masterclasses" ADD COLUMN "trailer_id" integer;
  ALTER TABLE "_masterclasses_v" ADD COLUMN "version_trailer_id" integer;
  ALTER TABLE "lifestyle_guides" ADD COLUMN "trailer_id" integer;
  ALTER TABLE "_lifestyle_guides_v" ADD COLUMN "version_trailer_id" integer;
  ALTER TABLE "movement_guides" ADD CONSTRAINT "movement_guides_trailer_id_video_files_id_fk" FOREIGN KEY ("trailer_id") REFERENCES "public"."video_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_movement_guides_v" ADD CONSTRAINT "_movement_guides_v_version_trailer_id_video_files_id_fk" FOREIGN KEY ("version_trailer_id") REFERENCES "public"."video_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "guided_meditations" ADD CONSTRAINT "guided_meditations_trailer_id_video_files_id_fk" FOREIGN KEY ("trailer_id") REFERENCES "public"."video_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guided_meditations_v" ADD CONSTRAINT "_guided_meditations_v_version_trailer_id_video_files_id_fk" FOREIGN KEY ("version_trailer_id") REFERENCES "public"."video_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "masterclasses" ADD CONSTRAINT "masterclasses_trailer_id_video_files_id_fk" FOREIGN KEY ("trailer_id") REFERENCES "public"."video_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_masterclasses_v" ADD CONSTRAINT "_masterclasses_v_version_trailer_id_video_files_id_fk" FOREIGN KEY ("version_trailer_id") REFERENCES "public"."video_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lifestyle_guides" ADD CONSTRAINT "lifestyle_guides_trailer_id_video_files_id_fk" FOREIGN KEY ("trailer_id") REFERENCES "public"."video_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_lifestyle_guides_v" ADD CONSTRAINT "_lifestyle_guides_v_version_trailer_id_video_files_id_fk" FOREIGN KEY ("version_trailer_id") REFERENCES "public"."video_files"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "movement_guides_trailer_idx" ON "movement_guides" USING btree ("trailer_id");
  CREATE INDEX "_movement_guides_v_version_version_trailer_idx" ON "_movement_guides_v" USING btree ("version_trailer_id");
  CREATE INDEX "guided_meditations_trailer_idx" ON "guided_meditations" USING btree ("trailer_id");
  CREATE INDEX "_guided_meditations_v_version_version_trailer_idx" ON "_guided_meditations_v" USING btree ("version_trailer_id");
  CREATE INDEX "masterclasses_trailer_idx" ON "masterclasses" USING btree ("trailer_id");
  CREATE INDEX "_masterclasses_v_version_version_trailer_idx" ON "_masterclasses_v" USING btree ("version_trailer_id");
  CREATE INDEX "lifestyle_guides_trailer_idx" ON "lifestyle_guides" USING btree ("trailer_id");
  CREATE INDEX "_lifestyle_guides_v_version_version_trailer_idx" ON "_lifestyle_guides_v" USING btree ("version_trailer_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "movement_guides" DROP CONSTRAINT "movement_guides_trailer_id_video_files_id_fk";
  
  ALTER TABLE "_movement_guides_v" DROP CONSTRAINT "_movement_guides_v_version_trailer_id_video_files_id_fk";
  
  ALTER TABLE "guided_meditations" DROP CONSTRAINT "guided_meditations_trailer_id_video_files_id_fk";
  
  ALTER TABLE "_guided_meditations_v" DROP CONSTRAINT "_guided_meditations_v_version_trailer_id_video_files_id_fk";
  
  ALTER TABLE "masterclasses" DROP CONSTRAINT "masterclasses_trailer_id_video_files_id_fk";
  
  ALTER TABLE "_masterclasses_v" DROP CONSTRAINT "_masterclasses_v_version_trailer_id_video_files_id_fk";
  
  ALTER TABLE "lifestyle_guides" DROP CONSTRAINT "lifestyle_guides_trailer_id_video_files_id_fk";
  
  ALTER TABLE "_lifestyle_guides_v" DROP CONSTRAINT "_lifestyle_guides_v_version_trailer_id_video_files_id_fk";
  
  DROP INDEX "movement_guides_trailer_idx";
  DROP INDEX "_movement_guides_v_version_version_trailer_idx";
  DROP INDEX "guided_meditations_trailer_idx";
  DROP INDEX "_guided_meditations_v_version_version_trailer_idx";
  DROP INDEX "masterclasses_trailer_idx";
  DROP INDEX "_masterclasses_v_version_version_trailer_idx";
  DROP INDEX "lifestyle_guides_trailer_idx";
  DROP INDEX "_lifestyle_guides_v_version_version_trailer_idx";
  ALTER TABLE "movement_guides" DROP COLUMN "trailer_id";
  ALTER TABLE "_movement_guides_v" DROP COLUMN "version_trailer_id";
  ALTER TABLE "guided_meditations" DROP COLUMN "trailer_id";
  ALTER TABLE "_guided_meditations_v" DROP COLUMN "version_trailer_id";
  ALTER TABLE "masterclasses" DROP COLUMN "trailer_id";
  ALTER TABLE "_masterclasses_v" DROP COLUMN "version_trailer_id";
  ALTER TABLE "lifestyle_guides" DROP COLUMN "trailer_id";
  ALTER TABLE "_lifestyle_guides_v" DROP COLUMN "version_trailer_id";`)
}
