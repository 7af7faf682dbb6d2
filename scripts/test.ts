// `npm test`: every check and every test, in its short form. `npm test -- unit api` runs only those stages.
import { runStages } from './stages.ts'

// No program here runs long enough to win back what JavaScriptCore's last compiler costs.
process.env.BUN_JSC_useFTLJIT = '0'
await runStages(process.argv.slice(2), ['check', 'unit', 'api', 'e2e'])
