-- Homes show uploaded policies only. What they had elsewhere, their landlords read in a notification, which is kept for 90 days.
CREATE FUNCTION pg_temp.is_document(address text) RETURNS boolean LANGUAGE sql AS $$
	SELECT address ~ '^/api/documents/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/content$'
$$;--> statement-breakpoint
-- A UUIDv7 of this moment.
CREATE FUNCTION pg_temp.new_id() RETURNS uuid LANGUAGE sql AS $$
	SELECT (left(ms, 8) || '-' || right(ms, 4) || '-7' || substr(gen_random_uuid()::text, 16))::uuid
	FROM lpad(to_hex((extract(epoch FROM now()) * 1000)::bigint), 12, '0') AS ms
$$;--> statement-breakpoint
INSERT INTO ai_notifications (id, user_id, title, message, type, priority, category, is_ai_generated, action_required, action_url, action_text, sent_at)
SELECT pg_temp.new_id(), landlord_id, 'Please upload your house rules and policies',
	'Documents on other websites are not shown anymore. ' || title || ' had: ' || string_agg(source, ', ' ORDER BY place),
	'update', 'high', 'property', false, true, '/landlord/properties/' || properties.id || '/edit', 'Edit home', now()
FROM properties CROSS JOIN unnest(policy_documents) WITH ORDINALITY AS policy (source, place)
WHERE NOT pg_temp.is_document(source) AND deleted_at IS NULL
GROUP BY properties.id;--> statement-breakpoint
UPDATE properties SET policy_documents = ARRAY(SELECT source FROM unnest(policy_documents) WITH ORDINALITY AS policy (source, place) WHERE pg_temp.is_document(source) ORDER BY place)
WHERE EXISTS (SELECT FROM unnest(policy_documents) AS source WHERE NOT pg_temp.is_document(source));
