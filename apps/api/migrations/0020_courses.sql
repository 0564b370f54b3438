CREATE TABLE "attendances" (
	"registration_id" text NOT NULL,
	"meeting" smallint NOT NULL,
	"mark" text NOT NULL,
	CONSTRAINT "attendances_registration_id_meeting_pk" PRIMARY KEY("registration_id","meeting")
);
--> statement-breakpoint
CREATE TABLE "session_meetings" (
	"session_id" text NOT NULL,
	"number" smallint NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "session_meetings_session_id_number_pk" PRIMARY KEY("session_id","number"),
	CONSTRAINT "session_meetings_number" CHECK ("session_meetings"."number" > 0),
	CONSTRAINT "session_meetings_times" CHECK ("session_meetings"."ends_at" > "session_meetings"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "registrations" DROP CONSTRAINT "registrations_excused";--> statement-breakpoint
ALTER TABLE "attendances" ADD CONSTRAINT "attendances_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_meetings" ADD CONSTRAINT "session_meetings_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_meetings_start" ON "session_meetings" USING btree ("starts_at");--> statement-breakpoint
-- What was recorded belongs to the only meeting that a session had.
INSERT INTO "attendances" ("registration_id", "meeting", "mark")
  SELECT "id", 1, CASE WHEN "attended" THEN 'present' WHEN "absence_excused" THEN 'excused' ELSE 'absent' END
  FROM "registrations" WHERE "attended" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "registrations" DROP COLUMN "attended";--> statement-breakpoint
ALTER TABLE "registrations" DROP COLUMN "absence_excused";