-- A ZIP+4 is a street within a ZIP, not a place: homes count to their ZIP. What is no ZIP of the United States stays as it is.
CREATE FUNCTION five_digit_zip(zip_code text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE WHEN zip_code ~ '^\d{5}-\d{4}$' THEN left(zip_code, 5) ELSE zip_code END
$$;--> statement-breakpoint
CREATE OR REPLACE VIEW places_of_homes AS
SELECT homes.id, place.*
FROM properties AS homes
CROSS JOIN LATERAL (VALUES
	('city', lower(city || ', ' || state), length(city || ', ' || state), city, city, state),
	('neighborhood', lower(neighborhood || ', ' || city || ', ' || state), length(neighborhood), neighborhood, city, state),
	('zip', lower(five_digit_zip(zip_code)), 1, five_digit_zip(zip_code), '', '')
) AS place (kind, match, within, name, city, state)
WHERE homes.visibility_level = 'public' AND homes.deleted_at IS NULL AND place.match IS NOT NULL;--> statement-breakpoint
CREATE OR REPLACE VIEW searchable_homes AS
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
JOIN search_places AS zips ON zips.kind = 'zip' AND zips.match = lower(five_digit_zip(homes.zip_code))
LEFT JOIN search_places AS neighborhoods ON neighborhoods.kind = 'neighborhood'
	AND neighborhoods.match = lower(homes.neighborhood || ', ' || homes.city || ', ' || homes.state)
WHERE homes.visibility_level = 'public' AND homes.deleted_at IS NULL;--> statement-breakpoint
SELECT index_homes(ARRAY(SELECT id FROM properties WHERE zip_code <> five_digit_zip(zip_code)));--> statement-breakpoint
-- No home is in these anymore. That they are left is still to be counted, which passes over places that are not there.
DELETE FROM places WHERE kind = 'zip' AND name <> five_digit_zip(name);--> statement-breakpoint
DELETE FROM search_places WHERE kind = 'zip' AND name <> five_digit_zip(name);--> statement-breakpoint
UPDATE saved_searches SET filters = filters || jsonb_build_object('location', left(location, 5))
WHERE location ~ '^\d{5}-\d{0,4}$';
