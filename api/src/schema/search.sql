-- Version 2.
--
-- What the database does for the search, as it is now: numbers and words that homes are found by, the rows of
-- `search_homes`, and the triggers that keep them (docs/decisions/database.md). A start applies this file after the
-- migrations unless the database has it already. To change it:
--
-- - Raise the version, and write the new hash into platform/database/apply-search-sql.test.ts.
-- - Processes of the version before keep running: a function keeps its name, its arguments and its result. What
--   cannot be replaced needs a new name; a migration of a later version drops the old one.
-- - Rows that exist stay as they are. If they must change, a migration changes them, without these functions: it
--   runs first. An index depends on `cell_of`, so that a change of it needs a migration that makes the index again.

-- Ends what is being written to homes, and lets the next writers wait until all of this is there. Readers go on.
-- Writers lock the same tables in this order; any other order could deadlock.
LOCK TABLE properties, search_homes IN SHARE ROW EXCLUSIVE MODE;

-- Numbers. TypeScript has the same ones in schema/search.ts; search-sql.test.ts compares them.

-- The features of a home, one bit each (`traitsOf`).
CREATE OR REPLACE FUNCTION traits_of(
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
$$;

-- 1 for a home on offer, 0 for a rented one (`isAvailable`).
CREATE OR REPLACE FUNCTION on_offer(traits integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT traits >> 6 & 1
$$;

-- The position on a Mercator map of side 1. The poles are infinitely far away, so the map ends just before them.
CREATE OR REPLACE FUNCTION map_spot(latitude double precision, longitude double precision) RETURNS point
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT point(
		(longitude + 180) / 360,
		0.5 - ln(tan(pi() / 4 + radians(greatest(least(latitude, 89.9), -89.9)) / 2)) / (2 * pi())
	)
$$;

-- The map cell of a spot, of 4,096 from west to east (`cellLevel`), as one number.
CREATE OR REPLACE FUNCTION cell_of(spot point) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT floor(spot[0] * 4096)::integer * 4096 + floor(spot[1] * 4096)::integer
$$;

-- Two steps for each hundred dollars: exactly that rent, and more. Rents above 10,000 are one step (`openRent`).
CREATE OR REPLACE FUNCTION rent_step(rent numeric) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT floor(least(rent, 10000.01) / 100)::integer * 2 + (least(rent, 10000.01) % 100 > 0)::integer
$$;

-- Words as they are compared: in lower case, without accents and punctuation. Its dictionary never changes.
CREATE OR REPLACE FUNCTION words_of(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT btrim(regexp_replace(lower(unaccent('unaccent', words)), '[[:space:][:punct:]]+', ' ', 'g'))
$$;

-- A ZIP+4 is a street within a ZIP, not a place. Anything that is not a ZIP of the United States stays as it is.
CREATE OR REPLACE FUNCTION five_digit_zip(zip_code text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE WHEN zip_code ~ '^\d{5}-\d{4}$' THEN left(zip_code, 5) ELSE zip_code END
$$;

-- The findable homes, once for each place: their city, their ZIP, and their neighborhood if they name one.
CREATE OR REPLACE VIEW places_of_homes AS
SELECT homes.id, place.*
FROM properties AS homes
CROSS JOIN LATERAL (VALUES
	('city', lower(city || ', ' || state), length(city || ', ' || state), city, city, state),
	('neighborhood', lower(neighborhood || ', ' || city || ', ' || state), length(neighborhood), neighborhood, city, state),
	('zip', lower(five_digit_zip(zip_code)), 1, five_digit_zip(zip_code), '', '')
) AS place (kind, match, within, name, city, state)
WHERE homes.visibility_level = 'public' AND homes.deleted_at IS NULL AND place.match IS NOT NULL;

-- What `search_homes` should hold, computed from the homes. Their places are in `search_places` already.
CREATE OR REPLACE VIEW searchable_homes AS
SELECT
	homes.id, rent_amount, latitude, longitude, map_spot(latitude, longitude) AS spot,
	traits_of(property_type, pet_friendly, smoking_allowed, is_available, amenities) AS traits, bedrooms, bathrooms,
	cities.key AS city_key, neighborhoods.key AS neighborhood_key, zips.key AS zip_key,
	strip(to_tsvector('english', unaccent(concat_ws(' ', title, description, address)))) || array_to_tsvector(array_remove(
		ARRAY[
			'@type:' || property_type,
			-- The top buckets mean "at least" (`openBedrooms`, `openBathrooms`).
			CASE WHEN bedrooms >= 4 THEN '@bedrooms:4' ELSE '@bedrooms:' || bedrooms END,
			CASE WHEN bathrooms >= 3 THEN '@bathrooms:3' ELSE '@bathrooms:' || bathrooms END,
			-- Words are looked up together with rents (`rentMarks`) and cells (`cellLevel`).
			'@rent:' || least(floor(rent_amount / 500), 20),
			CASE WHEN pet_friendly THEN '@pets' END,
			CASE WHEN smoking_allowed THEN '@smoking' END,
			'@place:' || cities.key,
			'@place:' || neighborhoods.key,
			'@place:' || zips.key,
			'@cell:' || floor((map_spot(latitude, longitude))[0] * 4096) || ':' || floor((map_spot(latitude, longitude))[1] * 4096)
		] || ARRAY(SELECT '@with:' || left(amenity, 400) FROM unnest(amenities) AS amenity),
		NULL
	)) AS found_by
FROM properties AS homes
JOIN search_places AS cities ON cities.kind = 'city' AND cities.match = lower(homes.city || ', ' || homes.state)
JOIN search_places AS zips ON zips.kind = 'zip' AND zips.match = lower(five_digit_zip(homes.zip_code))
LEFT JOIN search_places AS neighborhoods ON neighborhoods.kind = 'neighborhood'
	AND neighborhoods.match = lower(homes.neighborhood || ', ' || homes.city || ', ' || homes.state)
WHERE homes.visibility_level = 'public' AND homes.deleted_at IS NULL;

-- The upkeep. Its statements are planned once: planning with the values of each call took twice as long as the rest.

-- Adds the new places of these homes. In order, so that two writers of the same new places cannot deadlock.
CREATE OR REPLACE FUNCTION note_search_places(ids uuid[]) RETURNS void
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
	INSERT INTO search_places (kind, match, within, name, city, state)
	SELECT DISTINCT ON (kind, match) kind, match, within, name, city, state
	FROM places_of_homes AS new
	WHERE id = ANY (ids)
		AND NOT EXISTS (SELECT FROM search_places AS known WHERE known.kind = new.kind AND known.match = new.match)
	ORDER BY kind, match, id
	ON CONFLICT (kind, match) DO NOTHING;
END
$$;

-- Writes the rows of these homes as the homes are now. It looks up one home after the other (OFFSET 0).
CREATE OR REPLACE FUNCTION index_homes(ids uuid[]) RETURNS void
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
	PERFORM note_search_places(ids);

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
$$;

-- Keeps `search_homes` up to date with each statement that writes homes. New homes are only inserted, so that no
-- other trigger of `search_homes` is called for them.
CREATE OR REPLACE FUNCTION keep_search_homes() RETURNS trigger
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
	ids uuid[];
BEGIN
	IF tg_op = 'INSERT' THEN
		ids := ARRAY(SELECT id FROM new_homes WHERE visibility_level = 'public' AND deleted_at IS NULL);
		PERFORM note_search_places(ids);
		INSERT INTO search_homes
		SELECT home.* FROM unnest(ids) AS added (id)
		CROSS JOIN LATERAL (SELECT * FROM searchable_homes WHERE searchable_homes.id = added.id OFFSET 0) AS home;
	ELSIF tg_op = 'UPDATE' THEN
		ids := ARRAY(
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
		);
		IF cardinality(ids) > 0 THEN
			PERFORM index_homes(ids);
		END IF;
	ELSIF tg_op = 'DELETE' THEN
		DELETE FROM search_homes USING old_homes WHERE search_homes.id = old_homes.id;
	ELSE
		TRUNCATE search_homes;
	END IF;
	RETURN NULL;
END
$$;

-- Notes how homes were and are, for `countHomes`. It only appends, so that writers in one place never wait for each other.
CREATE OR REPLACE FUNCTION note_home_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'INSERT' THEN
		INSERT INTO home_changes (
			change, spot, city_key, neighborhood_key, zip_key, sign, traits, bedrooms, bathrooms, rent_amount
		)
		SELECT on_offer(traits), spot, city_key, neighborhood_key, zip_key, 1, traits, bedrooms, bathrooms, rent_amount
		FROM new_homes;
	ELSIF tg_op = 'UPDATE' THEN
		INSERT INTO home_changes (
			change, spot, city_key, neighborhood_key, zip_key, sign, traits, bedrooms, bathrooms, rent_amount
		)
		SELECT side.* FROM old_homes AS was JOIN new_homes AS now USING (id)
		CROSS JOIN LATERAL (VALUES
			(
				-on_offer(was.traits), was.spot, was.city_key, was.neighborhood_key, was.zip_key,
				-1, was.traits, was.bedrooms, was.bathrooms, was.rent_amount
			),
			(
				on_offer(now.traits), now.spot, now.city_key, now.neighborhood_key, now.zip_key,
				1, now.traits, now.bedrooms, now.bathrooms, now.rent_amount
			)
		) AS side
		WHERE (
			was.traits, was.latitude, was.longitude, was.rent_amount, was.city_key, was.neighborhood_key, was.zip_key,
			was.bedrooms, was.bathrooms
		) IS DISTINCT FROM (
			now.traits, now.latitude, now.longitude, now.rent_amount, now.city_key, now.neighborhood_key, now.zip_key,
			now.bedrooms, now.bathrooms
		);
	ELSIF tg_op = 'DELETE' THEN
		INSERT INTO home_changes (
			change, spot, city_key, neighborhood_key, zip_key, sign, traits, bedrooms, bathrooms, rent_amount
		)
		SELECT -on_offer(traits), spot, city_key, neighborhood_key, zip_key, -1, traits, bedrooms, bathrooms, rent_amount
		FROM old_homes;
	ELSE
		TRUNCATE home_changes, home_counts, places, map_cells;
	END IF;
	RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER keep_search_homes_inserted AFTER INSERT ON properties
REFERENCING NEW TABLE AS new_homes FOR EACH STATEMENT EXECUTE FUNCTION keep_search_homes();
CREATE OR REPLACE TRIGGER keep_search_homes_updated AFTER UPDATE ON properties
REFERENCING OLD TABLE AS old_homes NEW TABLE AS new_homes FOR EACH STATEMENT EXECUTE FUNCTION keep_search_homes();
CREATE OR REPLACE TRIGGER keep_search_homes_deleted AFTER DELETE ON properties
REFERENCING OLD TABLE AS old_homes FOR EACH STATEMENT EXECUTE FUNCTION keep_search_homes();
CREATE OR REPLACE TRIGGER keep_search_homes_truncated AFTER TRUNCATE ON properties
FOR EACH STATEMENT EXECUTE FUNCTION keep_search_homes();

CREATE OR REPLACE TRIGGER note_home_changes_inserted AFTER INSERT ON search_homes
REFERENCING NEW TABLE AS new_homes FOR EACH STATEMENT EXECUTE FUNCTION note_home_changes();
CREATE OR REPLACE TRIGGER note_home_changes_updated AFTER UPDATE ON search_homes
REFERENCING OLD TABLE AS old_homes NEW TABLE AS new_homes FOR EACH STATEMENT EXECUTE FUNCTION note_home_changes();
CREATE OR REPLACE TRIGGER note_home_changes_deleted AFTER DELETE ON search_homes
REFERENCING OLD TABLE AS old_homes FOR EACH STATEMENT EXECUTE FUNCTION note_home_changes();
CREATE OR REPLACE TRIGGER note_home_changes_truncated AFTER TRUNCATE ON search_homes
FOR EACH STATEMENT EXECUTE FUNCTION note_home_changes();
