CREATE TABLE "chat_reads" (
	"user_id" text NOT NULL,
	"room" text NOT NULL,
	"sequence" bigint NOT NULL,
	CONSTRAINT "chat_reads_user_id_room_pk" PRIMARY KEY("user_id","room")
);
--> statement-breakpoint
CREATE TABLE "notification_reads" (
	"user_id" text NOT NULL,
	"notification_id" text NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notification_reads_user_id_notification_id_pk" PRIMARY KEY("user_id","notification_id")
);
--> statement-breakpoint
ALTER TABLE "chat_reads" ADD CONSTRAINT "chat_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_reads" ADD CONSTRAINT "notification_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_reads_read" ON "notification_reads" USING btree ("read_at");--> statement-breakpoint
-- The messages of a session and those of its chat become one thread, in the order in which they were written.
CREATE TEMPORARY TABLE "merged_messages" ON COMMIT DROP AS
  SELECT "id", "room", "sender_id", "message", "created_at", "sequence" FROM "chat_messages" WHERE "room" LIKE 'training:%'
  UNION ALL
  SELECT "id", 'training:' || "session_id", "sender_id", "message", "created_at", NULL FROM "session_messages";--> statement-breakpoint
DELETE FROM "chat_messages" WHERE "room" LIKE 'training:%';--> statement-breakpoint
INSERT INTO "chat_messages" ("id", "room", "sender_id", "message", "created_at")
  SELECT "id", "room", "sender_id", "message", "created_at" FROM "merged_messages"
  ORDER BY "created_at", "sequence" NULLS LAST, "id";--> statement-breakpoint
DROP TABLE "merged_messages";--> statement-breakpoint
-- Until now each device knew what was read. Everything up to here counts as read.
INSERT INTO "chat_reads" ("user_id", "room", "sequence")
  SELECT p."user_id", m."room", max(m."sequence") FROM "chat_messages" m
  JOIN (
    SELECT "user_id", 'training:' || "session_id" AS "room" FROM "registrations" WHERE "status" = 'confirmed'
    UNION SELECT c."user_id", 'training:' || s."id" FROM "sessions" s JOIN "coaches" c ON c."id" = s."coach_id"
    UNION SELECT split_part("room", ':', 2), "room" FROM "chat_messages" WHERE "room" LIKE 'private:%'
    UNION SELECT split_part("room", ':', 3), "room" FROM "chat_messages" WHERE "room" LIKE 'private:%'
  ) p ON p."room" = m."room"
  JOIN "users" u ON u."id" = p."user_id"
  GROUP BY p."user_id", m."room";--> statement-breakpoint
DROP TABLE "session_messages" CASCADE;