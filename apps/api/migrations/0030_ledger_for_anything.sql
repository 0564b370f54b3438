CREATE TABLE "credit_entries" (
	"user_id" text NOT NULL,
	"number" integer NOT NULL,
	"cents" integer NOT NULL,
	"balance_cents" integer NOT NULL,
	"payment_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_entries_user_id_number_pk" PRIMARY KEY("user_id","number"),
	CONSTRAINT "credit_entries_balance" CHECK ("credit_entries"."balance_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "registration_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "provider" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "method" text DEFAULT 'card' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "actor_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_payment" ON "credit_entries" USING btree ("payment_id");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_newest" ON "payments" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payments_actor" ON "payments" USING btree ("actor_id");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_one_subject" CHECK (num_nonnulls("payments"."registration_id") = 1);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_card_has_provider" CHECK (("payments"."method" = 'card') = ("payments"."provider" is not null));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_taken_by" CHECK ("payments"."kind" = 'refund' or "payments"."method" in ('card', 'credit') or "payments"."actor_id" is not null);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_nothing_waived_back" CHECK ("payments"."kind" = 'charge' or "payments"."method" <> 'complimentary');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited AFTER INSERT OR UPDATE OR DELETE ON "payments" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (coalesce(current_setting('studio.staff_request', true), '') <> '') EXECUTE FUNCTION require_audit_entry();
