ALTER TABLE "payments" ADD COLUMN "checked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "link_sent_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited_link AFTER UPDATE OF "link_sent_at" ON "registrations" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (coalesce(current_setting('studio.staff_request', true), '') <> '') EXECUTE FUNCTION require_audit_entry();
