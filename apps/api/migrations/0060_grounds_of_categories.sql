ALTER TABLE "categories" ADD COLUMN "ground" text DEFAULT 'ink' NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_ground" CHECK ("categories"."ground" in ('ink', 'bone', 'maple'));--> statement-breakpoint
-- The grounds that the site has drawn them with, in their order.
UPDATE "categories" c SET "ground" = (array['ink', 'bone', 'maple'])[1 + (o.n % 3)]
FROM (SELECT id, row_number() OVER (ORDER BY position, name) - 1 AS n FROM "categories") o WHERE o.id = c.id;
