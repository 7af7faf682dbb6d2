CREATE TABLE "billing_findings" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"logged_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_findings_kind" CHECK ("billing_findings"."kind" in ('not_sold_here', 'unreadable'))
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "stripe_subscription_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "amount_remaining" numeric(12, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "hosted_url" text;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "ends_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "billing_findings" ADD CONSTRAINT "billing_findings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_findings_by_user" ON "billing_findings" USING btree ("user_id");--> statement-breakpoint
UPDATE "user_subscriptions" SET "ends_at" = "current_period_end" WHERE "cancel_at_period_end";
