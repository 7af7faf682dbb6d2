-- Whoever is writing a home ends first, and whoever comes later is counted by what follows.
LOCK TABLE search_homes IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
CREATE TABLE "home_counts" (
	"traits" integer NOT NULL,
	"bedrooms" integer NOT NULL,
	"bathrooms" numeric(4, 1) NOT NULL,
	"rent_step" integer NOT NULL,
	"count" integer NOT NULL,
	"pairs" integer[] NOT NULL,
	CONSTRAINT "home_counts_traits_bedrooms_bathrooms_rent_step_pk" PRIMARY KEY("traits","bedrooms","bathrooms","rent_step")
);
--> statement-breakpoint
ALTER TABLE "home_changes" ADD COLUMN "sign" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "home_changes" ADD COLUMN "traits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "home_changes" ADD COLUMN "bedrooms" integer;--> statement-breakpoint
ALTER TABLE "home_changes" ADD COLUMN "bathrooms" numeric(4, 1);--> statement-breakpoint
ALTER TABLE "home_changes" ADD COLUMN "rent_amount" numeric(12, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Two steps for each hundred dollars: exactly so much, and more. From 10,000 on, rents are not told apart.
CREATE FUNCTION rent_step(rent numeric) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT floor(least(rent, 10000.01) / 100)::integer * 2 + (least(rent, 10000.01) % 100 > 0)::integer
$$;--> statement-breakpoint
-- As before, and notes what filters ask for.
CREATE OR REPLACE FUNCTION note_home_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'INSERT' THEN
		INSERT INTO home_changes (
			change, spot, city_key, neighborhood_key, zip_key, sign, traits, bedrooms, bathrooms, rent_amount
		)
		SELECT traits >> 6 & 1, spot, city_key, neighborhood_key, zip_key, 1, traits, bedrooms, bathrooms, rent_amount
		FROM new_homes;
	ELSIF tg_op = 'UPDATE' THEN
		INSERT INTO home_changes (
			change, spot, city_key, neighborhood_key, zip_key, sign, traits, bedrooms, bathrooms, rent_amount
		)
		SELECT side.* FROM old_homes AS was JOIN new_homes AS now USING (id)
		CROSS JOIN LATERAL (VALUES
			(
				-(was.traits >> 6 & 1), was.spot, was.city_key, was.neighborhood_key, was.zip_key,
				-1, was.traits, was.bedrooms, was.bathrooms, was.rent_amount
			),
			(
				now.traits >> 6 & 1, now.spot, now.city_key, now.neighborhood_key, now.zip_key,
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
		SELECT -(traits >> 6 & 1), spot, city_key, neighborhood_key, zip_key, -1, traits, bedrooms, bathrooms, rent_amount
		FROM old_homes;
	ELSE
		TRUNCATE home_changes, home_counts, places, map_cells;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
-- Where homes are is counted already.
INSERT INTO home_changes (change, city_key, zip_key, sign, traits, bedrooms, bathrooms, rent_amount)
SELECT 0, city_key, zip_key, 1, traits, bedrooms, bathrooms, rent_amount FROM search_homes;--> statement-breakpoint
-- The cell of the map in which a home lies, of 4,096 from west to east, as `@cell:` of its words.
CREATE FUNCTION cell_of(spot point) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT floor(spot[0] * 4096)::integer * 4096 + floor(spot[1] * 4096)::integer
$$;--> statement-breakpoint
-- The cheapest and the dearest homes of an area the size of a city, and the newest of a ZIP.
CREATE INDEX search_homes_by_cell_and_rent ON search_homes (cell_of(spot), rent_amount, id)
INCLUDE (spot, latitude, longitude, traits, bedrooms, bathrooms, city_key, neighborhood_key, zip_key);--> statement-breakpoint
CREATE INDEX search_homes_by_zip ON search_homes (zip_key, id)
INCLUDE (rent_amount, latitude, longitude, traits, bedrooms, bathrooms, city_key, neighborhood_key);
