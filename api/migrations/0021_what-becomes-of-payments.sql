DROP INDEX "payments_by_user";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "stripe_invoice_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_amount" numeric(12, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "invoice_pdf" text;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "grace_ends_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD COLUMN "customer_id" text;--> statement-breakpoint
CREATE INDEX "user_subscriptions_by_grace" ON "user_subscriptions" USING btree ("grace_ends_at");--> statement-breakpoint
CREATE INDEX "webhook_events_by_age" ON "webhook_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payments_by_user" ON "payments" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_stripe_invoice_id_unique" UNIQUE("stripe_invoice_id");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_status" CHECK ("payments"."status" in ('open', 'paid', 'failed', 'partially_refunded', 'refunded', 'disputed', 'void', 'uncollectible'));--> statement-breakpoint
-- Alerts at once need a paid plan from now on: others hear every morning at 8.
UPDATE "saved_searches" SET "alert" = 'daily',
	"digest_at" = ((now() at time zone "zone" - interval '8 hours')::date + 1 + time '08:00') at time zone "zone"
FROM "users" WHERE "users"."id" = "user_id" AND "users"."current_plan" = 'free' AND "alert" = 'instant';
