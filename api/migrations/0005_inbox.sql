CREATE TABLE "saved_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "outgoing_mails_by_urgency";--> statement-breakpoint
ALTER TABLE "saved_replies" ADD CONSTRAINT "saved_replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_replies_by_user" ON "saved_replies" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "outgoing_mails_by_urgency" ON "outgoing_mails" USING btree ((case when "link_id" is not null then 0 when "subscriber_id" is not null then 4 when "kind" is null or "kind" = 'repairs' then 1 when "kind" <> 'alerts' then 2 else 3 end),"due_at") WHERE status = 'waiting';