CREATE TABLE "payment_links" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"pays" text NOT NULL,
	"registration_id" text,
	"position" integer,
	"membership_id" text,
	"sale" jsonb,
	"reason" text,
	"amount_cents" integer,
	"actor_id" text NOT NULL,
	"send" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"payment_id" text,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT studio_now() NOT NULL,
	CONSTRAINT "payment_links_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "payment_links_subject" CHECK (("payment_links"."pays" = 'registration') = ("payment_links"."registration_id" is not null)),
	CONSTRAINT "payment_links_membership_subject" CHECK (("payment_links"."pays" in ('renewal', 'card')) = ("payment_links"."membership_id" is not null)),
	CONSTRAINT "payment_links_sale" CHECK (("payment_links"."pays" = 'sale') = ("payment_links"."sale" is not null)),
	CONSTRAINT "payment_links_amount" CHECK (("payment_links"."pays" = 'card') = ("payment_links"."amount_cents" is null))
);
--> statement-breakpoint
ALTER TABLE "payment_links" ADD CONSTRAINT "payment_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_links" ADD CONSTRAINT "payment_links_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_links" ADD CONSTRAINT "payment_links_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_links" ADD CONSTRAINT "payment_links_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_links_user" ON "payment_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payment_links_actor" ON "payment_links" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "payment_links_registration" ON "payment_links" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "payment_links_membership" ON "payment_links" USING btree ("membership_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_links_one_registration" ON "payment_links" USING btree ("registration_id") WHERE "payment_links"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_links_one_membership" ON "payment_links" USING btree ("membership_id","pays") WHERE "payment_links"."ended_at" is null;--> statement-breakpoint
-- What the office does with payment links has an audit entry (ADR-116). Not that somebody pays by one.
CREATE CONSTRAINT TRIGGER audited AFTER INSERT OR DELETE OR UPDATE OF "ended_at" ON "payment_links" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (coalesce(current_setting('studio.staff_request', true), '') <> '') EXECUTE FUNCTION require_audit_entry();
