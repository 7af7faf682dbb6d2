ALTER TABLE "tenant_profiles" ALTER COLUMN "privacy_settings" SET DEFAULT '{}'::jsonb;--> statement-breakpoint
ALTER TABLE "tenant_profiles" ALTER COLUMN "privacy_settings" SET NOT NULL;