CREATE TABLE "discarded_pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"remove_after" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "discarded_pictures_due" ON "discarded_pictures" USING btree ("remove_after");