ALTER TABLE "photos" ADD COLUMN "fingerprint" bit(64);--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "fingerprint_parts" text[];--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "confirmed_at" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "confirmation_asked_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "lapsed_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE INDEX "photos_by_fingerprint" ON "photos" USING gin ("fingerprint_parts");