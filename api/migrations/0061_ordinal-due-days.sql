-- A rent reminder says "the 26th of the month" where it said "day 26 of the month".
UPDATE "ai_reminders"
SET "description" = replace(
  "description",
  substring("description" from 'due on day \d+ of'),
  'due on the ' || to_char(substring("description" from 'due on day (\d+) of')::integer, 'FM99th') || ' of'
)
WHERE "reminder_type" = 'rent' AND "description" ~ 'due on day \d+ of';
