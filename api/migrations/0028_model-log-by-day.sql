DROP INDEX "ai_content_logs_by_user";--> statement-breakpoint
CREATE INDEX "ai_content_logs_by_age" ON "ai_content_logs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ai_content_logs_by_user" ON "ai_content_logs" USING btree ("user_id","created_at");