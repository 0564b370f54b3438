CREATE TABLE "jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"next_run_at" timestamp (3) with time zone NOT NULL,
	"lease" text,
	"lease_ends_at" timestamp (3) with time zone,
	"runs" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"last_ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "instalments" ADD COLUMN "declines" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "instalments" ADD COLUMN "next_attempt_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "payment_method_ref" text;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "waitlist_entry_id" text;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD COLUMN "line_number" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "waitlist_entries_line_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD COLUMN "told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "place_freed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "instalments_again" ON "instalments" USING btree ("next_attempt_at") WHERE "instalments"."status" = 'failed' and "instalments"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "waitlist_live" ON "waitlist_entries" USING btree ("session_id","line_number") WHERE "waitlist_entries"."status" in ('waiting', 'offered');--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_offer_ends" CHECK ("waitlist_entries"."status" <> 'offered' or "waitlist_entries"."offer_ends_at" is not null);