ALTER TABLE "registrations" ADD COLUMN "moves" text;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "moving" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "moved_back_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "sequence_base" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_moves_registrations_id_fk" FOREIGN KEY ("moves") REFERENCES "public"."registrations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "registrations_one_move" ON "registrations" USING btree ("moves") WHERE "registrations"."status" = 'held' and "registrations"."moves" is not null;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_moved_back" CHECK ("registrations"."moved_back_cents" >= 0);