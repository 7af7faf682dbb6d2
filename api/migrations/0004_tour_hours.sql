ALTER TABLE "properties" ADD COLUMN "tour_hours" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "tour_days_off" jsonb DEFAULT '[]'::jsonb NOT NULL;