ALTER TABLE "property_inquiries" ADD COLUMN "asked_date" timestamp(3) with time zone;--> statement-breakpoint
-- What was asked is known where the landlord has set no time yet: before any answer, and after a single one that was not a viewing.
ALTER TABLE "property_inquiries" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "property_inquiries" SET "asked_date" = "scheduled_date"
WHERE "response_date" IS NULL OR ("status" IN ('responded', 'declined') AND "earlier_responses" = '[]');--> statement-breakpoint
ALTER TABLE "property_inquiries" ENABLE TRIGGER USER;
