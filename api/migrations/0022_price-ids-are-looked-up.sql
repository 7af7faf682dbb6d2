ALTER TABLE "subscription_plans" DROP CONSTRAINT "subscription_plans_stripe_price_id_unique";--> statement-breakpoint
ALTER TABLE "subscription_plans" DROP COLUMN "stripe_price_id";