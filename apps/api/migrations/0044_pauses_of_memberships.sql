ALTER TABLE "memberships" DROP CONSTRAINT "memberships_bought";--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "pause_from" date;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "pause_until" date;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "announced_for" date;--> statement-breakpoint
-- The payments of the next seven days are not announced late.
UPDATE "memberships" SET announced_for = paid_until WHERE paid_until <= CURRENT_DATE + 7;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_pause" CHECK (("memberships"."pause_from" is null) = ("memberships"."pause_until" is null) and "memberships"."pause_from" < "memberships"."pause_until"
        and ("memberships"."pause_from" is null or "memberships"."paid_until" is not null) and ("memberships"."state" <> 'paused' or "memberships"."pause_from" is not null));--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_bought" CHECK (("memberships"."source" = 'granted' or "memberships"."plan_version_id" is not null) and ("memberships"."paid_until" is null) = ("memberships"."anchor_day" is null)
        and ("memberships"."paid_until" is not null or "memberships"."paid_periods" = 0) and ("memberships"."source" = 'bought' or "memberships"."paid_until" is null)
        and ("memberships"."source" = 'granted' or "memberships"."paid_until" is not null or "memberships"."state" in ('pending', 'cancelled')));