ALTER TABLE "waitlist_entries" RENAME COLUMN "told_at" TO "notified_at";--> statement-breakpoint
ALTER TABLE "waitlist_entries" RENAME COLUMN "line_number" TO "sequence";--> statement-breakpoint
ALTER SEQUENCE "waitlist_entries_line_number_seq" RENAME TO "waitlist_entries_sequence_seq";--> statement-breakpoint
ALTER INDEX "waitlist_line" RENAME TO "waitlist_session";--> statement-breakpoint
ALTER TABLE "sessions" RENAME COLUMN "place_freed_at" TO "seat_released_at";--> statement-breakpoint
ALTER TABLE "registrations" RENAME CONSTRAINT "registrations_somebody" TO "registrations_member_or_guest";--> statement-breakpoint
-- The job keeps its row, so that its next run, its counts and its last error survive.
UPDATE "jobs" SET "name" = 'refund-cancelled-sessions' WHERE "name" = 'called-off';
