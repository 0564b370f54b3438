CREATE TABLE "studio_pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coaches" ADD COLUMN "picture" text;--> statement-breakpoint
ALTER TABLE "coaches" ADD COLUMN "picture_alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "series" ADD COLUMN "picture" text;--> statement-breakpoint
ALTER TABLE "series" ADD COLUMN "picture_alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "picture" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "picture_alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "coaches" ADD CONSTRAINT "coaches_picture_studio_pictures_name_fk" FOREIGN KEY ("picture") REFERENCES "public"."studio_pictures"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_picture_studio_pictures_name_fk" FOREIGN KEY ("picture") REFERENCES "public"."studio_pictures"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_picture_studio_pictures_name_fk" FOREIGN KEY ("picture") REFERENCES "public"."studio_pictures"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_picture" ON "sessions" USING btree ("picture") WHERE "sessions"."picture" is not null;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited_picture AFTER UPDATE OF "picture", "picture_alt" ON "sessions" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (coalesce(current_setting('studio.staff_request', true), '') <> '') EXECUTE FUNCTION require_audit_entry();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited AFTER INSERT OR UPDATE OR DELETE ON "studio_pictures" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (coalesce(current_setting('studio.staff_request', true), '') <> '') EXECUTE FUNCTION require_audit_entry();
