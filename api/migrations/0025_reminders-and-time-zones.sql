DROP INDEX "ai_reminders_due";--> statement-breakpoint
DROP INDEX "ai_reminders_by_user";--> statement-breakpoint
ALTER TABLE "ai_reminders" ADD COLUMN "time_zone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE "ai_reminders" ADD COLUMN "anchor_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "ai_reminders" ADD COLUMN "due_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "ai_reminders" ADD COLUMN "property_id" uuid;--> statement-breakpoint
ALTER TABLE "ai_reminders" ADD COLUMN "action_url" text;--> statement-breakpoint
ALTER TABLE "ai_reminders" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "ai_reminders" SET
	"anchor_at" = "next_reminder_at",
	"due_at" = "next_reminder_at",
	"is_recurring" = "is_recurring" AND "recurring_pattern" IS NOT NULL,
	"recurring_pattern" = CASE WHEN "is_recurring" THEN "recurring_pattern" END;--> statement-breakpoint
ALTER TABLE "ai_reminders" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "ai_reminders" ALTER COLUMN "anchor_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "ai_reminders" ALTER COLUMN "due_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "ai_reminders" ADD CONSTRAINT "ai_reminders_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_reminders_by_property" ON "ai_reminders" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "ai_reminders_to_send" ON "ai_reminders" USING btree ("next_reminder_at") WHERE is_active and not is_completed
  and (last_sent_at is null or last_sent_at < next_reminder_at);--> statement-breakpoint
CREATE UNIQUE INDEX "ai_reminders_once" ON "ai_reminders" USING btree ("related_entity_id","user_id","reminder_type") WHERE related_entity_id is not null;--> statement-breakpoint
CREATE INDEX "properties_without_zone" ON "properties" USING btree ("id") WHERE time_zone is null and latitude is not null and longitude is not null;--> statement-breakpoint
CREATE INDEX "ai_reminders_by_user" ON "ai_reminders" USING btree ("user_id","due_at");--> statement-breakpoint
ALTER TABLE "ai_reminders" ADD CONSTRAINT "ai_reminders_pattern" CHECK ("ai_reminders"."recurring_pattern" in ('daily', 'weekly', 'monthly', 'yearly'));--> statement-breakpoint
ALTER TABLE "ai_reminders" ADD CONSTRAINT "ai_reminders_recurring" CHECK ("ai_reminders"."is_recurring" = ("ai_reminders"."recurring_pattern" is not null));