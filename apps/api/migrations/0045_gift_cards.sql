CREATE TABLE "gift_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"code_hash" text,
	"recipient_name" text NOT NULL,
	"recipient_email" text NOT NULL,
	"sender_name" text NOT NULL,
	"sender_email" text NOT NULL,
	"message" text NOT NULL,
	"buyer_id" text,
	"send_on" date,
	"sent_at" timestamp (3) with time zone,
	"redeemed_by" text,
	"redeemed_at" timestamp (3) with time zone,
	"redemption_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gift_cards_amount" CHECK ("gift_cards"."amount_cents" between 1000 and 50000),
	CONSTRAINT "gift_cards_sent" CHECK (("gift_cards"."status" in ('sent', 'redeemed')) = ("gift_cards"."code_hash" is not null)
        and ("gift_cards"."code_hash" is null) = ("gift_cards"."sent_at" is null)),
	CONSTRAINT "gift_cards_redeemed" CHECK (("gift_cards"."status" = 'redeemed') = ("gift_cards"."redeemed_by" is not null)
        and ("gift_cards"."redeemed_by" is null) = ("gift_cards"."redeemed_at" is null))
);
--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_one_subject";--> statement-breakpoint
ALTER TABLE "credit_entries" ALTER COLUMN "payment_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD COLUMN "gift_card_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "gift_card_id" text;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_redeemed_by_users_id_fk" FOREIGN KEY ("redeemed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "gift_cards_code" ON "gift_cards" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "gift_cards_due" ON "gift_cards" USING btree ("send_on") WHERE "gift_cards"."status" = 'paid';--> statement-breakpoint
CREATE INDEX "gift_cards_recipient" ON "gift_cards" USING btree ("recipient_email");--> statement-breakpoint
CREATE INDEX "gift_cards_sender" ON "gift_cards" USING btree ("sender_email");--> statement-breakpoint
CREATE INDEX "gift_cards_buyer" ON "gift_cards" USING btree ("buyer_id");--> statement-breakpoint
CREATE INDEX "gift_cards_redeemed_by" ON "gift_cards" USING btree ("redeemed_by");--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_gift_card" ON "credit_entries" USING btree ("gift_card_id");--> statement-breakpoint
CREATE INDEX "payments_gift_card" ON "payments" USING btree ("gift_card_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_gift_card_charge" ON "payments" USING btree ("gift_card_id") WHERE "payments"."kind" = 'charge' and "payments"."status" in ('pending', 'requires_action', 'unknown', 'succeeded');--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_one_source" CHECK (num_nonnulls("credit_entries"."payment_id", "credit_entries"."gift_card_id") = 1);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_one_subject" CHECK (num_nonnulls("payments"."registration_id", "payments"."membership_id", "payments"."pass_id", "payments"."gift_card_id") = 1);