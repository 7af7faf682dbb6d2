CREATE TABLE "object_stores" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" uuid NOT NULL,
	CONSTRAINT "object_stores_is_only" CHECK ("object_stores"."is_only")
);
