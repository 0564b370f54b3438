CREATE TABLE "membership_prices" (
	"id" text PRIMARY KEY NOT NULL,
	"membership_id" text NOT NULL,
	"version_id" text NOT NULL,
	"from_day" date,
	"notice_id" text,
	"created_at" timestamp (3) with time zone DEFAULT studio_now() NOT NULL,
	CONSTRAINT "membership_prices_notice_day" CHECK ("membership_prices"."notice_id" is null or "membership_prices"."from_day" is not null)
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "card_announced_for" date;--> statement-breakpoint
ALTER TABLE "plan_versions" ADD COLUMN "for_members" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "membership_prices" ADD CONSTRAINT "membership_prices_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_prices" ADD CONSTRAINT "membership_prices_version_id_plan_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."plan_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "membership_prices_membership" ON "membership_prices" USING btree ("membership_id","from_day");--> statement-breakpoint
CREATE INDEX "membership_prices_version" ON "membership_prices" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "membership_prices_notice" ON "membership_prices" USING btree ("notice_id") WHERE "membership_prices"."notice_id" is not null;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited AFTER INSERT OR UPDATE OR DELETE ON "membership_prices" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (coalesce(current_setting('studio.staff_request', true), '') <> '') EXECUTE FUNCTION require_audit_entry();
