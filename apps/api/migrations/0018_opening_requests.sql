CREATE TABLE "opening_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"email" text,
	"status" text NOT NULL,
	"confirm_by" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "opening_requests_erased" CHECK (("opening_requests"."email" is null) = ("opening_requests"."status" in ('told', 'expired', 'ended')))
);
--> statement-breakpoint
ALTER TABLE "opening_requests" ADD CONSTRAINT "opening_requests_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "opening_requests_one" ON "opening_requests" USING btree ("session_id","email");--> statement-breakpoint
CREATE INDEX "opening_requests_waiting" ON "opening_requests" USING btree ("session_id") WHERE "opening_requests"."status" = 'waiting';