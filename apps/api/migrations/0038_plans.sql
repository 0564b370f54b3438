CREATE TABLE "plan_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"plan_id" text NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"price_cents" integer NOT NULL,
	"period" text,
	"member_rate" boolean,
	"sessions_per_month" smallint,
	"credits" smallint,
	"valid_days" smallint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_versions_number" UNIQUE("plan_id","number"),
	CONSTRAINT "plan_versions_price" CHECK ("plan_versions"."price_cents" > 0),
	CONSTRAINT "plan_versions_kind" CHECK (case when "plan_versions"."period" is null
        then coalesce("plan_versions"."credits" > 0 and "plan_versions"."valid_days" > 0, false) and "plan_versions"."member_rate" is null
          and "plan_versions"."sessions_per_month" is null
        else "plan_versions"."credits" is null and "plan_versions"."valid_days" is null and "plan_versions"."member_rate" is not null
          and coalesce("plan_versions"."sessions_per_month" > 0, true) end)
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"on_sale" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "plans_sold_in_use" CHECK (not ("plans"."on_sale" and "plans"."archived_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "plan_version_id" text;--> statement-breakpoint
ALTER TABLE "plan_versions" ADD CONSTRAINT "plan_versions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_plan_version_id_plan_versions_id_fk" FOREIGN KEY ("plan_version_id") REFERENCES "public"."plan_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "memberships_plan_version" ON "memberships" USING btree ("plan_version_id");--> statement-breakpoint
-- What people bought points to a version, so a change makes another one.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'a row of % never changes', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER immutable BEFORE UPDATE ON "plan_versions" FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited AFTER INSERT OR UPDATE OR DELETE ON "plans" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (coalesce(current_setting('studio.staff_request', true), '') <> '') EXECUTE FUNCTION require_audit_entry();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited AFTER INSERT OR DELETE ON "plan_versions" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (coalesce(current_setting('studio.staff_request', true), '') <> '') EXECUTE FUNCTION require_audit_entry();
