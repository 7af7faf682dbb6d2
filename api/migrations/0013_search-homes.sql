CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE TABLE "search_homes" (
	"id" uuid NOT NULL,
	"rent_amount" numeric(12, 2) NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"spot" "point",
	"traits" integer NOT NULL,
	"bedrooms" integer,
	"bathrooms" numeric(4, 1),
	"city_key" integer NOT NULL,
	"neighborhood_key" integer,
	"zip_key" integer NOT NULL,
	"found_by" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_places" (
	"key" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_places_key_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"match" text NOT NULL,
	"within" integer NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "search_places_once" UNIQUE("kind","match")
);
--> statement-breakpoint
CREATE INDEX "search_places_by_text" ON "search_places" USING gin ("match" gin_trgm_ops);--> statement-breakpoint
-- Where a home is on a Mercator map whose sides are 1. The poles lie infinitely far away, so it ends just before them.
CREATE FUNCTION map_spot(latitude double precision, longitude double precision) RETURNS point
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT point(
		(longitude + 180) / 360,
		0.5 - ln(tan(pi() / 4 + radians(greatest(least(latitude, 89.9), -89.9)) / 2)) / (2 * pi())
	)
$$;--> statement-breakpoint
-- What a home has, a bit each; `traitsOf` (schema/search.ts) sets the same ones.
CREATE FUNCTION traits_of(
	property_type text, pet_friendly boolean, smoking_allowed boolean, is_available boolean, amenities text[]
) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT coalesce(1 << array_position(ARRAY['apartment', 'house', 'condo', 'office'], property_type) - 1, 0)
		| (pet_friendly::integer << 4) | (smoking_allowed::integer << 5) | (is_available::integer << 6)
		| coalesce((
			SELECT bit_or(1 << 7 + array_position(ARRAY[
				'Gym', 'Pool', 'Parking', 'WiFi', 'Laundry', 'Dishwasher', 'Air Conditioning', 'Balcony', 'Garden', 'Security',
				'Elevator', 'Furnished', 'Pet Friendly', 'Near Transit'
			], amenity))
			FROM unnest(amenities) AS amenity
		), 0)
$$;--> statement-breakpoint
-- The places where homes can be found, by the homes: the city, the ZIP, and the neighborhood of those that name one.
CREATE VIEW places_of_homes AS
SELECT homes.id, place.*
FROM properties AS homes
CROSS JOIN LATERAL (VALUES
	('city', lower(city || ', ' || state), length(city || ', ' || state), city, city, state),
	('neighborhood', lower(neighborhood || ', ' || city || ', ' || state), length(neighborhood), neighborhood, city, state),
	('zip', lower(zip_code), 1, zip_code, '', '')
) AS place (kind, match, within, name, city, state)
WHERE homes.visibility_level = 'public' AND homes.deleted_at IS NULL AND place.match IS NOT NULL;--> statement-breakpoint
-- What `search_homes` holds, made from the homes themselves; their places are known.
CREATE VIEW searchable_homes AS
SELECT
	homes.id, rent_amount, latitude, longitude, map_spot(latitude, longitude) AS spot,
	traits_of(property_type, pet_friendly, smoking_allowed, is_available, amenities) AS traits, bedrooms, bathrooms,
	cities.key AS city_key, neighborhoods.key AS neighborhood_key, zips.key AS zip_key,
	strip(to_tsvector('english', unaccent(concat_ws(' ', title, description, address)))) || array_to_tsvector(array_remove(
		ARRAY[
			'@type:' || property_type,
			CASE WHEN bedrooms >= 4 THEN '@bedrooms:4' ELSE '@bedrooms:' || bedrooms END,
			CASE WHEN bathrooms >= 3 THEN '@bathrooms:3' ELSE '@bathrooms:' || bathrooms END,
			CASE WHEN pet_friendly THEN '@pets' END,
			CASE WHEN smoking_allowed THEN '@smoking' END,
			'@place:' || cities.key,
			'@place:' || neighborhoods.key,
			'@place:' || zips.key
		] || ARRAY(SELECT '@with:' || left(amenity, 400) FROM unnest(amenities) AS amenity),
		NULL
	)) AS found_by
FROM properties AS homes
JOIN search_places AS cities ON cities.kind = 'city' AND cities.match = lower(homes.city || ', ' || homes.state)
JOIN search_places AS zips ON zips.kind = 'zip' AND zips.match = lower(homes.zip_code)
LEFT JOIN search_places AS neighborhoods ON neighborhoods.kind = 'neighborhood'
	AND neighborhoods.match = lower(homes.neighborhood || ', ' || homes.city || ', ' || homes.state)
WHERE homes.visibility_level = 'public' AND homes.deleted_at IS NULL;--> statement-breakpoint
-- Writes these homes, as they are now, to `search_homes`. It looks up one after the other, whatever plan it was first given.
CREATE FUNCTION index_homes(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	-- In order, so that two who name the same new places wait for one another in one direction.
	INSERT INTO search_places (kind, match, within, name, city, state)
	SELECT DISTINCT ON (kind, match) kind, match, within, name, city, state
	FROM places_of_homes AS new
	WHERE id = ANY (ids)
		AND NOT EXISTS (SELECT FROM search_places AS known WHERE known.kind = new.kind AND known.match = new.match)
	ORDER BY kind, match, id
	ON CONFLICT (kind, match) DO NOTHING;

	DELETE FROM search_homes WHERE id = ANY (ids)
		AND NOT EXISTS (
			SELECT FROM properties AS homes
			WHERE homes.id = search_homes.id AND homes.visibility_level = 'public' AND homes.deleted_at IS NULL
		);

	INSERT INTO search_homes
	SELECT home.* FROM unnest(ids) AS changed (id)
	CROSS JOIN LATERAL (SELECT * FROM searchable_homes WHERE searchable_homes.id = changed.id OFFSET 0) AS home
	ON CONFLICT (id) DO UPDATE SET
		rent_amount = excluded.rent_amount, latitude = excluded.latitude, longitude = excluded.longitude,
		spot = excluded.spot, traits = excluded.traits, bedrooms = excluded.bedrooms, bathrooms = excluded.bathrooms,
		city_key = excluded.city_key, neighborhood_key = excluded.neighborhood_key, zip_key = excluded.zip_key,
		found_by = excluded.found_by;
END
$$;--> statement-breakpoint
CREATE FUNCTION keep_search_homes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'INSERT' THEN
		PERFORM index_homes(ARRAY(
			SELECT id FROM new_homes WHERE visibility_level = 'public' AND deleted_at IS NULL
		));
	ELSIF tg_op = 'UPDATE' THEN
		PERFORM index_homes(ARRAY(
			SELECT id FROM new_homes AS now JOIN old_homes AS was USING (id)
			WHERE (
				now.title, now.description, now.address, now.city, now.state, now.zip_code, now.neighborhood, now.latitude,
				now.longitude, now.property_type, now.bedrooms, now.bathrooms, now.rent_amount, now.is_available, now.amenities,
				now.pet_friendly, now.smoking_allowed, now.visibility_level, now.deleted_at
			) IS DISTINCT FROM (
				was.title, was.description, was.address, was.city, was.state, was.zip_code, was.neighborhood, was.latitude,
				was.longitude, was.property_type, was.bedrooms, was.bathrooms, was.rent_amount, was.is_available, was.amenities,
				was.pet_friendly, was.smoking_allowed, was.visibility_level, was.deleted_at
			)
		));
	ELSIF tg_op = 'DELETE' THEN
		DELETE FROM search_homes USING old_homes WHERE search_homes.id = old_homes.id;
	ELSE
		TRUNCATE search_homes;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER keep_search_homes_inserted AFTER INSERT ON properties
REFERENCING NEW TABLE AS new_homes FOR EACH STATEMENT EXECUTE FUNCTION keep_search_homes();--> statement-breakpoint
CREATE TRIGGER keep_search_homes_updated AFTER UPDATE ON properties
REFERENCING OLD TABLE AS old_homes NEW TABLE AS new_homes FOR EACH STATEMENT EXECUTE FUNCTION keep_search_homes();--> statement-breakpoint
CREATE TRIGGER keep_search_homes_deleted AFTER DELETE ON properties
REFERENCING OLD TABLE AS old_homes FOR EACH STATEMENT EXECUTE FUNCTION keep_search_homes();--> statement-breakpoint
CREATE TRIGGER keep_search_homes_truncated AFTER TRUNCATE ON properties
FOR EACH STATEMENT EXECUTE FUNCTION keep_search_homes();--> statement-breakpoint
-- In each order that a search may ask for, with all that it filters by: a search walks along one of these, and reads no row.
ALTER TABLE search_homes ADD CONSTRAINT search_homes_pkey PRIMARY KEY (id)
INCLUDE (rent_amount, latitude, longitude, traits, bedrooms, bathrooms, city_key, neighborhood_key, zip_key);--> statement-breakpoint
SELECT index_homes(ARRAY(SELECT id FROM properties));--> statement-breakpoint
CREATE INDEX search_homes_by_rent ON search_homes (rent_amount, id)
INCLUDE (latitude, longitude, traits, bedrooms, bathrooms, city_key, neighborhood_key, zip_key);--> statement-breakpoint
CREATE INDEX search_homes_by_city ON search_homes (city_key, id)
INCLUDE (rent_amount, latitude, longitude, traits, bedrooms, bathrooms, neighborhood_key, zip_key);--> statement-breakpoint
CREATE INDEX search_homes_by_city_and_rent ON search_homes (city_key, rent_amount, id)
INCLUDE (latitude, longitude, traits, bedrooms, bathrooms, neighborhood_key, zip_key);--> statement-breakpoint
CREATE INDEX search_homes_by_spot ON search_homes USING gist (spot)
INCLUDE (id, rent_amount, latitude, longitude, traits, bedrooms, bathrooms, city_key, neighborhood_key, zip_key);--> statement-breakpoint
-- Whatever few homes have, by itself or together.
CREATE INDEX search_homes_by_words ON search_homes USING gin (found_by) WITH (gin_pending_list_limit = 128);--> statement-breakpoint
DROP INDEX "properties_by_area";--> statement-breakpoint
DROP INDEX "properties_by_city";--> statement-breakpoint
-- Rows are read only where the visibility map does not cover them, so it follows soon.
ALTER TABLE search_homes SET (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.05);
