ALTER TABLE "outgoing_mails" ADD COLUMN "vendor_link_id" uuid;--> statement-breakpoint
ALTER TABLE "verification_reviews" ADD COLUMN "end_told_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_vendor_link_id_maintenance_vendor_links_request_id_fk" FOREIGN KEY ("vendor_link_id") REFERENCES "public"."maintenance_vendor_links"("request_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outgoing_mails_by_vendor_link" ON "outgoing_mails" USING btree ("vendor_link_id");--> statement-breakpoint
CREATE INDEX "photos_without_fingerprint" ON "photos" USING btree ("id") WHERE purpose = 'home' and fingerprint_parts is null;--> statement-breakpoint
CREATE INDEX "verification_reviews_by_end" ON "verification_reviews" USING btree ("expires_at") WHERE status = 'approved' and end_told_at is null;