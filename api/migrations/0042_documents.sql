CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"review" text DEFAULT 'unreviewed' NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_storage_key_unique" UNIQUE("storage_key"),
	CONSTRAINT "documents_purpose" CHECK ("documents"."purpose" in ('identity', 'income', 'reference', 'rental_history', 'insurance', 'policy', 'lease', 'other', 'export')),
	CONSTRAINT "documents_review" CHECK ("documents"."review" in ('unreviewed', 'pending', 'verified', 'rejected'))
);
--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "documents_by_owner_and_file" ON "documents" USING btree ("owner_id","sha256");