CREATE TABLE "walk_ins" (
	"id" text PRIMARY KEY NOT NULL,
	"content_hash" text NOT NULL,
	"session_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" text NOT NULL,
	"state" text DEFAULT 'refused' NOT NULL,
	"person_id" text,
	"registration_id" text,
	"amount_cents" integer,
	"price_cents" integer,
	"paid_cents" integer DEFAULT 0 NOT NULL,
	"flags" text[] DEFAULT '{}' NOT NULL,
	"problem" jsonb,
	"same_ids" text[] DEFAULT '{}' NOT NULL,
	"request" jsonb,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	CONSTRAINT "walk_ins_stored" CHECK ("walk_ins"."state" = 'refused' or "walk_ins"."person_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "walk_ins" ADD CONSTRAINT "walk_ins_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "walk_ins" ADD CONSTRAINT "walk_ins_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "walk_ins" ADD CONSTRAINT "walk_ins_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "walk_ins_waiting" ON "walk_ins" USING btree ("recorded_at") WHERE "walk_ins"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "walk_ins_person" ON "walk_ins" USING btree ("person_id");--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited AFTER INSERT OR UPDATE OR DELETE ON "walk_ins" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (coalesce(current_setting('studio.staff_request', true), '') <> '') EXECUTE FUNCTION require_audit_entry();
