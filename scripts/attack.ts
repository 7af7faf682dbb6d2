// `npm run attack -- --seconds 300 --seed 7`: attacks a separate portal with requests made from its endpoints; see tools/attack/.
import { runTool } from './run-tool.ts'

process.exit(await runTool('attack/command.ts', process.argv.slice(2)))
