ALTER TABLE "photos" DROP CONSTRAINT "photos_purpose";--> statement-breakpoint
ALTER TABLE "tenancies" ADD COLUMN "lapse_told_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "tenancies" ADD COLUMN "end_told_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE INDEX "tenancies_lapsing" ON "tenancies" USING btree ("created_at") WHERE status = 'offered' and lapse_told_at is null;--> statement-breakpoint
CREATE INDEX "tenancies_ending" ON "tenancies" USING btree ("ends_on") WHERE status = 'agreed' and end_told_at is null;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_purpose" CHECK ("photos"."purpose" in ('home', 'avatar', 'maintenance', 'message', 'move_in'));--> statement-breakpoint
ALTER TABLE "tenancies" ADD CONSTRAINT "tenancies_notice" CHECK (num_nonnulls("tenancies"."notice_by", "tenancies"."notice_at", "tenancies"."notice_ends_on") in (0, 3));