// `npm test`: every check and every test, in its short form. `npm test -- unit api` runs only those stages.
import { runStages } from './stages.ts'

await runStages(process.argv.slice(2), ['check', 'unit', 'api', 'e2e'])
