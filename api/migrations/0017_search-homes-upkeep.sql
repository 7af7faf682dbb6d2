-- Names the places of these homes that are not known yet. In order, so that two who name the same new places wait for one
-- another in one direction.
CREATE FUNCTION note_search_places(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_places (kind, match, within, name, city, state)
	SELECT DISTINCT ON (kind, match) kind, match, within, name, city, state
	FROM places_of_homes AS new
	WHERE id = ANY (ids)
		AND NOT EXISTS (SELECT FROM search_places AS known WHERE known.kind = new.kind AND known.match = new.match)
	ORDER BY kind, match, id
	ON CONFLICT (kind, match) DO NOTHING;
END
$$;--> statement-breakpoint
-- Writes these homes, as they are now, to `search_homes`. It looks up one after the other, whatever plan it was first given.
CREATE OR REPLACE FUNCTION index_homes(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
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
$$;--> statement-breakpoint
-- As before, and new homes are only inserted: no other trigger of `search_homes` is called for them.
CREATE OR REPLACE FUNCTION keep_search_homes() RETURNS trigger LANGUAGE plpgsql AS $$
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
