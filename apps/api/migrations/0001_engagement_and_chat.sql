CREATE TABLE "chat_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "chat_messages_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"room" text NOT NULL,
	"sender_id" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_messages_sequence_unique" UNIQUE("sequence")
);
--> statement-breakpoint
ALTER TABLE "post_reactions" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "post_reactions" ADD COLUMN "server_address" text;--> statement-breakpoint
ALTER TABLE "post_reactions" ADD COLUMN "client_address" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "useful_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "not_useful_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "love_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "share_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_messages_room" ON "chat_messages" USING btree ("room","sequence");--> statement-breakpoint
CREATE INDEX "post_reactions_fingerprint" ON "post_reactions" USING btree ("post_id","fingerprint");--> statement-breakpoint
-- Posts written before: their body is searched after the next time they are written.
UPDATE "posts" SET "search_text" = lower("title" || ' ' || "subheader" || ' ' || "excerpt") WHERE "search_text" = '';
