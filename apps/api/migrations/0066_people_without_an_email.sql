ALTER TABLE "users" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "contact_email" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_contact_email" CHECK ("users"."contact_email" = lower("users"."contact_email") and ("users"."contact_email" is null or "users"."email" is null));--> statement-breakpoint
DROP TRIGGER audited ON "users";--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited AFTER INSERT OR DELETE OR UPDATE OF "email", "contact_email", "is_active", "tags", "invited_at", "version" ON "users"
DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (coalesce(current_setting('studio.staff_request', true), '') <> '') EXECUTE FUNCTION require_audit_entry();
