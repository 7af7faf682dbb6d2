ALTER TABLE "maintenance_requests" ADD COLUMN "changed_at" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant_profiles" ADD COLUMN "changed_at" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "changed_at" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "changed_at" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
-- Says when a row was last updated, never the same moment twice, and where the table keeps it, when each column was.
CREATE FUNCTION note_update() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	before jsonb := to_jsonb(old);
BEGIN
	new.updated_at := greatest(date_trunc('milliseconds', clock_timestamp()), old.updated_at + interval '1 millisecond');
	IF before ? 'changed_at' THEN
		new.changed_at := old.changed_at || (
			SELECT coalesce(jsonb_object_agg(key, new.updated_at), '{}')
			FROM jsonb_each(to_jsonb(new))
			WHERE key NOT IN ('updated_at', 'changed_at') AND value IS DISTINCT FROM before -> key
		);
	END IF;
	RETURN new;
END
$$;--> statement-breakpoint
DO $$
DECLARE
	updated text;
BEGIN
	FOR updated IN
		SELECT table_name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'updated_at'
	LOOP
		EXECUTE format('CREATE TRIGGER note_update BEFORE UPDATE ON %I FOR EACH ROW EXECUTE FUNCTION note_update()', updated);
	END LOOP;
END
$$;
