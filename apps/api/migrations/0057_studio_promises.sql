ALTER TABLE "included_uses" ADD COLUMN "good_until" date;--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD COLUMN "status_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "moved_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "included_uses" ADD CONSTRAINT "included_uses_good" CHECK ("included_uses"."good_until" is null or "included_uses"."returned_at" is not null);--> statement-breakpoint
DROP TRIGGER audited ON "profiles";--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited AFTER UPDATE OF "first_name", "last_name", "display_name", "phone", "date_of_birth" ON "profiles" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (coalesce(current_setting('studio.staff_request', true), '') <> '') EXECUTE FUNCTION require_audit_entry();
