ALTER TABLE "outgoing_mails" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "wants_alert_mails" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_kind" CHECK ("outgoing_mails"."kind" in ('alerts'));