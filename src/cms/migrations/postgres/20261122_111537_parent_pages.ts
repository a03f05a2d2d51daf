import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "recipes" ADD COLUMN "parent_id" integer;
  ALTER TABLE "_recipes_v" ADD COLUMN "version_parent_id" integer;
  ALTER TABLE "movement_guides" ADD COLUMN "parent_id" integer;
  ALTER TABLE "_movement_guides_v" ADD COLUMN "version_parent_id" integer;
  ALTER TABLE "guided_meditations" ADD COLUMN "parent_id" integer;
  ALTER TABLE "_guided_meditations_v" ADD COLUMN "version_parent_id" integer;
  ALTER TABLE "masterclasses" ADD COLUMN "parent_id" integer;
  ALTER TABLE "_masterclasses_v" ADD COLUMN "version_parent_id" integer;
  ALTER TABLE "podcasts" ADD COLUMN "parent_id" integer;
  ALTER TABLE "_podcasts_v" ADD COLUMN "version_parent_id" integer;
  ALTER TABLE "posts" ADD COLUMN "parent_id" integer;
  ALTER TABLE "_posts_v" ADD COLUMN "version_parent_id" integer;
  ALTER TABLE "testimonials" ADD COLUMN "parent_id" integer;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_parent_id" integer;
  ALTER TABLE "events" ADD COLUMN "parent_id" integer;
  ALTER TABLE "_events_v" ADD COLUMN "version_parent_id" integer;
  ALTER TABLE "expert_advices" ADD COLUMN "parent_id" integer;
  ALTER TABLE "_expert_advices_v" ADD COLUMN "version_parent_id" integer;
  ALTER TABLE "lifestyle_guides" ADD COLUMN "parent_id" integer;
  ALTER TABLE "_lifestyle_guides_v" ADD COLUMN "version_parent_id" integer;
  ALTER TABLE "reboot_revive_weeks" ADD COLUMN "parent_id" integer;
  ALTER TABLE "_reboot_revive_weeks_v" ADD COLUMN "version_parent_id" integer;
  ALTER TABLE "yalda_loves_products" ADD COLUMN "parent_id" integer;
  ALTER TABLE "_yalda_loves_products_v" ADD COLUMN "version_parent_id" integer;
  ALTER TABLE "recipes" ADD CONSTRAINT "recipes_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_recipes_v" ADD CONSTRAINT "_recipes_v_version_parent_id_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "movement_guides" ADD CONSTRAINT "movement_guides_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_movement_guides_v" ADD CONSTRAINT "_movement_guides_v_version_parent_id_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "guided_meditations" ADD CONSTRAINT "guided_meditations_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guided_meditations_v" ADD CONSTRAINT "_guided_meditations_v_version_parent_id_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "masterclasses" ADD CONSTRAINT "masterclasses_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_masterclasses_v" ADD CONSTRAINT "_masterclasses_v_version_parent_id_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "podcasts" ADD CONSTRAINT "podcasts_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_podcasts_v" ADD CONSTRAINT "_podcasts_v_version_parent_id_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_parent_id_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_parent_id_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_parent_id_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "expert_advices" ADD CONSTRAINT "expert_advices_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_expert_advices_v" ADD CONSTRAINT "_expert_advices_v_version_parent_id_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lifestyle_guides" ADD CONSTRAINT "lifestyle_guides_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_lifestyle_guides_v" ADD CONSTRAINT "_lifestyle_guides_v_version_parent_id_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reboot_revive_weeks" ADD CONSTRAINT "reboot_revive_weeks_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reboot_revive_weeks_v" ADD CONSTRAINT "_reboot_revive_weeks_v_version_parent_id_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "yalda_loves_products" ADD CONSTRAINT "yalda_loves_products_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_yalda_loves_products_v" ADD CONSTRAINT "_yalda_loves_products_v_version_parent_id_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "recipes_parent_idx" ON "recipes" USING btree ("parent_id");
  CREATE INDEX "_recipes_v_version_version_parent_idx" ON "_recipes_v" USING btree ("version_parent_id");
  CREATE INDEX "movement_guides_parent_idx" ON "movement_guides" USING btree ("parent_id");
  CREATE INDEX "_movement_guides_v_version_version_parent_idx" ON "_movement_guides_v" USING btree ("version_parent_id");
  CREATE INDEX "guided_meditations_parent_idx" ON "guided_meditations" USING btree ("parent_id");
  CREATE INDEX "_guided_meditations_v_version_version_parent_idx" ON "_guided_meditations_v" USING btree ("version_parent_id");
  CREATE INDEX "masterclasses_parent_idx" ON "masterclasses" USING btree ("parent_id");
  CREATE INDEX "_masterclasses_v_version_version_parent_idx" ON "_masterclasses_v" USING btree ("version_parent_id");
  CREATE INDEX "podcasts_parent_idx" ON "podcasts" USING btree ("parent_id");
  CREATE INDEX "_podcasts_v_version_version_parent_idx" ON "_podcasts_v" USING btree ("version_parent_id");
  CREATE INDEX "posts_parent_idx" ON "posts" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_parent_idx" ON "_posts_v" USING btree ("version_parent_id");
  CREATE INDEX "testimonials_parent_idx" ON "testimonials" USING btree ("parent_id");
  CREATE INDEX "_testimonials_v_version_version_parent_idx" ON "_testimonials_v" USING btree ("version_parent_id");
  CREATE INDEX "events_parent_idx" ON "events" USING btree ("parent_id");
  CREATE INDEX "_events_v_version_version_parent_idx" ON "_events_v" USING btree ("version_parent_id");
  CREATE INDEX "expert_advices_parent_idx" ON "expert_advices" USING btree ("parent_id");
  CREATE INDEX "_expert_advices_v_version_version_parent_idx" ON "_expert_advices_v" USING btree ("version_parent_id");
  CREATE INDEX "lifestyle_guides_parent_idx" ON "lifestyle_guides" USING btree ("parent_id");
  CREATE INDEX "_lifestyle_guides_v_version_version_parent_idx" ON "_lifestyle_guides_v" USING btree ("version_parent_id");
  CREATE INDEX "reboot_revive_weeks_parent_idx" ON "reboot_revive_weeks" USING btree ("parent_id");
  CREATE INDEX "_reboot_revive_weeks_v_version_version_parent_idx" ON "_reboot_revive_weeks_v" USING btree ("version_parent_id");
  CREATE INDEX "yalda_loves_products_parent_idx" ON "yalda_loves_products" USING btree ("parent_id");
  CREATE INDEX "_yalda_loves_products_v_version_version_parent_idx" ON "_yalda_loves_products_v" USING btree ("version_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "recipes" DROP CONSTRAINT "recipes_parent_id_pages_id_fk";
  
  ALTER TABLE "_recipes_v" DROP CONSTRAINT "_recipes_v_version_parent_id_pages_id_fk";
  
  ALTER TABLE "movement_guides" DROP CONSTRAINT "movement_guides_parent_id_pages_id_fk";
  
  ALTER TABLE "_movement_guides_v" DROP CONSTRAINT "_movement_guides_v_version_parent_id_pages_id_fk";
  
  ALTER TABLE "guided_meditations" DROP CONSTRAINT "guided_meditations_parent_id_pages_id_fk";
  
  ALTER TABLE "_guided_meditations_v" DROP CONSTRAINT "_guided_meditations_v_version_parent_id_pages_id_fk";
  
  ALTER TABLE "masterclasses" DROP CONSTRAINT "masterclasses_parent_id_pages_id_fk";
  
  ALTER TABLE "_masterclasses_v" DROP CONSTRAINT "_masterclasses_v_version_parent_id_pages_id_fk";
  
  ALTER TABLE "podcasts" DROP CONSTRAINT "podcasts_parent_id_pages_id_fk";
  
  ALTER TABLE "_podcasts_v" DROP CONSTRAINT "_podcasts_v_version_parent_id_pages_id_fk";
  
  ALTER TABLE "posts" DROP CONSTRAINT "posts_parent_id_pages_id_fk";
  
  ALTER TABLE "_posts_v" DROP CONSTRAINT "_posts_v_version_parent_id_pages_id_fk";
  
  ALTER TABLE "testimonials" DROP CONSTRAINT "testimonials_parent_id_pages_id_fk";
  
  ALTER TABLE "_testimonials_v" DROP CONSTRAINT "_testimonials_v_version_parent_id_pages_id_fk";
  
  ALTER TABLE "events" DROP CONSTRAINT "events_parent_id_pages_id_fk";
  
  ALTER TABLE "_events_v" DROP CONSTRAINT "_events_v_version_parent_id_pages_id_fk";
  
  ALTER TABLE "expert_advices" DROP CONSTRAINT "expert_advices_parent_id_pages_id_fk";
  
  ALTER TABLE "_expert_advices_v" DROP CONSTRAINT "_expert_advices_v_version_parent_id_pages_id_fk";
  
  ALTER TABLE "lifestyle_guides" DROP CONSTRAINT "lifestyle_guides_parent_id_pages_id_fk";
  
  ALTER TABLE "_lifestyle_guides_v" DROP CONSTRAINT "_lifestyle_guides_v_version_parent_id_pages_id_fk";
  
  ALTER TABLE "reboot_revive_weeks" DROP CONSTRAINT "reboot_revive_weeks_parent_id_pages_id_fk";
  
  ALTER TABLE "_reboot_revive_weeks_v" DROP CONSTRAINT "_reboot_revive_weeks_v_version_parent_id_pages_id_fk";
  
  ALTER TABLE "yalda_loves_products" DROP CONSTRAINT "yalda_loves_products_parent_id_pages_id_fk";
  
  ALTER TABLE "_yalda_loves_products_v" DROP CONSTRAINT "_yalda_loves_products_v_version_parent_id_pages_id_fk";
  
  DROP INDEX "recipes_parent_idx";
  DROP INDEX "_recipes_v_version_version_parent_idx";
  DROP INDEX "movement_guides_parent_idx";
  DROP INDEX "_movement_guides_v_version_version_parent_idx";
  DROP INDEX "guided_meditations_parent_idx";
  DROP INDEX "_guided_meditations_v_version_version_parent_idx";
  DROP INDEX "masterclasses_parent_idx";
  DROP INDEX "_masterclasses_v_version_version_parent_idx";
  DROP INDEX "podcasts_parent_idx";
  DROP INDEX "_podcasts_v_version_version_parent_idx";
  DROP INDEX "posts_parent_idx";
  DROP INDEX "_posts_v_version_version_parent_idx";
  DROP INDEX "testimonials_parent_idx";
  DROP INDEX "_testimonials_v_version_version_parent_idx";
  DROP INDEX "events_parent_idx";
  DROP INDEX "_events_v_version_version_parent_idx";
  DROP INDEX "expert_advices_parent_idx";
  DROP INDEX "_expert_advices_v_version_version_parent_idx";
  DROP INDEX "lifestyle_guides_parent_idx";
  DROP INDEX "_lifestyle_guides_v_version_version_parent_idx";
  DROP INDEX "reboot_revive_weeks_parent_idx";
  DROP INDEX "_reboot_revive_weeks_v_version_version_parent_idx";
  DROP INDEX "yalda_loves_products_parent_idx";
  DROP INDEX "_yalda_loves_products_v_version_version_parent_idx";
  ALTER TABLE "recipes" DROP COLUMN "parent_id";
  ALTER TABLE "_recipes_v" DROP COLUMN "version_parent_id";
  ALTER TABLE "movement_guides" DROP COLUMN "parent_id";
  ALTER TABLE "_movement_guides_v" DROP COLUMN "version_parent_id";
  ALTER TABLE "guided_meditations" DROP COLUMN "parent_id";
  ALTER TABLE "_guided_meditations_v" DROP COLUMN "version_parent_id";
  ALTER TABLE "masterclasses" DROP COLUMN "parent_id";
  ALTER TABLE "_masterclasses_v" DROP COLUMN "version_parent_id";
  ALTER TABLE "podcasts" DROP COLUMN "parent_id";
  ALTER TABLE "_podcasts_v" DROP COLUMN "version_parent_id";
  ALTER TABLE "posts" DROP COLUMN "parent_id";
  ALTER TABLE "_posts_v" DROP COLUMN "version_parent_id";
  ALTER TABLE "testimonials" DROP COLUMN "parent_id";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_parent_id";
  ALTER TABLE "events" DROP COLUMN "parent_id";
  ALTER TABLE "_events_v" DROP COLUMN "version_parent_id";
  ALTER TABLE "expert_advices" DROP COLUMN "parent_id";
  ALTER TABLE "_expert_advices_v" DROP COLUMN "version_parent_id";
  ALTER TABLE "lifestyle_guides" DROP COLUMN "parent_id";
  ALTER TABLE "_lifestyle_guides_v" DROP COLUMN "version_parent_id";
  ALTER TABLE "reboot_revive_weeks" DROP COLUMN "parent_id";
  ALTER TABLE "_reboot_revive_weeks_v" DROP COLUMN "version_parent_id";
  ALTER TABLE "yalda_loves_products" DROP COLUMN "parent_id";
  ALTER TABLE "_yalda_loves_products_v" DROP COLUMN "version_parent_id";`)
}
