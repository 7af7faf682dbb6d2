CREATE TABLE "newsletter_copies" (
	"issue_id" uuid NOT NULL,
	"subscriber_id" uuid NOT NULL,
	CONSTRAINT "newsletter_copies_issue_id_subscriber_id_pk" PRIMARY KEY("issue_id","subscriber_id")
);
--> statement-breakpoint
CREATE TABLE "newsletter_issues" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_issues_subject_unique" UNIQUE("subject")
);
--> statement-breakpoint
ALTER TABLE "outgoing_mails" DROP CONSTRAINT "outgoing_mails_kind";--> statement-breakpoint
DROP INDEX "outgoing_mails_waiting";--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "subscriber_id" uuid;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "issue_id" uuid;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "asked_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "confirmed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_copies" ADD CONSTRAINT "newsletter_copies_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_copies" ADD CONSTRAINT "newsletter_copies_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_copies_by_subscriber" ON "newsletter_copies" USING btree ("subscriber_id");--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outgoing_mails_by_urgency" ON "outgoing_mails" USING btree (("kind" is not null),"due_at") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "outgoing_mails_by_subscriber" ON "outgoing_mails" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "outgoing_mails_by_issue" ON "outgoing_mails" USING btree ("issue_id");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_to_ask" ON "newsletter_subscribers" USING btree ("id") WHERE "newsletter_subscribers"."asked_at" is null;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_kind" CHECK ("outgoing_mails"."kind" in ('alerts', 'newsletter'));