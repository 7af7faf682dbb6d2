ALTER TABLE "photo_uses" DROP CONSTRAINT "photo_uses_one_thing";--> statement-breakpoint
DROP INDEX "tenancies_one_open_each";--> statement-breakpoint
ALTER TABLE "tenancies" ALTER COLUMN "tenant_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "photo_uses" ADD COLUMN "tenancy_id" uuid;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "archived_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "ai_reminders" ADD COLUMN "lead_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tenancies" ADD COLUMN "status" text DEFAULT 'agreed' NOT NULL;--> statement-breakpoint
ALTER TABLE "tenancies" ADD COLUMN "invited_email" text;--> statement-breakpoint
ALTER TABLE "tenancies" ADD COLUMN "application_id" uuid;--> statement-breakpoint
ALTER TABLE "tenancies" ADD COLUMN "household_id" uuid;--> statement-breakpoint
ALTER TABLE "tenancies" ADD COLUMN "rent_amount" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "tenancies" ADD COLUMN "security_deposit" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "tenancies" ADD COLUMN "rent_due_day" integer;--> statement-breakpoint
ALTER TABLE "tenancies" ADD COLUMN "lease_document_id" uuid;--> statement-breakpoint
ALTER TABLE "tenancies" ADD COLUMN "agreed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "tenancies" ADD COLUMN "moved_in_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "tenancies" ADD COLUMN "move_in_note" text;--> statement-breakpoint
ALTER TABLE "tenancies" ADD COLUMN "move_in_photos" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "tenancies" ADD COLUMN "notice_by" text;--> statement-breakpoint
ALTER TABLE "tenancies" ADD COLUMN "notice_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "tenancies" ADD COLUMN "notice_ends_on" date;--> statement-breakpoint
ALTER TABLE "tenancies" ADD COLUMN "notice_reason" text;--> statement-breakpoint
ALTER TABLE "tenancies" ADD COLUMN "end_reason" text;--> statement-breakpoint
ALTER TABLE "photo_uses" ADD CONSTRAINT "photo_uses_tenancy_id_tenancies_id_fk" FOREIGN KEY ("tenancy_id") REFERENCES "public"."tenancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenancies" ADD CONSTRAINT "tenancies_lease_document_id_documents_id_fk" FOREIGN KEY ("lease_document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "photo_uses_by_tenancy" ON "photo_uses" USING btree ("tenancy_id","photo_id");--> statement-breakpoint
CREATE INDEX "tenancies_by_property" ON "tenancies" USING btree ("property_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "tenancies_by_lease" ON "tenancies" USING btree ("lease_document_id");--> statement-breakpoint
CREATE INDEX "tenancies_by_invited" ON "tenancies" USING btree (lower("invited_email")) WHERE tenant_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "tenancies_one_open_each" ON "tenancies" USING btree ("property_id","tenant_id") WHERE ends_on is null and status = 'agreed';--> statement-breakpoint
ALTER TABLE "photo_uses" ADD CONSTRAINT "photo_uses_one_thing" CHECK (num_nonnulls("photo_uses"."user_id", "photo_uses"."property_id", "photo_uses"."request_id", "photo_uses"."tenancy_id", "photo_uses"."message_id") = 1);--> statement-breakpoint
ALTER TABLE "tenancies" ADD CONSTRAINT "tenancies_status" CHECK ("tenancies"."status" in ('offered', 'agreed', 'declined', 'withdrawn', 'cancelled'));--> statement-breakpoint
ALTER TABLE "tenancies" ADD CONSTRAINT "tenancies_someone" CHECK (num_nonnulls("tenancies"."tenant_id", "tenancies"."invited_email") > 0);--> statement-breakpoint
ALTER TABLE "tenancies" ADD CONSTRAINT "tenancies_agreed" CHECK ("tenancies"."status" <> 'agreed' or "tenancies"."tenant_id" is not null);--> statement-breakpoint
ALTER TABLE "tenancies" ADD CONSTRAINT "tenancies_amounts" CHECK ("tenancies"."rent_amount" > 0 and "tenancies"."security_deposit" >= 0);--> statement-breakpoint
ALTER TABLE "tenancies" ADD CONSTRAINT "tenancies_due_day" CHECK ("tenancies"."rent_due_day" between 1 and 28);--> statement-breakpoint
ALTER TABLE "tenancies" ADD CONSTRAINT "tenancies_notice_by" CHECK ("tenancies"."notice_by" in ('tenant', 'landlord'));