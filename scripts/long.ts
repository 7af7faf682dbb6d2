// `npm run long`: what takes too long for `npm test`. `npm run long -- api` runs only that stage.
import { runStages } from './stages.ts'

process.env.LONG = '1' // read by packages/server/test/length.ts and e2e/playwright.config.ts
await runStages(process.argv.slice(2), [
  'unit',
  'api',
  'e2e',
  'tools',
  ['newcomer', 'engines'],
  'databases',
  'any-hour',
])
