-- What reminds a tenant of a viewing said the home's street, also once the home was private; of a repair visit, also once they had moved out.
UPDATE ai_reminders AS reminders SET description = regexp_replace(description, ', at .*$', '.')
FROM property_inquiries AS inquiries
WHERE related_entity_type = 'inquiry' AND reminder_type = 'viewing'
	AND inquiries.id = related_entity_id AND inquiries.tenant_id = reminders.user_id;--> statement-breakpoint
UPDATE ai_reminders AS reminders SET description = regexp_replace(reminders.description, ', at .*$', '.')
FROM maintenance_requests AS requests
WHERE related_entity_type = 'maintenance_request' AND reminder_type = 'repair_visit'
	AND requests.id = related_entity_id AND requests.tenant_id = reminders.user_id
	AND NOT EXISTS (
		SELECT FROM tenancies
		WHERE tenancies.property_id = requests.property_id AND tenancies.tenant_id = requests.tenant_id
			AND starts_on <= current_date AND (ends_on IS NULL OR ends_on >= current_date)
	);--> statement-breakpoint
UPDATE ai_notifications AS notifications SET message = regexp_replace(notifications.message, ', at .*$', '.')
FROM property_inquiries AS inquiries
WHERE notifications.category = 'reminder' AND related_entity_type = 'inquiry'
	AND inquiries.id = related_entity_id AND inquiries.tenant_id = notifications.user_id;--> statement-breakpoint
UPDATE ai_notifications AS notifications SET message = regexp_replace(notifications.message, ', at .*$', '.')
FROM maintenance_requests AS requests
WHERE notifications.category = 'reminder' AND related_entity_type = 'maintenance_request'
	AND requests.id = related_entity_id AND requests.tenant_id = notifications.user_id
	AND NOT EXISTS (
		SELECT FROM tenancies
		WHERE tenancies.property_id = requests.property_id AND tenancies.tenant_id = requests.tenant_id
			AND starts_on <= current_date AND (ends_on IS NULL OR ends_on >= current_date)
	);
