ALTER TABLE "memberships" ADD COLUMN "state" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "source" text DEFAULT 'granted' NOT NULL;--> statement-breakpoint
-- The state that the flag and the dates say, on the studio's day.
UPDATE "memberships" SET state = CASE WHEN NOT is_active THEN 'cancelled' WHEN end_date < today.day THEN 'expired'
	WHEN start_date > today.day THEN 'pending' ELSE 'active' END
FROM (SELECT (now() AT TIME ZONE 'America/Detroit')::date AS day) today;
--> statement-breakpoint
-- A person with several that have not ended keeps the current one, from the first day of all to the last.
WITH whole AS (
	SELECT user_id, min(start_date) AS first_day, CASE WHEN bool_or(end_date IS NULL) THEN NULL ELSE max(end_date) END AS last_day,
		(array_agg(id ORDER BY state = 'active' DESC, start_date DESC, id))[1] AS kept
	FROM "memberships" WHERE state IN ('pending', 'active') GROUP BY user_id HAVING count(*) > 1
), merged AS (
	UPDATE "memberships" m SET start_date = whole.first_day, end_date = whole.last_day FROM whole WHERE m.id = whole.kept
	RETURNING m.user_id, m.id
)
DELETE FROM "memberships" m USING merged WHERE m.user_id = merged.user_id AND m.id <> merged.id AND m.state IN ('pending', 'active');
--> statement-breakpoint
ALTER TABLE "memberships" DROP COLUMN "is_active";--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "is_active" boolean GENERATED ALWAYS AS (state in ('pending', 'active', 'past_due')) STORED NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_one_live" ON "memberships" USING btree ("user_id") WHERE "memberships"."state" in ('pending', 'active', 'past_due', 'paused');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited AFTER INSERT OR UPDATE OR DELETE ON "memberships" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (coalesce(current_setting('studio.staff_request', true), '') <> '') EXECUTE FUNCTION require_audit_entry();
--> statement-breakpoint
-- Not the columns that follow a moved session or the state of a payment.
CREATE CONSTRAINT TRIGGER audited AFTER INSERT OR DELETE OR UPDATE OF "session_id", "user_id", "status", "price_cents", "rate"
ON "registrations" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (coalesce(current_setting('studio.staff_request', true), '') <> '') EXECUTE FUNCTION require_audit_entry();
