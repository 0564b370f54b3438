CREATE TABLE "payment_agreements" (
	"id" text PRIMARY KEY NOT NULL,
	"membership_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"text" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"period" text NOT NULL,
	"first_on" date NOT NULL,
	"payment_method_ref" text NOT NULL,
	"actor_id" text NOT NULL,
	"person_present" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT studio_now() NOT NULL,
	CONSTRAINT "payment_agreements_payment_id_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "renews" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_agreements" ADD CONSTRAINT "payment_agreements_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_agreements" ADD CONSTRAINT "payment_agreements_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_agreements" ADD CONSTRAINT "payment_agreements_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_agreements_membership" ON "payment_agreements" USING btree ("membership_id");--> statement-breakpoint
CREATE INDEX "payment_agreements_actor" ON "payment_agreements" USING btree ("actor_id");--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited AFTER INSERT OR UPDATE OR DELETE ON "payment_agreements" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (coalesce(current_setting('studio.staff_request', true), '') <> '') EXECUTE FUNCTION require_audit_entry();
