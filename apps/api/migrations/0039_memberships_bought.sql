ALTER TABLE "payments" DROP CONSTRAINT "payments_one_subject";--> statement-breakpoint
ALTER TABLE "memberships" drop column "is_active";--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "is_active" boolean GENERATED ALWAYS AS (state in ('pending', 'active', 'past_due') and (source = 'granted' or state <> 'pending')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "membership_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "period_from" date;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "anchor_day" date;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "paid_periods" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "paid_until" date;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "cancel_at_period_end" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "payment_method_ref" text;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "declines" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "declined_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "next_attempt_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_membership" ON "payments" USING btree ("membership_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_period" ON "payments" USING btree ("membership_id","period_from") WHERE "payments"."kind" = 'charge' and "payments"."status" in ('pending', 'requires_action', 'unknown', 'succeeded');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open_membership_charge" ON "payments" USING btree ("membership_id") WHERE "payments"."kind" = 'charge' and "payments"."status" in ('pending', 'requires_action', 'unknown');--> statement-breakpoint
CREATE INDEX "memberships_paid_until" ON "memberships" USING btree ("paid_until") WHERE "memberships"."source" = 'bought';--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_period" CHECK (("payments"."period_from" is not null) = ("payments"."membership_id" is not null and "payments"."kind" = 'charge'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_one_subject" CHECK (num_nonnulls("payments"."registration_id", "payments"."membership_id") = 1);--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_bought" CHECK (("memberships"."source" = 'granted' or "memberships"."plan_version_id" is not null) and ("memberships"."paid_until" is null) = ("memberships"."anchor_day" is null)
        and ("memberships"."paid_until" is null) = ("memberships"."paid_periods" = 0) and ("memberships"."source" = 'bought' or "memberships"."paid_until" is null)
        and ("memberships"."source" = 'granted' or "memberships"."paid_until" is not null or "memberships"."state" in ('pending', 'cancelled')));