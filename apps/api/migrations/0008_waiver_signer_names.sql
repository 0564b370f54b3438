CREATE TABLE "waiver_signers" (
	"acceptance_id" text PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "waiver_signers" ADD CONSTRAINT "waiver_signers_acceptance_id_waiver_acceptances_id_fk" FOREIGN KEY ("acceptance_id") REFERENCES "public"."waiver_acceptances"("id") ON DELETE no action ON UPDATE no action;