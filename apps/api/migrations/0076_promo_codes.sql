CREATE TABLE "promo_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"percent_off" smallint,
	"amount_off_cents" integer,
	"applies_to" text[] NOT NULL,
	"plan_ids" text[] DEFAULT '{}' NOT NULL,
	"program_ids" text[] DEFAULT '{}' NOT NULL,
	"first_purchase_only" boolean DEFAULT false NOT NULL,
	"max_uses" integer,
	"max_uses_per_person" integer,
	"valid_from" date,
	"valid_until" date,
	"periods" smallint,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "promo_codes_code_unique" UNIQUE("code"),
	CONSTRAINT "promo_codes_one_discount" CHECK (num_nonnulls("promo_codes"."percent_off", "promo_codes"."amount_off_cents") = 1),
	CONSTRAINT "promo_codes_discount" CHECK (coalesce("promo_codes"."percent_off" between 1 and 100, true) and coalesce("promo_codes"."amount_off_cents" > 0, true)),
	CONSTRAINT "promo_codes_days" CHECK ("promo_codes"."valid_from" <= "promo_codes"."valid_until")
);
--> statement-breakpoint
CREATE TABLE "promo_uses" (
	"id" text PRIMARY KEY NOT NULL,
	"promo_code_id" text NOT NULL,
	"pass_id" text,
	"registration_id" text,
	"off_cents" integer NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	"returned_at" timestamp (3) with time zone,
	CONSTRAINT "promo_uses_one_purchase" CHECK (num_nonnulls("promo_uses"."pass_id", "promo_uses"."registration_id") = 1),
	CONSTRAINT "promo_uses_off" CHECK ("promo_uses"."off_cents" >= 0),
	CONSTRAINT "promo_uses_returned" CHECK ("promo_uses"."returned_at" is null or "promo_uses"."returned_at" >= "promo_uses"."used_at")
);
--> statement-breakpoint
ALTER TABLE "promo_uses" ADD CONSTRAINT "promo_uses_promo_code_id_promo_codes_id_fk" FOREIGN KEY ("promo_code_id") REFERENCES "public"."promo_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD CONSTRAINT "promo_uses_pass_id_passes_id_fk" FOREIGN KEY ("pass_id") REFERENCES "public"."passes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD CONSTRAINT "promo_uses_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promo_uses_code" ON "promo_uses" USING btree ("promo_code_id") WHERE "promo_uses"."returned_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "promo_uses_pass" ON "promo_uses" USING btree ("pass_id");--> statement-breakpoint
CREATE UNIQUE INDEX "promo_uses_registration" ON "promo_uses" USING btree ("registration_id");--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited AFTER INSERT OR UPDATE OR DELETE ON "promo_codes" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (coalesce(current_setting('studio.staff_request', true), '') <> '') EXECUTE FUNCTION require_audit_entry();
