// The pages without the API, like shell/server/main.ts, except for how often they check the votes.
import { runPages } from '../server/run-pages.ts'

await runPages({ minMs: 100, maxMs: 500 })
