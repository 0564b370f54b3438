DROP INDEX "payments_one_period";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "plan_version_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "proration_cents" integer;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "next_plan_version_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_plan_version_id_plan_versions_id_fk" FOREIGN KEY ("plan_version_id") REFERENCES "public"."plan_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_next_plan_version_id_plan_versions_id_fk" FOREIGN KEY ("next_plan_version_id") REFERENCES "public"."plan_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "memberships_next_plan_version" ON "memberships" USING btree ("next_plan_version_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_period" ON "payments" USING btree ("membership_id","period_from") WHERE "payments"."kind" = 'charge' and "payments"."status" in ('pending', 'requires_action', 'unknown', 'succeeded') and "payments"."proration_cents" is null;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_plan" CHECK (("payments"."plan_version_id" is null or "payments"."period_from" is not null)
        and ("payments"."proration_cents" is null or ("payments"."proration_cents" >= 0 and "payments"."plan_version_id" is not null)));--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_next_plan" CHECK ("memberships"."next_plan_version_id" is null or ("memberships"."paid_until" is not null and "memberships"."next_plan_version_id" <> "memberships"."plan_version_id"));--> statement-breakpoint
UPDATE "payments" SET "plan_version_id" = b."plan_version_id" FROM "memberships" b WHERE b."id" = "payments"."membership_id" AND "payments"."period_from" IS NOT NULL;
