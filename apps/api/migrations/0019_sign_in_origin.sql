ALTER TABLE "refresh_families" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "refresh_families" ADD COLUMN "network" text DEFAULT '' NOT NULL;