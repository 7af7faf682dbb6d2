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
	"terms" jsonb NOT NULL,
	"fit" jsonb NOT NULL,
	"decline_reason" text,
	"decline_criteria" text[] DEFAULT '{}' NOT NULL,
	"decline_message" text,
	"decided_at" timestamp(3) with time zone,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"end_told_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "applications_status" CHECK ("applications"."status" in ('submitted', 'under_review', 'accepted', 'declined', 'withdrawn', 'expired'))
);
--> statement-breakpoint
ALTER TABLE "user_consents" ADD COLUMN "application_id" uuid;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_tenant_id_users_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_landlord_id_users_id_fk" FOREIGN KEY ("landlord_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_by_property" ON "applications" USING btree ("property_id","id");--> statement-breakpoint
CREATE INDEX "applications_by_tenant" ON "applications" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE INDEX "applications_by_landlord" ON "applications" USING btree ("landlord_id","id");--> statement-breakpoint
CREATE INDEX "applications_by_thread" ON "applications" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "applications_by_end" ON "applications" USING btree ("expires_at") WHERE status in ('submitted', 'under_review');--> statement-breakpoint
CREATE UNIQUE INDEX "applications_one_open_each" ON "applications" USING btree ("property_id","tenant_id") WHERE status in ('submitted', 'under_review');--> statement-breakpoint
ALTER TABLE "user_consents" ADD CONSTRAINT "user_consents_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_consents_by_application" ON "user_consents" USING btree ("application_id");--> statement-breakpoint
CREATE TRIGGER "note_update" BEFORE UPDATE ON "applications" FOR EACH ROW EXECUTE FUNCTION note_update();
