CREATE INDEX "ai_notifications_by_age" ON "ai_notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ai_reminders_over" ON "ai_reminders" USING btree ("updated_at") WHERE is_completed or not is_active;--> statement-breakpoint
CREATE INDEX "security_events_by_age" ON "security_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "content_violations_by_age" ON "content_violations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "platform_warnings_by_age" ON "platform_warnings" USING btree ("created_at");