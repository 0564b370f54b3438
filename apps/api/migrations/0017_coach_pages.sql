ALTER TABLE "authors" ADD COLUMN "coach_id" text;--> statement-breakpoint
ALTER TABLE "menu_items" ADD COLUMN "parent_id" text;--> statement-breakpoint
ALTER TABLE "coaches" ADD COLUMN "slug" text;--> statement-breakpoint
UPDATE "coaches" SET "slug" = "named"."slug" FROM (
  SELECT "id", "base" || CASE WHEN row_number() OVER (PARTITION BY "base" ORDER BY "id") > 1 THEN '-' || lower("id") ELSE '' END AS "slug"
  FROM (
    SELECT "id", coalesce(nullif(trim(BOTH '-' FROM regexp_replace(regexp_replace(regexp_replace(
      normalize(lower("name"), NFD), '\s', '-', 'g'), '[^a-z0-9-]', '', 'g'), '-+', '-', 'g')), ''), 'coach') AS "base"
    FROM "coaches"
  ) AS "bases"
) AS "named" WHERE "named"."id" = "coaches"."id";--> statement-breakpoint
ALTER TABLE "coaches" ALTER COLUMN "slug" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "outline" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "authors" ADD CONSTRAINT "authors_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_parent_id_menu_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authors" ADD CONSTRAINT "authors_coach_id_unique" UNIQUE("coach_id");--> statement-breakpoint
ALTER TABLE "coaches" ADD CONSTRAINT "coaches_slug_unique" UNIQUE("slug");--> statement-breakpoint
-- An author who has the name of exactly one coach is that coach.
UPDATE "authors" SET "coach_id" = "c"."id" FROM "coaches" AS "c"
  WHERE "c"."name" = "authors"."display_name"
    AND (SELECT count(*) FROM "coaches" AS "o" WHERE "o"."name" = "c"."name") = 1
    AND (SELECT count(*) FROM "authors" AS "a" WHERE "a"."display_name" = "c"."name") = 1;
