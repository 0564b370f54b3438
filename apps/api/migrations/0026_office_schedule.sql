CREATE TABLE "locations" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "locations_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_capacity";--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "coaches" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "coaches" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "location_id" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "overbooked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "registration_open" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "registration_closes_planned" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_location_start" ON "sessions" USING btree ("location_id","starts_at");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_capacity" CHECK ("sessions"."max_participants" is null or "sessions"."taken" <= "sessions"."max_participants" + "sessions"."overbooked");--> statement-breakpoint
-- Every place that sessions name becomes a location.
INSERT INTO "locations" ("id", "name") SELECT gen_random_uuid()::text, location FROM "sessions" WHERE location <> '' GROUP BY location;
--> statement-breakpoint
UPDATE "sessions" s SET location_id = l.id FROM "locations" l WHERE l.name = s.location;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited AFTER INSERT OR UPDATE OR DELETE ON "programs" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (coalesce(current_setting('studio.staff_request', true), '') <> '') EXECUTE FUNCTION require_audit_entry();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited AFTER INSERT OR UPDATE OR DELETE ON "categories" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (coalesce(current_setting('studio.staff_request', true), '') <> '') EXECUTE FUNCTION require_audit_entry();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited AFTER INSERT OR UPDATE OR DELETE ON "locations" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (coalesce(current_setting('studio.staff_request', true), '') <> '') EXECUTE FUNCTION require_audit_entry();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited AFTER INSERT OR UPDATE OR DELETE ON "coaches" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (coalesce(current_setting('studio.staff_request', true), '') <> '') EXECUTE FUNCTION require_audit_entry();
--> statement-breakpoint
-- Not the columns of seats and offers, which members change too.
CREATE CONSTRAINT TRIGGER audited AFTER INSERT OR DELETE OR UPDATE OF "program_id", "coach_id", "title", "description", "starts_at",
	"ends_at", "location", "location_id", "price_member_cents", "price_public_cents", "max_participants", "status", "registration_opens_at",
	"registration_closes_at", "registration_open", "registration_closes_planned", "requirements", "what_to_bring", "version"
ON "sessions" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (coalesce(current_setting('studio.staff_request', true), '') <> '') EXECUTE FUNCTION require_audit_entry();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited AFTER INSERT OR UPDATE OR DELETE ON "session_meetings" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (coalesce(current_setting('studio.staff_request', true), '') <> '') EXECUTE FUNCTION require_audit_entry();
