ALTER TABLE "saved_searches" DROP COLUMN "pet_friendly";--> statement-breakpoint
ALTER TABLE "saved_searches" DROP COLUMN "smoking_allowed";