CREATE TABLE "waiver_chain" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"sequence" integer NOT NULL,
	"chain_hash" text NOT NULL,
	CONSTRAINT "waiver_chain_one" CHECK ("waiver_chain"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "waiver_signatures" (
	"name" text PRIMARY KEY NOT NULL,
	"png" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "waiver_acceptances" ADD COLUMN "client_time" text DEFAULT '' NOT NULL;