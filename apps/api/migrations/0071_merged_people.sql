CREATE TABLE "merges" (
	"id" text PRIMARY KEY NOT NULL,
	"kept_id" text NOT NULL,
	"other_id" text NOT NULL,
	"actor_id" text NOT NULL,
	"other_email" text,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT studio_now() NOT NULL,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
DROP INDEX "credit_entries_payment";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "merged_into" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "person_id" text GENERATED ALWAYS AS (coalesce(merged_into, id)) STORED;--> statement-breakpoint
ALTER TABLE "merges" ADD CONSTRAINT "merges_kept_id_users_id_fk" FOREIGN KEY ("kept_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merges" ADD CONSTRAINT "merges_other_id_users_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merges" ADD CONSTRAINT "merges_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merges_kept" ON "merges" USING btree ("kept_id");--> statement-breakpoint
CREATE INDEX "merges_actor" ON "merges" USING btree ("actor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "merges_one_standing" ON "merges" USING btree ("other_id") WHERE "merges"."undone_at" is null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_merged_into_users_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_person" ON "users" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "users_merged_into" ON "users" USING btree ("merged_into") WHERE "users"."merged_into" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_payment" ON "credit_entries" USING btree ("payment_id","user_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_merged" CHECK ("users"."merged_into" <> "users"."id");--> statement-breakpoint
DROP TRIGGER audited ON "users";--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited AFTER INSERT OR DELETE OR UPDATE OF "email", "contact_email", "is_active", "tags", "invited_at", "merged_into", "version" ON "users"
DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (coalesce(current_setting('studio.staff_request', true), '') <> '') EXECUTE FUNCTION require_audit_entry();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited AFTER INSERT OR DELETE OR UPDATE ON "merges" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (coalesce(current_setting('studio.staff_request', true), '') <> '') EXECUTE FUNCTION require_audit_entry();
