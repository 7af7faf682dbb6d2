CREATE TABLE "pictures_elsewhere" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"property_id" uuid,
	"address" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "photo_uses" DROP CONSTRAINT "photo_uses_one_thing";--> statement-breakpoint
ALTER TABLE "photos" DROP CONSTRAINT "photos_purpose";--> statement-breakpoint
ALTER TABLE "photo_uses" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "pictures_elsewhere" ADD CONSTRAINT "pictures_elsewhere_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures_elsewhere" ADD CONSTRAINT "pictures_elsewhere_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pictures_elsewhere_by_property" ON "pictures_elsewhere" USING btree ("property_id");--> statement-breakpoint
ALTER TABLE "photo_uses" ADD CONSTRAINT "photo_uses_request_id_maintenance_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."maintenance_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "photo_uses_by_request" ON "photo_uses" USING btree ("request_id","photo_id");--> statement-breakpoint
ALTER TABLE "photo_uses" ADD CONSTRAINT "photo_uses_one_thing" CHECK (num_nonnulls("photo_uses"."user_id", "photo_uses"."property_id", "photo_uses"."request_id") = 1);--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_purpose" CHECK ("photos"."purpose" in ('home', 'avatar', 'maintenance'));--> statement-breakpoint
-- Homes, repair requests and people show uploaded photos only. Other addresses are kept for 90 days, for those whose pictures they were.
CREATE FUNCTION pg_temp.is_photo(address text) RETURNS boolean LANGUAGE sql AS $$
	SELECT address ~ '^/api/photos/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$'
$$;--> statement-breakpoint
-- A UUIDv7 of this moment and so many milliseconds: ids keep the pictures' order.
CREATE FUNCTION pg_temp.new_id(later bigint) RETURNS uuid LANGUAGE sql AS $$
	SELECT (left(ms, 8) || '-' || right(ms, 4) || '-7' || substr(gen_random_uuid()::text, 16))::uuid
	FROM lpad(to_hex((extract(epoch FROM now()) * 1000)::bigint + later), 12, '0') AS ms
$$;--> statement-breakpoint
INSERT INTO pictures_elsewhere (id, user_id, property_id, address)
SELECT pg_temp.new_id(place), landlord_id, properties.id, source
FROM properties CROSS JOIN unnest(images) WITH ORDINALITY AS picture (source, place)
WHERE NOT pg_temp.is_photo(source);--> statement-breakpoint
INSERT INTO pictures_elsewhere (id, user_id, address)
SELECT pg_temp.new_id(place), tenant_id, source
FROM maintenance_requests CROSS JOIN unnest(images) WITH ORDINALITY AS picture (source, place)
WHERE NOT pg_temp.is_photo(source);--> statement-breakpoint
INSERT INTO pictures_elsewhere (id, user_id, address)
SELECT pg_temp.new_id(0), id, profile_picture FROM users WHERE NOT pg_temp.is_photo(profile_picture);--> statement-breakpoint
INSERT INTO ai_notifications (id, user_id, title, message, type, priority, category, is_ai_generated, action_required, action_url, action_text, sent_at)
SELECT pg_temp.new_id(0), user_id, 'Please upload your photos',
	'Pictures that are on other websites are not shown anymore. Edit a home to see which ones it had, and upload them.',
	'update', 'high', 'property', false, true, '/landlord/properties', 'My properties', now()
FROM (SELECT DISTINCT user_id FROM pictures_elsewhere WHERE property_id IS NOT NULL) AS landlords;--> statement-breakpoint
INSERT INTO ai_notifications (id, user_id, title, message, type, category, is_ai_generated, action_url, action_text, sent_at)
SELECT pg_temp.new_id(0), id, 'Please upload your profile picture',
	'Pictures that are on other websites are not shown anymore. Yours was at ' || profile_picture,
	'update', 'property', false, '/profile', 'Profile', now()
FROM users WHERE NOT pg_temp.is_photo(profile_picture);--> statement-breakpoint
UPDATE properties SET images = ARRAY(SELECT source FROM unnest(images) WITH ORDINALITY AS picture (source, place) WHERE pg_temp.is_photo(source) ORDER BY place)
WHERE EXISTS (SELECT FROM unnest(images) AS source WHERE NOT pg_temp.is_photo(source));--> statement-breakpoint
UPDATE maintenance_requests SET images = ARRAY(SELECT source FROM unnest(images) WITH ORDINALITY AS picture (source, place) WHERE pg_temp.is_photo(source) ORDER BY place)
WHERE EXISTS (SELECT FROM unnest(images) AS source WHERE NOT pg_temp.is_photo(source));--> statement-breakpoint
UPDATE users SET profile_picture = NULL WHERE NOT pg_temp.is_photo(profile_picture);
