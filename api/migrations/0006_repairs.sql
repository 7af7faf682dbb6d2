CREATE TABLE "maintenance_vendor_links" (
	"request_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"vendor_name" text NOT NULL,
	"photos" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"last_used_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "maintenance_vendor_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "maintenance_request_updates" DROP CONSTRAINT "maintenance_request_updates_type";--> statement-breakpoint
ALTER TABLE "maintenance_requests" ADD COLUMN "confirmed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "maintenance_requests" ADD COLUMN "reopened_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "maintenance_requests" ADD COLUMN "reopened_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "maintenance_vendor_links" ADD CONSTRAINT "maintenance_vendor_links_request_id_maintenance_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."maintenance_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenance_request_updates" ADD CONSTRAINT "maintenance_request_updates_type" CHECK ("maintenance_request_updates"."update_type" in ('acknowledged', 'status_changed', 'assigned', 'estimated', 'scheduled', 'completed', 'note_added', 'cancelled', 'confirmed', 'reopened', 'photo_added', 'vendor_updated'));