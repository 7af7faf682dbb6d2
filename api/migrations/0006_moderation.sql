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
ALTER TABLE "users" ADD COLUMN "restricted_until" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "restriction_reason" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "restriction_lifted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "restricted_homes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "held_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "held_reason" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "held_visibility" text;--> statement-breakpoint
ALTER TABLE "content_violations" ADD COLUMN "subject_type" text;--> statement-breakpoint
ALTER TABLE "content_violations" ADD COLUMN "subject_id" uuid;--> statement-breakpoint
ALTER TABLE "content_violations" ADD COLUMN "reported_by" uuid;--> statement-breakpoint
ALTER TABLE "content_violations" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "content_violations" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "content_violations" ADD COLUMN "queued_at" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "content_violations" SET "queued_at" = "created_at";--> statement-breakpoint
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
ALTER TABLE "admin_acts" ADD CONSTRAINT "admin_acts_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_acts" ADD CONSTRAINT "admin_acts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_acts_by_admin" ON "admin_acts" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "admin_acts_by_user" ON "admin_acts" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "admin_acts_by_property" ON "admin_acts" USING btree ("property_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "admin_acts_by_age" ON "admin_acts" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "content_violations" ADD CONSTRAINT "content_violations_reported_by_users_id_fk" FOREIGN KEY ("reported_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_violations" ADD CONSTRAINT "content_violations_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_violations" ADD CONSTRAINT "content_violations_appeal_decided_by_users_id_fk" FOREIGN KEY ("appeal_decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_administrators" ON "users" USING btree ("id") WHERE is_admin;--> statement-breakpoint
CREATE INDEX "users_by_address" ON "users" USING btree (lower("email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree (lower("first_name" || ' ' || "last_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_by_last_name" ON "users" USING btree (lower("last_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "properties_by_title" ON "properties" USING btree (lower("title") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "properties_by_address" ON "properties" USING btree (lower("address") text_pattern_ops);--> statement-breakpoint
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
ALTER TABLE "content_violations" ADD CONSTRAINT "content_violations_action" CHECK ("content_violations"."action" in ('none', 'hide', 'warn'));