DROP INDEX "consent_reads_by_consent";--> statement-breakpoint
ALTER TABLE "user_consents" ADD COLUMN "property_id" uuid;--> statement-breakpoint
ALTER TABLE "user_consents" ADD COLUMN "end_told_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "experience_since" integer;--> statement-breakpoint
ALTER TABLE "user_consents" ADD CONSTRAINT "user_consents_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_consents_by_property" ON "user_consents" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "user_consents_by_end" ON "user_consents" USING btree ("expires_at") WHERE status = 'granted';--> statement-breakpoint
CREATE INDEX "consent_reads_by_consent" ON "consent_reads" USING btree ("consent_id","id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "user_consents" ADD CONSTRAINT "user_consents_category" CHECK ("user_consents"."data_category" in ('profile', 'financial', 'documents', 'background', 'contact'));