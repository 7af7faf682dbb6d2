CREATE TABLE "client_requests" (
	"person_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_requests_person_id_client_id_pk" PRIMARY KEY("person_id","client_id")
);
--> statement-breakpoint
ALTER TABLE "client_requests" ADD CONSTRAINT "client_requests_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_requests_by_age" ON "client_requests" USING btree ("created_at");