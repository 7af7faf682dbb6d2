CREATE TABLE "photo_uses" (
	"photo_id" uuid NOT NULL,
	"user_id" uuid,
	"property_id" uuid,
	CONSTRAINT "photo_uses_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "photo_uses_one_thing" CHECK (num_nonnulls("photo_uses"."user_id", "photo_uses"."property_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "photos_storage_key_unique" UNIQUE("storage_key"),
	CONSTRAINT "photos_purpose" CHECK ("photos"."purpose" in ('home', 'avatar'))
);
--> statement-breakpoint
ALTER TABLE "photo_uses" ADD CONSTRAINT "photo_uses_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_uses" ADD CONSTRAINT "photo_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_uses" ADD CONSTRAINT "photo_uses_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photo_uses_by_photo" ON "photo_uses" USING btree ("photo_id");--> statement-breakpoint
CREATE UNIQUE INDEX "photo_uses_by_property" ON "photo_uses" USING btree ("property_id","photo_id");--> statement-breakpoint
CREATE INDEX "photos_by_owner" ON "photos" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "photos_by_age" ON "photos" USING btree ("created_at");