CREATE TABLE "background_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"interaction_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"requester_id" uuid NOT NULL,
	"application_id" uuid,
	"provider_candidate_id" text,
	"provider_invitation_id" text,
	"provider_report_id" text,
	"status" text DEFAULT 'invited' NOT NULL,
	"result" text,
	"ready_at" timestamp(3) with time zone,
	"released_at" timestamp(3) with time zone,
	"disputed_at" timestamp(3) with time zone,
	"statement" text,
	"expires_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "background_checks_status" CHECK ("background_checks"."status" in ('invited', 'running', 'ready', 'disputed', 'released', 'cancelled', 'failed', 'expired')),
	CONSTRAINT "background_checks_result" CHECK ("background_checks"."result" in ('clear', 'consider'))
);
--> statement-breakpoint
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
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"user_agent" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp(3) with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"started_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp(3) with time zone,
	"last_step" integer DEFAULT 0 NOT NULL,
	"recovery_hashes" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "admin_acts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"admin_id" uuid,
	"kind" text NOT NULL,
	"user_id" uuid,
	"property_id" uuid,
	"violation_id" uuid,
	"reason" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "maintenance_request_updates" DROP CONSTRAINT "maintenance_request_updates_type";--> statement-breakpoint
ALTER TABLE "maintenance_requests" ADD COLUMN "confirmed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "maintenance_requests" ADD COLUMN "reopened_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "maintenance_requests" ADD COLUMN "reopened_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "verified_until" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "organization_verified_until" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "background_approved_until" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "restricted_until" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "restriction_reason" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "restriction_lifted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "restricted_homes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "fingerprint" bit(64);--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "fingerprint_parts" text[];--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "confirmed_at" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "confirmation_asked_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "lapsed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "held_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "held_reason" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "held_visibility" text;--> statement-breakpoint
ALTER TABLE "ai_reminders" ADD COLUMN "expires_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "second_factor_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "biometric_verifications" ADD COLUMN "verified_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "biometric_verifications" ADD COLUMN "end_told_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "location_verifications" ADD COLUMN "property_id" uuid;--> statement-breakpoint
ALTER TABLE "location_verifications" ADD COLUMN "expires_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "location_verifications" ADD COLUMN "revoked_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "content_violations" ADD COLUMN "subject_type" text;--> statement-breakpoint
ALTER TABLE "content_violations" ADD COLUMN "subject_id" uuid;--> statement-breakpoint
ALTER TABLE "content_violations" ADD COLUMN "reported_by" uuid;--> statement-breakpoint
ALTER TABLE "content_violations" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "content_violations" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "content_violations" ADD COLUMN "queued_at" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "content_violations" ADD COLUMN "taken_by" uuid;--> statement-breakpoint
ALTER TABLE "content_violations" ADD COLUMN "taken_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "content_violations" ADD COLUMN "action" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_violations" ADD COLUMN "decision_reason" text;--> statement-breakpoint
ALTER TABLE "content_violations" ADD COLUMN "decided_with" uuid;--> statement-breakpoint
ALTER TABLE "content_violations" ADD COLUMN "appeal_text" text;--> statement-breakpoint
ALTER TABLE "content_violations" ADD COLUMN "appealed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "content_violations" ADD COLUMN "appeal_reason" text;--> statement-breakpoint
ALTER TABLE "content_violations" ADD COLUMN "appeal_decided_by" uuid;--> statement-breakpoint
ALTER TABLE "content_violations" ADD COLUMN "appeal_decided_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "platform_warnings" ADD COLUMN "violation_id" uuid;--> statement-breakpoint
ALTER TABLE "background_checks" ADD CONSTRAINT "background_checks_interaction_id_user_interactions_id_fk" FOREIGN KEY ("interaction_id") REFERENCES "public"."user_interactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "background_checks" ADD CONSTRAINT "background_checks_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "background_checks" ADD CONSTRAINT "background_checks_requester_id_users_id_fk" FOREIGN KEY ("requester_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "background_checks" ADD CONSTRAINT "background_checks_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenance_vendor_links" ADD CONSTRAINT "maintenance_vendor_links_request_id_maintenance_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."maintenance_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_reviews" ADD CONSTRAINT "verification_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_reviews" ADD CONSTRAINT "verification_reviews_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_reviews" ADD CONSTRAINT "verification_reviews_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_acts" ADD CONSTRAINT "admin_acts_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_acts" ADD CONSTRAINT "admin_acts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "background_checks_by_interaction" ON "background_checks" USING btree ("interaction_id");--> statement-breakpoint
CREATE UNIQUE INDEX "background_checks_by_candidate" ON "background_checks" USING btree ("provider_candidate_id");--> statement-breakpoint
CREATE INDEX "background_checks_by_subject" ON "background_checks" USING btree ("subject_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "background_checks_by_requester" ON "background_checks" USING btree ("requester_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "background_checks_by_application" ON "background_checks" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "background_checks_open" ON "background_checks" USING btree ("updated_at") WHERE status in ('invited', 'running', 'ready', 'disputed');--> statement-breakpoint
CREATE INDEX "passkeys_by_user" ON "passkeys" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "verification_reviews_by_user" ON "verification_reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verification_reviews_by_home" ON "verification_reviews" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "verification_reviews_by_reviewer" ON "verification_reviews" USING btree ("reviewed_by");--> statement-breakpoint
CREATE INDEX "verification_reviews_waiting" ON "verification_reviews" USING btree ("id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "verification_reviews_documents" ON "verification_reviews" USING gin ("document_ids") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "admin_acts_by_admin" ON "admin_acts" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "admin_acts_by_user" ON "admin_acts" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "admin_acts_by_property" ON "admin_acts" USING btree ("property_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "admin_acts_by_age" ON "admin_acts" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "location_verifications" ADD CONSTRAINT "location_verifications_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_violations" ADD CONSTRAINT "content_violations_reported_by_users_id_fk" FOREIGN KEY ("reported_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_violations" ADD CONSTRAINT "content_violations_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_violations" ADD CONSTRAINT "content_violations_appeal_decided_by_users_id_fk" FOREIGN KEY ("appeal_decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_administrators" ON "users" USING btree ("id") WHERE is_admin;--> statement-breakpoint
CREATE INDEX "users_by_address" ON "users" USING btree (lower("email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree (lower("first_name" || ' ' || "last_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_by_last_name" ON "users" USING btree (lower("last_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "photos_by_fingerprint" ON "photos" USING gin ("fingerprint_parts");--> statement-breakpoint
CREATE INDEX "properties_by_title" ON "properties" USING btree (lower("title") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "properties_by_address" ON "properties" USING btree (lower("address") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "user_subscriptions_ended" ON "user_subscriptions" USING btree ("user_id") WHERE status = 'canceled';--> statement-breakpoint
CREATE UNIQUE INDEX "biometric_verifications_by_session" ON "biometric_verifications" USING btree ((verification_data ->> 'sessionId'));--> statement-breakpoint
CREATE INDEX "biometric_verifications_by_end" ON "biometric_verifications" USING btree ("expires_at") WHERE status = 'verified' and end_told_at is null;--> statement-breakpoint
CREATE INDEX "location_verifications_by_home" ON "location_verifications" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "content_violations_by_reporter" ON "content_violations" USING btree ("reported_by","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "content_violations_by_taker" ON "content_violations" USING btree ("taken_by");--> statement-breakpoint
CREATE INDEX "content_violations_by_appeal_reviewer" ON "content_violations" USING btree ("appeal_decided_by");--> statement-breakpoint
CREATE INDEX "content_violations_decided_at" ON "content_violations" USING btree ("reviewed_at");--> statement-breakpoint
CREATE INDEX "content_violations_in_line" ON "content_violations" USING btree ("queued_at","id") WHERE status in ('pending', 'appealed');--> statement-breakpoint
CREATE INDEX "content_violations_in_line_by_reason" ON "content_violations" USING btree ("reason","queued_at","id") WHERE status in ('pending', 'appealed');--> statement-breakpoint
CREATE INDEX "content_violations_in_line_by_source" ON "content_violations" USING btree ((case when "source" in ('report', 'check') then "source" else 'filter' end),"queued_at","id") WHERE status in ('pending', 'appealed');--> statement-breakpoint
CREATE INDEX "content_violations_in_line_by_status" ON "content_violations" USING btree ("status","queued_at","id");--> statement-breakpoint
CREATE INDEX "content_violations_about" ON "content_violations" USING btree ("subject_id","queued_at","id") WHERE subject_id is not null;--> statement-breakpoint
CREATE INDEX "content_violations_decided_with" ON "content_violations" USING btree ("decided_with") WHERE decided_with is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "content_violations_open_report" ON "content_violations" USING btree ("reported_by","subject_id") WHERE status = 'pending' and reported_by is not null;--> statement-breakpoint
CREATE INDEX "platform_warnings_by_violation" ON "platform_warnings" USING btree ("violation_id") WHERE violation_id is not null;--> statement-breakpoint
ALTER TABLE "maintenance_request_updates" ADD CONSTRAINT "maintenance_request_updates_type" CHECK ("maintenance_request_updates"."update_type" in ('acknowledged', 'status_changed', 'assigned', 'estimated', 'scheduled', 'completed', 'note_added', 'cancelled', 'confirmed', 'reopened', 'photo_added', 'vendor_updated'));--> statement-breakpoint
ALTER TABLE "content_violations" ADD CONSTRAINT "content_violations_action" CHECK ("content_violations"."action" in ('none', 'hide', 'warn'));--> statement-breakpoint
UPDATE "users" SET
  "verified_until" = CASE WHEN "is_verified" THEN now() + interval '2 years' END,
  "organization_verified_until" = CASE WHEN "is_organization_verified" THEN now() + interval '2 years' END,
  "background_approved_until" = CASE WHEN "background_check_status" = 'approved' THEN now() + interval '90 days' END
WHERE "is_verified" OR "is_organization_verified" OR "background_check_status" = 'approved';--> statement-breakpoint
INSERT INTO "biometric_verifications" ("id", "user_id", "verification_type", "verification_data", "status", "verified_at", "expires_at")
SELECT "id", "id", 'identity_document', '{"sessionId":null,"documentType":null,"reason":null}', 'verified', now(), "verified_until"
FROM "users" WHERE "verified_until" IS NOT NULL;--> statement-breakpoint
INSERT INTO "verification_reviews" ("id", "user_id", "kind", "document_ids", "claim", "status", "decided_at", "expires_at")
SELECT "id", "id", CASE WHEN "account_type" = 'realtor' THEN 'license' ELSE 'organization' END, '{}',
  coalesce("organization_name", "representative_for", "license_number", ''), 'approved', now(), "organization_verified_until"
FROM "users" WHERE "organization_verified_until" IS NOT NULL;--> statement-breakpoint
CREATE TRIGGER note_update BEFORE UPDATE ON "background_checks" FOR EACH ROW EXECUTE FUNCTION note_update();--> statement-breakpoint
UPDATE "content_violations" SET "queued_at" = "created_at";
