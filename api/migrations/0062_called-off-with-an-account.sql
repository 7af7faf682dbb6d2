ALTER TABLE "applications" ADD COLUMN "declined_for" uuid;--> statement-breakpoint
ALTER TABLE "tenancies" ADD COLUMN "took_home" boolean DEFAULT false NOT NULL;