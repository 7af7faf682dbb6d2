// The pages without the API, like shell/server/main.ts, except for how often they check the votes.
import { runPages } from '../server/run-pages.ts'

await runPages({ leastMs: 100, longestMs: 500 })
