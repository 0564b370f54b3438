CREATE TABLE "pass_credits" (
	"pass_id" text NOT NULL,
	"number" smallint NOT NULL,
	"expires_on" date NOT NULL,
	CONSTRAINT "pass_credits_pass_id_number_pk" PRIMARY KEY("pass_id","number"),
	CONSTRAINT "pass_credits_number" CHECK ("pass_credits"."number" > 0)
);
--> statement-breakpoint
CREATE TABLE "pass_uses" (
	"id" text PRIMARY KEY NOT NULL,
	"pass_id" text NOT NULL,
	"number" smallint NOT NULL,
	"registration_id" text NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	"returned_at" timestamp (3) with time zone,
	CONSTRAINT "pass_uses_returned" CHECK ("pass_uses"."returned_at" is null or "pass_uses"."returned_at" >= "pass_uses"."used_at")
);
--> statement-breakpoint
CREATE TABLE "passes" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"plan_version_id" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "passes_paid" CHECK (("passes"."state" = 'active') = ("passes"."paid_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_one_subject";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_taken_by";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_nothing_waived_back";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "pass_id" text;--> statement-breakpoint
ALTER TABLE "pass_credits" ADD CONSTRAINT "pass_credits_pass_id_passes_id_fk" FOREIGN KEY ("pass_id") REFERENCES "public"."passes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_uses" ADD CONSTRAINT "pass_uses_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_uses" ADD CONSTRAINT "pass_uses_credit" FOREIGN KEY ("pass_id","number") REFERENCES "public"."pass_credits"("pass_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passes" ADD CONSTRAINT "passes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passes" ADD CONSTRAINT "passes_plan_version_id_plan_versions_id_fk" FOREIGN KEY ("plan_version_id") REFERENCES "public"."plan_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pass_uses_one_current" ON "pass_uses" USING btree ("pass_id","number") WHERE "pass_uses"."returned_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "pass_uses_registration" ON "pass_uses" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "passes_user" ON "passes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passes_plan_version" ON "passes" USING btree ("plan_version_id");--> statement-breakpoint
CREATE UNIQUE INDEX "passes_one_pending" ON "passes" USING btree ("user_id") WHERE "passes"."state" = 'pending';--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_pass_id_passes_id_fk" FOREIGN KEY ("pass_id") REFERENCES "public"."passes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_pass" ON "payments" USING btree ("pass_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_pass_charge" ON "payments" USING btree ("pass_id") WHERE "payments"."kind" = 'charge' and "payments"."status" in ('pending', 'requires_action', 'unknown', 'succeeded');--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_by_pass" CHECK ("payments"."method" <> 'pass' or ("payments"."registration_id" is not null and "payments"."status" = 'succeeded'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_one_subject" CHECK (num_nonnulls("payments"."registration_id", "payments"."membership_id", "payments"."pass_id") = 1);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_taken_by" CHECK ("payments"."kind" = 'refund' or "payments"."method" in ('card', 'credit', 'pass') or "payments"."actor_id" is not null);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_nothing_waived_back" CHECK ("payments"."kind" = 'charge' or "payments"."method" not in ('complimentary', 'pass'));