CREATE TABLE "included_uses" (
	"id" text PRIMARY KEY NOT NULL,
	"membership_id" text NOT NULL,
	"month" smallint NOT NULL,
	"number" smallint NOT NULL,
	"per_month" smallint NOT NULL,
	"expires_on" date NOT NULL,
	"registration_id" text NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	"returned_at" timestamp (3) with time zone,
	CONSTRAINT "included_uses_number" CHECK ("included_uses"."month" >= 0 and "included_uses"."number" between 1 and "included_uses"."per_month"),
	CONSTRAINT "included_uses_returned" CHECK ("included_uses"."returned_at" is null or "included_uses"."returned_at" >= "included_uses"."used_at")
);
--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_taken_by";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_nothing_waived_back";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_by_pass";--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "months_before" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "included_uses" ADD CONSTRAINT "included_uses_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "included_uses" ADD CONSTRAINT "included_uses_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "included_uses_membership" ON "included_uses" USING btree ("membership_id");--> statement-breakpoint
CREATE UNIQUE INDEX "included_uses_one_current" ON "included_uses" USING btree ("membership_id","month","number") WHERE "included_uses"."returned_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "included_uses_registration" ON "included_uses" USING btree ("registration_id") WHERE "included_uses"."returned_at" is null;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_taken_by" CHECK ("payments"."kind" = 'refund' or "payments"."method" in ('card', 'credit', 'pass', 'included') or "payments"."actor_id" is not null);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_nothing_waived_back" CHECK ("payments"."kind" = 'charge' or "payments"."method" not in ('complimentary', 'pass', 'included'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_by_pass" CHECK ("payments"."method" not in ('pass', 'included') or ("payments"."registration_id" is not null and "payments"."status" = 'succeeded'));