CREATE TABLE "home_alerts" (
	"user_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"search_id" uuid,
	"told_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "home_alerts_user_id_property_id_kind_pk" PRIMARY KEY("user_id","property_id","kind"),
	CONSTRAINT "home_alerts_kind" CHECK ("home_alerts"."kind" in ('new', 'cheaper', 'rented'))
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"alert" text NOT NULL,
	"filters" jsonb NOT NULL,
	"north" double precision GENERATED ALWAYS AS ((filters->>'north')::double precision) STORED,
	"south" double precision GENERATED ALWAYS AS ((filters->>'south')::double precision) STORED,
	"east" double precision GENERATED ALWAYS AS ((filters->>'east')::double precision) STORED,
	"west" double precision GENERATED ALWAYS AS ((filters->>'west')::double precision) STORED,
	"location" text GENERATED ALWAYS AS ((filters->>'location')) STORED,
	"city" text GENERATED ALWAYS AS ((filters->>'city')) STORED,
	"state" text GENERATED ALWAYS AS ((filters->>'state')) STORED,
	"min_rent" numeric GENERATED ALWAYS AS ((filters->>'minRent')::numeric) STORED,
	"max_rent" numeric GENERATED ALWAYS AS ((filters->>'maxRent')::numeric) STORED,
	"property_type" text GENERATED ALWAYS AS ((filters->>'propertyType')) STORED,
	"bedrooms" integer GENERATED ALWAYS AS ((filters->>'bedrooms')::integer) STORED,
	"bathrooms" numeric GENERATED ALWAYS AS ((filters->>'bathrooms')::numeric) STORED,
	"amenities" text[] GENERATED ALWAYS AS (string_to_array(filters->>'amenities', ',')) STORED,
	"pet_friendly" boolean GENERATED ALWAYS AS ((filters->>'petFriendly')::boolean) STORED,
	"smoking_allowed" boolean GENERATED ALWAYS AS ((filters->>'smokingAllowed')::boolean) STORED,
	"include_rented" boolean GENERATED ALWAYS AS ((filters->>'includeRented')::boolean) STORED,
	"words" "tsquery",
	"area" "box" GENERATED ALWAYS AS (case when (filters->>'west')::double precision <= (filters->>'east')::double precision
    then box(point((filters->>'west')::double precision, (filters->>'south')::double precision), point((filters->>'east')::double precision, (filters->>'north')::double precision))
    else box(point(-180, (filters->>'south')::double precision), point(180, (filters->>'north')::double precision)) end) STORED,
	"place" text GENERATED ALWAYS AS (case
    when filters->>'north' is not null then null
    when filters->>'city' is not null then 'city ' || lower(filters->>'city')
    when filters->>'location' is not null then 'in ' || left(lower(filters->>'location'), 3)
    else '' end) STORED,
	"zone" text NOT NULL,
	"digest_at" timestamp(3) with time zone,
	"seen_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"changed_at" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "saved_searches_alert" CHECK ("saved_searches"."alert" in ('instant', 'daily', 'never'))
);
--> statement-breakpoint
ALTER TABLE "favourites" ADD COLUMN "rent_amount" numeric(12, 2);--> statement-breakpoint
UPDATE "favourites" SET "rent_amount" = "properties"."rent_amount" FROM "properties" WHERE "properties"."id" = "property_id";--> statement-breakpoint
ALTER TABLE "favourites" ALTER COLUMN "rent_amount" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "listed_at" timestamp(3) with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "home_alerts" ADD CONSTRAINT "home_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_alerts" ADD CONSTRAINT "home_alerts_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_alerts" ADD CONSTRAINT "home_alerts_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "home_alerts_by_home" ON "home_alerts" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "home_alerts_by_search" ON "home_alerts" USING btree ("search_id");--> statement-breakpoint
CREATE INDEX "home_alerts_by_age" ON "home_alerts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "saved_searches_by_user" ON "saved_searches" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "saved_searches_by_area" ON "saved_searches" USING gist ("area");--> statement-breakpoint
CREATE INDEX "saved_searches_by_place" ON "saved_searches" USING btree ("place");--> statement-breakpoint
CREATE INDEX "saved_searches_by_digest" ON "saved_searches" USING btree ("digest_at");--> statement-breakpoint
CREATE INDEX "properties_by_listing" ON "properties" USING btree ("listed_at");--> statement-breakpoint
CREATE TRIGGER "note_update" BEFORE UPDATE ON "saved_searches" FOR EACH ROW EXECUTE FUNCTION note_update();
