CREATE TABLE "studio_clock" (
	"is_only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"set_to" timestamp (3) with time zone,
	"set_ms" bigint DEFAULT 0 NOT NULL,
	"moved_ms" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "studio_clock_one_row" CHECK ("studio_clock"."is_only_row"),
	CONSTRAINT "studio_clock_forward" CHECK ("studio_clock"."moved_ms" >= 0)
);
--> statement-breakpoint
INSERT INTO "studio_clock" DEFAULT VALUES;--> statement-breakpoint
CREATE FUNCTION studio_time(machine_time timestamp with time zone) RETURNS timestamp with time zone LANGUAGE sql STABLE
RETURN machine_time + coalesce((SELECT (set_ms + moved_ms) * interval '1 millisecond' FROM studio_clock), interval '0');--> statement-breakpoint
CREATE FUNCTION studio_now() RETURNS timestamp with time zone LANGUAGE sql STABLE RETURN studio_time(now());--> statement-breakpoint
ALTER TABLE "post_reactions" ALTER COLUMN "created_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "posts" ALTER COLUMN "updated_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "chat_messages" ALTER COLUMN "created_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "feed_items" ALTER COLUMN "created_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "newsletter_signups" ALTER COLUMN "created_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "pages" ALTER COLUMN "published_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "pages" ALTER COLUMN "updated_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "gift_cards" ALTER COLUMN "created_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "outbox_mails" ALTER COLUMN "created_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "passes" ALTER COLUMN "created_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "credit_entries" ALTER COLUMN "created_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "payment_disputes" ALTER COLUMN "created_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "payment_methods" ALTER COLUMN "created_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "created_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "updated_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "billing_addresses" ALTER COLUMN "created_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "billing_addresses" ALTER COLUMN "updated_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "emergency_contacts" ALTER COLUMN "created_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "emergency_contacts" ALTER COLUMN "updated_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "memberships" ALTER COLUMN "created_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "person_notes" ALTER COLUMN "created_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "profiles" ALTER COLUMN "updated_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "created_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "updated_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "plan_versions" ALTER COLUMN "created_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "plans" ALTER COLUMN "created_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "provider_differences" ALTER COLUMN "created_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "instalments" ALTER COLUMN "updated_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "opening_requests" ALTER COLUMN "created_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "opening_requests" ALTER COLUMN "updated_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "registration_feedback" ALTER COLUMN "created_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "registration_feedback" ALTER COLUMN "updated_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "registrations" ALTER COLUMN "created_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "registrations" ALTER COLUMN "updated_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "reminders" ALTER COLUMN "created_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "waitlist_entries" ALTER COLUMN "created_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "waitlist_entries" ALTER COLUMN "updated_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "sandbox_cards" ALTER COLUMN "created_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "sandbox_charges" ALTER COLUMN "created_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "sandbox_charges" ALTER COLUMN "updated_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "team_invitations" ALTER COLUMN "created_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "team_members" ALTER COLUMN "created_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "team_members" ALTER COLUMN "updated_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "outbox_texts" ALTER COLUMN "created_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "mail_tokens" ALTER COLUMN "created_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "series" ALTER COLUMN "created_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "session_materials" ALTER COLUMN "created_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "session_updates" ALTER COLUMN "created_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "created_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "updated_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "waiver_acceptances" ALTER COLUMN "created_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "waiver_signatures" ALTER COLUMN "created_at" SET DEFAULT studio_now();--> statement-breakpoint
ALTER TABLE "waiver_versions" ALTER COLUMN "published_at" SET DEFAULT studio_now();