CREATE TABLE "membership_discounts" (
	"membership_id" text PRIMARY KEY NOT NULL,
	"percent_off" smallint,
	"amount_off_cents" integer,
	"plan_ids" text[] NOT NULL,
	"payments_left" smallint,
	CONSTRAINT "membership_discounts_one" CHECK (num_nonnulls("membership_discounts"."percent_off", "membership_discounts"."amount_off_cents") = 1),
	CONSTRAINT "membership_discounts_left" CHECK ("membership_discounts"."payments_left" > 0)
);
--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_plan";--> statement-breakpoint
ALTER TABLE "promo_uses" DROP CONSTRAINT "promo_uses_one_purchase";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "off_cents" integer;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "introductory" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD COLUMN "membership_id" text;--> statement-breakpoint
ALTER TABLE "membership_discounts" ADD CONSTRAINT "membership_discounts_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD CONSTRAINT "promo_uses_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "promo_uses_membership" ON "promo_uses" USING btree ("membership_id");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_plan" CHECK (("payments"."plan_version_id" is null or "payments"."period_from" is not null)
        and ("payments"."proration_cents" is null or ("payments"."proration_cents" >= 0 and "payments"."plan_version_id" is not null))
        and ("payments"."off_cents" is null or ("payments"."off_cents" > 0 and "payments"."plan_version_id" is not null)));--> statement-breakpoint
ALTER TABLE "promo_uses" ADD CONSTRAINT "promo_uses_one_purchase" CHECK (num_nonnulls("promo_uses"."pass_id", "promo_uses"."registration_id", "promo_uses"."membership_id") = 1);--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited AFTER INSERT OR UPDATE OR DELETE ON "membership_discounts" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (coalesce(current_setting('studio.staff_request', true), '') <> '') EXECUTE FUNCTION require_audit_entry();
