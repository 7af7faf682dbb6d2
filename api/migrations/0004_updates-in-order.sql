DROP INDEX "maintenance_request_updates_by_request";--> statement-breakpoint
ALTER TABLE "maintenance_request_updates" ADD COLUMN "position" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "maintenance_request_updates" ADD CONSTRAINT "maintenance_request_updates_in_order" UNIQUE("request_id","position");--> statement-breakpoint
ALTER TABLE "maintenance_request_updates" ADD CONSTRAINT "maintenance_request_updates_type" CHECK ("maintenance_request_updates"."update_type" in ('acknowledged', 'status_changed', 'assigned', 'estimated', 'scheduled', 'completed', 'note_added', 'cancelled'));