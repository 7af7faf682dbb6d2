ALTER TABLE "outgoing_mails" DROP CONSTRAINT "outgoing_mails_kind";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "wants_application_mails" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "wants_tour_mails" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "wants_repair_mails" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "shows_message_text" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "ai_notifications_waiting" ON "ai_notifications" USING btree ("related_entity_id") WHERE (action_required or related_entity_type = 'waiting_inquiries');--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_kind" CHECK ("outgoing_mails"."kind" in ('alerts', 'messages', 'applications', 'tours', 'repairs', 'newsletter'));--> statement-breakpoint
UPDATE "users" SET "wants_application_mails" = false, "wants_tour_mails" = false WHERE NOT "wants_message_mails";
