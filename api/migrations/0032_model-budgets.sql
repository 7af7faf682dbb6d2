CREATE TABLE "model_budgets" (
	"subject" text NOT NULL,
	"day" date NOT NULL,
	"used" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "model_budgets_subject_day_pk" PRIMARY KEY("subject","day")
);
--> statement-breakpoint
CREATE TABLE "model_reservations" (
	"call_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"tokens" bigint NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "model_reservations_call_id_subject_pk" PRIMARY KEY("call_id","subject")
);
--> statement-breakpoint
CREATE INDEX "model_budgets_by_day" ON "model_budgets" USING btree ("day");--> statement-breakpoint
CREATE INDEX "model_reservations_by_subject" ON "model_reservations" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "model_reservations_by_age" ON "model_reservations" USING btree ("created_at");