ALTER TABLE "ai_insights" ADD COLUMN "phrased" jsonb;--> statement-breakpoint
ALTER TABLE "ai_insights" ADD COLUMN "phrased_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE INDEX "ai_insights_to_phrase" ON "ai_insights" USING btree ("id") WHERE phrased_at is null;