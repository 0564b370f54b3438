ALTER TABLE "payments" ADD COLUMN "credit_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_credit" CHECK ("payments"."credit_cents" = 0 or ("payments"."credit_cents" > 0 and "payments"."kind" = 'charge' and "payments"."method" = 'card'
        and "payments"."registration_id" is not null));