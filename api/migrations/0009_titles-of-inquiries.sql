ALTER TABLE "property_inquiries" ADD COLUMN "property_title" text;--> statement-breakpoint
ALTER TABLE "property_inquiries" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "property_inquiries" SET "property_title" = "properties"."title" FROM "properties" WHERE "properties"."id" = "property_inquiries"."property_id";--> statement-breakpoint
ALTER TABLE "property_inquiries" ENABLE TRIGGER USER;
