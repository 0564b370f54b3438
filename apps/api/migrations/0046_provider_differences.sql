CREATE TABLE "provider_differences" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"what" text NOT NULL,
	"provider_ref" text NOT NULL,
	"payment_id" text,
	"ledger_cents" integer,
	"provider_cents" integer,
	"at" timestamp (3) with time zone NOT NULL,
	"reviewed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "provider_differences" ADD CONSTRAINT "provider_differences_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_differences_payment" ON "provider_differences" USING btree ("payment_id");