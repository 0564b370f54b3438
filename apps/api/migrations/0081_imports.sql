CREATE TABLE "import_rows" (
	"import_id" text NOT NULL,
	"line" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"fault" text,
	"outcome" text,
	"name" text DEFAULT '' NOT NULL,
	"source_id" text,
	"user_id" text,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"reason" text,
	"is_done" boolean DEFAULT false NOT NULL,
	"written_version" integer,
	"kept" text,
	CONSTRAINT "import_rows_import_id_line_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
CREATE TABLE "imported_people" (
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"user_id" text NOT NULL,
	"import_id" text NOT NULL,
	CONSTRAINT "imported_people_source_source_id_pk" PRIMARY KEY("source","source_id")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"state" text DEFAULT 'mapping' NOT NULL,
	"source" text,
	"columns" jsonb NOT NULL,
	"date_order" text,
	"encoding" text NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"counts" jsonb,
	"plan_token" text,
	"planned_at" timestamp (3) with time zone,
	"committed_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT studio_now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "waiver_claimed_on" date;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_people" ADD CONSTRAINT "imported_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_user" ON "import_rows" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "imported_people_user" ON "imported_people" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "imported_people_import" ON "imported_people" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "imports_created_by" ON "imports" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "imports_one_at_once" ON "imports" USING btree ((true)) WHERE "imports"."state" in ('running', 'undoing');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited AFTER INSERT OR UPDATE OR DELETE ON "imports" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (coalesce(current_setting('studio.staff_request', true), '') <> '') EXECUTE FUNCTION require_audit_entry();
