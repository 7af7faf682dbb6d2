// Runs the pages without the API.
import { runPages } from './run-pages.ts'

await runPages()
