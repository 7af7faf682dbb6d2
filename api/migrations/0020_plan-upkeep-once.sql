-- The same look-ups whatever is written: with its values in view each statement was planned anew, which took twice as long as the rest.
ALTER FUNCTION note_search_places(uuid[]) SET plan_cache_mode = force_generic_plan;--> statement-breakpoint
ALTER FUNCTION index_homes(uuid[]) SET plan_cache_mode = force_generic_plan;--> statement-breakpoint
ALTER FUNCTION keep_search_homes() SET plan_cache_mode = force_generic_plan;
