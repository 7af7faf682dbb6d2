-- They were written by hand. The portal computes its own when a person next looks.
DELETE FROM "ai_insights";--> statement-breakpoint
CREATE TABLE "insight_refreshes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"refreshed_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "ai_insights_by_user";--> statement-breakpoint
ALTER TABLE "ai_insights" ADD COLUMN "action_url" text;--> statement-breakpoint
ALTER TABLE "ai_insights" ADD COLUMN "action_text" text;--> statement-breakpoint
ALTER TABLE "ai_insights" ADD COLUMN "weight" double precision NOT NULL;--> statement-breakpoint
ALTER TABLE "insight_refreshes" ADD CONSTRAINT "insight_refreshes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_insights_by_expiry" ON "ai_insights" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "ai_insights" ADD CONSTRAINT "ai_insights_once" UNIQUE NULLS NOT DISTINCT("user_id","insight_type","related_entity_id");