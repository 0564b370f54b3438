DROP INDEX "sessions_program_start";--> statement-breakpoint
CREATE INDEX "post_tags_tag" ON "post_tags" USING btree ("tag");--> statement-breakpoint
CREATE INDEX "post_tags_lower_case" ON "post_tags" USING btree (lower("tag"));--> statement-breakpoint
CREATE INDEX "sessions_program_start" ON "sessions" USING btree ("program_id","starts_at","status");