ALTER TABLE "profiles" ADD COLUMN "sort_name" text GENERATED ALWAYS AS (lower(last_name || ' ' || first_name)) STORED;--> statement-breakpoint
CREATE INDEX "profiles_sort_name" ON "profiles" USING btree ("sort_name","user_id");--> statement-breakpoint
-- The list of people reads their profiles.
INSERT INTO "profiles" ("user_id") SELECT u.id FROM "users" u
WHERE u.is_active AND NOT EXISTS (SELECT 1 FROM "profiles" p WHERE p.user_id = u.id);
