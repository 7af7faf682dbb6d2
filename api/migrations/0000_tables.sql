-- drizzle-kit wrote the tables and indexes from src/schema. The extensions, and everything from `cell_of` on, is what it does not know.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid,
	"property_title" text NOT NULL,
	"tenant_id" uuid NOT NULL,
	"landlord_id" uuid NOT NULL,
	"thread_id" uuid,
	"status" text DEFAULT 'submitted' NOT NULL,
	"move_in_date" date NOT NULL,
	"lease_months" integer,
	"occupants" integer NOT NULL,
	"message" text NOT NULL,
	"household_id" uuid,
	"terms" jsonb NOT NULL,
	"fit" jsonb NOT NULL,
	"decline_reason" text,
	"decline_criteria" text[] DEFAULT '{}' NOT NULL,
	"decline_message" text,
	"decided_at" timestamp(3) with time zone,
	"declined_for" uuid,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"end_told_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "applications_status" CHECK ("applications"."status" in ('submitted', 'under_review', 'accepted', 'declined', 'withdrawn', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "ai_content_logs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"content_type" text NOT NULL,
	"prompt" text NOT NULL,
	"response" text NOT NULL,
	"model" text NOT NULL,
	"tokens_used" integer,
	"cost" numeric(10, 6),
	"response_time" integer,
	"success" boolean DEFAULT true NOT NULL,
	"error_message" text,
	"metadata" jsonb,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text,
	"category" text DEFAULT 'general' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"last_message_at" timestamp(3) with time zone,
	"message_count" integer DEFAULT 0 NOT NULL,
	"ai_model" text DEFAULT 'gpt-4o-mini' NOT NULL,
	"context" jsonb,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ai_conversations_category" CHECK ("ai_conversations"."category" in ('general', 'property', 'maintenance', 'rental'))
);
--> statement-breakpoint
CREATE TABLE "ai_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"role" text NOT NULL,
	"content" text NOT NULL,
	"message_type" text DEFAULT 'text' NOT NULL,
	"metadata" jsonb,
	"is_visible" boolean DEFAULT true NOT NULL,
	"timestamp" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ai_messages_role" CHECK ("ai_messages"."role" in ('user', 'assistant'))
);
--> statement-breakpoint
CREATE TABLE "calendar_links" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "client_reports" (
	"page_id" uuid NOT NULL,
	"app" text NOT NULL,
	"version" text NOT NULL,
	"kind" text NOT NULL,
	"route" text DEFAULT '' NOT NULL,
	"stage" text NOT NULL,
	"message" text NOT NULL,
	"person_id" uuid,
	"network" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_reports_page_id_app_version_route_kind_pk" PRIMARY KEY("page_id","app","version","route","kind"),
	CONSTRAINT "client_reports_kind" CHECK ("client_reports"."kind" in ('load', 'failure', 'fallback', 'block'))
);
--> statement-breakpoint
CREATE TABLE "client_requests" (
	"person_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_requests_person_id_client_id_pk" PRIMARY KEY("person_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "consent_reads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"consent_id" uuid NOT NULL,
	"reader_id" uuid NOT NULL,
	"fields" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"requester_id" uuid NOT NULL,
	"property_id" uuid,
	"application_id" uuid,
	"data_category" text NOT NULL,
	"specific_fields" text[] DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"granted_at" timestamp(3) with time zone,
	"expires_at" timestamp(3) with time zone,
	"revoked_at" timestamp(3) with time zone,
	"purpose" text,
	"end_told_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_consents_category" CHECK ("user_consents"."data_category" in ('profile', 'financial', 'documents', 'background', 'contact')),
	CONSTRAINT "user_consents_status" CHECK ("user_consents"."status" in ('pending', 'granted', 'denied', 'revoked', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "user_interactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"initiator_id" uuid NOT NULL,
	"receiver_id" uuid NOT NULL,
	"property_id" uuid,
	"interaction_type" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"message" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_interactions_status" CHECK ("user_interactions"."status" in ('pending', 'accepted', 'declined', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"asked_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"made_at" timestamp(3) with time zone,
	"document_id" uuid,
	"due_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "data_exports_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"parts" integer,
	"review" text DEFAULT 'unreviewed' NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_storage_key_unique" UNIQUE("storage_key"),
	CONSTRAINT "documents_purpose" CHECK ("documents"."purpose" in ('identity', 'income', 'reference', 'rental_history', 'insurance', 'policy', 'lease', 'other', 'export')),
	CONSTRAINT "documents_review" CHECK ("documents"."review" in ('unreviewed', 'pending', 'verified', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "property_inquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"tenant_id" uuid NOT NULL,
	"landlord_id" uuid NOT NULL,
	"thread_id" uuid,
	"property_title" text,
	"message" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"inquiry_type" text DEFAULT 'viewing' NOT NULL,
	"asked_date" timestamp(3) with time zone,
	"scheduled_date" timestamp(3) with time zone,
	"response_message" text,
	"response_date" timestamp(3) with time zone,
	"earlier_responses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"wished_dates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"proposed_dates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"duration_minutes" integer DEFAULT 30 NOT NULL,
	"first_response_at" timestamp(3) with time zone,
	"outcome" text,
	"canceled_by" uuid,
	"end_reason" text,
	"sequence" integer DEFAULT 0 NOT NULL,
	"is_counted" boolean DEFAULT true NOT NULL,
	"expiry_told_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "property_inquiries_status" CHECK ("property_inquiries"."status" in ('pending', 'responded', 'scheduled', 'completed', 'declined', 'cancelled', 'expired')),
	CONSTRAINT "property_inquiries_outcome" CHECK ("property_inquiries"."outcome" in ('attended', 'tenant_absent', 'landlord_absent')),
	CONSTRAINT "property_inquiries_end_reason" CHECK ("property_inquiries"."end_reason" in ('home_rented'))
);
--> statement-breakpoint
CREATE TABLE "ai_insights" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"insight_type" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"content" text NOT NULL,
	"confidence" double precision NOT NULL,
	"priority" text DEFAULT 'medium' NOT NULL,
	"category" text NOT NULL,
	"related_entity_type" text,
	"related_entity_id" uuid,
	"data_source" text,
	"recommendations" text[] DEFAULT '{}' NOT NULL,
	"metrics" jsonb,
	"is_actionable" boolean DEFAULT false NOT NULL,
	"action_url" text,
	"action_text" text,
	"weight" double precision NOT NULL,
	"phrased" jsonb,
	"phrased_at" timestamp(3) with time zone,
	"action_taken" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ai_insights_once" UNIQUE NULLS NOT DISTINCT("user_id","insight_type","related_entity_id"),
	CONSTRAINT "ai_insights_priority" CHECK ("ai_insights"."priority" in ('low', 'medium', 'high', 'urgent')),
	CONSTRAINT "ai_insights_confidence" CHECK ("ai_insights"."confidence" between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "insight_refreshes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"refreshed_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outgoing_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"link_id" uuid,
	"subscriber_id" uuid,
	"issue_id" uuid,
	"kind" text,
	"recipient" text NOT NULL,
	"content" jsonb NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outgoing_mails_status" CHECK ("outgoing_mails"."status" in ('waiting', 'sent', 'failed', 'skipped')),
	CONSTRAINT "outgoing_mails_kind" CHECK ("outgoing_mails"."kind" in ('alerts', 'messages', 'newsletter'))
);
--> statement-breakpoint
CREATE TABLE "maintenance_request_updates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"user_id" uuid,
	"position" integer NOT NULL,
	"update_type" text NOT NULL,
	"message" text,
	"old_value" text,
	"new_value" text,
	"attachments" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "maintenance_request_updates_in_order" UNIQUE("request_id","position"),
	CONSTRAINT "maintenance_request_updates_type" CHECK ("maintenance_request_updates"."update_type" in ('acknowledged', 'status_changed', 'assigned', 'estimated', 'scheduled', 'completed', 'note_added', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "maintenance_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"tenant_id" uuid NOT NULL,
	"landlord_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"priority" text DEFAULT 'medium' NOT NULL,
	"status" text DEFAULT 'submitted' NOT NULL,
	"images" text[] DEFAULT '{}' NOT NULL,
	"tenant_notes" text,
	"landlord_notes" text,
	"estimated_cost" numeric(12, 2),
	"actual_cost" numeric(12, 2),
	"assigned_to" text,
	"scheduled_date" timestamp(3) with time zone,
	"completed_date" timestamp(3) with time zone,
	"is_urgent" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"changed_at" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "maintenance_requests_category" CHECK ("maintenance_requests"."category" in ('plumbing', 'electrical', 'hvac', 'appliance', 'structural', 'cleaning', 'pest_control', 'other')),
	CONSTRAINT "maintenance_requests_priority" CHECK ("maintenance_requests"."priority" in ('low', 'medium', 'high', 'urgent')),
	CONSTRAINT "maintenance_requests_status" CHECK ("maintenance_requests"."status" in ('submitted', 'acknowledged', 'in_progress', 'completed', 'cancelled')),
	CONSTRAINT "maintenance_requests_costs" CHECK ("maintenance_requests"."estimated_cost" >= 0 and "maintenance_requests"."actual_cost" >= 0)
);
--> statement-breakpoint
CREATE TABLE "model_budgets" (
	"subject" text NOT NULL,
	"day" date NOT NULL,
	"used" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "model_budgets_subject_day_pk" PRIMARY KEY("subject","day")
);
--> statement-breakpoint
CREATE TABLE "model_reservations" (
	"call_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"tokens" bigint NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "model_reservations_call_id_subject_pk" PRIMARY KEY("call_id","subject")
);
--> statement-breakpoint
CREATE TABLE "newsletter_copies" (
	"issue_id" uuid NOT NULL,
	"subscriber_id" uuid NOT NULL,
	CONSTRAINT "newsletter_copies_issue_id_subscriber_id_pk" PRIMARY KEY("issue_id","subscriber_id")
);
--> statement-breakpoint
CREATE TABLE "newsletter_issues" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_issues_subject_unique" UNIQUE("subject")
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"asked_at" timestamp(3) with time zone,
	"confirmed_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"type" text NOT NULL,
	"priority" text DEFAULT 'medium' NOT NULL,
	"category" text NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"is_ai_generated" boolean DEFAULT true NOT NULL,
	"action_required" boolean DEFAULT false NOT NULL,
	"action_url" text,
	"action_text" text,
	"related_entity_type" text,
	"related_entity_id" uuid,
	"metadata" jsonb,
	"scheduled_at" timestamp(3) with time zone,
	"sent_at" timestamp(3) with time zone,
	"expires_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ai_notifications_type" CHECK ("ai_notifications"."type" in ('info', 'alert', 'reminder', 'update')),
	CONSTRAINT "ai_notifications_priority" CHECK ("ai_notifications"."priority" in ('low', 'medium', 'high', 'urgent'))
);
--> statement-breakpoint
CREATE TABLE "object_stores" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" uuid NOT NULL,
	CONSTRAINT "object_stores_is_only" CHECK ("object_stores"."is_only")
);
--> statement-breakpoint
CREATE TABLE "tenant_profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"preferred_location" text,
	"max_rent" numeric(12, 2),
	"min_rent" numeric(12, 2),
	"work_experience" text,
	"monthly_income" numeric(12, 2),
	"employment_status" text,
	"employer_name" text,
	"previous_addresses" text[] DEFAULT '{}' NOT NULL,
	"reason_for_moving" text,
	"has_rental_history" boolean DEFAULT false NOT NULL,
	"rental_references" text[] DEFAULT '{}' NOT NULL,
	"has_criminal_history" boolean DEFAULT false NOT NULL,
	"criminal_history_details" text,
	"preferred_property_type" text,
	"pet_owner" boolean DEFAULT false NOT NULL,
	"pet_details" text,
	"smoking_status" text,
	"emergency_contact" text,
	"move_in_date" date,
	"privacy_settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"changed_at" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "tenant_profiles_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "tenant_profiles_property_type" CHECK ("tenant_profiles"."preferred_property_type" in ('apartment', 'house', 'condo', 'office')),
	CONSTRAINT "tenant_profiles_amounts" CHECK ("tenant_profiles"."min_rent" >= 0 and "tenant_profiles"."max_rent" >= 0 and "tenant_profiles"."monthly_income" >= 0)
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_confirmed_at" timestamp(3) with time zone,
	"wants_alert_mails" boolean DEFAULT true NOT NULL,
	"wants_message_mails" boolean DEFAULT true NOT NULL,
	"password_hash" text NOT NULL,
	"user_type" text NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"profile_picture" text,
	"account_type" text DEFAULT 'individual' NOT NULL,
	"organization_name" text,
	"representative_for" text,
	"license_number" text,
	"license_state" text,
	"experience_since" integer,
	"is_organization_verified" boolean DEFAULT false NOT NULL,
	"compliance_flags" text[] DEFAULT '{}' NOT NULL,
	"last_content_review" timestamp(3) with time zone,
	"content_violation_count" integer DEFAULT 0 NOT NULL,
	"is_content_restricted" boolean DEFAULT false NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"background_check_status" text DEFAULT 'pending' NOT NULL,
	"stripe_customer_id" text,
	"stripe_subscription_id" text,
	"current_plan" text DEFAULT 'free' NOT NULL,
	"closes_at" timestamp(3) with time zone,
	"closing" jsonb,
	"closed_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"changed_at" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "users_stripe_customer_id_unique" UNIQUE("stripe_customer_id"),
	CONSTRAINT "users_stripe_subscription_id_unique" UNIQUE("stripe_subscription_id"),
	CONSTRAINT "users_user_type" CHECK ("users"."user_type" in ('tenant', 'landlord')),
	CONSTRAINT "users_account_type" CHECK ("users"."account_type" in ('individual', 'representative', 'organization', 'realtor')),
	CONSTRAINT "users_background_check" CHECK ("users"."background_check_status" in ('pending', 'approved', 'rejected')),
	CONSTRAINT "users_current_plan" CHECK ("users"."current_plan" in ('free', 'basic', 'premium', 'enterprise'))
);
--> statement-breakpoint
CREATE TABLE "photo_uses" (
	"photo_id" uuid NOT NULL,
	"user_id" uuid,
	"property_id" uuid,
	"request_id" uuid,
	"tenancy_id" uuid,
	"message_id" uuid,
	CONSTRAINT "photo_uses_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "photo_uses_one_thing" CHECK (num_nonnulls("photo_uses"."user_id", "photo_uses"."property_id", "photo_uses"."request_id", "photo_uses"."tenancy_id", "photo_uses"."message_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "photos_storage_key_unique" UNIQUE("storage_key"),
	CONSTRAINT "photos_purpose" CHECK ("photos"."purpose" in ('home', 'avatar', 'maintenance', 'message', 'move_in'))
);
--> statement-breakpoint
CREATE TABLE "pictures_elsewhere" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"property_id" uuid,
	"address" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "home_changes" (
	"change" smallint NOT NULL,
	"spot" "point",
	"city_key" integer NOT NULL,
	"neighborhood_key" integer,
	"zip_key" integer NOT NULL,
	"sign" smallint DEFAULT 0 NOT NULL,
	"traits" integer DEFAULT 0 NOT NULL,
	"bedrooms" integer,
	"bathrooms" numeric(4, 1),
	"rent_amount" numeric(12, 2) DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "home_counts" (
	"traits" integer NOT NULL,
	"bedrooms" integer NOT NULL,
	"bathrooms" numeric(4, 1) NOT NULL,
	"rent_step" integer NOT NULL,
	"count" integer NOT NULL,
	"pairs" integer[] NOT NULL,
	CONSTRAINT "home_counts_traits_bedrooms_bathrooms_rent_step_pk" PRIMARY KEY("traits","bedrooms","bathrooms","rent_step")
);
--> statement-breakpoint
CREATE TABLE "map_cells" (
	"level" smallint NOT NULL,
	"x" integer NOT NULL,
	"y" integer NOT NULL,
	"rented" smallint NOT NULL,
	"count" integer NOT NULL,
	"latitude_sum" double precision NOT NULL,
	"longitude_sum" double precision NOT NULL,
	"min_rent" numeric(12, 2) NOT NULL,
	CONSTRAINT "map_cells_level_x_y_rented_pk" PRIMARY KEY("level","x","y","rented")
);
--> statement-breakpoint
CREATE TABLE "places" (
	"key" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"name_words" text NOT NULL,
	"words" text NOT NULL,
	"count" integer NOT NULL,
	"changes" integer NOT NULL,
	"north" double precision,
	"south" double precision,
	"east" double precision,
	"west" double precision
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"user_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"rent_amount" numeric(12, 2) NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourites_user_id_property_id_pk" PRIMARY KEY("user_id","property_id")
);
--> statement-breakpoint
CREATE TABLE "properties" (
	"id" uuid PRIMARY KEY NOT NULL,
	"landlord_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip_code" text NOT NULL,
	"neighborhood" text,
	"latitude" double precision,
	"longitude" double precision,
	"time_zone" text,
	"property_type" text NOT NULL,
	"bedrooms" integer,
	"bathrooms" numeric(4, 1),
	"square_footage" integer,
	"rent_amount" numeric(12, 2) NOT NULL,
	"security_deposit" numeric(12, 2),
	"minimum_income" numeric(12, 2),
	"available_date" date,
	"is_available" boolean DEFAULT true NOT NULL,
	"amenities" text[] DEFAULT '{}' NOT NULL,
	"images" text[] DEFAULT '{}' NOT NULL,
	"image_descriptions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"policy_documents" text[] DEFAULT '{}' NOT NULL,
	"pet_friendly" boolean DEFAULT false NOT NULL,
	"smoking_allowed" boolean DEFAULT false NOT NULL,
	"requires_background_check" boolean DEFAULT true NOT NULL,
	"visibility_level" text DEFAULT 'public' NOT NULL,
	"listed_at" timestamp(3) with time zone DEFAULT now(),
	"deleted_at" timestamp(3) with time zone,
	"archived_at" timestamp(3) with time zone,
	"archived_visibility" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"changed_at" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "properties_type" CHECK ("properties"."property_type" in ('apartment', 'house', 'condo', 'office')),
	CONSTRAINT "properties_visibility" CHECK ("properties"."visibility_level" in ('public', 'private')),
	CONSTRAINT "properties_archived" CHECK ("properties"."archived_at" is null or "properties"."visibility_level" = 'private'),
	CONSTRAINT "properties_latitude" CHECK ("properties"."latitude" between -90 and 90),
	CONSTRAINT "properties_longitude" CHECK ("properties"."longitude" between -180 and 180),
	CONSTRAINT "properties_rent" CHECK ("properties"."rent_amount" > 0),
	CONSTRAINT "properties_amounts" CHECK ("properties"."security_deposit" >= 0 and "properties"."minimum_income" >= 0),
	CONSTRAINT "properties_rooms" CHECK ("properties"."bedrooms" >= 0 and "properties"."bathrooms" >= 0)
);
--> statement-breakpoint
CREATE TABLE "landlord_ratings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenancy_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"landlord_id" uuid NOT NULL,
	"rating" integer NOT NULL,
	"text" text,
	"answer" text,
	"answered_at" timestamp(3) with time zone,
	"hidden_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "landlord_ratings_tenancy_id_unique" UNIQUE("tenancy_id"),
	CONSTRAINT "landlord_ratings_rating" CHECK ("landlord_ratings"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "ai_reminders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"reminder_type" text NOT NULL,
	"priority" text DEFAULT 'medium' NOT NULL,
	"is_recurring" boolean DEFAULT false NOT NULL,
	"recurring_pattern" text,
	"recurring_interval" integer DEFAULT 1 NOT NULL,
	"lead_days" integer DEFAULT 0 NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"anchor_at" timestamp(3) with time zone NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	"next_reminder_at" timestamp(3) with time zone NOT NULL,
	"last_sent_at" timestamp(3) with time zone,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_completed" boolean DEFAULT false NOT NULL,
	"completed_at" timestamp(3) with time zone,
	"property_id" uuid,
	"related_entity_type" text,
	"related_entity_id" uuid,
	"action_url" text,
	"ai_context" jsonb,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ai_reminders_priority" CHECK ("ai_reminders"."priority" in ('low', 'medium', 'high', 'urgent')),
	CONSTRAINT "ai_reminders_pattern" CHECK ("ai_reminders"."recurring_pattern" in ('daily', 'weekly', 'monthly', 'yearly')),
	CONSTRAINT "ai_reminders_recurring" CHECK ("ai_reminders"."is_recurring" = ("ai_reminders"."recurring_pattern" is not null)),
	CONSTRAINT "ai_reminders_interval" CHECK ("ai_reminders"."recurring_interval" > 0)
);
--> statement-breakpoint
CREATE TABLE "home_alerts" (
	"user_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"search_id" uuid,
	"told_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "home_alerts_user_id_property_id_kind_pk" PRIMARY KEY("user_id","property_id","kind"),
	CONSTRAINT "home_alerts_kind" CHECK ("home_alerts"."kind" in ('new', 'cheaper', 'rented'))
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"alert" text NOT NULL,
	"filters" jsonb NOT NULL,
	"north" double precision GENERATED ALWAYS AS ((filters->>'north')::double precision) STORED,
	"south" double precision GENERATED ALWAYS AS ((filters->>'south')::double precision) STORED,
	"east" double precision GENERATED ALWAYS AS ((filters->>'east')::double precision) STORED,
	"west" double precision GENERATED ALWAYS AS ((filters->>'west')::double precision) STORED,
	"location" text GENERATED ALWAYS AS ((filters->>'location')) STORED,
	"city" text GENERATED ALWAYS AS ((filters->>'city')) STORED,
	"state" text GENERATED ALWAYS AS ((filters->>'state')) STORED,
	"min_rent" numeric GENERATED ALWAYS AS ((filters->>'minRent')::numeric) STORED,
	"max_rent" numeric GENERATED ALWAYS AS ((filters->>'maxRent')::numeric) STORED,
	"property_type" text GENERATED ALWAYS AS ((filters->>'propertyType')) STORED,
	"bedrooms" integer GENERATED ALWAYS AS ((filters->>'bedrooms')::integer) STORED,
	"bathrooms" numeric GENERATED ALWAYS AS ((filters->>'bathrooms')::numeric) STORED,
	"amenities" text[] GENERATED ALWAYS AS (string_to_array(filters->>'amenities', ',')) STORED,
	"include_rented" boolean GENERATED ALWAYS AS ((filters->>'includeRented')::boolean) STORED,
	"words" "tsquery",
	"area" "box" GENERATED ALWAYS AS (case when (filters->>'west')::double precision <= (filters->>'east')::double precision
    then box(point((filters->>'west')::double precision, (filters->>'south')::double precision), point((filters->>'east')::double precision, (filters->>'north')::double precision))
    else box(point(-180, (filters->>'south')::double precision), point(180, (filters->>'north')::double precision)) end) STORED,
	"place" text GENERATED ALWAYS AS (case
    when filters->>'north' is not null then null
    when filters->>'city' is not null then 'city ' || lower(filters->>'city')
    when filters->>'location' is not null then 'in ' || lower(filters->>'location')
    else '' end) STORED,
	"zone" text NOT NULL,
	"digest_at" timestamp(3) with time zone,
	"seen_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"changed_at" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "saved_searches_alert" CHECK ("saved_searches"."alert" in ('instant', 'daily', 'never'))
);
--> statement-breakpoint
CREATE TABLE "search_homes" (
	"id" uuid NOT NULL,
	"rent_amount" numeric(12, 2) NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"spot" "point",
	"traits" integer NOT NULL,
	"bedrooms" integer,
	"bathrooms" numeric(4, 1),
	"city_key" integer NOT NULL,
	"neighborhood_key" integer,
	"zip_key" integer NOT NULL,
	"found_by" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_places" (
	"key" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_places_key_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"match" text NOT NULL,
	"within" integer NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "search_places_once" UNIQUE("kind","match")
);
--> statement-breakpoint
CREATE TABLE "account_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" text NOT NULL,
	"new_email" text,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_links_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "account_links_purpose" CHECK ("account_links"."purpose" in ('confirm_email', 'reset_password', 'change_email'))
);
--> statement-breakpoint
CREATE TABLE "known_browsers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "known_browsers_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"free_at" timestamp(3) with time zone NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "security_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"event_type" text NOT NULL,
	"event_data" jsonb,
	"risk_score" integer,
	"ip_address" text,
	"user_agent" text,
	"location" text,
	"status" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"user_agent" text,
	"ip_address" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "billing_findings" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"logged_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_findings_kind" CHECK ("billing_findings"."kind" in ('not_sold_here', 'unreadable'))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"stripe_invoice_id" text,
	"stripe_payment_intent_id" text,
	"stripe_subscription_id" text,
	"amount" numeric(12, 2) NOT NULL,
	"amount_remaining" numeric(12, 2) DEFAULT 0 NOT NULL,
	"refunded_amount" numeric(12, 2) DEFAULT 0 NOT NULL,
	"currency" text DEFAULT 'usd' NOT NULL,
	"status" text NOT NULL,
	"description" text,
	"invoice_pdf" text,
	"hosted_url" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_stripe_invoice_id_unique" UNIQUE("stripe_invoice_id"),
	CONSTRAINT "payments_stripe_payment_intent_id_unique" UNIQUE("stripe_payment_intent_id"),
	CONSTRAINT "payments_status" CHECK ("payments"."status" in ('open', 'paid', 'failed', 'partially_refunded', 'refunded', 'disputed', 'void', 'uncollectible'))
);
--> statement-breakpoint
CREATE TABLE "subscription_plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"plan_key" text NOT NULL,
	"tier" text NOT NULL,
	"user_types" text[] NOT NULL,
	"price" numeric(12, 2) NOT NULL,
	"currency" text DEFAULT 'usd' NOT NULL,
	"interval" text DEFAULT 'month' NOT NULL,
	"features" text[] DEFAULT '{}' NOT NULL,
	"max_properties" integer,
	"max_contacts" integer,
	"can_access_premium_profiles" boolean DEFAULT false NOT NULL,
	"can_view_full_profiles" boolean DEFAULT false NOT NULL,
	"priority_support" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscription_plans_plan_key_unique" UNIQUE("plan_key"),
	CONSTRAINT "subscription_plans_tier" CHECK ("subscription_plans"."tier" in ('free', 'basic', 'premium', 'enterprise')),
	CONSTRAINT "subscription_plans_interval" CHECK ("subscription_plans"."interval" in ('month', 'year')),
	CONSTRAINT "subscription_plans_user_types" CHECK ("subscription_plans"."user_types" <@ array['tenant', 'landlord']),
	CONSTRAINT "subscription_plans_price" CHECK ("subscription_plans"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "user_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"stripe_subscription_id" text,
	"status" text DEFAULT 'incomplete' NOT NULL,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"ends_at" timestamp(3) with time zone,
	"current_period_start" timestamp(3) with time zone,
	"current_period_end" timestamp(3) with time zone,
	"canceled_at" timestamp(3) with time zone,
	"grace_ends_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_subscriptions_stripe_subscription_id_unique" UNIQUE("stripe_subscription_id"),
	CONSTRAINT "user_subscriptions_status" CHECK ("user_subscriptions"."status" in ('incomplete', 'active', 'past_due', 'canceled'))
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"customer_id" text,
	"occurred_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenancies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"tenant_id" uuid,
	"status" text DEFAULT 'agreed' NOT NULL,
	"invited_email" text,
	"application_id" uuid,
	"household_id" uuid,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"rent_amount" numeric(12, 2),
	"security_deposit" numeric(12, 2),
	"rent_due_day" integer,
	"lease_document_id" uuid,
	"agreed_at" timestamp(3) with time zone,
	"took_home" boolean DEFAULT false NOT NULL,
	"moved_in_at" timestamp(3) with time zone,
	"move_in_note" text,
	"move_in_photos" text[] DEFAULT '{}' NOT NULL,
	"notice_by" text,
	"notice_at" timestamp(3) with time zone,
	"notice_ends_on" date,
	"notice_reason" text,
	"end_reason" text,
	"lapse_told_at" timestamp(3) with time zone,
	"end_told_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tenancies_dates" CHECK ("tenancies"."ends_on" >= "tenancies"."starts_on"),
	CONSTRAINT "tenancies_status" CHECK ("tenancies"."status" in ('offered', 'agreed', 'declined', 'withdrawn', 'cancelled')),
	CONSTRAINT "tenancies_someone" CHECK (num_nonnulls("tenancies"."tenant_id", "tenancies"."invited_email") > 0),
	CONSTRAINT "tenancies_agreed" CHECK ("tenancies"."status" <> 'agreed' or "tenancies"."tenant_id" is not null),
	CONSTRAINT "tenancies_amounts" CHECK ("tenancies"."rent_amount" > 0 and "tenancies"."security_deposit" >= 0),
	CONSTRAINT "tenancies_due_day" CHECK ("tenancies"."rent_due_day" between 1 and 28),
	CONSTRAINT "tenancies_notice_by" CHECK ("tenancies"."notice_by" in ('tenant', 'landlord')),
	CONSTRAINT "tenancies_notice" CHECK (num_nonnulls("tenancies"."notice_by", "tenancies"."notice_at", "tenancies"."notice_ends_on") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "thread_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"thread_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"sender_id" uuid,
	"kind" text NOT NULL,
	"body" text,
	"event" jsonb,
	"photos" text[] DEFAULT '{}' NOT NULL,
	"inquiry_id" uuid,
	"removed_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "thread_messages_kind" CHECK ("thread_messages"."kind" in ('text', 'event')),
	CONSTRAINT "thread_messages_content" CHECK (case "thread_messages"."kind" when 'text' then "thread_messages"."body" is not null else "thread_messages"."event" is not null end)
);
--> statement-breakpoint
CREATE TABLE "thread_reads" (
	"thread_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL,
	"mailed_at" timestamp(3) with time zone,
	CONSTRAINT "thread_reads_thread_id_user_id_pk" PRIMARY KEY("thread_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid,
	"property_title" text NOT NULL,
	"tenant_id" uuid NOT NULL,
	"landlord_id" uuid NOT NULL,
	"last_message_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"last_position" integer DEFAULT 0 NOT NULL,
	"closed_by" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "biometric_verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"verification_type" text NOT NULL,
	"verification_data" jsonb,
	"status" text DEFAULT 'pending' NOT NULL,
	"confidence" double precision,
	"device_info" jsonb,
	"ip_address" text,
	"user_agent" text,
	"expires_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "biometric_verifications_confidence" CHECK ("biometric_verifications"."confidence" between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "location_verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"accuracy" double precision,
	"address" text,
	"verification_type" text NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"verification_method" text NOT NULL,
	"device_info" jsonb,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "location_verifications_latitude" CHECK ("location_verifications"."latitude" between -90 and 90),
	CONSTRAINT "location_verifications_longitude" CHECK ("location_verifications"."longitude" between -180 and 180)
);
--> statement-breakpoint
CREATE TABLE "content_violations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"violation_type" text NOT NULL,
	"content_text" text,
	"source" text NOT NULL,
	"ai_confidence" double precision,
	"is_reviewed" boolean DEFAULT false NOT NULL,
	"reviewed_by" uuid,
	"reviewed_at" timestamp(3) with time zone,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_violations_status" CHECK ("content_violations"."status" in ('pending', 'confirmed', 'dismissed', 'appealed')),
	CONSTRAINT "content_violations_confidence" CHECK ("content_violations"."ai_confidence" between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "platform_warnings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"warning_type" text NOT NULL,
	"message" text NOT NULL,
	"is_acknowledged" boolean DEFAULT false NOT NULL,
	"acknowledged_at" timestamp(3) with time zone,
	"severity" text DEFAULT 'medium' NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "platform_warnings_severity" CHECK ("platform_warnings"."severity" in ('low', 'medium', 'high', 'critical'))
);
--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_tenant_id_users_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_landlord_id_users_id_fk" FOREIGN KEY ("landlord_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_content_logs" ADD CONSTRAINT "ai_content_logs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_conversations" ADD CONSTRAINT "ai_conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_messages" ADD CONSTRAINT "ai_messages_conversation_id_ai_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."ai_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_links" ADD CONSTRAINT "calendar_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_reports" ADD CONSTRAINT "client_reports_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_requests" ADD CONSTRAINT "client_requests_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_reads" ADD CONSTRAINT "consent_reads_consent_id_user_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."user_consents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_reads" ADD CONSTRAINT "consent_reads_reader_id_users_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_consents" ADD CONSTRAINT "user_consents_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_consents" ADD CONSTRAINT "user_consents_requester_id_users_id_fk" FOREIGN KEY ("requester_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_consents" ADD CONSTRAINT "user_consents_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_consents" ADD CONSTRAINT "user_consents_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_interactions" ADD CONSTRAINT "user_interactions_initiator_id_users_id_fk" FOREIGN KEY ("initiator_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_interactions" ADD CONSTRAINT "user_interactions_receiver_id_users_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_interactions" ADD CONSTRAINT "user_interactions_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_inquiries" ADD CONSTRAINT "property_inquiries_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_inquiries" ADD CONSTRAINT "property_inquiries_tenant_id_users_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_inquiries" ADD CONSTRAINT "property_inquiries_landlord_id_users_id_fk" FOREIGN KEY ("landlord_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_inquiries" ADD CONSTRAINT "property_inquiries_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_inquiries" ADD CONSTRAINT "property_inquiries_canceled_by_users_id_fk" FOREIGN KEY ("canceled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_insights" ADD CONSTRAINT "ai_insights_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_refreshes" ADD CONSTRAINT "insight_refreshes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_link_id_account_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."account_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenance_request_updates" ADD CONSTRAINT "maintenance_request_updates_request_id_maintenance_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."maintenance_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenance_request_updates" ADD CONSTRAINT "maintenance_request_updates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenance_requests" ADD CONSTRAINT "maintenance_requests_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenance_requests" ADD CONSTRAINT "maintenance_requests_tenant_id_users_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenance_requests" ADD CONSTRAINT "maintenance_requests_landlord_id_users_id_fk" FOREIGN KEY ("landlord_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_copies" ADD CONSTRAINT "newsletter_copies_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_copies" ADD CONSTRAINT "newsletter_copies_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_notifications" ADD CONSTRAINT "ai_notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_profiles" ADD CONSTRAINT "tenant_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_uses" ADD CONSTRAINT "photo_uses_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_uses" ADD CONSTRAINT "photo_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_uses" ADD CONSTRAINT "photo_uses_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_uses" ADD CONSTRAINT "photo_uses_request_id_maintenance_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."maintenance_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_uses" ADD CONSTRAINT "photo_uses_tenancy_id_tenancies_id_fk" FOREIGN KEY ("tenancy_id") REFERENCES "public"."tenancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_uses" ADD CONSTRAINT "photo_uses_message_id_thread_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."thread_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures_elsewhere" ADD CONSTRAINT "pictures_elsewhere_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures_elsewhere" ADD CONSTRAINT "pictures_elsewhere_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_key_search_places_key_fk" FOREIGN KEY ("key") REFERENCES "public"."search_places"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_landlord_id_users_id_fk" FOREIGN KEY ("landlord_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landlord_ratings" ADD CONSTRAINT "landlord_ratings_tenancy_id_tenancies_id_fk" FOREIGN KEY ("tenancy_id") REFERENCES "public"."tenancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landlord_ratings" ADD CONSTRAINT "landlord_ratings_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landlord_ratings" ADD CONSTRAINT "landlord_ratings_landlord_id_users_id_fk" FOREIGN KEY ("landlord_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_reminders" ADD CONSTRAINT "ai_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_reminders" ADD CONSTRAINT "ai_reminders_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_alerts" ADD CONSTRAINT "home_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_alerts" ADD CONSTRAINT "home_alerts_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_alerts" ADD CONSTRAINT "home_alerts_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_findings" ADD CONSTRAINT "billing_findings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD CONSTRAINT "user_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD CONSTRAINT "user_subscriptions_plan_id_subscription_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."subscription_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenancies" ADD CONSTRAINT "tenancies_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenancies" ADD CONSTRAINT "tenancies_tenant_id_users_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenancies" ADD CONSTRAINT "tenancies_lease_document_id_documents_id_fk" FOREIGN KEY ("lease_document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_reads" ADD CONSTRAINT "thread_reads_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_reads" ADD CONSTRAINT "thread_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_tenant_id_users_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_landlord_id_users_id_fk" FOREIGN KEY ("landlord_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "biometric_verifications" ADD CONSTRAINT "biometric_verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "location_verifications" ADD CONSTRAINT "location_verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_violations" ADD CONSTRAINT "content_violations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_violations" ADD CONSTRAINT "content_violations_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_warnings" ADD CONSTRAINT "platform_warnings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_by_property" ON "applications" USING btree ("property_id","id");--> statement-breakpoint
CREATE INDEX "applications_by_tenant" ON "applications" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE INDEX "applications_by_landlord" ON "applications" USING btree ("landlord_id","id");--> statement-breakpoint
CREATE INDEX "applications_by_thread" ON "applications" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "applications_by_end" ON "applications" USING btree ("expires_at") WHERE status in ('submitted', 'under_review');--> statement-breakpoint
CREATE UNIQUE INDEX "applications_one_open_each" ON "applications" USING btree ("property_id","tenant_id") WHERE status in ('submitted', 'under_review');--> statement-breakpoint
CREATE INDEX "ai_content_logs_by_user" ON "ai_content_logs" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "ai_content_logs_by_age" ON "ai_content_logs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ai_conversations_by_user" ON "ai_conversations" USING btree ("user_id","last_message_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ai_messages_by_conversation" ON "ai_messages" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE INDEX "client_reports_by_version" ON "client_reports" USING btree ("app","version","created_at");--> statement-breakpoint
CREATE INDEX "client_reports_by_age" ON "client_reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "client_reports_by_person" ON "client_reports" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "client_requests_by_age" ON "client_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "consent_reads_by_consent" ON "consent_reads" USING btree ("consent_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "consent_reads_by_reader" ON "consent_reads" USING btree ("reader_id");--> statement-breakpoint
CREATE INDEX "user_consents_by_owner" ON "user_consents" USING btree ("owner_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "user_consents_by_requester" ON "user_consents" USING btree ("requester_id","owner_id");--> statement-breakpoint
CREATE INDEX "user_consents_by_property" ON "user_consents" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "user_consents_by_application" ON "user_consents" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "user_consents_by_end" ON "user_consents" USING btree ("expires_at") WHERE status = 'granted';--> statement-breakpoint
CREATE INDEX "user_interactions_by_initiator" ON "user_interactions" USING btree ("initiator_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "user_interactions_by_receiver" ON "user_interactions" USING btree ("receiver_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "user_interactions_by_property" ON "user_interactions" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "data_exports_to_make" ON "data_exports" USING btree ("due_at") WHERE "data_exports"."made_at" is null;--> statement-breakpoint
CREATE INDEX "data_exports_by_document" ON "data_exports" USING btree ("document_id");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_by_owner_and_file" ON "documents" USING btree ("owner_id","sha256");--> statement-breakpoint
CREATE INDEX "property_inquiries_by_property" ON "property_inquiries" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "property_inquiries_by_tenant" ON "property_inquiries" USING btree ("tenant_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "property_inquiries_by_landlord" ON "property_inquiries" USING btree ("landlord_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "property_inquiries_by_thread" ON "property_inquiries" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "property_inquiries_by_canceler" ON "property_inquiries" USING btree ("canceled_by");--> statement-breakpoint
CREATE INDEX "ai_insights_to_phrase" ON "ai_insights" USING btree ("id") WHERE phrased_at is null;--> statement-breakpoint
CREATE INDEX "ai_insights_by_expiry" ON "ai_insights" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outgoing_mails_by_urgency" ON "outgoing_mails" USING btree ((case when "link_id" is not null then 0 when "subscriber_id" is not null then 4 when "kind" is null then 1 when "kind" = 'messages' then 2 else 3 end),"due_at") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "outgoing_mails_by_link" ON "outgoing_mails" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "outgoing_mails_by_user" ON "outgoing_mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "outgoing_mails_by_subscriber" ON "outgoing_mails" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "outgoing_mails_by_issue" ON "outgoing_mails" USING btree ("issue_id");--> statement-breakpoint
CREATE INDEX "outgoing_mails_by_age" ON "outgoing_mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "maintenance_request_updates_by_user" ON "maintenance_request_updates" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "maintenance_requests_by_tenant" ON "maintenance_requests" USING btree ("tenant_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "maintenance_requests_by_landlord" ON "maintenance_requests" USING btree ("landlord_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "maintenance_requests_by_property" ON "maintenance_requests" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "model_budgets_by_day" ON "model_budgets" USING btree ("day");--> statement-breakpoint
CREATE INDEX "model_reservations_by_subject" ON "model_reservations" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "model_reservations_by_age" ON "model_reservations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "newsletter_copies_by_subscriber" ON "newsletter_copies" USING btree ("subscriber_id");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscribers_email_without_case" ON "newsletter_subscribers" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_to_ask" ON "newsletter_subscribers" USING btree ("id") WHERE "newsletter_subscribers"."asked_at" is null;--> statement-breakpoint
CREATE INDEX "ai_notifications_by_user" ON "ai_notifications" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ai_notifications_by_age" ON "ai_notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ai_notifications_unread" ON "ai_notifications" USING btree ("user_id") WHERE not is_read;--> statement-breakpoint
CREATE UNIQUE INDEX "ai_notifications_one_per_thread" ON "ai_notifications" USING btree ("related_entity_id","user_id") WHERE category = 'message' and not is_read;--> statement-breakpoint
CREATE INDEX "users_closing" ON "users" USING btree ("closes_at") WHERE closes_at is not null and closed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_without_case" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "photo_uses_by_photo" ON "photo_uses" USING btree ("photo_id");--> statement-breakpoint
CREATE UNIQUE INDEX "photo_uses_by_property" ON "photo_uses" USING btree ("property_id","photo_id");--> statement-breakpoint
CREATE UNIQUE INDEX "photo_uses_by_request" ON "photo_uses" USING btree ("request_id","photo_id");--> statement-breakpoint
CREATE UNIQUE INDEX "photo_uses_by_tenancy" ON "photo_uses" USING btree ("tenancy_id","photo_id");--> statement-breakpoint
CREATE UNIQUE INDEX "photo_uses_by_message" ON "photo_uses" USING btree ("message_id","photo_id");--> statement-breakpoint
CREATE INDEX "photos_by_owner" ON "photos" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "photos_by_age" ON "photos" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "pictures_elsewhere_by_property" ON "pictures_elsewhere" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "places_by_count" ON "places" USING btree ("count" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "places_to_measure" ON "places" USING btree ("key") WHERE changes * 20 >= count;--> statement-breakpoint
CREATE INDEX "places_by_beginning" ON "places" USING btree ("words" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "places_by_likeness" ON "places" USING gin ("name_words" gin_trgm_ops,"words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "favourites_by_property" ON "favourites" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "properties_by_landlord" ON "properties" USING btree ("landlord_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "properties_by_listing" ON "properties" USING btree ("listed_at");--> statement-breakpoint
CREATE INDEX "properties_without_zone" ON "properties" USING btree ("id") WHERE time_zone is null and latitude is not null and longitude is not null;--> statement-breakpoint
CREATE INDEX "properties_deleted" ON "properties" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "landlord_ratings_by_landlord" ON "landlord_ratings" USING btree ("landlord_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "landlord_ratings_by_author" ON "landlord_ratings" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "ai_reminders_by_user" ON "ai_reminders" USING btree ("user_id","due_at");--> statement-breakpoint
CREATE INDEX "ai_reminders_by_property" ON "ai_reminders" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "ai_reminders_over" ON "ai_reminders" USING btree ("updated_at") WHERE is_completed or not is_active;--> statement-breakpoint
CREATE INDEX "ai_reminders_to_send" ON "ai_reminders" USING btree ("next_reminder_at") WHERE is_active and not is_completed
  and (last_sent_at is null or last_sent_at < next_reminder_at);--> statement-breakpoint
CREATE UNIQUE INDEX "ai_reminders_once" ON "ai_reminders" USING btree ("related_entity_id","user_id","reminder_type") WHERE related_entity_id is not null;--> statement-breakpoint
CREATE INDEX "home_alerts_by_home" ON "home_alerts" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "home_alerts_by_search" ON "home_alerts" USING btree ("search_id");--> statement-breakpoint
CREATE INDEX "home_alerts_by_age" ON "home_alerts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "saved_searches_by_user" ON "saved_searches" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "saved_searches_by_area" ON "saved_searches" USING gist ("area");--> statement-breakpoint
CREATE INDEX "saved_searches_by_place" ON "saved_searches" USING btree ("place");--> statement-breakpoint
CREATE INDEX "saved_searches_by_digest" ON "saved_searches" USING btree ("digest_at");--> statement-breakpoint
CREATE INDEX "search_places_by_text" ON "search_places" USING gin ("match" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "account_links_of_person" ON "account_links" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "account_links_by_expiry" ON "account_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "known_browsers_by_user" ON "known_browsers" USING btree ("user_id","expires_at");--> statement-breakpoint
CREATE INDEX "known_browsers_by_expiry" ON "known_browsers" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_limits_by_free_at" ON "rate_limits" USING btree ("free_at");--> statement-breakpoint
CREATE INDEX "security_events_by_user" ON "security_events" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "security_events_by_age" ON "security_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "security_events_by_type" ON "security_events" USING btree ("event_type","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "billing_findings_by_user" ON "billing_findings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payments_by_user" ON "payments" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "user_subscriptions_by_plan" ON "user_subscriptions" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "user_subscriptions_by_grace" ON "user_subscriptions" USING btree ("grace_ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "user_subscriptions_one_each" ON "user_subscriptions" USING btree ("user_id") WHERE status <> 'canceled';--> statement-breakpoint
CREATE INDEX "webhook_events_by_age" ON "webhook_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "tenancies_by_tenant" ON "tenancies" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "tenancies_by_property" ON "tenancies" USING btree ("property_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "tenancies_by_lease" ON "tenancies" USING btree ("lease_document_id");--> statement-breakpoint
CREATE INDEX "tenancies_by_invited" ON "tenancies" USING btree (lower("invited_email")) WHERE tenant_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "tenancies_one_open_each" ON "tenancies" USING btree ("property_id","tenant_id") WHERE ends_on is null and status = 'agreed';--> statement-breakpoint
CREATE INDEX "tenancies_lapsing" ON "tenancies" USING btree ("created_at") WHERE status = 'offered' and lapse_told_at is null;--> statement-breakpoint
CREATE INDEX "tenancies_ending" ON "tenancies" USING btree ("ends_on") WHERE status = 'agreed' and end_told_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "thread_messages_in_order" ON "thread_messages" USING btree ("thread_id","position");--> statement-breakpoint
CREATE INDEX "thread_messages_by_sender" ON "thread_messages" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "thread_reads_by_user" ON "thread_reads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "thread_reads_unread" ON "thread_reads" USING btree ("user_id") WHERE unread > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "threads_one_each" ON "threads" USING btree ("property_id","tenant_id","landlord_id");--> statement-breakpoint
CREATE INDEX "threads_by_tenant" ON "threads" USING btree ("tenant_id","last_message_at","id");--> statement-breakpoint
CREATE INDEX "threads_by_landlord" ON "threads" USING btree ("landlord_id","last_message_at","id");--> statement-breakpoint
CREATE INDEX "threads_by_closer" ON "threads" USING btree ("closed_by");--> statement-breakpoint
CREATE INDEX "biometric_verifications_by_user" ON "biometric_verifications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "location_verifications_by_user" ON "location_verifications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "content_violations_by_user" ON "content_violations" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "content_violations_by_age" ON "content_violations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "content_violations_by_status" ON "content_violations" USING btree ("status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "content_violations_by_reviewer" ON "content_violations" USING btree ("reviewed_by");--> statement-breakpoint
CREATE INDEX "platform_warnings_by_user" ON "platform_warnings" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "platform_warnings_by_age" ON "platform_warnings" USING btree ("created_at");--> statement-breakpoint
-- For an index below; as in src/schema/search.sql, which replaces it.
CREATE FUNCTION cell_of(spot point) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT floor(spot[0] * 4096)::integer * 4096 + floor(spot[1] * 4096)::integer
$$;--> statement-breakpoint
-- One for each order that a search can ask for, with everything that it filters by: a search walks along an index and reads no row.
ALTER TABLE search_homes ADD CONSTRAINT search_homes_pkey PRIMARY KEY (id)
INCLUDE (rent_amount, latitude, longitude, traits, bedrooms, bathrooms, city_key, neighborhood_key, zip_key);--> statement-breakpoint
CREATE INDEX search_homes_by_rent ON search_homes (rent_amount, id)
INCLUDE (latitude, longitude, traits, bedrooms, bathrooms, city_key, neighborhood_key, zip_key);--> statement-breakpoint
CREATE INDEX search_homes_by_city ON search_homes (city_key, id)
INCLUDE (rent_amount, latitude, longitude, traits, bedrooms, bathrooms, neighborhood_key, zip_key);--> statement-breakpoint
CREATE INDEX search_homes_by_city_and_rent ON search_homes (city_key, rent_amount, id)
INCLUDE (latitude, longitude, traits, bedrooms, bathrooms, neighborhood_key, zip_key);--> statement-breakpoint
CREATE INDEX search_homes_by_spot ON search_homes USING gist (spot)
INCLUDE (id, rent_amount, latitude, longitude, traits, bedrooms, bathrooms, city_key, neighborhood_key, zip_key);--> statement-breakpoint
-- The cheapest and the most expensive homes of an area the size of a city, and the newest of a ZIP.
CREATE INDEX search_homes_by_cell_and_rent ON search_homes (cell_of(spot), rent_amount, id)
INCLUDE (spot, latitude, longitude, traits, bedrooms, bathrooms, city_key, neighborhood_key, zip_key);--> statement-breakpoint
CREATE INDEX search_homes_by_zip ON search_homes (zip_key, id)
INCLUDE (rent_amount, latitude, longitude, traits, bedrooms, bathrooms, city_key, neighborhood_key);--> statement-breakpoint
-- Homes that no map shows are counted beside every map.
CREATE INDEX search_homes_without_spot ON search_homes (id)
INCLUDE (rent_amount, traits, bedrooms, bathrooms, city_key, neighborhood_key, zip_key) WHERE latitude IS NULL;--> statement-breakpoint
-- What few homes have, alone or together.
CREATE INDEX search_homes_by_words ON search_homes USING gin (found_by) WITH (gin_pending_list_limit = 128);--> statement-breakpoint
-- Rows are read only where the visibility map does not cover them, so it is kept up to date.
ALTER TABLE search_homes SET (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.05);--> statement-breakpoint
-- Nobody can be at two homes at once: tours of a landlord overlap only at the same home, where several people can come together.
-- Tours whose sequence is 0 are from before this rule.
ALTER TABLE "property_inquiries" ADD CONSTRAINT "property_inquiries_no_clash" EXCLUDE USING gist (
	"landlord_id" WITH =,
	"property_id" WITH <>,
	tsrange("scheduled_date" AT TIME ZONE 'UTC',
		("scheduled_date" AT TIME ZONE 'UTC') + greatest("duration_minutes", 30) * interval '1 minute') WITH &&
) WHERE ("status" = 'scheduled' AND "sequence" > 0);--> statement-breakpoint
-- Records when a row was last updated, never the same moment twice, and, where the table has `changed_at`, when each column was.
CREATE FUNCTION note_update() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	before jsonb := to_jsonb(old);
BEGIN
	new.updated_at := greatest(date_trunc('milliseconds', clock_timestamp()), old.updated_at + interval '1 millisecond');
	IF before ? 'changed_at' THEN
		new.changed_at := old.changed_at || (
			SELECT coalesce(jsonb_object_agg(key, new.updated_at), '{}')
			FROM jsonb_each(to_jsonb(new))
			WHERE key NOT IN ('updated_at', 'changed_at') AND value IS DISTINCT FROM before -> key
		);
	END IF;
	RETURN new;
END
$$;--> statement-breakpoint
DO $$
DECLARE
	updated text;
BEGIN
	FOR updated IN
		SELECT table_name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'updated_at'
	LOOP
		EXECUTE format('CREATE TRIGGER note_update BEFORE UPDATE ON %I FOR EACH ROW EXECUTE FUNCTION note_update()', updated);
	END LOOP;
END
$$;--> statement-breakpoint
-- The plans, as in packages/contract/subscriptions/plan.ts; a test compares them.
INSERT INTO "subscription_plans" ("id", "name", "plan_key", "tier", "user_types", "price", "interval", "features", "max_properties", "max_contacts", "can_access_premium_profiles", "can_view_full_profiles", "priority_support") VALUES
  ('01a1fbe0-0000-7000-8000-000000000001', 'Free', 'free', 'free', '{tenant,landlord}', 0, 'month',
    '{"Basic profile","Search and browsing","Public information sharing","Basic messaging","Community support"}',
    10, 10, false, false, false),
  ('01a1fbe0-0000-7000-8000-000000000002', 'Basic', 'basic_monthly', 'basic', '{tenant,landlord}', 9.99, 'month',
    '{"Basic profile","Search and browsing","Public information sharing","Basic messaging","Community support","Background check requests","Document verification","Priority support","Advanced search filters","Contact information sharing"}',
    25, 50, false, false, true),
  ('01a1fbe0-0000-7000-8000-000000000003', 'Basic', 'basic_yearly', 'basic', '{tenant,landlord}', 99.99, 'year',
    '{"Basic profile","Search and browsing","Public information sharing","Basic messaging","Community support","Background check requests","Document verification","Priority support","Advanced search filters","Contact information sharing"}',
    25, 50, false, false, true),
  ('01a1fbe0-0000-7000-8000-000000000004', 'Premium', 'premium_monthly', 'premium', '{tenant,landlord}', 19.99, 'month',
    '{"Basic profile","Search and browsing","Public information sharing","Basic messaging","Community support","Background check requests","Document verification","Priority support","Advanced search filters","Contact information sharing","Unlimited background checks","Financial information sharing","Premium listings","Direct landlord connections","Application management","24/7 support"}',
    100, null, true, true, true),
  ('01a1fbe0-0000-7000-8000-000000000005', 'Premium', 'premium_yearly', 'premium', '{tenant,landlord}', 199.99, 'year',
    '{"Basic profile","Search and browsing","Public information sharing","Basic messaging","Community support","Background check requests","Document verification","Priority support","Advanced search filters","Contact information sharing","Unlimited background checks","Financial information sharing","Premium listings","Direct landlord connections","Application management","24/7 support"}',
    100, null, true, true, true),
  ('01a1fbe0-0000-7000-8000-000000000006', 'Enterprise', 'enterprise_monthly', 'enterprise', '{landlord}', 49.99, 'month',
    '{"Basic profile","Search and browsing","Public information sharing","Basic messaging","Community support","Background check requests","Document verification","Priority support","Advanced search filters","Contact information sharing","Unlimited background checks","Financial information sharing","Premium listings","Direct landlord connections","Application management","24/7 support","Bulk tenant screening","Property management tools","Team collaboration","Custom integrations","Dedicated account manager","Advanced analytics"}',
    null, null, true, true, true),
  ('01a1fbe0-0000-7000-8000-000000000007', 'Enterprise', 'enterprise_yearly', 'enterprise', '{landlord}', 499.99, 'year',
    '{"Basic profile","Search and browsing","Public information sharing","Basic messaging","Community support","Background check requests","Document verification","Priority support","Advanced search filters","Contact information sharing","Unlimited background checks","Financial information sharing","Premium listings","Direct landlord connections","Application management","24/7 support","Bulk tenant screening","Property management tools","Team collaboration","Custom integrations","Dedicated account manager","Advanced analytics"}',
    null, null, true, true, true);
