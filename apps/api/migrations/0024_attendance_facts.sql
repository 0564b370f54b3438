CREATE TABLE "attendance_facts" (
	"id" text PRIMARY KEY NOT NULL,
	"registration_id" text NOT NULL,
	"session_id" text NOT NULL,
	"meeting" smallint NOT NULL,
	"kind" text NOT NULL,
	"late" boolean DEFAULT false NOT NULL,
	"undoes" text,
	"standing" boolean DEFAULT false NOT NULL,
	"actor_id" text,
	"device" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "attendance_facts_kind" CHECK ("attendance_facts"."kind" in ('check_in', 'no_show', 'excused', 'undo')),
	CONSTRAINT "attendance_facts_undo" CHECK (("attendance_facts"."kind" = 'undo') = ("attendance_facts"."undoes" is not null)),
	CONSTRAINT "attendance_facts_check_in" CHECK ("attendance_facts"."kind" = 'check_in' or not ("attendance_facts"."late" or "attendance_facts"."standing")),
	CONSTRAINT "attendance_facts_number" CHECK ("attendance_facts"."meeting" > 0)
);
--> statement-breakpoint
-- Marks without a time happened at the start of their meeting, as far as anybody knows.
INSERT INTO "attendance_facts" ("id", "registration_id", "session_id", "meeting", "kind", "standing", "at", "recorded_at")
SELECT 'mark-' || a.registration_id || '-' || a.meeting, a.registration_id, r.session_id, a.meeting,
	CASE a.mark WHEN 'present' THEN 'check_in' WHEN 'absent' THEN 'no_show' ELSE 'excused' END,
	a.mark = 'present', coalesce(m.starts_at, s.starts_at), coalesce(m.starts_at, s.starts_at)
FROM "attendances" a
	JOIN "registrations" r ON r.id = a.registration_id
	JOIN "sessions" s ON s.id = r.session_id
	LEFT JOIN "session_meetings" m ON m.session_id = s.id AND m.number = a.meeting;
--> statement-breakpoint
DROP TABLE "attendances" CASCADE;--> statement-breakpoint
ALTER TABLE "attendance_facts" ADD CONSTRAINT "attendance_facts_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_facts" ADD CONSTRAINT "attendance_facts_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_facts" ADD CONSTRAINT "attendance_facts_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attendance_facts_meeting" ON "attendance_facts" USING btree ("session_id","meeting");--> statement-breakpoint
CREATE INDEX "attendance_facts_registration" ON "attendance_facts" USING btree ("registration_id","session_id","meeting");--> statement-breakpoint
CREATE UNIQUE INDEX "attendance_facts_standing" ON "attendance_facts" USING btree ("registration_id","session_id","meeting") WHERE "attendance_facts"."standing";