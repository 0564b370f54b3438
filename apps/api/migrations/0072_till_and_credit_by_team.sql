CREATE TABLE "till_closings" (
	"id" text PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL,
	"actor_id" text,
	"entries" integer DEFAULT 0 NOT NULL,
	"taken_cents" integer DEFAULT 0 NOT NULL,
	"given_back_cents" integer DEFAULT 0 NOT NULL,
	"counted_cents" integer DEFAULT 0 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "till_closings_start" CHECK (("till_closings"."actor_id" is null) = ("till_closings"."number" = 0)),
	CONSTRAINT "till_closings_counted" CHECK ("till_closings"."counted_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "credit_entries" DROP CONSTRAINT "credit_entries_one_source";--> statement-breakpoint
ALTER TABLE "credit_entries" DROP CONSTRAINT "credit_entries_forfeited";--> statement-breakpoint
ALTER TABLE "credit_entries" ADD COLUMN "actor_id" text;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "till_closing_id" text;--> statement-breakpoint
ALTER TABLE "till_closings" ADD CONSTRAINT "till_closings_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "till_closings_number" ON "till_closings" USING btree ("number");--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_till_closing_id_till_closings_id_fk" FOREIGN KEY ("till_closing_id") REFERENCES "public"."till_closings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_request" ON "credit_entries" USING btree ("request_id","user_id");--> statement-breakpoint
CREATE INDEX "payments_till" ON "payments" USING btree ("till_closing_id") WHERE "payments"."till_closing_id" is not null;--> statement-breakpoint
CREATE INDEX "payments_open_till" ON "payments" USING btree ("created_at") WHERE "payments"."till_closing_id" is null and "payments"."status" = 'succeeded';--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_one_source" CHECK (num_nonnulls("credit_entries"."payment_id", "credit_entries"."gift_card_id", "credit_entries"."actor_id") <= 1);--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_forfeited" CHECK (num_nonnulls("credit_entries"."payment_id", "credit_entries"."gift_card_id", "credit_entries"."actor_id") = 1 or ("credit_entries"."cents" < 0 and "credit_entries"."balance_cents" = 0));--> statement-breakpoint
-- The first till begins now: what was paid before is counted.
INSERT INTO "till_closings" ("id", "number", "since", "closed_at") VALUES ('start', 0, studio_now(), studio_now());
--> statement-breakpoint
UPDATE "payments" SET "till_closing_id" = 'start' WHERE "status" = 'succeeded';
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited AFTER INSERT OR UPDATE OR DELETE ON "till_closings" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (coalesce(current_setting('studio.staff_request', true), '') <> '') EXECUTE FUNCTION require_audit_entry();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited AFTER INSERT OR UPDATE OR DELETE ON "credit_entries" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (coalesce(current_setting('studio.staff_request', true), '') <> '') EXECUTE FUNCTION require_audit_entry();
--> statement-breakpoint
-- A receipt that the team sends again has an entry, too.
DROP TRIGGER audited ON "outbox_mails";
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited AFTER INSERT ON "outbox_mails" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN ((NEW."resent_from" IS NOT NULL OR NEW."template" = 'receipt')
	AND coalesce(current_setting('studio.staff_request', true), '') <> '')
EXECUTE FUNCTION require_audit_entry();
