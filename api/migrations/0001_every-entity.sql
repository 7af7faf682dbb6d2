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
	"action_taken" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ai_insights_priority" CHECK ("ai_insights"."priority" in ('low', 'medium', 'high', 'urgent')),
	CONSTRAINT "ai_insights_confidence" CHECK ("ai_insights"."confidence" between 0 and 1)
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
	"next_reminder_at" timestamp(3) with time zone NOT NULL,
	"last_sent_at" timestamp(3) with time zone,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_completed" boolean DEFAULT false NOT NULL,
	"completed_at" timestamp(3) with time zone,
	"related_entity_type" text,
	"related_entity_id" uuid,
	"ai_context" jsonb,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ai_reminders_priority" CHECK ("ai_reminders"."priority" in ('low', 'medium', 'high', 'urgent')),
	CONSTRAINT "ai_reminders_interval" CHECK ("ai_reminders"."recurring_interval" > 0)
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
	"privacy_settings" jsonb,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tenant_profiles_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "tenant_profiles_property_type" CHECK ("tenant_profiles"."preferred_property_type" in ('apartment', 'house', 'condo', 'office')),
	CONSTRAINT "tenant_profiles_amounts" CHECK ("tenant_profiles"."min_rent" >= 0 and "tenant_profiles"."max_rent" >= 0 and "tenant_profiles"."monthly_income" >= 0)
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
	"data_category" text NOT NULL,
	"specific_fields" text[] DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"granted_at" timestamp(3) with time zone,
	"expires_at" timestamp(3) with time zone,
	"revoked_at" timestamp(3) with time zone,
	"purpose" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
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
CREATE TABLE "favourites" (
	"user_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourites_user_id_property_id_pk" PRIMARY KEY("user_id","property_id")
);
--> statement-breakpoint
CREATE TABLE "property_inquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"tenant_id" uuid NOT NULL,
	"landlord_id" uuid NOT NULL,
	"message" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"inquiry_type" text DEFAULT 'viewing' NOT NULL,
	"scheduled_date" timestamp(3) with time zone,
	"response_message" text,
	"response_date" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "property_inquiries_status" CHECK ("property_inquiries"."status" in ('pending', 'responded', 'scheduled', 'completed', 'declined', 'cancelled', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "maintenance_request_updates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"user_id" uuid,
	"update_type" text NOT NULL,
	"message" text,
	"old_value" text,
	"new_value" text,
	"attachments" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"stripe_payment_intent_id" text,
	"amount" numeric(12, 2) NOT NULL,
	"currency" text DEFAULT 'usd' NOT NULL,
	"status" text NOT NULL,
	"description" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_stripe_payment_intent_id_unique" UNIQUE("stripe_payment_intent_id")
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
	"stripe_price_id" text,
	"features" text[] DEFAULT '{}' NOT NULL,
	"max_properties" integer,
	"max_contacts" integer,
	"can_access_premium_profiles" boolean DEFAULT false NOT NULL,
	"can_view_full_profiles" boolean DEFAULT false NOT NULL,
	"priority_support" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscription_plans_plan_key_unique" UNIQUE("plan_key"),
	CONSTRAINT "subscription_plans_stripe_price_id_unique" UNIQUE("stripe_price_id"),
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
	"current_period_start" timestamp(3) with time zone,
	"current_period_end" timestamp(3) with time zone,
	"canceled_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_subscriptions_stripe_subscription_id_unique" UNIQUE("stripe_subscription_id"),
	CONSTRAINT "user_subscriptions_status" CHECK ("user_subscriptions"."status" in ('incomplete', 'active', 'past_due', 'canceled'))
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"occurred_at" timestamp(3) with time zone NOT NULL,
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
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_content_logs" ADD CONSTRAINT "ai_content_logs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_conversations" ADD CONSTRAINT "ai_conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_insights" ADD CONSTRAINT "ai_insights_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_messages" ADD CONSTRAINT "ai_messages_conversation_id_ai_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."ai_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_reminders" ADD CONSTRAINT "ai_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_profiles" ADD CONSTRAINT "tenant_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_reads" ADD CONSTRAINT "consent_reads_consent_id_user_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."user_consents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_reads" ADD CONSTRAINT "consent_reads_reader_id_users_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_consents" ADD CONSTRAINT "user_consents_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_consents" ADD CONSTRAINT "user_consents_requester_id_users_id_fk" FOREIGN KEY ("requester_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_interactions" ADD CONSTRAINT "user_interactions_initiator_id_users_id_fk" FOREIGN KEY ("initiator_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_interactions" ADD CONSTRAINT "user_interactions_receiver_id_users_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_interactions" ADD CONSTRAINT "user_interactions_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_inquiries" ADD CONSTRAINT "property_inquiries_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_inquiries" ADD CONSTRAINT "property_inquiries_tenant_id_users_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_inquiries" ADD CONSTRAINT "property_inquiries_landlord_id_users_id_fk" FOREIGN KEY ("landlord_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenance_request_updates" ADD CONSTRAINT "maintenance_request_updates_request_id_maintenance_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."maintenance_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenance_request_updates" ADD CONSTRAINT "maintenance_request_updates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD CONSTRAINT "user_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD CONSTRAINT "user_subscriptions_plan_id_subscription_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."subscription_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "biometric_verifications" ADD CONSTRAINT "biometric_verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "location_verifications" ADD CONSTRAINT "location_verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_violations" ADD CONSTRAINT "content_violations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_violations" ADD CONSTRAINT "content_violations_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_warnings" ADD CONSTRAINT "platform_warnings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "security_events_by_user" ON "security_events" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "security_events_by_type" ON "security_events" USING btree ("event_type","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ai_content_logs_by_user" ON "ai_content_logs" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ai_conversations_by_user" ON "ai_conversations" USING btree ("user_id","last_message_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ai_insights_by_user" ON "ai_insights" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ai_messages_by_conversation" ON "ai_messages" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE INDEX "ai_reminders_by_user" ON "ai_reminders" USING btree ("user_id","next_reminder_at");--> statement-breakpoint
CREATE INDEX "ai_reminders_due" ON "ai_reminders" USING btree ("next_reminder_at") WHERE is_active and not is_completed;--> statement-breakpoint
CREATE INDEX "consent_reads_by_consent" ON "consent_reads" USING btree ("consent_id");--> statement-breakpoint
CREATE INDEX "consent_reads_by_reader" ON "consent_reads" USING btree ("reader_id");--> statement-breakpoint
CREATE INDEX "user_consents_by_owner" ON "user_consents" USING btree ("owner_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "user_consents_by_requester" ON "user_consents" USING btree ("requester_id","owner_id");--> statement-breakpoint
CREATE INDEX "user_interactions_by_initiator" ON "user_interactions" USING btree ("initiator_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "user_interactions_by_receiver" ON "user_interactions" USING btree ("receiver_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "user_interactions_by_property" ON "user_interactions" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "favourites_by_property" ON "favourites" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "property_inquiries_by_property" ON "property_inquiries" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "property_inquiries_by_tenant" ON "property_inquiries" USING btree ("tenant_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "property_inquiries_by_landlord" ON "property_inquiries" USING btree ("landlord_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "maintenance_request_updates_by_request" ON "maintenance_request_updates" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "maintenance_request_updates_by_user" ON "maintenance_request_updates" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscribers_email_without_case" ON "newsletter_subscribers" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "payments_by_user" ON "payments" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "user_subscriptions_by_plan" ON "user_subscriptions" USING btree ("plan_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_subscriptions_one_each" ON "user_subscriptions" USING btree ("user_id") WHERE status <> 'canceled';--> statement-breakpoint
CREATE INDEX "biometric_verifications_by_user" ON "biometric_verifications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "location_verifications_by_user" ON "location_verifications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "content_violations_by_user" ON "content_violations" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "content_violations_by_status" ON "content_violations" USING btree ("status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "content_violations_by_reviewer" ON "content_violations" USING btree ("reviewed_by");--> statement-breakpoint
CREATE INDEX "platform_warnings_by_user" ON "platform_warnings" USING btree ("user_id","id" DESC NULLS LAST);