ALTER TABLE "users" ADD COLUMN "verified_until" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "organization_verified_until" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "background_approved_until" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "biometric_verifications" ADD COLUMN "verified_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "biometric_verifications" ADD COLUMN "end_told_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "biometric_verifications_by_session" ON "biometric_verifications" USING btree ((verification_data ->> 'sessionId'));--> statement-breakpoint
CREATE INDEX "biometric_verifications_by_end" ON "biometric_verifications" USING btree ("expires_at") WHERE status = 'verified' and end_told_at is null;--> statement-breakpoint
UPDATE "users" SET
  "verified_until" = CASE WHEN "is_verified" THEN now() + interval '2 years' END,
  "organization_verified_until" = CASE WHEN "is_organization_verified" THEN now() + interval '2 years' END,
  "background_approved_until" = CASE WHEN "background_check_status" = 'approved' THEN now() + interval '2 years' END
WHERE "is_verified" OR "is_organization_verified" OR "background_check_status" = 'approved';--> statement-breakpoint
INSERT INTO "biometric_verifications" ("id", "user_id", "verification_type", "verification_data", "status", "verified_at", "expires_at")
SELECT "id", "id", 'identity_document', '{"sessionId":null,"documentType":null,"reason":null}', 'verified', now(), "verified_until"
FROM "users" WHERE "verified_until" IS NOT NULL;
