CREATE TABLE "home_changes" (
	"change" smallint NOT NULL,
	"spot" "point",
	"city_key" integer NOT NULL,
	"neighborhood_key" integer,
	"zip_key" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "map_cells" (
	"level" smallint NOT NULL,
	"x" integer NOT NULL,
	"y" integer NOT NULL,
	"rented" smallint NOT NULL,
	"count" integer NOT NULL,
	"latitude_sum" double precision NOT NULL,
	"longitude_sum" double precision NOT NULL,
	"min_rent" numeric(12, 2) NOT NULL,
	CONSTRAINT "map_cells_level_x_y_rented_pk" PRIMARY KEY("level","x","y","rented")
);
--> statement-breakpoint
CREATE TABLE "places" (
	"key" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"name_words" text NOT NULL,
	"words" text NOT NULL,
	"count" integer NOT NULL,
	"changes" integer NOT NULL,
	"north" double precision,
	"south" double precision,
	"east" double precision,
	"west" double precision
);
--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_key_search_places_key_fk" FOREIGN KEY ("key") REFERENCES "public"."search_places"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "places_by_count" ON "places" USING btree ("count" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "places_by_beginning" ON "places" USING btree ("words" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "places_by_likeness" ON "places" USING gin ("name_words" gin_trgm_ops,"words" gin_trgm_ops);--> statement-breakpoint
-- Words as they are compared: in lower case, without accents and punctuation. Its dictionary never changes.
CREATE FUNCTION words_of(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT btrim(regexp_replace(lower(unaccent('unaccent', words)), '[[:space:][:punct:]]+', ' ', 'g'))
$$;--> statement-breakpoint
-- Notes where homes were and are, for `countHomes`. Only appends, so that writers in one place never wait for one another.
CREATE FUNCTION note_home_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'INSERT' THEN
		INSERT INTO home_changes
		SELECT traits >> 6 & 1, spot, city_key, neighborhood_key, zip_key FROM new_homes;
	ELSIF tg_op = 'UPDATE' THEN
		INSERT INTO home_changes
		SELECT side.* FROM old_homes AS was JOIN new_homes AS now USING (id)
		CROSS JOIN LATERAL (VALUES
			(-(was.traits >> 6 & 1), was.spot, was.city_key, was.neighborhood_key, was.zip_key),
			(now.traits >> 6 & 1, now.spot, now.city_key, now.neighborhood_key, now.zip_key)
		) AS side
		WHERE (
			was.traits >> 6 & 1, was.latitude, was.longitude, was.rent_amount, was.city_key, was.neighborhood_key, was.zip_key
		) IS DISTINCT FROM (
			now.traits >> 6 & 1, now.latitude, now.longitude, now.rent_amount, now.city_key, now.neighborhood_key, now.zip_key
		);
	ELSIF tg_op = 'DELETE' THEN
		INSERT INTO home_changes
		SELECT -(traits >> 6 & 1), spot, city_key, neighborhood_key, zip_key FROM old_homes;
	ELSE
		TRUNCATE home_changes, places, map_cells;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER note_home_changes_inserted AFTER INSERT ON search_homes
REFERENCING NEW TABLE AS new_homes FOR EACH STATEMENT EXECUTE FUNCTION note_home_changes();--> statement-breakpoint
CREATE TRIGGER note_home_changes_updated AFTER UPDATE ON search_homes
REFERENCING OLD TABLE AS old_homes NEW TABLE AS new_homes FOR EACH STATEMENT EXECUTE FUNCTION note_home_changes();--> statement-breakpoint
CREATE TRIGGER note_home_changes_deleted AFTER DELETE ON search_homes
REFERENCING OLD TABLE AS old_homes FOR EACH STATEMENT EXECUTE FUNCTION note_home_changes();--> statement-breakpoint
CREATE TRIGGER note_home_changes_truncated AFTER TRUNCATE ON search_homes
FOR EACH STATEMENT EXECUTE FUNCTION note_home_changes();--> statement-breakpoint
INSERT INTO home_changes SELECT traits >> 6 & 1, spot, city_key, neighborhood_key, zip_key FROM search_homes;--> statement-breakpoint
-- The homes that no map shows are counted beside every map.
CREATE INDEX search_homes_without_spot ON search_homes (id)
INCLUDE (rent_amount, traits, bedrooms, bathrooms, city_key, neighborhood_key, zip_key) WHERE latitude IS NULL;
