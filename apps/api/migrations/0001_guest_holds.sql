ALTER TABLE "registrations" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "guest_email" text;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "guest_draft" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_charge" ON "payments" USING btree ("instalment_id") WHERE "payments"."kind" = 'charge' and "payments"."status" in ('pending', 'requires_action', 'unknown', 'succeeded');--> statement-breakpoint
CREATE UNIQUE INDEX "registrations_one_guest_hold" ON "registrations" USING btree ("guest_email") WHERE "registrations"."status" = 'held' and "registrations"."user_id" is null;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_somebody" CHECK ("registrations"."user_id" is not null or "registrations"."guest_email" is not null);--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_guest_only_holds" CHECK ("registrations"."user_id" is not null or "registrations"."status" in ('held', 'released'));