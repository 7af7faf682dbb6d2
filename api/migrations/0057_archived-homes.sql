ALTER TABLE "properties" ADD COLUMN "archived_visibility" text;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_archived" CHECK ("properties"."archived_at" is null or "properties"."visibility_level" = 'private');--> statement-breakpoint
-- Homes that were marked as available again while people live there, or are to.
UPDATE "properties" SET "is_available" = false WHERE "is_available" AND EXISTS (
	SELECT FROM "tenancies" WHERE "property_id" = "properties"."id" AND "status" = 'agreed'
		AND ("ends_on" IS NULL OR "ends_on" >= current_date AND coalesce("available_date" <= "ends_on", true))
);
