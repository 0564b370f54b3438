ALTER TABLE "payment_disputes" ADD COLUMN "status" text DEFAULT 'needs_response' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD COLUMN "answer_by" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD COLUMN "reviewed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "reviewed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited_review AFTER UPDATE OF "reviewed_at" ON "payment_disputes" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (coalesce(current_setting('studio.staff_request', true), '') <> '') EXECUTE FUNCTION require_audit_entry();
