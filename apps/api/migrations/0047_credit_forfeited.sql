ALTER TABLE "credit_entries" DROP CONSTRAINT "credit_entries_one_source";--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_forfeited" CHECK (num_nonnulls("credit_entries"."payment_id", "credit_entries"."gift_card_id") = 1 or ("credit_entries"."cents" < 0 and "credit_entries"."balance_cents" = 0));--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_one_source" CHECK (num_nonnulls("credit_entries"."payment_id", "credit_entries"."gift_card_id") <= 1);--> statement-breakpoint
INSERT INTO "credit_entries" ("user_id", "number", "cents", "balance_cents")
SELECT e."user_id", e."number" + 1, -e."balance_cents", 0 FROM "credit_entries" e JOIN "users" u ON u."id" = e."user_id"
WHERE NOT u."is_active" AND e."balance_cents" > 0 AND NOT EXISTS (
  SELECT 1 FROM "credit_entries" later WHERE later."user_id" = e."user_id" AND later."number" > e."number");
