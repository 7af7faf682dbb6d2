ALTER TABLE "client_reports" ADD COLUMN "route" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "client_reports" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "client_reports" DROP CONSTRAINT "client_reports_page_id_app_version_kind_pk";--> statement-breakpoint
ALTER TABLE "client_reports" ADD CONSTRAINT "client_reports_page_id_app_version_route_kind_pk" PRIMARY KEY("page_id","app","version","route","kind");
