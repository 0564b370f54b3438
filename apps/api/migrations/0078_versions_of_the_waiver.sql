CREATE TABLE "waiver_announcements" (
	"version" text PRIMARY KEY NOT NULL,
	"announced_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waiver_draft" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"body_html" text NOT NULL,
	"rules" jsonb NOT NULL,
	"version" integer NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "waiver_draft_one" CHECK ("waiver_draft"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "waiver_announcements" ADD CONSTRAINT "waiver_announcements_version_waiver_versions_version_fk" FOREIGN KEY ("version") REFERENCES "public"."waiver_versions"("version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiver_draft" ADD CONSTRAINT "waiver_draft_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "waiver_announcements" ("version", "announced_at") SELECT "version", "published_at" FROM "waiver_versions";--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited AFTER INSERT OR UPDATE OR DELETE ON "waiver_draft" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (coalesce(current_setting('studio.staff_request', true), '') <> '') EXECUTE FUNCTION require_audit_entry();
