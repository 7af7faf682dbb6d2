-- A UUIDv7 of this moment.
CREATE OR REPLACE FUNCTION pg_temp.new_id() RETURNS uuid LANGUAGE sql AS $$
	SELECT (left(ms, 8) || '-' || right(ms, 4) || '-7' || substr(gen_random_uuid()::text, 16))::uuid
	FROM lpad(to_hex((extract(epoch FROM now()) * 1000)::bigint), 12, '0') AS ms
$$;--> statement-breakpoint
-- Reminds of the rent what was agreed before there were such reminders: one for each tenancy with a due day that has not ended, as an
-- agreement makes it. It comes three days before the next due day, at 9 o'clock at the home.
INSERT INTO "ai_reminders" (
  "id", "user_id", "title", "description", "reminder_type", "is_recurring", "recurring_pattern", "lead_days", "time_zone", "anchor_at",
  "due_at", "next_reminder_at", "property_id", "related_entity_type", "related_entity_id", "action_url"
)
SELECT
  pg_temp.new_id(),
  t."tenant_id",
  'Rent for “' || p."title" || '”',
  coalesce('$' || to_char(t."rent_amount", case when t."rent_amount" = trunc(t."rent_amount") then 'FM999,999,999,990' else 'FM999,999,999,990.00' end), 'It')
    || ' is due on day ' || t."rent_due_day"
    || ' of the month. The portal collects nothing: pay as you agreed with your landlord.',
  'rent', true, 'monthly', 3, home."zone",
  (first."due" + time '09:00') at time zone home."zone",
  next."at", next."at",
  p."id", 'tenancy', t."id", '/tenancies/' || t."id"
FROM "tenancies" t
JOIN "properties" p ON p."id" = t."property_id" AND p."deleted_at" IS NULL AND p."archived_at" IS NULL
CROSS JOIN LATERAL (SELECT coalesce(p."time_zone", 'UTC') AS "zone") home
CROSS JOIN LATERAL (
  SELECT ("day" + CASE WHEN "day" < t."starts_on" THEN interval '1 month' ELSE interval '0' END)::date AS "due"
  FROM (SELECT date_trunc('month', t."starts_on")::date + t."rent_due_day" - 1 AS "day") due
) first
-- The first month that may still be ahead: the one before this one, counted from the first due day.
CROSS JOIN LATERAL (
  SELECT greatest(0, (extract(year from now()) - extract(year from first."due")) * 12 + extract(month from now()) - extract(month from first."due") - 1)::integer AS "passed"
) since
CROSS JOIN LATERAL (
  SELECT "at"
  FROM generate_series(since."passed", since."passed" + 3) AS "months"
  CROSS JOIN LATERAL (
    SELECT ((first."due" + "months" * interval '1 month')::date - 3 + time '09:00') at time zone home."zone" AS "at"
  ) each
  WHERE "at" > now()
  ORDER BY "at"
  LIMIT 1
) next
WHERE t."status" = 'agreed' AND t."tenant_id" IS NOT NULL AND t."rent_due_day" IS NOT NULL
  AND (t."ends_on" IS NULL OR t."ends_on" >= (now() at time zone home."zone")::date)
ON CONFLICT DO NOTHING;
