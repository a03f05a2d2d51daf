import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "masterclasses" ADD COLUMN "teacher_image_id" integer;
  ALTER TABLE "_masterclasses_v" ADD COLUMN "version_teacher_image_id" integer;
  ALTER TABLE "expert_advices" ADD COLUMN "reviewer" varchar;
  ALTER TABLE "expert_advices" ADD COLUMN "reviewer_image_id" integer;
  ALTER TABLE "_expert_advices_v" ADD COLUMN "version_reviewer" varchar;
  ALTER TABLE "_expert_advices_v" ADD COLUMN "version_reviewer_image_id" integer;
  ALTER TABLE "masterclasses" ADD CONSTRAINT "masterclasses_teacher_image_id_media_id_fk" FOREIGN KEY ("teacher_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_masterclasses_v" ADD CONSTRAINT "_masterclasses_v_version_teacher_image_id_media_id_fk" FOREIGN KEY ("version_teacher_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "expert_advices" ADD CONSTRAINT "expert_advices_reviewer_image_id_media_id_fk" FOREIGN KEY ("reviewer_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_expert_advices_v" ADD CONSTRAINT "_expert_advices_v_version_reviewer_image_id_media_id_fk" FOREIGN KEY ("version_reviewer_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "masterclasses_teacher_image_idx" ON "masterclasses" USING btree ("teacher_image_id");
  CREATE INDEX "_masterclasses_v_version_version_teacher_image_idx" ON "_masterclasses_v" USING btree ("version_teacher_image_id");
  CREATE INDEX "expert_advices_reviewer_image_idx" ON "expert_advices" USING btree ("reviewer_image_id");
  CREATE INDEX "_expert_advices_v_version_version_reviewer_image_idx" ON "_expert_advices_v" USING btree ("version_reviewer_image_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "masterclasses" DROP CONSTRAINT "masterclasses_teacher_image_id_media_id_fk";
  
  ALTER TABLE "_masterclasses_v" DROP CONSTRAINT "_masterclasses_v_version_teacher_image_id_media_id_fk";
  
  ALTER TABLE "expert_advices" DROP CONSTRAINT "expert_advices_reviewer_image_id_media_id_fk";
  
  ALTER TABLE "_expert_advices_v" DROP CONSTRAINT "_expert_advices_v_version_reviewer_image_id_media_id_fk";
  
  DROP INDEX "masterclasses_teacher_image_idx";
  DROP INDEX "_masterclasses_v_version_version_teacher_image_idx";
  DROP INDEX "expert_advices_reviewer_image_idx";
  DROP INDEX "_expert_advices_v_version_version_reviewer_image_idx";
  ALTER TABLE "masterclasses" DROP COLUMN "teacher_image_id";
  ALTER TABLE "_masterclasses_v" DROP COLUMN "version_teacher_image_id";
  ALTER TABLE "expert_advices" DROP COLUMN "reviewer";
  ALTER TABLE "expert_advices" DROP COLUMN "reviewer_image_id";
  ALTER TABLE "_expert_advices_v" DROP COLUMN "version_reviewer";
  ALTER TABLE "_expert_advices_v" DROP COLUMN "version_reviewer_image_id";`)
}
