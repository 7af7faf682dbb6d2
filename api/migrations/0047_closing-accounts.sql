ALTER TABLE "users" ADD COLUMN "closes_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "closing" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "closed_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE INDEX "users_closing" ON "users" USING btree ("closes_at") WHERE closes_at is not null and closed_at is null;