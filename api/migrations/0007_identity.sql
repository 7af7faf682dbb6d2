CREATE TABLE "verification_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"property_id" uuid,
	"document_ids" uuid[] NOT NULL,
	"claim" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"reviewed_by" uuid,
	"reason" text,
	"decided_at" timestamp(3) with time zone,
	"expires_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "verification_reviews_kind" CHECK ("verification_reviews"."kind" in ('organization', 'license', 'home', 'document')),
	CONSTRAINT "verification_reviews_status" CHECK ("verification_reviews"."status" in ('pending', 'approved', 'rejected', 'revoked'))
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "verified_until" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "organization_verified_until" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "background_approved_until" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "biometric_verifications" ADD COLUMN "verified_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "biometric_verifications" ADD COLUMN "end_told_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "location_verifications" ADD COLUMN "property_id" uuid;--> statement-breakpoint
ALTER TABLE "location_verifications" ADD COLUMN "expires_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "location_verifications" ADD COLUMN "revoked_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "verification_reviews" ADD CONSTRAINT "verification_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_reviews" ADD CONSTRAINT "verification_reviews_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_reviews" ADD CONSTRAINT "verification_reviews_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "verification_reviews_by_user" ON "verification_reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verification_reviews_by_home" ON "verification_reviews" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "verification_reviews_by_reviewer" ON "verification_reviews" USING btree ("reviewed_by");--> statement-breakpoint
CREATE INDEX "verification_reviews_waiting" ON "verification_reviews" USING btree ("id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "verification_reviews_documents" ON "verification_reviews" USING gin ("document_ids") WHERE status = 'pending';--> statement-breakpoint
ALTER TABLE "location_verifications" ADD CONSTRAINT "location_verifications_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "biometric_verifications_by_session" ON "biometric_verifications" USING btree ((verification_data ->> 'sessionId'));--> statement-breakpoint
CREATE INDEX "biometric_verifications_by_end" ON "biometric_verifications" USING btree ("expires_at") WHERE status = 'verified' and end_told_at is null;--> statement-breakpoint
CREATE INDEX "location_verifications_by_home" ON "location_verifications" USING btree ("property_id");--> statement-breakpoint
UPDATE "users" SET
  "verified_until" = CASE WHEN "is_verified" THEN now() + interval '2 years' END,
  "organization_verified_until" = CASE WHEN "is_organization_verified" THEN now() + interval '2 years' END,
  "background_approved_until" = CASE WHEN "background_check_status" = 'approved' THEN now() + interval '2 years' END
WHERE "is_verified" OR "is_organization_verified" OR "background_check_status" = 'approved';--> statement-breakpoint
INSERT INTO "biometric_verifications" ("id", "user_id", "verification_type", "verification_data", "status", "verified_at", "expires_at")
SELECT "id", "id", 'identity_document', '{"sessionId":null,"documentType":null,"reason":null}', 'verified', now(), "verified_until"
FROM "users" WHERE "verified_until" IS NOT NULL;--> statement-breakpoint
INSERT INTO "verification_reviews" ("id", "user_id", "kind", "document_ids", "claim", "status", "decided_at", "expires_at")
SELECT "id", "id", CASE WHEN "account_type" = 'realtor' THEN 'license' ELSE 'organization' END, '{}',
  coalesce("organization_name", "representative_for", "license_number", ''), 'approved', now(), "organization_verified_until"
FROM "users" WHERE "organization_verified_until" IS NOT NULL;
