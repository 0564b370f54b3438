ALTER TABLE "attendance_facts" DROP CONSTRAINT "attendance_facts_actor_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "attendance_facts" ADD CONSTRAINT "attendance_facts_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;