-- As before, and the words have the five hundred dollars in which a home's rent lies: words are looked up together with rents.
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
WHERE homes.visibility_level = 'public' AND homes.deleted_at IS NULL;--> statement-breakpoint
ALTER TABLE search_homes DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE search_homes SET found_by = found_by || array_to_tsvector(ARRAY['@rent:' || least(floor(rent_amount / 500), 20)]);--> statement-breakpoint
ALTER TABLE search_homes ENABLE TRIGGER USER;
