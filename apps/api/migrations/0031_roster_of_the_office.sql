ALTER TABLE "attendance_facts" ADD COLUMN "clock_offset_ms" integer;--> statement-breakpoint
ALTER TABLE "attendance_facts" ADD COLUMN "flags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "attendance_facts" ADD COLUMN "resolved_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "attendance_facts_flagged" ON "attendance_facts" USING btree ("recorded_at") WHERE "attendance_facts"."flags" <> '{}' and "attendance_facts"."resolved_at" is null;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited AFTER INSERT OR UPDATE OR DELETE ON "attendance_facts" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (coalesce(current_setting('studio.staff_request', true), '') <> '') EXECUTE FUNCTION require_audit_entry();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited AFTER INSERT OR UPDATE OR DELETE ON "session_updates" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (coalesce(current_setting('studio.staff_request', true), '') <> '') EXECUTE FUNCTION require_audit_entry();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited AFTER INSERT OR UPDATE OR DELETE ON "waiver_versions" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (coalesce(current_setting('studio.staff_request', true), '') <> '') EXECUTE FUNCTION require_audit_entry();
