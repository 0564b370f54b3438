ALTER TABLE "locations" ADD COLUMN "address" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "directions" text DEFAULT '' NOT NULL;