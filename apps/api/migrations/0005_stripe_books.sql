CREATE TABLE "payment_disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stripe_customers" (
	"owner" text PRIMARY KEY NOT NULL,
	"customer_ref" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stripe_intents" (
	"key" text PRIMARY KEY NOT NULL,
	"amount_cents" integer NOT NULL,
	"intent_id" text,
	"method_ref" text,
	"customer_ref" text,
	"confirming_at" timestamp (3) with time zone,
	"abandoned_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD CONSTRAINT "payment_disputes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_disputes_payment" ON "payment_disputes" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stripe_intents_intent" ON "stripe_intents" USING btree ("intent_id");--> statement-breakpoint
CREATE INDEX "stripe_intents_method" ON "stripe_intents" USING btree ("method_ref") WHERE "stripe_intents"."customer_ref" is not null;