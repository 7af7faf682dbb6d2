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
ALTER TABLE "users" ADD COLUMN "background_approved_until" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "background_checks" ADD CONSTRAINT "background_checks_interaction_id_user_interactions_id_fk" FOREIGN KEY ("interaction_id") REFERENCES "public"."user_interactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "background_checks" ADD CONSTRAINT "background_checks_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "background_checks" ADD CONSTRAINT "background_checks_requester_id_users_id_fk" FOREIGN KEY ("requester_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "background_checks" ADD CONSTRAINT "background_checks_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "background_checks_by_interaction" ON "background_checks" USING btree ("interaction_id");--> statement-breakpoint
CREATE UNIQUE INDEX "background_checks_by_candidate" ON "background_checks" USING btree ("provider_candidate_id");--> statement-breakpoint
CREATE INDEX "background_checks_by_subject" ON "background_checks" USING btree ("subject_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "background_checks_by_requester" ON "background_checks" USING btree ("requester_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "background_checks_by_application" ON "background_checks" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "background_checks_open" ON "background_checks" USING btree ("updated_at") WHERE status in ('invited', 'running', 'ready', 'disputed');--> statement-breakpoint
CREATE TRIGGER note_update BEFORE UPDATE ON "background_checks" FOR EACH ROW EXECUTE FUNCTION note_update();--> statement-breakpoint
UPDATE "users" SET "background_approved_until" = now() + interval '90 days' WHERE "background_check_status" = 'approved';
