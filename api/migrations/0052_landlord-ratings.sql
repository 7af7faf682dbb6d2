CREATE TABLE "landlord_ratings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenancy_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"landlord_id" uuid NOT NULL,
	"rating" integer NOT NULL,
	"text" text,
	"answer" text,
	"answered_at" timestamp(3) with time zone,
	"hidden_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "landlord_ratings_tenancy_id_unique" UNIQUE("tenancy_id"),
	CONSTRAINT "landlord_ratings_rating" CHECK ("landlord_ratings"."rating" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "landlord_ratings" ADD CONSTRAINT "landlord_ratings_tenancy_id_tenancies_id_fk" FOREIGN KEY ("tenancy_id") REFERENCES "public"."tenancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landlord_ratings" ADD CONSTRAINT "landlord_ratings_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landlord_ratings" ADD CONSTRAINT "landlord_ratings_landlord_id_users_id_fk" FOREIGN KEY ("landlord_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "landlord_ratings_by_landlord" ON "landlord_ratings" USING btree ("landlord_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "landlord_ratings_by_author" ON "landlord_ratings" USING btree ("author_id");