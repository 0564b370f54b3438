CREATE TABLE "payout_entries" (
	"payout_id" text NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"cents" integer NOT NULL,
	"fee_cents" integer NOT NULL,
	CONSTRAINT "payout_entries_payout_id_kind_ref_pk" PRIMARY KEY("payout_id","kind","ref")
);
--> statement-breakpoint
CREATE TABLE "provider_payouts" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"status" text NOT NULL,
	"arrives_on" date NOT NULL,
	"amount_cents" integer NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payout_entries" ADD CONSTRAINT "payout_entries_payout_id_provider_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."provider_payouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payout_entries_ref" ON "payout_entries" USING btree ("kind","ref");--> statement-breakpoint
CREATE INDEX "provider_payouts_day" ON "provider_payouts" USING btree ("arrives_on");