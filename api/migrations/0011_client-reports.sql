CREATE TABLE "client_reports" (
	"page_id" uuid NOT NULL,
	"app" text NOT NULL,
	"version" text NOT NULL,
	"kind" text NOT NULL,
	"stage" text NOT NULL,
	"message" text NOT NULL,
	"person_id" uuid,
	"network" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_reports_page_id_app_version_kind_pk" PRIMARY KEY("page_id","app","version","kind"),
	CONSTRAINT "client_reports_kind" CHECK ("client_reports"."kind" in ('load', 'failure', 'fallback'))
);
--> statement-breakpoint
ALTER TABLE "client_reports" ADD CONSTRAINT "client_reports_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_reports_by_version" ON "client_reports" USING btree ("app","version","created_at");--> statement-breakpoint
CREATE INDEX "client_reports_by_age" ON "client_reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "client_reports_by_person" ON "client_reports" USING btree ("person_id");