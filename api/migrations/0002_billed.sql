ALTER TABLE "payments" DROP CONSTRAINT "payments_status";--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "amount" SET DATA TYPE numeric(13, 3);--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "amount_remaining" SET DATA TYPE numeric(13, 3);--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "refunded_amount" SET DATA TYPE numeric(13, 3);--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "amount" numeric(13, 3);--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "interval" text;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "interval_count" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_status" CHECK ("payments"."status" in ('open', 'processing', 'paid', 'failed', 'partially_refunded', 'refunded', 'disputed', 'void', 'uncollectible'));--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD CONSTRAINT "user_subscriptions_interval" CHECK ("user_subscriptions"."interval" in ('day', 'week', 'month', 'year'));