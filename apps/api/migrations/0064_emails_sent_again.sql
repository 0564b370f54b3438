ALTER TABLE "outbox_mails" ADD COLUMN "resent_from" text;--> statement-breakpoint
-- An email that the team sends again has an audit entry (ADR-116); those of other changes follow from them.
CREATE CONSTRAINT TRIGGER audited AFTER INSERT ON "outbox_mails" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (NEW."resent_from" IS NOT NULL AND coalesce(current_setting('studio.staff_request', true), '') <> '')
EXECUTE FUNCTION require_audit_entry();
