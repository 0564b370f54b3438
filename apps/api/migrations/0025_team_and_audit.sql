CREATE TABLE "audit_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"action" text NOT NULL,
	"actor_id" text NOT NULL,
	"target" text NOT NULL,
	"person_id" text,
	"before" jsonb,
	"after" jsonb,
	"personal" jsonb,
	"reason" text,
	"version" integer,
	"request_id" text NOT NULL,
	"transaction_id" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"refund_limit_cents" integer,
	"token_hash" text NOT NULL,
	"invited_by" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "team_invitations_email_unique" UNIQUE("email"),
	CONSTRAINT "team_invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "team_invitations_refund_limit" CHECK ("team_invitations"."refund_limit_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "team_members" (
	"user_id" text PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"refund_limit_cents" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "team_members_refund_limit" CHECK ("team_members"."refund_limit_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_newest" ON "audit_entries" USING btree ("sequence");--> statement-breakpoint
CREATE INDEX "audit_entries_target" ON "audit_entries" USING btree ("target","sequence");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","sequence");--> statement-breakpoint
CREATE INDEX "audit_entries_person" ON "audit_entries" USING btree ("person_id","sequence");--> statement-breakpoint
CREATE INDEX "audit_entries_transaction" ON "audit_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "team_invitations_inviter" ON "team_invitations" USING btree ("invited_by");--> statement-breakpoint
-- Staff become owners; the demo's becomes a manager. Accounts that lead sessions become coaches.
INSERT INTO "team_members" ("user_id", "role", "refund_limit_cents")
SELECT id, CASE id WHEN 'person-staff' THEN 'manager' ELSE 'owner' END, NULL FROM "users" WHERE is_staff AND is_active;
--> statement-breakpoint
INSERT INTO "team_members" ("user_id", "role", "refund_limit_cents")
SELECT c.user_id, 'coach', 0 FROM "coaches" c JOIN "users" u ON u.id = c.user_id WHERE u.is_active
ON CONFLICT DO NOTHING;
--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "is_staff";
--> statement-breakpoint
-- A change of the team without its audit entry cannot commit (ADR-116). Only transactions of the office set the marker.
CREATE FUNCTION require_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (
		SELECT 1 FROM audit_entries WHERE transaction_id = pg_current_xact_id()::text::bigint
			AND request_id = current_setting('studio.staff_request')
	) THEN
		RAISE EXCEPTION 'a change of % by the team has no audit entry', TG_TABLE_NAME;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited AFTER INSERT OR UPDATE OR DELETE ON "team_members" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (coalesce(current_setting('studio.staff_request', true), '') <> '') EXECUTE FUNCTION require_audit_entry();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited AFTER INSERT OR UPDATE OR DELETE ON "team_invitations" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (coalesce(current_setting('studio.staff_request', true), '') <> '') EXECUTE FUNCTION require_audit_entry();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited AFTER UPDATE OF "ended_at" ON "refresh_families" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (coalesce(current_setting('studio.staff_request', true), '') <> '') EXECUTE FUNCTION require_audit_entry();