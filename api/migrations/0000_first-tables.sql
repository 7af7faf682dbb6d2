CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"free_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
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
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_stripe_customer_id_unique" UNIQUE("stripe_customer_id"),
	CONSTRAINT "users_stripe_subscription_id_unique" UNIQUE("stripe_subscription_id"),
	CONSTRAINT "users_user_type" CHECK ("users"."user_type" in ('tenant', 'landlord')),
	CONSTRAINT "users_account_type" CHECK ("users"."account_type" in ('individual', 'representative', 'organization', 'realtor')),
	CONSTRAINT "users_background_check" CHECK ("users"."background_check_status" in ('pending', 'approved', 'rejected')),
	CONSTRAINT "users_current_plan" CHECK ("users"."current_plan" in ('free', 'basic', 'premium', 'enterprise'))
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
	CONSTRAINT "maintenance_requests_category" CHECK ("maintenance_requests"."category" in ('plumbing', 'electrical', 'hvac', 'appliance', 'structural', 'cleaning', 'pest_control', 'other')),
	CONSTRAINT "maintenance_requests_priority" CHECK ("maintenance_requests"."priority" in ('low', 'medium', 'high', 'urgent')),
	CONSTRAINT "maintenance_requests_status" CHECK ("maintenance_requests"."status" in ('submitted', 'acknowledged', 'in_progress', 'completed', 'cancelled')),
	CONSTRAINT "maintenance_requests_costs" CHECK ("maintenance_requests"."estimated_cost" >= 0 and "maintenance_requests"."actual_cost" >= 0)
);
--> statement-breakpoint
CREATE TABLE "tenancies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"tenant_id" uuid NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tenancies_dates" CHECK ("tenancies"."ends_on" >= "tenancies"."starts_on")
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
CREATE TABLE "properties" (
	"id" uuid PRIMARY KEY NOT NULL,
	"landlord_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip_code" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
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
	"policy_documents" text[] DEFAULT '{}' NOT NULL,
	"pet_friendly" boolean DEFAULT false NOT NULL,
	"smoking_allowed" boolean DEFAULT false NOT NULL,
	"requires_background_check" boolean DEFAULT true NOT NULL,
	"visibility_level" text DEFAULT 'public' NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "properties_type" CHECK ("properties"."property_type" in ('apartment', 'house', 'condo', 'office')),
	CONSTRAINT "properties_visibility" CHECK ("properties"."visibility_level" in ('public', 'private')),
	CONSTRAINT "properties_latitude" CHECK ("properties"."latitude" between -90 and 90),
	CONSTRAINT "properties_longitude" CHECK ("properties"."longitude" between -180 and 180),
	CONSTRAINT "properties_rent" CHECK ("properties"."rent_amount" > 0),
	CONSTRAINT "properties_amounts" CHECK ("properties"."security_deposit" >= 0 and "properties"."minimum_income" >= 0),
	CONSTRAINT "properties_rooms" CHECK ("properties"."bedrooms" >= 0 and "properties"."bathrooms" >= 0)
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenance_requests" ADD CONSTRAINT "maintenance_requests_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenance_requests" ADD CONSTRAINT "maintenance_requests_tenant_id_users_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenance_requests" ADD CONSTRAINT "maintenance_requests_landlord_id_users_id_fk" FOREIGN KEY ("landlord_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenancies" ADD CONSTRAINT "tenancies_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenancies" ADD CONSTRAINT "tenancies_tenant_id_users_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_notifications" ADD CONSTRAINT "ai_notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_landlord_id_users_id_fk" FOREIGN KEY ("landlord_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rate_limits_by_free_at" ON "rate_limits" USING btree ("free_at");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_without_case" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "maintenance_requests_by_tenant" ON "maintenance_requests" USING btree ("tenant_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "maintenance_requests_by_landlord" ON "maintenance_requests" USING btree ("landlord_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "maintenance_requests_by_property" ON "maintenance_requests" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "tenancies_by_tenant" ON "tenancies" USING btree ("tenant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tenancies_one_open_each" ON "tenancies" USING btree ("property_id","tenant_id") WHERE ends_on is null;--> statement-breakpoint
CREATE INDEX "ai_notifications_by_user" ON "ai_notifications" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ai_notifications_unread" ON "ai_notifications" USING btree ("user_id") WHERE not is_read;--> statement-breakpoint
CREATE INDEX "properties_by_landlord" ON "properties" USING btree ("landlord_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "properties_by_area" ON "properties" USING btree ("latitude","longitude") WHERE visibility_level = 'public' and latitude is not null and longitude is not null;--> statement-breakpoint
CREATE INDEX "properties_by_city" ON "properties" USING btree (lower("city"),lower("state"),"id" DESC NULLS LAST) WHERE visibility_level = 'public';