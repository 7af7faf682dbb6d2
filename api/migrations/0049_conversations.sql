CREATE TABLE "thread_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"thread_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"sender_id" uuid,
	"kind" text NOT NULL,
	"body" text,
	"event" jsonb,
	"photos" text[] DEFAULT '{}' NOT NULL,
	"inquiry_id" uuid,
	"removed_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "thread_messages_kind" CHECK ("thread_messages"."kind" in ('text', 'event')),
	CONSTRAINT "thread_messages_content" CHECK (case "thread_messages"."kind" when 'text' then "thread_messages"."body" is not null else "thread_messages"."event" is not null end)
);
--> statement-breakpoint
CREATE TABLE "thread_reads" (
	"thread_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL,
	"mailed_at" timestamp(3) with time zone,
	CONSTRAINT "thread_reads_thread_id_user_id_pk" PRIMARY KEY("thread_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid,
	"property_title" text NOT NULL,
	"tenant_id" uuid NOT NULL,
	"landlord_id" uuid NOT NULL,
	"last_message_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"last_position" integer DEFAULT 0 NOT NULL,
	"closed_by" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outgoing_mails" DROP CONSTRAINT "outgoing_mails_kind";--> statement-breakpoint
ALTER TABLE "photo_uses" DROP CONSTRAINT "photo_uses_one_thing";--> statement-breakpoint
ALTER TABLE "photos" DROP CONSTRAINT "photos_purpose";--> statement-breakpoint
ALTER TABLE "property_inquiries" ADD COLUMN "thread_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "wants_message_mails" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "photo_uses" ADD COLUMN "message_id" uuid;--> statement-breakpoint
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_reads" ADD CONSTRAINT "thread_reads_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_reads" ADD CONSTRAINT "thread_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_tenant_id_users_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_landlord_id_users_id_fk" FOREIGN KEY ("landlord_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "thread_messages_in_order" ON "thread_messages" USING btree ("thread_id","position");--> statement-breakpoint
CREATE INDEX "thread_messages_by_sender" ON "thread_messages" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "thread_reads_by_user" ON "thread_reads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "thread_reads_unread" ON "thread_reads" USING btree ("user_id") WHERE unread > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "threads_one_each" ON "threads" USING btree ("property_id","tenant_id","landlord_id");--> statement-breakpoint
CREATE INDEX "threads_by_tenant" ON "threads" USING btree ("tenant_id","last_message_at","id");--> statement-breakpoint
CREATE INDEX "threads_by_landlord" ON "threads" USING btree ("landlord_id","last_message_at","id");--> statement-breakpoint
CREATE INDEX "threads_by_closer" ON "threads" USING btree ("closed_by");--> statement-breakpoint
ALTER TABLE "property_inquiries" ADD CONSTRAINT "property_inquiries_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_uses" ADD CONSTRAINT "photo_uses_message_id_thread_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."thread_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "property_inquiries_by_thread" ON "property_inquiries" USING btree ("thread_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ai_notifications_one_per_thread" ON "ai_notifications" USING btree ("related_entity_id","user_id") WHERE category = 'message' and not is_read;--> statement-breakpoint
CREATE UNIQUE INDEX "photo_uses_by_message" ON "photo_uses" USING btree ("message_id","photo_id");--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_kind" CHECK ("outgoing_mails"."kind" in ('alerts', 'messages', 'newsletter'));--> statement-breakpoint
ALTER TABLE "photo_uses" ADD CONSTRAINT "photo_uses_one_thing" CHECK (num_nonnulls("photo_uses"."user_id", "photo_uses"."property_id", "photo_uses"."request_id", "photo_uses"."message_id") = 1);--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_purpose" CHECK ("photos"."purpose" in ('home', 'avatar', 'maintenance', 'message'));
--> statement-breakpoint
-- What was asked and answered becomes a conversation for each home, tenant and landlord, which has the id of its first inquiry.
INSERT INTO "threads" ("id", "property_id", "property_title", "tenant_id", "landlord_id", "last_message_at", "created_at")
SELECT (array_agg(inquiry.id ORDER BY inquiry.id))[1], inquiry.property_id,
	coalesce((array_agg(inquiry.property_title ORDER BY inquiry.id))[1], min(home.title)),
	inquiry.tenant_id, inquiry.landlord_id, min(inquiry.created_at), min(inquiry.created_at)
FROM "property_inquiries" AS inquiry JOIN "properties" AS home ON home.id = inquiry.property_id
GROUP BY inquiry.property_id, inquiry.tenant_id, inquiry.landlord_id;--> statement-breakpoint
-- Who lives in a home can write to its landlord, too.
INSERT INTO "threads" ("id", "property_id", "property_title", "tenant_id", "landlord_id", "last_message_at", "created_at")
SELECT (array_agg(tenancy.id ORDER BY tenancy.id))[1], tenancy.property_id, min(home.title), tenancy.tenant_id, home.landlord_id,
	min(tenancy.created_at), min(tenancy.created_at)
FROM "tenancies" AS tenancy JOIN "properties" AS home ON home.id = tenancy.property_id
GROUP BY tenancy.property_id, tenancy.tenant_id, home.landlord_id
ON CONFLICT DO NOTHING;--> statement-breakpoint
-- Nothing about an inquiry changes, so its moment of change stays.
ALTER TABLE "property_inquiries" DISABLE TRIGGER "note_update";--> statement-breakpoint
UPDATE "property_inquiries" AS inquiry SET "thread_id" = thread.id
FROM "threads" AS thread
WHERE thread.property_id = inquiry.property_id AND thread.tenant_id = inquiry.tenant_id AND thread.landlord_id = inquiry.landlord_id;--> statement-breakpoint
ALTER TABLE "property_inquiries" ENABLE TRIGGER "note_update";--> statement-breakpoint
WITH said AS (
	SELECT id AS inquiry_id, thread_id, tenant_id AS sender_id, 0 AS turn, message AS body, created_at AS at
	FROM "property_inquiries" WHERE message IS NOT NULL
	UNION ALL
	SELECT id, thread_id, landlord_id, answer.turn::integer, answer.value->>'message', (answer.value->>'at')::timestamptz
	FROM "property_inquiries", jsonb_array_elements(earlier_responses) WITH ORDINALITY AS answer(value, turn)
	UNION ALL
	SELECT id, thread_id, landlord_id, jsonb_array_length(earlier_responses) + 1, response_message,
		coalesce(response_date, updated_at)
	FROM "property_inquiries" WHERE response_message IS NOT NULL
), in_turn AS (
	-- An answer never comes before what it answers, whatever the clocks said.
	SELECT *, max(at) OVER (PARTITION BY inquiry_id ORDER BY turn) AS said_at FROM said
)
INSERT INTO "thread_messages" ("id", "thread_id", "position", "sender_id", "kind", "body", "inquiry_id", "created_at")
SELECT CASE turn WHEN 0 THEN inquiry_id ELSE gen_random_uuid() END, thread_id,
	row_number() OVER (PARTITION BY thread_id ORDER BY said_at, inquiry_id, turn), sender_id, 'text', body, inquiry_id, said_at
FROM in_turn;--> statement-breakpoint
UPDATE "threads" AS thread SET "last_position" = last.position, "last_message_at" = last.created_at
FROM (
	SELECT DISTINCT ON (thread_id) thread_id, position, created_at FROM "thread_messages" ORDER BY thread_id, position DESC
) AS last
WHERE last.thread_id = thread.id;--> statement-breakpoint
INSERT INTO "thread_reads" ("thread_id", "user_id", "position")
SELECT id, person, last_position FROM "threads", unnest(array[tenant_id, landlord_id]) AS person
ON CONFLICT DO NOTHING;
