CREATE TABLE "coach_calendars" (
	"user_id" text PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"token_hash" text NOT NULL,
	CONSTRAINT "coach_calendars_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "door_passes" (
	"user_id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "door_passes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "cancelled_for" text;--> statement-breakpoint
ALTER TABLE "coach_calendars" ADD CONSTRAINT "coach_calendars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "door_passes" ADD CONSTRAINT "door_passes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_cancelled_for" ON "sessions" USING btree ("cancelled_for") WHERE "sessions"."cancelled_for" is not null;--> statement-breakpoint
-- A new address of a calendar has an audit entry (ADR-116).
CREATE CONSTRAINT TRIGGER audited AFTER INSERT OR DELETE OR UPDATE
ON "coach_calendars" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (coalesce(current_setting('studio.staff_request', true), '') <> '') EXECUTE FUNCTION require_audit_entry();
