CREATE TABLE "media_pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"alt" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT studio_now() NOT NULL,
	CONSTRAINT "media_pictures_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "post_old_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"post_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_revisions" (
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"n" integer NOT NULL,
	"content" jsonb NOT NULL,
	"is_kept" boolean DEFAULT false NOT NULL,
	"changed_by" text,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_revisions_kind_item_id_n_pk" PRIMARY KEY("kind","item_id","n")
);
--> statement-breakpoint
ALTER TABLE "posts" ALTER COLUMN "published_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ALTER COLUMN "published_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "pages" ALTER COLUMN "published_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "unpublished_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "published_version" integer;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "scheduled_version" integer;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "scheduled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "unpublished_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "published_version" integer;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "scheduled_version" integer;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "scheduled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "media_pictures" ADD CONSTRAINT "media_pictures_name_studio_pictures_name_fk" FOREIGN KEY ("name") REFERENCES "public"."studio_pictures"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_old_slugs" ADD CONSTRAINT "post_old_slugs_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_revisions" ADD CONSTRAINT "content_revisions_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_old_slugs_post" ON "post_old_slugs" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "content_revisions_changed_by" ON "content_revisions" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "posts_scheduled" ON "posts" USING btree ("scheduled_at") WHERE "posts"."scheduled_at" is not null;--> statement-breakpoint
CREATE INDEX "pages_scheduled" ON "pages" USING btree ("scheduled_at") WHERE "pages"."scheduled_at" is not null;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_schedule" CHECK (("posts"."scheduled_version" is null) = ("posts"."scheduled_at" is null));--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_schedule" CHECK (("pages"."scheduled_version" is null) = ("pages"."scheduled_at" is null));--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited AFTER INSERT OR UPDATE OR DELETE ON "posts" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (coalesce(current_setting('studio.staff_request', true), '') <> '') EXECUTE FUNCTION require_audit_entry();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited AFTER INSERT OR UPDATE OR DELETE ON "post_tags" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (coalesce(current_setting('studio.staff_request', true), '') <> '') EXECUTE FUNCTION require_audit_entry();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited AFTER INSERT OR UPDATE OR DELETE ON "post_old_slugs" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (coalesce(current_setting('studio.staff_request', true), '') <> '') EXECUTE FUNCTION require_audit_entry();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited AFTER INSERT OR UPDATE OR DELETE ON "media_pictures" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (coalesce(current_setting('studio.staff_request', true), '') <> '') EXECUTE FUNCTION require_audit_entry();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited AFTER INSERT OR UPDATE OR DELETE ON "pages" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (coalesce(current_setting('studio.staff_request', true), '') <> '') EXECUTE FUNCTION require_audit_entry();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited AFTER INSERT OR UPDATE OR DELETE ON "content_revisions" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (coalesce(current_setting('studio.staff_request', true), '') <> '') EXECUTE FUNCTION require_audit_entry();
