ALTER TABLE "property_inquiries" ADD COLUMN "wished_dates" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "property_inquiries" ADD COLUMN "proposed_dates" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "property_inquiries" ADD COLUMN "duration_minutes" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "property_inquiries" ADD COLUMN "first_response_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "property_inquiries" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "property_inquiries" ADD COLUMN "canceled_by" uuid;--> statement-breakpoint
ALTER TABLE "property_inquiries" ADD COLUMN "end_reason" text;--> statement-breakpoint
ALTER TABLE "property_inquiries" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "property_inquiries" ADD COLUMN "is_counted" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "property_inquiries" ADD COLUMN "expiry_told_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "property_inquiries" ADD CONSTRAINT "property_inquiries_canceled_by_users_id_fk" FOREIGN KEY ("canceled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "property_inquiries_by_canceler" ON "property_inquiries" USING btree ("canceled_by");--> statement-breakpoint
ALTER TABLE "property_inquiries" ADD CONSTRAINT "property_inquiries_outcome" CHECK ("property_inquiries"."outcome" in ('attended', 'tenant_absent', 'landlord_absent'));--> statement-breakpoint
ALTER TABLE "property_inquiries" ADD CONSTRAINT "property_inquiries_end_reason" CHECK ("property_inquiries"."end_reason" in ('home_rented'));--> statement-breakpoint
-- Nothing about an inquiry changes, so its moment of change stays.
ALTER TABLE "property_inquiries" DISABLE TRIGGER "note_update";--> statement-breakpoint
UPDATE "property_inquiries" SET "first_response_at" = coalesce(("earlier_responses"->0->>'at')::timestamptz, "response_date")
WHERE "response_message" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "property_inquiries" ENABLE TRIGGER "note_update";--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
-- Nobody can be at two homes at once: tours of a landlord overlap only at the same home, where several people may come together.
-- Tours from before, whose sequence is 0, were set without this rule.
ALTER TABLE "property_inquiries" ADD CONSTRAINT "property_inquiries_no_clash" EXCLUDE USING gist (
	"landlord_id" WITH =,
	"property_id" WITH <>,
	tsrange("scheduled_date" AT TIME ZONE 'UTC',
		("scheduled_date" AT TIME ZONE 'UTC') + greatest("duration_minutes", 30) * interval '1 minute') WITH &&
) WHERE ("status" = 'scheduled' AND "sequence" > 0);
